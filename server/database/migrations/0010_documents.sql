CREATE TABLE "document_analyses" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"document_revision_uuid" uuid NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_revisions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"document_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"file_uuid" uuid NOT NULL,
	CONSTRAINT "document_revisions_number" UNIQUE("document_uuid","number"),
	CONSTRAINT "document_revisions_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'MANUAL' NOT NULL,
	"archived_at" timestamp with time zone,
	"kind" text NOT NULL,
	CONSTRAINT "documents_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "documents_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
ALTER TABLE "document_analyses" ADD CONSTRAINT "document_analyses_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_analyses" ADD CONSTRAINT "document_analyses_revision" FOREIGN KEY ("project_uuid","document_revision_uuid") REFERENCES "public"."document_revisions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_document" FOREIGN KEY ("project_uuid","document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_analyses_project_uuid_document_revision_uuid_index" ON "document_analyses" USING btree ("project_uuid","document_revision_uuid");--> statement-breakpoint
CREATE INDEX "document_revisions_project_uuid_document_uuid_index" ON "document_revisions" USING btree ("project_uuid","document_uuid");--> statement-breakpoint
CREATE INDEX "document_revisions_file_uuid_index" ON "document_revisions" USING btree ("file_uuid");--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "stored_files_last_used_at_index" ON "stored_files" USING btree ("last_used_at");