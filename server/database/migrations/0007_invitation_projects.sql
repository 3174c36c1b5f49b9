ALTER TABLE "organization_invitations" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD COLUMN "projects" jsonb DEFAULT '[]'::jsonb NOT NULL;