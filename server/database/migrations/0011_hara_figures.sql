CREATE TABLE "hara_figures" (
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
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" bigint NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"annotations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_file_uuid" uuid NOT NULL,
	"thumbnail_file_uuid" uuid NOT NULL,
	CONSTRAINT "hara_figures_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "hara_figures_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_figures" (
	"project_uuid" uuid NOT NULL,
	"hara_figure_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_figures_hara_figure_uuid_hazard_uuid_pk" PRIMARY KEY("hara_figure_uuid","hazard_uuid")
);
--> statement-breakpoint
ALTER TABLE "hara_figures" ADD CONSTRAINT "hara_figures_image_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("image_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hara_figures" ADD CONSTRAINT "hara_figures_thumbnail_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("thumbnail_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hara_figures" ADD CONSTRAINT "hara_figures_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_figures" ADD CONSTRAINT "hazard_figures_figure" FOREIGN KEY ("project_uuid","hara_figure_uuid") REFERENCES "public"."hara_figures"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_figures" ADD CONSTRAINT "hazard_figures_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hara_figures_order" ON "hara_figures" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "hara_figures_image_file_uuid_index" ON "hara_figures" USING btree ("image_file_uuid");--> statement-breakpoint
CREATE INDEX "hara_figures_thumbnail_file_uuid_index" ON "hara_figures" USING btree ("thumbnail_file_uuid");--> statement-breakpoint
CREATE INDEX "hazard_figures_project_uuid_hara_figure_uuid_index" ON "hazard_figures" USING btree ("project_uuid","hara_figure_uuid");--> statement-breakpoint
CREATE INDEX "hazard_figures_project_uuid_hazard_uuid_index" ON "hazard_figures" USING btree ("project_uuid","hazard_uuid");