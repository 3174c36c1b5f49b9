CREATE TABLE "mails" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"user_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text,
	"read" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_invitations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"organization_role_uuid" uuid NOT NULL,
	"token_digest" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "organization_invitations_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "organization_user_preferences" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"user_uuid" uuid NOT NULL,
	"organization_uuid" uuid NOT NULL,
	"default_project_uuid" uuid,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "organization_user_preferences_user_uuid_organization_uuid_unique" UNIQUE("user_uuid","organization_uuid")
);
--> statement-breakpoint
CREATE TABLE "project_access_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "project_access_requests_decision" CHECK (("project_access_requests"."status" = 'PENDING') = ("project_access_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "project_user_preferences" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"user_uuid" uuid NOT NULL,
	"project_uuid" uuid NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "project_user_preferences_user_uuid_project_uuid_unique" UNIQUE("user_uuid","project_uuid")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"user_uuid" uuid NOT NULL,
	"language" text,
	"color_scheme" text DEFAULT 'SYSTEM' NOT NULL,
	"density" text DEFAULT 'COMFORTABLE' NOT NULL,
	"notification_mails" boolean DEFAULT true NOT NULL,
	"default_organization_uuid" uuid,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "user_preferences_user_uuid_unique" UNIQUE("user_uuid")
);
--> statement-breakpoint
CREATE TABLE "project_attribute_type_values" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"project_attribute_type_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_attribute_type_values_of_type" UNIQUE("project_attribute_type_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "project_attribute_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"data_type" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_attribute_types_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "project_attributes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"project_attribute_type_uuid" uuid NOT NULL,
	"value" text,
	"project_attribute_type_value_uuid" uuid,
	CONSTRAINT "project_attributes_once" UNIQUE("project_uuid","project_attribute_type_uuid"),
	CONSTRAINT "project_attributes_one_value" CHECK (num_nonnulls("project_attributes"."value", "project_attributes"."project_attribute_type_value_uuid") = 1)
);
--> statement-breakpoint
CREATE TABLE "tag_relationships" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"tag_uuid" uuid NOT NULL,
	"project_uuid" uuid NOT NULL,
	"resource_type" text NOT NULL,
	"resource_uuid" uuid NOT NULL,
	CONSTRAINT "tag_relationships_tag_uuid_resource_uuid_unique" UNIQUE("tag_uuid","resource_uuid")
);
--> statement-breakpoint
CREATE TABLE "tag_versions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tag_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"color" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "tag_versions_tag_uuid_version_unique" UNIQUE("tag_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"color" text
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_role" FOREIGN KEY ("organization_uuid","organization_role_uuid") REFERENCES "public"."organization_roles"("organization_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_user_preferences" ADD CONSTRAINT "organization_user_preferences_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_user_preferences" ADD CONSTRAINT "organization_user_preferences_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_access_requests" ADD CONSTRAINT "project_access_requests_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_access_requests" ADD CONSTRAINT "project_access_requests_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_user_preferences" ADD CONSTRAINT "project_user_preferences_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_user_preferences" ADD CONSTRAINT "project_user_preferences_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attribute_type_values" ADD CONSTRAINT "project_attribute_type_values_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attribute_type_values" ADD CONSTRAINT "project_attribute_type_values_type" FOREIGN KEY ("project_uuid","project_attribute_type_uuid") REFERENCES "public"."project_attribute_types"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attribute_types" ADD CONSTRAINT "project_attribute_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attributes" ADD CONSTRAINT "project_attributes_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attributes" ADD CONSTRAINT "project_attributes_type" FOREIGN KEY ("project_uuid","project_attribute_type_uuid") REFERENCES "public"."project_attribute_types"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attributes" ADD CONSTRAINT "project_attributes_choice" FOREIGN KEY ("project_attribute_type_uuid","project_attribute_type_value_uuid") REFERENCES "public"."project_attribute_type_values"("project_attribute_type_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_relationships" ADD CONSTRAINT "tag_relationships_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_relationships" ADD CONSTRAINT "tag_relationships_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_versions" ADD CONSTRAINT "tag_versions_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user_uuid_read_created_at_index" ON "notifications" USING btree ("user_uuid","read","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_invitations_open" ON "organization_invitations" USING btree ("organization_uuid","email") WHERE "organization_invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "organization_invitations_email_index" ON "organization_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "organization_invitations_organization_role_uuid_index" ON "organization_invitations" USING btree ("organization_role_uuid");--> statement-breakpoint
CREATE INDEX "organization_user_preferences_organization_uuid_index" ON "organization_user_preferences" USING btree ("organization_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "project_access_requests_open" ON "project_access_requests" USING btree ("project_uuid","user_uuid") WHERE "project_access_requests"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "project_access_requests_project_uuid_index" ON "project_access_requests" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "project_access_requests_user_uuid_index" ON "project_access_requests" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "project_user_preferences_project_uuid_index" ON "project_user_preferences" USING btree ("project_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "project_attribute_type_values_name" ON "project_attribute_type_values" USING btree ("project_attribute_type_uuid",lower("name"));--> statement-breakpoint
CREATE INDEX "project_attribute_type_values_project_uuid_index" ON "project_attribute_type_values" USING btree ("project_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "project_attribute_types_name" ON "project_attribute_types" USING btree ("project_uuid",lower("name"));--> statement-breakpoint
CREATE INDEX "project_attributes_project_attribute_type_uuid_index" ON "project_attributes" USING btree ("project_attribute_type_uuid");--> statement-breakpoint
CREATE INDEX "project_attributes_project_attribute_type_value_uuid_index" ON "project_attributes" USING btree ("project_attribute_type_value_uuid");--> statement-breakpoint
CREATE INDEX "tag_relationships_resource_uuid_index" ON "tag_relationships" USING btree ("resource_uuid");--> statement-breakpoint
CREATE INDEX "tag_relationships_project_uuid_index" ON "tag_relationships" USING btree ("project_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("organization_uuid",lower("name"));