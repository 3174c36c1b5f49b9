CREATE TABLE "ceas" (
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
	"cea_type_uuid" uuid NOT NULL,
	"share" double precision,
	"share_source" text DEFAULT '' NOT NULL,
	CONSTRAINT "ceas_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "ceas_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "exposure_situation_ceas" (
	"project_uuid" uuid NOT NULL,
	"exposure_situation_uuid" uuid NOT NULL,
	"cea_uuid" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exposure_situation_ceas_exposure_situation_uuid_cea_uuid_pk" PRIMARY KEY("exposure_situation_uuid","cea_uuid")
);
--> statement-breakpoint
CREATE TABLE "exposure_situations" (
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
	"disposition" text DEFAULT 'USED' NOT NULL,
	"disposition_reason" text DEFAULT '' NOT NULL,
	"duplicate_of_uuid" uuid,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exposure_situations_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "exposure_situations_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "functions" (
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
	"parent_function_uuid" uuid,
	"machine_uuid" uuid,
	"operating_modes" text[] DEFAULT '{}'::text[] NOT NULL,
	"inputs" text DEFAULT '' NOT NULL,
	"outputs" text DEFAULT '' NOT NULL,
	"is_safety_related" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	CONSTRAINT "functions_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "functions_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "hazardous_event_effect_types" (
	"hazardous_event_uuid" uuid NOT NULL,
	"hazard_effect_type_uuid" uuid NOT NULL,
	CONSTRAINT "hazardous_event_effect_types_hazardous_event_uuid_hazard_effect_type_uuid_pk" PRIMARY KEY("hazardous_event_uuid","hazard_effect_type_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazardous_events" (
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
	CONSTRAINT "hazardous_events_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "hazardous_events_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "machines" (
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
	"manufacturer" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"intended_use" text DEFAULT '' NOT NULL,
	"machine_type" text DEFAULT '' NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"space_limits" text DEFAULT '' NOT NULL,
	"time_limits" text DEFAULT '' NOT NULL,
	"other_limits" text DEFAULT '' NOT NULL,
	"parent_machine_uuid" uuid,
	CONSTRAINT "machines_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "machines_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "malfunctions" (
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
	"function_uuid" uuid NOT NULL,
	"guideword_uuid" uuid,
	"effect" text DEFAULT '' NOT NULL,
	"disposition" text DEFAULT 'ANALYSE' NOT NULL,
	"disposition_reason" text DEFAULT '' NOT NULL,
	"duplicate_of_uuid" uuid,
	CONSTRAINT "malfunctions_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "malfunctions_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "task_checked_places" (
	"task_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"zone_uuid" uuid NOT NULL,
	"personnel_uuid" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "task_checked_places_task_uuid_position_pk" PRIMARY KEY("task_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "task_zones" (
	"task_uuid" uuid NOT NULL,
	"zone_uuid" uuid NOT NULL,
	CONSTRAINT "task_zones_task_uuid_zone_uuid_pk" PRIMARY KEY("task_uuid","zone_uuid")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
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
	"task_type_uuid" uuid,
	"machine_uuid" uuid,
	"lifecycle_phase_uuid" uuid,
	"operating_mode" text DEFAULT '' NOT NULL,
	"frequency_per_year" double precision,
	"duration_minutes" double precision,
	CONSTRAINT "tasks_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "tasks_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "assumptions" (
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
	"text" text NOT NULL,
	"category" text DEFAULT 'SYSTEM' NOT NULL,
	"rationale" text DEFAULT '' NOT NULL,
	"owner_user_uuid" uuid,
	"evidence_document_uuid" uuid,
	"due_date" date,
	"validation_method" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	CONSTRAINT "assumptions_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "assumptions_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "function_assumptions" (
	"project_uuid" uuid NOT NULL,
	"function_uuid" uuid NOT NULL,
	"assumption_uuid" uuid NOT NULL,
	CONSTRAINT "function_assumptions_function_uuid_assumption_uuid_pk" PRIMARY KEY("function_uuid","assumption_uuid")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_user_uuid" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"entity" text NOT NULL,
	"record_uuid" uuid NOT NULL,
	"action" text NOT NULL,
	"operation_id" text NOT NULL,
	"request_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"client_id" uuid,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "baseline_files" (
	"baseline_uuid" uuid NOT NULL,
	"file_uuid" uuid NOT NULL,
	CONSTRAINT "baseline_files_baseline_uuid_file_uuid_pk" PRIMARY KEY("baseline_uuid","file_uuid")
);
--> statement-breakpoint
CREATE TABLE "baseline_parts" (
	"baseline_uuid" uuid NOT NULL,
	"part" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "baseline_parts_baseline_uuid_part_pk" PRIMARY KEY("baseline_uuid","part")
);
--> statement-breakpoint
CREATE TABLE "baseline_records" (
	"baseline_uuid" uuid NOT NULL,
	"entity" text NOT NULL,
	"record_uuid" uuid NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"hazard_uuid" uuid,
	"place" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "baseline_records_baseline_uuid_entity_record_uuid_pk" PRIMARY KEY("baseline_uuid","entity","record_uuid")
);
--> statement-breakpoint
CREATE TABLE "baseline_reviews" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"baseline_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"reviewer_user_uuid" uuid NOT NULL,
	"reviewer_name" text NOT NULL,
	"independence" text,
	"independence_note" text DEFAULT '' NOT NULL,
	"result" text,
	"conclusion" text DEFAULT '' NOT NULL,
	"concluded_at" timestamp with time zone,
	"concluded_by" uuid,
	CONSTRAINT "baseline_reviews_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "baseline_reviews_concluded" CHECK (("baseline_reviews"."result" is null) = ("baseline_reviews"."concluded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "baseline_signatures" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"baseline_uuid" uuid NOT NULL,
	"signer_user_uuid" uuid NOT NULL,
	"signer_name" text NOT NULL,
	"project_role" text,
	"function" text NOT NULL,
	"independence" text,
	"independence_note" text DEFAULT '' NOT NULL,
	"statement" text NOT NULL,
	"is_own_work" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "baseline_signatures_withdrawn_with_reason" CHECK ("baseline_signatures"."withdrawn_at" is null or "baseline_signatures"."withdrawn_reason" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "baselines" (
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
	"reason" text DEFAULT '' NOT NULL,
	"open_points" jsonb NOT NULL,
	CONSTRAINT "baselines_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "baselines_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "review_findings" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"baseline_review_uuid" uuid NOT NULL,
	"baseline_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"severity" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"entity" text,
	"record_uuid" uuid,
	"record_code" text,
	"record_name" text DEFAULT '' NOT NULL,
	"hazard_uuid" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"closing_note" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "review_findings_number" UNIQUE("baseline_review_uuid","number"),
	CONSTRAINT "review_findings_answered" CHECK ("review_findings"."state" <> 'ANSWERED' or "review_findings"."answer" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "glossary_items" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "glossary_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ui_key" text NOT NULL,
	"deployment_env" text NOT NULL,
	"domain" text DEFAULT 'SAFETY' NOT NULL,
	"organization_uuid" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"text_type" text NOT NULL,
	"markdown_text" text,
	"plain_text" text,
	CONSTRAINT "glossary_items_id_unique" UNIQUE("id"),
	CONSTRAINT "glossary_items_once" UNIQUE NULLS NOT DISTINCT("ui_key","deployment_env","domain","organization_uuid","locale")
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
CREATE TABLE "exposure_estimate_assumptions" (
	"project_uuid" uuid NOT NULL,
	"exposure_estimate_uuid" uuid NOT NULL,
	"assumption_uuid" uuid NOT NULL,
	CONSTRAINT "exposure_estimate_assumptions_exposure_estimate_uuid_assumption_uuid_pk" PRIMARY KEY("exposure_estimate_uuid","assumption_uuid")
);
--> statement-breakpoint
CREATE TABLE "exposure_estimate_type_values" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"exposure_estimate_type_uuid" uuid NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision,
	CONSTRAINT "exposure_estimate_type_values_of_type" UNIQUE("exposure_estimate_type_uuid","uuid"),
	CONSTRAINT "exposure_estimate_type_values_in_order" CHECK ("exposure_estimate_type_values"."min" >= 0 and ("exposure_estimate_type_values"."max" is null or "exposure_estimate_type_values"."max" > "exposure_estimate_type_values"."min"))
);
--> statement-breakpoint
CREATE TABLE "exposure_estimate_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"unit" text NOT NULL,
	"combine" text NOT NULL,
	CONSTRAINT "exposure_estimate_types_combine_fits_unit" CHECK ("exposure_estimate_types"."combine" = 'INFO' or ("exposure_estimate_types"."combine" = 'MULTIPLY' and "exposure_estimate_types"."unit" = 'FRACTION') or ("exposure_estimate_types"."combine" = 'MAX' and "exposure_estimate_types"."unit" = 'PER_YEAR'))
);
--> statement-breakpoint
CREATE TABLE "exposure_estimates" (
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
	"exposure_situation_uuid" uuid,
	"hazard_uuid" uuid,
	"exposure_estimate_type_uuid" uuid NOT NULL,
	"exposure_estimate_type_value_uuid" uuid,
	"numeric_value" double precision,
	"rationale" text DEFAULT '' NOT NULL,
	"evidence_document_uuid" uuid,
	CONSTRAINT "exposure_estimates_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "exposure_estimates_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "exposure_estimates_of_one" CHECK (num_nonnulls("exposure_estimates"."exposure_situation_uuid", "exposure_estimates"."hazard_uuid") = 1)
);
--> statement-breakpoint
CREATE TABLE "exposure_situation_ratings" (
	"project_uuid" uuid NOT NULL,
	"exposure_situation_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"parameter" text GENERATED ALWAYS AS ('exposure') STORED NOT NULL,
	"exposure_uuid" uuid NOT NULL,
	"basis" text NOT NULL,
	"rationale" text DEFAULT '' NOT NULL,
	CONSTRAINT "exposure_situation_ratings_exposure_situation_uuid_risk_rating_set_uuid_pk" PRIMARY KEY("exposure_situation_uuid","risk_rating_set_uuid")
);
--> statement-breakpoint
CREATE TABLE "document_analyses" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"document_revision_uuid" uuid NOT NULL,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page_count" integer DEFAULT 0 NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"problem" text,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_hazards" (
	"project_uuid" uuid NOT NULL,
	"document_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	CONSTRAINT "document_hazards_document_uuid_hazard_uuid_pk" PRIMARY KEY("document_uuid","hazard_uuid")
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"project_uuid" uuid NOT NULL,
	"document_revision_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"page" integer,
	"section" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, text) || to_tsvector('german'::regconfig, text)) STORED,
	CONSTRAINT "document_pages_document_revision_uuid_position_pk" PRIMARY KEY("document_revision_uuid","position")
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
CREATE TABLE "document_safety_targets" (
	"project_uuid" uuid NOT NULL,
	"document_uuid" uuid NOT NULL,
	"safety_target_uuid" uuid NOT NULL,
	CONSTRAINT "document_safety_targets_document_uuid_safety_target_uuid_pk" PRIMARY KEY("document_uuid","safety_target_uuid")
);
--> statement-breakpoint
CREATE TABLE "document_srems" (
	"project_uuid" uuid NOT NULL,
	"document_uuid" uuid NOT NULL,
	"srem_uuid" uuid NOT NULL,
	CONSTRAINT "document_srems_document_uuid_srem_uuid_pk" PRIMARY KEY("document_uuid","srem_uuid")
);
--> statement-breakpoint
CREATE TABLE "figure_annotations" (
	"project_uuid" uuid NOT NULL,
	"hara_figure_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"shape" text NOT NULL,
	"points" jsonb NOT NULL,
	"label" text NOT NULL,
	"hazard_uuid" uuid,
	"zone_uuid" uuid,
	"machine_uuid" uuid,
	CONSTRAINT "figure_annotations_hara_figure_uuid_position_pk" PRIMARY KEY("hara_figure_uuid","position"),
	CONSTRAINT "figure_annotations_of_one" CHECK (num_nonnulls("figure_annotations"."hazard_uuid", "figure_annotations"."zone_uuid", "figure_annotations"."machine_uuid") <= 1)
);
--> statement-breakpoint
CREATE TABLE "figure_machines" (
	"project_uuid" uuid NOT NULL,
	"hara_figure_uuid" uuid NOT NULL,
	"machine_uuid" uuid NOT NULL,
	CONSTRAINT "figure_machines_hara_figure_uuid_machine_uuid_pk" PRIMARY KEY("hara_figure_uuid","machine_uuid")
);
--> statement-breakpoint
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
CREATE TABLE "layout_outlines" (
	"project_uuid" uuid NOT NULL,
	"hara_figure_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"zone_uuid" uuid,
	"area_uuid" uuid,
	"points" jsonb NOT NULL,
	CONSTRAINT "layout_outlines_hara_figure_uuid_position_pk" PRIMARY KEY("hara_figure_uuid","position"),
	CONSTRAINT "layout_outlines_of_one" CHECK (num_nonnulls("layout_outlines"."zone_uuid", "layout_outlines"."area_uuid") = 1)
);
--> statement-breakpoint
CREATE TABLE "finding_acceptances" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"check_code" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_uuid" uuid NOT NULL,
	"reason" text NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone NOT NULL,
	"basis" text NOT NULL,
	CONSTRAINT "finding_acceptances_once" UNIQUE("project_uuid","check_code","resource_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_comment_mentions" (
	"hazard_comment_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_comment_mentions_hazard_comment_uuid_user_uuid_pk" PRIMARY KEY("hazard_comment_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_comments" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"parent_comment_uuid" uuid,
	"text" text NOT NULL,
	"field" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "hazard_comments_of_hazard" UNIQUE("hazard_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_assumptions" (
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"assumption_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_assumptions_hazard_uuid_assumption_uuid_pk" PRIMARY KEY("hazard_uuid","assumption_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_effect_injury_types" (
	"hazard_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"injury_type_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_effect_injury_types_hazard_uuid_position_injury_type_uuid_pk" PRIMARY KEY("hazard_uuid","position","injury_type_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_effects" (
	"hazard_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"hazard_effect_type_uuid" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"persons_affected" text DEFAULT 'ONE' NOT NULL,
	CONSTRAINT "hazard_effects_hazard_uuid_position_pk" PRIMARY KEY("hazard_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "hazard_evaluations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"stage" text NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"rating_set_version" text NOT NULL,
	"severity_uuid" uuid,
	"exposure_uuid" uuid,
	"probability_uuid" uuid,
	"avoidability_uuid" uuid,
	"class_uuid" uuid,
	"rating_uuid" uuid,
	"score" integer,
	"rationale" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"avoidance_factors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"origin" text DEFAULT 'MANUAL' NOT NULL,
	"calculated_at" timestamp with time zone,
	"basis" text,
	CONSTRAINT "hazard_evaluations_once" UNIQUE("hazard_uuid","stage","risk_rating_set_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_injury_types" (
	"hazard_uuid" uuid NOT NULL,
	"injury_type_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_injury_types_hazard_uuid_injury_type_uuid_pk" PRIMARY KEY("hazard_uuid","injury_type_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_personnel" (
	"hazard_uuid" uuid NOT NULL,
	"personnel_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_personnel_hazard_uuid_personnel_uuid_pk" PRIMARY KEY("hazard_uuid","personnel_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazards" (
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
	"style" text NOT NULL,
	"hazard_type_uuid" uuid,
	"function_uuid" uuid,
	"malfunction_uuid" uuid,
	"exposure_situation_uuid" uuid,
	"hazardous_event_uuid" uuid,
	"machine_uuid" uuid,
	"task_uuid" uuid,
	"zone_uuid" uuid,
	"area_uuid" uuid,
	"lifecycle_phase_uuid" uuid,
	"energy_source_uuid" uuid,
	"risk_rating_set_uuid" uuid NOT NULL,
	"is_consensus_voting_locked" boolean DEFAULT false NOT NULL,
	"is_final_consensus_voting_locked" boolean DEFAULT false NOT NULL,
	"is_risk_frozen" boolean DEFAULT false NOT NULL,
	"ftti_ms" integer,
	"misuse_uuid" uuid,
	"machine_hazard_uuid" uuid,
	"human_task_uuid" uuid,
	"status_override" text,
	"status_reason" text DEFAULT '' NOT NULL,
	"duplicate_of_uuid" uuid,
	"owner_user_uuid" uuid,
	"residual_risk_note" text DEFAULT '' NOT NULL,
	"standard_clause" text DEFAULT '' NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"published_rating" text DEFAULT '' NOT NULL,
	"published_final_rating" text DEFAULT '' NOT NULL,
	"residual_risk_accepted_at" timestamp with time zone,
	"residual_risk_accepted_by_user_uuid" uuid,
	"residual_risk_basis" text,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hazards_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "hazards_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "hazards_one_trigger" CHECK (num_nonnulls("hazards"."malfunction_uuid", "hazards"."misuse_uuid") <= 1),
	CONSTRAINT "hazards_rejected_with_reason" CHECK ("hazards"."status_override" is distinct from 'REJECTED' or "hazards"."status_reason" <> ''),
	CONSTRAINT "hazards_duplicate_of_another" CHECK ("hazards"."duplicate_of_uuid" is null or ("hazards"."status_override" = 'DUPLICATE' and "hazards"."duplicate_of_uuid" <> "hazards"."uuid")),
	CONSTRAINT "hazards_residual_risk_accepted_by_somebody" CHECK (("hazards"."residual_risk_accepted_at" is null) = ("hazards"."residual_risk_accepted_by_user_uuid" is null)),
	CONSTRAINT "hazards_closed_are_frozen" CHECK (not "hazards"."is_closed" or "hazards"."is_risk_frozen")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_uuid" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"is_text" boolean,
	"body" text,
	CONSTRAINT "idempotency_keys_user_uuid_key_pk" PRIMARY KEY("user_uuid","key")
);
--> statement-breakpoint
CREATE TABLE "closed_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_accounts_user_uuid_unique" UNIQUE("user_uuid"),
	CONSTRAINT "identity_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_attempts" (
	"email_digest" text NOT NULL,
	"client" text DEFAULT '' NOT NULL,
	"failed_attempts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_attempts_email_digest_client_pk" PRIMARY KEY("email_digest","client")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "identity_recovery_codes" (
	"user_uuid" uuid NOT NULL,
	"code_digest" text NOT NULL,
	CONSTRAINT "identity_recovery_codes_user_uuid_code_digest_pk" PRIMARY KEY("user_uuid","code_digest")
);
--> statement-breakpoint
CREATE TABLE "identity_reset_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_digest" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_totp" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" json NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_uuid" uuid,
	"organization_uuid" uuid,
	"user_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"input_file_uuid" uuid,
	"file_uuid" uuid,
	"file_name" text,
	"mime_type" text,
	"size_bytes" bigint,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL,
	"lease_until" timestamp with time zone,
	"lease_uuid" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_of_one" CHECK (num_nonnulls("jobs"."project_uuid", "jobs"."organization_uuid") = 1),
	CONSTRAINT "jobs_running_have_a_lease" CHECK (("jobs"."state" = 'RUNNING') = ("jobs"."lease_uuid" is not null)),
	CONSTRAINT "jobs_done_have_a_file" CHECK (("jobs"."state" = 'DONE') = ("jobs"."file_uuid" is not null))
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cea_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"color" text,
	"examples" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "energy_sources" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guidewords" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"template" text NOT NULL,
	"applies_to" text DEFAULT 'FUNCTION' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazard_effect_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazard_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"examples" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "injury_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"severity_rank_low" integer NOT NULL,
	"severity_rank_high" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lifecycle_phases" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personnel" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"trained" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rrm_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"hierarchy_rank" integer NOT NULL,
	"step" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_target_categories" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_target_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_types" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"project_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"access_controlled" boolean DEFAULT false NOT NULL,
	"polygon" jsonb,
	"machine_uuid" uuid,
	CONSTRAINT "zones_machine_of_project" CHECK ("zones"."machine_uuid" is null or "zones"."project_uuid" is not null)
);
--> statement-breakpoint
CREATE TABLE "human_task_personnel" (
	"human_task_uuid" uuid NOT NULL,
	"personnel_uuid" uuid NOT NULL,
	CONSTRAINT "human_task_personnel_human_task_uuid_personnel_uuid_pk" PRIMARY KEY("human_task_uuid","personnel_uuid")
);
--> statement-breakpoint
CREATE TABLE "human_task_zones" (
	"human_task_uuid" uuid NOT NULL,
	"zone_uuid" uuid NOT NULL,
	CONSTRAINT "human_task_zones_human_task_uuid_zone_uuid_pk" PRIMARY KEY("human_task_uuid","zone_uuid")
);
--> statement-breakpoint
CREATE TABLE "human_tasks" (
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
	"task_uuid" uuid,
	"frequency_per_year" double precision,
	"duration_minutes" double precision,
	"proximity" text,
	"required_training" text DEFAULT '' NOT NULL,
	"ppe" text DEFAULT '' NOT NULL,
	CONSTRAINT "human_tasks_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "human_tasks_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "machine_hazards" (
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
	"machine_uuid" uuid NOT NULL,
	"hazard_type_uuid" uuid NOT NULL,
	"energy_source_uuid" uuid,
	"zone_uuid" uuid,
	"magnitude" double precision,
	"magnitude_unit" text,
	"status" text DEFAULT 'IDENTIFIED' NOT NULL,
	CONSTRAINT "machine_hazards_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "machine_hazards_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "machine_hazards_magnitude_has_unit" CHECK (("machine_hazards"."magnitude" is null) = ("machine_hazards"."magnitude_unit" is null))
);
--> statement-breakpoint
CREATE TABLE "misuse_personnel" (
	"misuse_uuid" uuid NOT NULL,
	"personnel_uuid" uuid NOT NULL,
	CONSTRAINT "misuse_personnel_misuse_uuid_personnel_uuid_pk" PRIMARY KEY("misuse_uuid","personnel_uuid")
);
--> statement-breakpoint
CREATE TABLE "misuses" (
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
	"task_uuid" uuid,
	"likelihood_note" text DEFAULT '' NOT NULL,
	"disposition" text DEFAULT 'ANALYSE' NOT NULL,
	"disposition_reason" text DEFAULT '' NOT NULL,
	"duplicate_of_uuid" uuid,
	CONSTRAINT "misuses_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "misuses_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "organization_risk_rating_sets" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name_override" text,
	"label_overrides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "organization_risk_rating_sets_organization_uuid_risk_rating_set_uuid_unique" UNIQUE("organization_uuid","risk_rating_set_uuid")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"consensus_rule" text DEFAULT 'UNANIMOUS' NOT NULL,
	"minimum_votes" integer DEFAULT 2 NOT NULL,
	"logo_file_uuid" uuid,
	"logo_file_name" text,
	"logo_mime_type" text,
	"logo_width" integer,
	"logo_height" integer,
	"logo_sha256" text,
	CONSTRAINT "organizations_minimum_votes" CHECK (minimum_votes between 1 and 50),
	CONSTRAINT "organizations_logo_as_a_whole" CHECK (num_nonnulls(logo_file_uuid, logo_file_name, logo_mime_type, logo_width, logo_height, logo_sha256) in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "invitation_sends" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inviter_user_uuid" uuid NOT NULL,
	"organization_uuid" uuid NOT NULL,
	"email_digest" text NOT NULL,
	"is_mailed" boolean DEFAULT true NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"title_message" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"text_messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"organization_role_uuid" uuid NOT NULL,
	"projects" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"answer" text DEFAULT '' NOT NULL,
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
	"notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"default_organization_uuid" uuid,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "user_preferences_user_uuid_unique" UNIQUE("user_uuid")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"user_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"organization_uuid" uuid,
	"token_digest" text NOT NULL,
	"ending" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "configuration_items" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "configuration_items_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "feature_flags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "navigation_entries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_roles" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	CONSTRAINT "organization_roles_organization_uuid_name_unique" UNIQUE("organization_uuid","name"),
	CONSTRAINT "organization_roles_organization_uuid_uuid_unique" UNIQUE("organization_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "organization_users" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"organization_role_uuid" uuid NOT NULL,
	CONSTRAINT "organization_users_organization_uuid_user_uuid_unique" UNIQUE("organization_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "project_code_counters" (
	"project_uuid" uuid NOT NULL,
	"prefix" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "project_code_counters_project_uuid_prefix_pk" PRIMARY KEY("project_uuid","prefix")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "project_members_project_uuid_user_uuid_unique" UNIQUE("project_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "project_risk_rating_sets" (
	"project_uuid" uuid NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_risk_rating_sets_project_uuid_risk_rating_set_uuid_pk" PRIMARY KEY("project_uuid","risk_rating_set_uuid")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"style" text NOT NULL,
	"item_purpose" text DEFAULT '' NOT NULL,
	"item_boundary" text DEFAULT '' NOT NULL,
	"item_interfaces" text DEFAULT '' NOT NULL,
	"item_modes" text DEFAULT '' NOT NULL,
	"legal_requirements" text DEFAULT '' NOT NULL,
	"currency" text,
	"is_library" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"avatar_image_url" text,
	"avatar_file_uuid" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"project_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"entity" text,
	"record_uuid" uuid,
	"field" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presence_project_uuid_user_uuid_client_id_pk" PRIMARY KEY("project_uuid","user_uuid","client_id")
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
	CONSTRAINT "project_attributes_one_value" CHECK (num_nonnulls("project_attributes"."value", "project_attributes"."project_attribute_type_value_uuid") <= 1)
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"minute" integer NOT NULL,
	"key" text NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_minute_key_pk" PRIMARY KEY("minute","key")
);
--> statement-breakpoint
CREATE TABLE "risk_classes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"risk_rating_set_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"definition" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	"lower" integer NOT NULL,
	"upper" integer NOT NULL,
	CONSTRAINT "risk_classes_risk_rating_set_uuid_code_unique" UNIQUE("risk_rating_set_uuid","code"),
	CONSTRAINT "risk_classes_of_set" UNIQUE("risk_rating_set_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "risk_levels" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"risk_rating_set_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"definition" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	"parameter" text NOT NULL,
	"examples" text DEFAULT '' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"band" jsonb,
	CONSTRAINT "risk_levels_risk_rating_set_uuid_parameter_code_unique" UNIQUE("risk_rating_set_uuid","parameter","code"),
	CONSTRAINT "risk_levels_of_set" UNIQUE("risk_rating_set_uuid","uuid"),
	CONSTRAINT "risk_levels_of_parameter" UNIQUE("risk_rating_set_uuid","parameter","uuid")
);
--> statement-breakpoint
CREATE TABLE "risk_rating_set_drafts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid NOT NULL,
	"lineage_uuid" uuid,
	"based_on_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"standard" text NOT NULL,
	"version" text NOT NULL,
	"result_label" text NOT NULL,
	"rule" text DEFAULT '' NOT NULL,
	"disclaimer" text DEFAULT '' NOT NULL,
	"provenance" text DEFAULT '' NOT NULL,
	"parameters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"levels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"classes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ratings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cells" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"explanations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "risk_rating_set_drafts_lineage_uuid_unique" UNIQUE("lineage_uuid"),
	CONSTRAINT "risk_rating_set_drafts_code" UNIQUE("organization_uuid","code")
);
--> statement-breakpoint
CREATE TABLE "risk_rating_sets" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"organization_uuid" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"standard" text NOT NULL,
	"version" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"result_label" text NOT NULL,
	"rule" text DEFAULT '' NOT NULL,
	"trust" integer NOT NULL,
	"disclaimer" text DEFAULT '' NOT NULL,
	"provenance" text DEFAULT '' NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"lineage_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_number" integer DEFAULT 1 NOT NULL,
	"based_on_uuid" uuid,
	"explanations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "risk_rating_sets_version" UNIQUE("lineage_uuid","version_number"),
	CONSTRAINT "risk_rating_sets_code" UNIQUE NULLS NOT DISTINCT("organization_uuid","code","version_number")
);
--> statement-breakpoint
CREATE TABLE "risk_ratings" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"risk_rating_set_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"definition" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"acceptance" text DEFAULT 'NONE' NOT NULL,
	"target_category" text,
	"target_level" text,
	CONSTRAINT "risk_ratings_risk_rating_set_uuid_code_unique" UNIQUE("risk_rating_set_uuid","code"),
	CONSTRAINT "risk_ratings_of_set" UNIQUE("risk_rating_set_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "risk_table_cells" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"severity_uuid" uuid NOT NULL,
	"exposure_uuid" uuid,
	"probability_uuid" uuid,
	"avoidability_uuid" uuid,
	"class_uuid" uuid,
	"rating_uuid" uuid NOT NULL,
	"score" integer,
	CONSTRAINT "risk_table_cells_once" UNIQUE NULLS NOT DISTINCT("risk_rating_set_uuid","severity_uuid","exposure_uuid","probability_uuid","avoidability_uuid")
);
--> statement-breakpoint
CREATE TABLE "safety_function_hazards" (
	"project_uuid" uuid NOT NULL,
	"safety_function_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	CONSTRAINT "safety_function_hazards_safety_function_uuid_hazard_uuid_pk" PRIMARY KEY("safety_function_uuid","hazard_uuid")
);
--> statement-breakpoint
CREATE TABLE "safety_function_rrms" (
	"project_uuid" uuid NOT NULL,
	"safety_function_uuid" uuid NOT NULL,
	"rrm_uuid" uuid NOT NULL,
	CONSTRAINT "safety_function_rrms_safety_function_uuid_rrm_uuid_pk" PRIMARY KEY("safety_function_uuid","rrm_uuid")
);
--> statement-breakpoint
CREATE TABLE "safety_functions" (
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
	"risk_rating_set_uuid" uuid NOT NULL,
	"achieved_level" text,
	"architecture_category" text,
	"pfhd" double precision,
	"response_time_ms" integer,
	"stop_category" text,
	"evidence" text DEFAULT '' NOT NULL,
	"evidence_document_uuid" uuid,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	CONSTRAINT "safety_functions_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "safety_functions_in_project" UNIQUE("project_uuid","uuid")
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
CREATE TABLE "suggestion_refusals" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"refused_by" uuid,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_refusals_once" UNIQUE("project_uuid","kind","key")
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
CREATE TABLE "tool_commands" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"tool_connection_uuid" uuid NOT NULL,
	"command" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" text DEFAULT 'SENDING' NOT NULL,
	"http_status" integer,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_connection_secrets" (
	"tool_connection_uuid" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_connections" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"tool_code" text NOT NULL,
	"name" text NOT NULL,
	"command_url" text NOT NULL,
	"remote_project_ref" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"last_sync_at" timestamp with time zone,
	CONSTRAINT "tool_connections_tool" UNIQUE("project_uuid","tool_code"),
	CONSTRAINT "tool_connections_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "tool_deliveries" (
	"tool_connection_uuid" uuid NOT NULL,
	"delivery_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_deliveries_tool_connection_uuid_delivery_uuid_pk" PRIMARY KEY("tool_connection_uuid","delivery_uuid")
);
--> statement-breakpoint
CREATE TABLE "tool_statuses" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"tool_code" text NOT NULL,
	"status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "tool_statuses_tool" UNIQUE("project_uuid","tool_code")
);
--> statement-breakpoint
CREATE TABLE "hazard_rrm_evaluations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_rrm_uuid" uuid NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"severity_uuid" uuid,
	"exposure_uuid" uuid,
	"probability_uuid" uuid,
	"avoidability_uuid" uuid,
	"effectiveness" text DEFAULT 'PARTIAL' NOT NULL,
	"new_hazards_created" boolean DEFAULT false NOT NULL,
	"new_hazards_note" text DEFAULT '' NOT NULL,
	"verification_method" text DEFAULT '' NOT NULL,
	"verified_by_user_uuid" uuid,
	"verified_at" timestamp with time zone,
	"evaluator_user_uuid" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "hazard_rrm_evaluations_once" UNIQUE("hazard_rrm_uuid","risk_rating_set_uuid"),
	CONSTRAINT "hazard_rrm_evaluations_no_effect" CHECK ("hazard_rrm_evaluations"."effectiveness" <> 'NONE' or coalesce("hazard_rrm_evaluations"."severity_uuid", "hazard_rrm_evaluations"."exposure_uuid", "hazard_rrm_evaluations"."probability_uuid", "hazard_rrm_evaluations"."avoidability_uuid") is null)
);
--> statement-breakpoint
CREATE TABLE "hazard_rrm_new_hazards" (
	"project_uuid" uuid NOT NULL,
	"hazard_rrm_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_rrm_new_hazards_hazard_rrm_uuid_hazard_uuid_pk" PRIMARY KEY("hazard_rrm_uuid","hazard_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_rrms" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"rrm_uuid" uuid NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"solution_set_uuid" uuid,
	"srem_uuid" uuid,
	"status" text DEFAULT 'PROPOSED' NOT NULL,
	"responsible_user_uuid" uuid,
	"due_date" date,
	"takes_credit_for_low_pr" boolean DEFAULT false NOT NULL,
	"credit_justification" text DEFAULT '' NOT NULL,
	"required_level" text,
	"achieved_level" text,
	"evidence" text DEFAULT '' NOT NULL,
	"evidence_document_uuid" uuid,
	CONSTRAINT "hazard_rrms_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "hazard_rrms_once" UNIQUE NULLS NOT DISTINCT("hazard_uuid","rrm_uuid","solution_set_uuid"),
	CONSTRAINT "hazard_rrms_credit_justified" CHECK (not "hazard_rrms"."takes_credit_for_low_pr" or "hazard_rrms"."credit_justification" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "hazard_solution_sets" (
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"solution_set_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_solution_sets_hazard_uuid_solution_set_uuid_pk" PRIMARY KEY("hazard_uuid","solution_set_uuid")
);
--> statement-breakpoint
CREATE TABLE "rrms" (
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
	"rrm_type_uuid" uuid NOT NULL,
	"is_safety_function" boolean DEFAULT false NOT NULL,
	"can_take_credit_for_low_pr" boolean DEFAULT false NOT NULL,
	"credit_justification_template" text DEFAULT '' NOT NULL,
	"default_effect" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"standard_reference" text DEFAULT '' NOT NULL,
	"cost" double precision,
	"safety_target_uuid" uuid,
	CONSTRAINT "rrms_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "rrms_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "safety_target_hazards" (
	"project_uuid" uuid NOT NULL,
	"safety_target_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	CONSTRAINT "safety_target_hazards_safety_target_uuid_hazard_uuid_pk" PRIMARY KEY("safety_target_uuid","hazard_uuid")
);
--> statement-breakpoint
CREATE TABLE "safety_targets" (
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
	"safety_target_type_uuid" uuid,
	"safety_target_category_uuid" uuid,
	"risk_rating_set_uuid" uuid NOT NULL,
	"raised_rating_uuid" uuid,
	"raise_reason" text DEFAULT '' NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"safe_state" text DEFAULT '' NOT NULL,
	"ftti_ms" integer,
	"fault_detection_ms" integer,
	"fault_reaction_ms" integer,
	"emergency_operation_ms" integer,
	"warning_concept" text DEFAULT '' NOT NULL,
	"degradation_concept" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	CONSTRAINT "safety_targets_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "safety_targets_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "safety_targets_not_baselined_by_hand" CHECK ("safety_targets"."status" <> 'BASELINED')
);
--> statement-breakpoint
CREATE TABLE "solution_sets" (
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
	"kind" text DEFAULT 'PROPOSED' NOT NULL,
	"is_selected" boolean DEFAULT false NOT NULL,
	"cost" double precision,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "solution_sets_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "solution_sets_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "srem_hazards" (
	"project_uuid" uuid NOT NULL,
	"srem_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	CONSTRAINT "srem_hazards_srem_uuid_hazard_uuid_pk" PRIMARY KEY("srem_uuid","hazard_uuid")
);
--> statement-breakpoint
CREATE TABLE "srem_safety_targets" (
	"project_uuid" uuid NOT NULL,
	"srem_uuid" uuid NOT NULL,
	"safety_target_uuid" uuid NOT NULL,
	CONSTRAINT "srem_safety_targets_srem_uuid_safety_target_uuid_pk" PRIMARY KEY("srem_uuid","safety_target_uuid")
);
--> statement-breakpoint
CREATE TABLE "srems" (
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
	"kind" text DEFAULT 'REQUIREMENT' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"parent_uuid" uuid,
	"decomposed_level" text,
	"independence" text DEFAULT '' NOT NULL,
	"allocated_to" text DEFAULT '' NOT NULL,
	"verification_method" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"external_url" text,
	CONSTRAINT "srems_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "srems_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_users" (
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_users_hazard_uuid_user_uuid_pk" PRIMARY KEY("hazard_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "hazard_vote_event_comments" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_vote_event_uuid" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazard_vote_events" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"stage" text NOT NULL,
	"round" integer NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"rating_set_version" text NOT NULL,
	"consensus_rule" text NOT NULL,
	"minimum_votes" integer NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"revealed_at" timestamp with time zone,
	"revealed_by" uuid,
	"revealed_spread" integer,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"due_date" date,
	"summary_sent_at" timestamp with time zone,
	CONSTRAINT "hazard_vote_events_in_project" UNIQUE("project_uuid","uuid"),
	CONSTRAINT "hazard_vote_events_of_hazard" UNIQUE("project_uuid","hazard_uuid","risk_rating_set_uuid","uuid"),
	CONSTRAINT "hazard_vote_events_round" UNIQUE("hazard_uuid","stage","round"),
	CONSTRAINT "hazard_vote_events_state" CHECK (case status when 'OPEN' then revealed_at is null and closed_at is null when 'REVEALED' then revealed_at is not null and closed_at is null else closed_at is not null end),
	CONSTRAINT "hazard_vote_events_minimum" CHECK (minimum_votes >= 1 and round >= 1)
);
--> statement-breakpoint
CREATE TABLE "hazard_votes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_uuid" uuid NOT NULL,
	"hazard_uuid" uuid NOT NULL,
	"hazard_vote_event_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"risk_rating_set_uuid" uuid NOT NULL,
	"severity_uuid" uuid,
	"exposure_uuid" uuid,
	"probability_uuid" uuid,
	"avoidability_uuid" uuid,
	"class_uuid" uuid,
	"rating_uuid" uuid,
	"rationale" text DEFAULT '' NOT NULL,
	"cast_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"change_count" integer DEFAULT 0 NOT NULL,
	"open_revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hazard_votes_once" UNIQUE("hazard_vote_event_uuid","user_uuid"),
	CONSTRAINT "hazard_votes_state" CHECK (case state when 'CAST' then cast_at is not null and severity_uuid is not null when 'PENDING' then cast_at is null and severity_uuid is null else true end)
);
--> statement-breakpoint
ALTER TABLE "ceas" ADD CONSTRAINT "ceas_cea_type_uuid_cea_types_uuid_fk" FOREIGN KEY ("cea_type_uuid") REFERENCES "public"."cea_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceas" ADD CONSTRAINT "ceas_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ceas" ADD CONSTRAINT "exposure_situation_ceas_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ceas" ADD CONSTRAINT "exposure_situation_ceas_cea" FOREIGN KEY ("project_uuid","cea_uuid") REFERENCES "public"."ceas"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situations" ADD CONSTRAINT "exposure_situations_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situations" ADD CONSTRAINT "exposure_situations_duplicate_of" FOREIGN KEY ("project_uuid","duplicate_of_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functions" ADD CONSTRAINT "functions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functions" ADD CONSTRAINT "functions_parent_function" FOREIGN KEY ("project_uuid","parent_function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functions" ADD CONSTRAINT "functions_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazardous_event_effect_types" ADD CONSTRAINT "hazardous_event_effect_types_hazardous_event_uuid_hazardous_events_uuid_fk" FOREIGN KEY ("hazardous_event_uuid") REFERENCES "public"."hazardous_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazardous_event_effect_types" ADD CONSTRAINT "hazardous_event_effect_types_hazard_effect_type_uuid_hazard_effect_types_uuid_fk" FOREIGN KEY ("hazard_effect_type_uuid") REFERENCES "public"."hazard_effect_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazardous_events" ADD CONSTRAINT "hazardous_events_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_parent_machine" FOREIGN KEY ("project_uuid","parent_machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_guideword_uuid_guidewords_uuid_fk" FOREIGN KEY ("guideword_uuid") REFERENCES "public"."guidewords"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_function" FOREIGN KEY ("project_uuid","function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_duplicate_of" FOREIGN KEY ("project_uuid","duplicate_of_uuid") REFERENCES "public"."malfunctions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_checked_places" ADD CONSTRAINT "task_checked_places_task_uuid_tasks_uuid_fk" FOREIGN KEY ("task_uuid") REFERENCES "public"."tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_checked_places" ADD CONSTRAINT "task_checked_places_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_checked_places" ADD CONSTRAINT "task_checked_places_personnel_uuid_personnel_uuid_fk" FOREIGN KEY ("personnel_uuid") REFERENCES "public"."personnel"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_zones" ADD CONSTRAINT "task_zones_task_uuid_tasks_uuid_fk" FOREIGN KEY ("task_uuid") REFERENCES "public"."tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_zones" ADD CONSTRAINT "task_zones_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_task_type_uuid_task_types_uuid_fk" FOREIGN KEY ("task_type_uuid") REFERENCES "public"."task_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_lifecycle_phase_uuid_lifecycle_phases_uuid_fk" FOREIGN KEY ("lifecycle_phase_uuid") REFERENCES "public"."lifecycle_phases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_owner_user_uuid_users_uuid_fk" FOREIGN KEY ("owner_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "function_assumptions" ADD CONSTRAINT "function_assumptions_function" FOREIGN KEY ("project_uuid","function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "function_assumptions" ADD CONSTRAINT "function_assumptions_assumption" FOREIGN KEY ("project_uuid","assumption_uuid") REFERENCES "public"."assumptions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_files" ADD CONSTRAINT "baseline_files_baseline_uuid_baselines_uuid_fk" FOREIGN KEY ("baseline_uuid") REFERENCES "public"."baselines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_files" ADD CONSTRAINT "baseline_files_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_parts" ADD CONSTRAINT "baseline_parts_baseline_uuid_baselines_uuid_fk" FOREIGN KEY ("baseline_uuid") REFERENCES "public"."baselines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_records" ADD CONSTRAINT "baseline_records_baseline_uuid_baselines_uuid_fk" FOREIGN KEY ("baseline_uuid") REFERENCES "public"."baselines"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_reviews" ADD CONSTRAINT "baseline_reviews_baseline" FOREIGN KEY ("project_uuid","baseline_uuid") REFERENCES "public"."baselines"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_signatures" ADD CONSTRAINT "baseline_signatures_baseline" FOREIGN KEY ("project_uuid","baseline_uuid") REFERENCES "public"."baselines"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_findings" ADD CONSTRAINT "review_findings_review" FOREIGN KEY ("project_uuid","baseline_review_uuid") REFERENCES "public"."baseline_reviews"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_assumptions" ADD CONSTRAINT "exposure_estimate_assumptions_estimate" FOREIGN KEY ("project_uuid","exposure_estimate_uuid") REFERENCES "public"."exposure_estimates"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_assumptions" ADD CONSTRAINT "exposure_estimate_assumptions_assumption" FOREIGN KEY ("project_uuid","assumption_uuid") REFERENCES "public"."assumptions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_type_values" ADD CONSTRAINT "exposure_estimate_type_values_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_type_values" ADD CONSTRAINT "exposure_estimate_type_values_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_type_values" ADD CONSTRAINT "exposure_estimate_type_values_exposure_estimate_type_uuid_exposure_estimate_types_uuid_fk" FOREIGN KEY ("exposure_estimate_type_uuid") REFERENCES "public"."exposure_estimate_types"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_types" ADD CONSTRAINT "exposure_estimate_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimate_types" ADD CONSTRAINT "exposure_estimate_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_exposure_estimate_type_uuid_exposure_estimate_types_uuid_fk" FOREIGN KEY ("exposure_estimate_type_uuid") REFERENCES "public"."exposure_estimate_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_value_of_type" FOREIGN KEY ("exposure_estimate_type_uuid","exposure_estimate_type_value_uuid") REFERENCES "public"."exposure_estimate_type_values"("exposure_estimate_type_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ratings" ADD CONSTRAINT "exposure_situation_ratings_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ratings" ADD CONSTRAINT "exposure_situation_ratings_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ratings" ADD CONSTRAINT "exposure_situation_ratings_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","parameter","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","parameter","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_analyses" ADD CONSTRAINT "document_analyses_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_analyses" ADD CONSTRAINT "document_analyses_revision" FOREIGN KEY ("project_uuid","document_revision_uuid") REFERENCES "public"."document_revisions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_hazards" ADD CONSTRAINT "document_hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_hazards" ADD CONSTRAINT "document_hazards_document" FOREIGN KEY ("project_uuid","document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_hazards" ADD CONSTRAINT "document_hazards_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_revision" FOREIGN KEY ("project_uuid","document_revision_uuid") REFERENCES "public"."document_revisions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_document" FOREIGN KEY ("project_uuid","document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_safety_targets" ADD CONSTRAINT "document_safety_targets_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_safety_targets" ADD CONSTRAINT "document_safety_targets_document" FOREIGN KEY ("project_uuid","document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_safety_targets" ADD CONSTRAINT "document_safety_targets_target" FOREIGN KEY ("project_uuid","safety_target_uuid") REFERENCES "public"."safety_targets"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_srems" ADD CONSTRAINT "document_srems_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_srems" ADD CONSTRAINT "document_srems_document" FOREIGN KEY ("project_uuid","document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_srems" ADD CONSTRAINT "document_srems_srem" FOREIGN KEY ("project_uuid","srem_uuid") REFERENCES "public"."srems"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_annotations" ADD CONSTRAINT "figure_annotations_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_annotations" ADD CONSTRAINT "figure_annotations_figure" FOREIGN KEY ("project_uuid","hara_figure_uuid") REFERENCES "public"."hara_figures"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_annotations" ADD CONSTRAINT "figure_annotations_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_annotations" ADD CONSTRAINT "figure_annotations_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_machines" ADD CONSTRAINT "figure_machines_figure" FOREIGN KEY ("project_uuid","hara_figure_uuid") REFERENCES "public"."hara_figures"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_machines" ADD CONSTRAINT "figure_machines_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hara_figures" ADD CONSTRAINT "hara_figures_image_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("image_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hara_figures" ADD CONSTRAINT "hara_figures_thumbnail_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("thumbnail_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hara_figures" ADD CONSTRAINT "hara_figures_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_figures" ADD CONSTRAINT "hazard_figures_figure" FOREIGN KEY ("project_uuid","hara_figure_uuid") REFERENCES "public"."hara_figures"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_figures" ADD CONSTRAINT "hazard_figures_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_outlines" ADD CONSTRAINT "layout_outlines_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_outlines" ADD CONSTRAINT "layout_outlines_area_uuid_areas_uuid_fk" FOREIGN KEY ("area_uuid") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_outlines" ADD CONSTRAINT "layout_outlines_figure" FOREIGN KEY ("project_uuid","hara_figure_uuid") REFERENCES "public"."hara_figures"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_acceptances" ADD CONSTRAINT "finding_acceptances_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_comment_mentions" ADD CONSTRAINT "hazard_comment_mentions_hazard_comment_uuid_hazard_comments_uuid_fk" FOREIGN KEY ("hazard_comment_uuid") REFERENCES "public"."hazard_comments"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_comment_mentions" ADD CONSTRAINT "hazard_comment_mentions_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_comments" ADD CONSTRAINT "hazard_comments_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_comments" ADD CONSTRAINT "hazard_comments_parent" FOREIGN KEY ("hazard_uuid","parent_comment_uuid") REFERENCES "public"."hazard_comments"("hazard_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_assumptions" ADD CONSTRAINT "hazard_assumptions_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_assumptions" ADD CONSTRAINT "hazard_assumptions_assumption" FOREIGN KEY ("project_uuid","assumption_uuid") REFERENCES "public"."assumptions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_effect_injury_types" ADD CONSTRAINT "hazard_effect_injury_types_injury_type_uuid_injury_types_uuid_fk" FOREIGN KEY ("injury_type_uuid") REFERENCES "public"."injury_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_effect_injury_types" ADD CONSTRAINT "hazard_effect_injury_types_effect" FOREIGN KEY ("position","hazard_uuid") REFERENCES "public"."hazard_effects"("position","hazard_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_effects" ADD CONSTRAINT "hazard_effects_hazard_uuid_hazards_uuid_fk" FOREIGN KEY ("hazard_uuid") REFERENCES "public"."hazards"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_effects" ADD CONSTRAINT "hazard_effects_hazard_effect_type_uuid_hazard_effect_types_uuid_fk" FOREIGN KEY ("hazard_effect_type_uuid") REFERENCES "public"."hazard_effect_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_class_of_set" FOREIGN KEY ("risk_rating_set_uuid","class_uuid") REFERENCES "public"."risk_classes"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_rating_of_set" FOREIGN KEY ("risk_rating_set_uuid","rating_uuid") REFERENCES "public"."risk_ratings"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_injury_types" ADD CONSTRAINT "hazard_injury_types_hazard_uuid_hazards_uuid_fk" FOREIGN KEY ("hazard_uuid") REFERENCES "public"."hazards"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_injury_types" ADD CONSTRAINT "hazard_injury_types_injury_type_uuid_injury_types_uuid_fk" FOREIGN KEY ("injury_type_uuid") REFERENCES "public"."injury_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_personnel" ADD CONSTRAINT "hazard_personnel_hazard_uuid_hazards_uuid_fk" FOREIGN KEY ("hazard_uuid") REFERENCES "public"."hazards"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_personnel" ADD CONSTRAINT "hazard_personnel_personnel_uuid_personnel_uuid_fk" FOREIGN KEY ("personnel_uuid") REFERENCES "public"."personnel"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_hazard_type_uuid_hazard_types_uuid_fk" FOREIGN KEY ("hazard_type_uuid") REFERENCES "public"."hazard_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_area_uuid_areas_uuid_fk" FOREIGN KEY ("area_uuid") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_lifecycle_phase_uuid_lifecycle_phases_uuid_fk" FOREIGN KEY ("lifecycle_phase_uuid") REFERENCES "public"."lifecycle_phases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_energy_source_uuid_energy_sources_uuid_fk" FOREIGN KEY ("energy_source_uuid") REFERENCES "public"."energy_sources"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_residual_risk_accepted_by_user_uuid_users_uuid_fk" FOREIGN KEY ("residual_risk_accepted_by_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_function" FOREIGN KEY ("project_uuid","function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_malfunction" FOREIGN KEY ("project_uuid","malfunction_uuid") REFERENCES "public"."malfunctions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_exposure_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_hazardous_event" FOREIGN KEY ("project_uuid","hazardous_event_uuid") REFERENCES "public"."hazardous_events"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_task" FOREIGN KEY ("project_uuid","task_uuid") REFERENCES "public"."tasks"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_misuse" FOREIGN KEY ("project_uuid","misuse_uuid") REFERENCES "public"."misuses"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_machine_hazard" FOREIGN KEY ("project_uuid","machine_hazard_uuid") REFERENCES "public"."machine_hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_human_task" FOREIGN KEY ("project_uuid","human_task_uuid") REFERENCES "public"."human_tasks"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_duplicate_of" FOREIGN KEY ("project_uuid","duplicate_of_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD CONSTRAINT "identity_accounts_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_recovery_codes" ADD CONSTRAINT "identity_recovery_codes_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_totp" ADD CONSTRAINT "identity_totp_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_input_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("input_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cea_types" ADD CONSTRAINT "cea_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cea_types" ADD CONSTRAINT "cea_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "energy_sources" ADD CONSTRAINT "energy_sources_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "energy_sources" ADD CONSTRAINT "energy_sources_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidewords" ADD CONSTRAINT "guidewords_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidewords" ADD CONSTRAINT "guidewords_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_effect_types" ADD CONSTRAINT "hazard_effect_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_effect_types" ADD CONSTRAINT "hazard_effect_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_types" ADD CONSTRAINT "hazard_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_types" ADD CONSTRAINT "hazard_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "injury_types" ADD CONSTRAINT "injury_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "injury_types" ADD CONSTRAINT "injury_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifecycle_phases" ADD CONSTRAINT "lifecycle_phases_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifecycle_phases" ADD CONSTRAINT "lifecycle_phases_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rrm_types" ADD CONSTRAINT "rrm_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rrm_types" ADD CONSTRAINT "rrm_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_categories" ADD CONSTRAINT "safety_target_categories_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_categories" ADD CONSTRAINT "safety_target_categories_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_types" ADD CONSTRAINT "safety_target_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_types" ADD CONSTRAINT "safety_target_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_types" ADD CONSTRAINT "task_types_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_types" ADD CONSTRAINT "task_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_task_personnel" ADD CONSTRAINT "human_task_personnel_human_task_uuid_human_tasks_uuid_fk" FOREIGN KEY ("human_task_uuid") REFERENCES "public"."human_tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_task_personnel" ADD CONSTRAINT "human_task_personnel_personnel_uuid_personnel_uuid_fk" FOREIGN KEY ("personnel_uuid") REFERENCES "public"."personnel"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_task_zones" ADD CONSTRAINT "human_task_zones_human_task_uuid_human_tasks_uuid_fk" FOREIGN KEY ("human_task_uuid") REFERENCES "public"."human_tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_task_zones" ADD CONSTRAINT "human_task_zones_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_tasks" ADD CONSTRAINT "human_tasks_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_tasks" ADD CONSTRAINT "human_tasks_task" FOREIGN KEY ("project_uuid","task_uuid") REFERENCES "public"."tasks"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_hazards" ADD CONSTRAINT "machine_hazards_hazard_type_uuid_hazard_types_uuid_fk" FOREIGN KEY ("hazard_type_uuid") REFERENCES "public"."hazard_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_hazards" ADD CONSTRAINT "machine_hazards_energy_source_uuid_energy_sources_uuid_fk" FOREIGN KEY ("energy_source_uuid") REFERENCES "public"."energy_sources"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_hazards" ADD CONSTRAINT "machine_hazards_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_hazards" ADD CONSTRAINT "machine_hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_hazards" ADD CONSTRAINT "machine_hazards_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misuse_personnel" ADD CONSTRAINT "misuse_personnel_misuse_uuid_misuses_uuid_fk" FOREIGN KEY ("misuse_uuid") REFERENCES "public"."misuses"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misuse_personnel" ADD CONSTRAINT "misuse_personnel_personnel_uuid_personnel_uuid_fk" FOREIGN KEY ("personnel_uuid") REFERENCES "public"."personnel"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misuses" ADD CONSTRAINT "misuses_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misuses" ADD CONSTRAINT "misuses_task" FOREIGN KEY ("project_uuid","task_uuid") REFERENCES "public"."tasks"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misuses" ADD CONSTRAINT "misuses_duplicate_of" FOREIGN KEY ("project_uuid","duplicate_of_uuid") REFERENCES "public"."misuses"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_risk_rating_sets" ADD CONSTRAINT "organization_risk_rating_sets_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_risk_rating_sets" ADD CONSTRAINT "organization_risk_rating_sets_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("logo_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_roles" ADD CONSTRAINT "organization_roles_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_users" ADD CONSTRAINT "organization_users_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_users" ADD CONSTRAINT "organization_users_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_users" ADD CONSTRAINT "organization_users_organization_role_uuid_organization_roles_uuid_fk" FOREIGN KEY ("organization_role_uuid") REFERENCES "public"."organization_roles"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_code_counters" ADD CONSTRAINT "project_code_counters_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_risk_rating_sets" ADD CONSTRAINT "project_risk_rating_sets_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_risk_rating_sets" ADD CONSTRAINT "project_risk_rating_sets_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_uuid_stored_files_uuid_fk" FOREIGN KEY ("avatar_file_uuid") REFERENCES "public"."stored_files"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attribute_type_values" ADD CONSTRAINT "project_attribute_type_values_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attribute_type_values" ADD CONSTRAINT "project_attribute_type_values_type" FOREIGN KEY ("project_uuid","project_attribute_type_uuid") REFERENCES "public"."project_attribute_types"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attribute_types" ADD CONSTRAINT "project_attribute_types_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attributes" ADD CONSTRAINT "project_attributes_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attributes" ADD CONSTRAINT "project_attributes_type" FOREIGN KEY ("project_uuid","project_attribute_type_uuid") REFERENCES "public"."project_attribute_types"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_attributes" ADD CONSTRAINT "project_attributes_choice" FOREIGN KEY ("project_attribute_type_uuid","project_attribute_type_value_uuid") REFERENCES "public"."project_attribute_type_values"("project_attribute_type_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_classes" ADD CONSTRAINT "risk_classes_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_levels" ADD CONSTRAINT "risk_levels_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_rating_set_drafts" ADD CONSTRAINT "risk_rating_set_drafts_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_rating_set_drafts" ADD CONSTRAINT "risk_rating_set_drafts_based_on_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("based_on_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_rating_sets" ADD CONSTRAINT "risk_rating_sets_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_rating_sets" ADD CONSTRAINT "risk_rating_sets_based_on_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("based_on_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_ratings" ADD CONSTRAINT "risk_ratings_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_class_of_set" FOREIGN KEY ("risk_rating_set_uuid","class_uuid") REFERENCES "public"."risk_classes"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_rating_of_set" FOREIGN KEY ("risk_rating_set_uuid","rating_uuid") REFERENCES "public"."risk_ratings"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_function_hazards" ADD CONSTRAINT "safety_function_hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_function_hazards" ADD CONSTRAINT "safety_function_hazards_function" FOREIGN KEY ("project_uuid","safety_function_uuid") REFERENCES "public"."safety_functions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_function_hazards" ADD CONSTRAINT "safety_function_hazards_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_function_rrms" ADD CONSTRAINT "safety_function_rrms_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_function_rrms" ADD CONSTRAINT "safety_function_rrms_function" FOREIGN KEY ("project_uuid","safety_function_uuid") REFERENCES "public"."safety_functions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_function_rrms" ADD CONSTRAINT "safety_function_rrms_rrm" FOREIGN KEY ("project_uuid","rrm_uuid") REFERENCES "public"."rrms"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_functions" ADD CONSTRAINT "safety_functions_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_functions" ADD CONSTRAINT "safety_functions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_functions" ADD CONSTRAINT "safety_functions_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_refusals" ADD CONSTRAINT "suggestion_refusals_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_relationships" ADD CONSTRAINT "tag_relationships_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_relationships" ADD CONSTRAINT "tag_relationships_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_versions" ADD CONSTRAINT "tag_versions_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_commands" ADD CONSTRAINT "tool_commands_connection" FOREIGN KEY ("project_uuid","tool_connection_uuid") REFERENCES "public"."tool_connections"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_connection_secrets" ADD CONSTRAINT "tool_connection_secrets_tool_connection_uuid_tool_connections_uuid_fk" FOREIGN KEY ("tool_connection_uuid") REFERENCES "public"."tool_connections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_connections" ADD CONSTRAINT "tool_connections_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_deliveries" ADD CONSTRAINT "tool_deliveries_tool_connection_uuid_tool_connections_uuid_fk" FOREIGN KEY ("tool_connection_uuid") REFERENCES "public"."tool_connections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_statuses" ADD CONSTRAINT "tool_statuses_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_verified_by_user_uuid_users_uuid_fk" FOREIGN KEY ("verified_by_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_evaluator_user_uuid_users_uuid_fk" FOREIGN KEY ("evaluator_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_use" FOREIGN KEY ("project_uuid","hazard_rrm_uuid") REFERENCES "public"."hazard_rrms"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_new_hazards" ADD CONSTRAINT "hazard_rrm_new_hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_new_hazards" ADD CONSTRAINT "hazard_rrm_new_hazards_use" FOREIGN KEY ("project_uuid","hazard_rrm_uuid") REFERENCES "public"."hazard_rrms"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_new_hazards" ADD CONSTRAINT "hazard_rrm_new_hazards_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_responsible_user_uuid_users_uuid_fk" FOREIGN KEY ("responsible_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_rrm" FOREIGN KEY ("project_uuid","rrm_uuid") REFERENCES "public"."rrms"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_solution_set" FOREIGN KEY ("project_uuid","solution_set_uuid") REFERENCES "public"."solution_sets"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_srem" FOREIGN KEY ("project_uuid","srem_uuid") REFERENCES "public"."srems"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_solution_sets" ADD CONSTRAINT "hazard_solution_sets_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_solution_sets" ADD CONSTRAINT "hazard_solution_sets_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_solution_sets" ADD CONSTRAINT "hazard_solution_sets_set" FOREIGN KEY ("project_uuid","solution_set_uuid") REFERENCES "public"."solution_sets"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rrms" ADD CONSTRAINT "rrms_rrm_type_uuid_rrm_types_uuid_fk" FOREIGN KEY ("rrm_type_uuid") REFERENCES "public"."rrm_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rrms" ADD CONSTRAINT "rrms_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rrms" ADD CONSTRAINT "rrms_safety_target" FOREIGN KEY ("project_uuid","safety_target_uuid") REFERENCES "public"."safety_targets"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_hazards" ADD CONSTRAINT "safety_target_hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_hazards" ADD CONSTRAINT "safety_target_hazards_target" FOREIGN KEY ("project_uuid","safety_target_uuid") REFERENCES "public"."safety_targets"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_target_hazards" ADD CONSTRAINT "safety_target_hazards_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_targets" ADD CONSTRAINT "safety_targets_safety_target_type_uuid_safety_target_types_uuid_fk" FOREIGN KEY ("safety_target_type_uuid") REFERENCES "public"."safety_target_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_targets" ADD CONSTRAINT "safety_targets_safety_target_category_uuid_safety_target_categories_uuid_fk" FOREIGN KEY ("safety_target_category_uuid") REFERENCES "public"."safety_target_categories"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_targets" ADD CONSTRAINT "safety_targets_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_targets" ADD CONSTRAINT "safety_targets_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_targets" ADD CONSTRAINT "safety_targets_raised_rating" FOREIGN KEY ("risk_rating_set_uuid","raised_rating_uuid") REFERENCES "public"."risk_ratings"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solution_sets" ADD CONSTRAINT "solution_sets_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srem_hazards" ADD CONSTRAINT "srem_hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srem_hazards" ADD CONSTRAINT "srem_hazards_srem" FOREIGN KEY ("project_uuid","srem_uuid") REFERENCES "public"."srems"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srem_hazards" ADD CONSTRAINT "srem_hazards_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srem_safety_targets" ADD CONSTRAINT "srem_safety_targets_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srem_safety_targets" ADD CONSTRAINT "srem_safety_targets_srem" FOREIGN KEY ("project_uuid","srem_uuid") REFERENCES "public"."srems"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srem_safety_targets" ADD CONSTRAINT "srem_safety_targets_target" FOREIGN KEY ("project_uuid","safety_target_uuid") REFERENCES "public"."safety_targets"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srems" ADD CONSTRAINT "srems_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srems" ADD CONSTRAINT "srems_parent" FOREIGN KEY ("project_uuid","parent_uuid") REFERENCES "public"."srems"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_users" ADD CONSTRAINT "hazard_users_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_users" ADD CONSTRAINT "hazard_users_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_vote_event_comments" ADD CONSTRAINT "hazard_vote_event_comments_event" FOREIGN KEY ("project_uuid","hazard_vote_event_uuid") REFERENCES "public"."hazard_vote_events"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_vote_events" ADD CONSTRAINT "hazard_vote_events_project_uuid_projects_uuid_fk" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_vote_events" ADD CONSTRAINT "hazard_vote_events_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_vote_events" ADD CONSTRAINT "hazard_vote_events_rating_set" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_event" FOREIGN KEY ("project_uuid","hazard_uuid","risk_rating_set_uuid","hazard_vote_event_uuid") REFERENCES "public"."hazard_vote_events"("project_uuid","hazard_uuid","risk_rating_set_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_class_of_set" FOREIGN KEY ("risk_rating_set_uuid","class_uuid") REFERENCES "public"."risk_classes"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_votes" ADD CONSTRAINT "hazard_votes_rating_of_set" FOREIGN KEY ("risk_rating_set_uuid","rating_uuid") REFERENCES "public"."risk_ratings"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ceas_order" ON "ceas" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "ceas_cea_type_uuid_index" ON "ceas" USING btree ("cea_type_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situation_ceas_cea_uuid_index" ON "exposure_situation_ceas" USING btree ("cea_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situations_order" ON "exposure_situations" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "exposure_situations_duplicate_of_uuid_index" ON "exposure_situations" USING btree ("duplicate_of_uuid");--> statement-breakpoint
CREATE INDEX "functions_order" ON "functions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "functions_parent_function_uuid_index" ON "functions" USING btree ("parent_function_uuid");--> statement-breakpoint
CREATE INDEX "functions_machine_uuid_index" ON "functions" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "hazardous_event_effect_types_hazard_effect_type_uuid_index" ON "hazardous_event_effect_types" USING btree ("hazard_effect_type_uuid");--> statement-breakpoint
CREATE INDEX "hazardous_events_order" ON "hazardous_events" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "machines_order" ON "machines" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "machines_parent_machine_uuid_index" ON "machines" USING btree ("parent_machine_uuid");--> statement-breakpoint
CREATE INDEX "malfunctions_order" ON "malfunctions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "malfunctions_function_uuid_index" ON "malfunctions" USING btree ("function_uuid");--> statement-breakpoint
CREATE INDEX "malfunctions_guideword_uuid_index" ON "malfunctions" USING btree ("guideword_uuid");--> statement-breakpoint
CREATE INDEX "malfunctions_duplicate_of_uuid_index" ON "malfunctions" USING btree ("duplicate_of_uuid");--> statement-breakpoint
CREATE INDEX "task_checked_places_zone_uuid_index" ON "task_checked_places" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "task_checked_places_personnel_uuid_index" ON "task_checked_places" USING btree ("personnel_uuid");--> statement-breakpoint
CREATE INDEX "task_zones_zone_uuid_index" ON "task_zones" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "tasks_order" ON "tasks" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "tasks_machine_uuid_index" ON "tasks" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "tasks_task_type_uuid_index" ON "tasks" USING btree ("task_type_uuid");--> statement-breakpoint
CREATE INDEX "tasks_lifecycle_phase_uuid_index" ON "tasks" USING btree ("lifecycle_phase_uuid");--> statement-breakpoint
CREATE INDEX "assumptions_order" ON "assumptions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "assumptions_owner_user_uuid_index" ON "assumptions" USING btree ("owner_user_uuid");--> statement-breakpoint
CREATE INDEX "assumptions_evidence_document_uuid_index" ON "assumptions" USING btree ("evidence_document_uuid");--> statement-breakpoint
CREATE INDEX "assumptions_rejected" ON "assumptions" USING btree ("uuid") WHERE status = 'REJECTED';--> statement-breakpoint
CREATE INDEX "function_assumptions_assumption_uuid_index" ON "function_assumptions" USING btree ("assumption_uuid");--> statement-breakpoint
CREATE INDEX "audit_log_record_uuid_id_index" ON "audit_log" USING btree ("record_uuid","id");--> statement-breakpoint
CREATE INDEX "audit_log_project_uuid_id_index" ON "audit_log" USING btree ("project_uuid","id");--> statement-breakpoint
CREATE INDEX "audit_log_project_uuid_transaction_id_index" ON "audit_log" USING btree ("project_uuid","transaction_id");--> statement-breakpoint
CREATE INDEX "audit_log_organization" ON "audit_log" USING btree ("organization_uuid","id") WHERE project_uuid is null or entity = 'Project';--> statement-breakpoint
CREATE INDEX "baseline_files_file_uuid_index" ON "baseline_files" USING btree ("file_uuid");--> statement-breakpoint
CREATE INDEX "baseline_records_order" ON "baseline_records" USING btree ("baseline_uuid","entity","place");--> statement-breakpoint
CREATE INDEX "baseline_reviews_project_uuid_baseline_uuid_index" ON "baseline_reviews" USING btree ("project_uuid","baseline_uuid");--> statement-breakpoint
CREATE INDEX "baseline_signatures_project_uuid_baseline_uuid_index" ON "baseline_signatures" USING btree ("project_uuid","baseline_uuid");--> statement-breakpoint
CREATE INDEX "baseline_signatures_signer_user_uuid_index" ON "baseline_signatures" USING btree ("signer_user_uuid");--> statement-breakpoint
CREATE INDEX "baselines_order" ON "baselines" USING btree ("project_uuid","created_at");--> statement-breakpoint
CREATE INDEX "review_findings_project_uuid_baseline_uuid_index" ON "review_findings" USING btree ("project_uuid","baseline_uuid");--> statement-breakpoint
CREATE INDEX "review_findings_hazard_uuid_index" ON "review_findings" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "glossary_items_prefix" ON "glossary_items" USING btree ("ui_key" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "exposure_estimate_assumptions_assumption_uuid_index" ON "exposure_estimate_assumptions" USING btree ("assumption_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_type_values_organization_uuid_index" ON "exposure_estimate_type_values" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_type_values_project_uuid_index" ON "exposure_estimate_type_values" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_types_organization_uuid_index" ON "exposure_estimate_types" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_types_project_uuid_index" ON "exposure_estimate_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_order" ON "exposure_estimates" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "exposure_estimates_evidence_document_uuid_index" ON "exposure_estimates" USING btree ("evidence_document_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_exposure_situation_uuid_index" ON "exposure_estimates" USING btree ("exposure_situation_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_hazard_uuid_index" ON "exposure_estimates" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_exposure_estimate_type_uuid_index" ON "exposure_estimates" USING btree ("exposure_estimate_type_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_exposure_estimate_type_value_uuid_index" ON "exposure_estimates" USING btree ("exposure_estimate_type_value_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situation_ratings_risk_rating_set_uuid_index" ON "exposure_situation_ratings" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situation_ratings_exposure_uuid_index" ON "exposure_situation_ratings" USING btree ("exposure_uuid");--> statement-breakpoint
CREATE INDEX "document_analyses_project_uuid_document_revision_uuid_index" ON "document_analyses" USING btree ("project_uuid","document_revision_uuid");--> statement-breakpoint
CREATE INDEX "document_hazards_project_uuid_document_uuid_index" ON "document_hazards" USING btree ("project_uuid","document_uuid");--> statement-breakpoint
CREATE INDEX "document_hazards_hazard_uuid_index" ON "document_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "document_pages_project_uuid_index" ON "document_pages" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "document_pages_words" ON "document_pages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "document_revisions_project_uuid_document_uuid_index" ON "document_revisions" USING btree ("project_uuid","document_uuid");--> statement-breakpoint
CREATE INDEX "document_revisions_file_uuid_index" ON "document_revisions" USING btree ("file_uuid");--> statement-breakpoint
CREATE INDEX "document_safety_targets_project_uuid_document_uuid_index" ON "document_safety_targets" USING btree ("project_uuid","document_uuid");--> statement-breakpoint
CREATE INDEX "document_safety_targets_safety_target_uuid_index" ON "document_safety_targets" USING btree ("safety_target_uuid");--> statement-breakpoint
CREATE INDEX "document_srems_project_uuid_document_uuid_index" ON "document_srems" USING btree ("project_uuid","document_uuid");--> statement-breakpoint
CREATE INDEX "document_srems_srem_uuid_index" ON "document_srems" USING btree ("srem_uuid");--> statement-breakpoint
CREATE INDEX "figure_annotations_project_uuid_hara_figure_uuid_index" ON "figure_annotations" USING btree ("project_uuid","hara_figure_uuid");--> statement-breakpoint
CREATE INDEX "figure_annotations_hazard_uuid_index" ON "figure_annotations" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "figure_annotations_zone_uuid_index" ON "figure_annotations" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "figure_annotations_machine_uuid_index" ON "figure_annotations" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "figure_machines_project_uuid_hara_figure_uuid_index" ON "figure_machines" USING btree ("project_uuid","hara_figure_uuid");--> statement-breakpoint
CREATE INDEX "figure_machines_machine_uuid_index" ON "figure_machines" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "hara_figures_order" ON "hara_figures" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "hara_figures_image_file_uuid_index" ON "hara_figures" USING btree ("image_file_uuid");--> statement-breakpoint
CREATE INDEX "hara_figures_thumbnail_file_uuid_index" ON "hara_figures" USING btree ("thumbnail_file_uuid");--> statement-breakpoint
CREATE INDEX "hazard_figures_project_uuid_hara_figure_uuid_index" ON "hazard_figures" USING btree ("project_uuid","hara_figure_uuid");--> statement-breakpoint
CREATE INDEX "hazard_figures_hazard_uuid_index" ON "hazard_figures" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "layout_outlines_project_uuid_hara_figure_uuid_index" ON "layout_outlines" USING btree ("project_uuid","hara_figure_uuid");--> statement-breakpoint
CREATE INDEX "layout_outlines_zone_uuid_index" ON "layout_outlines" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "layout_outlines_area_uuid_index" ON "layout_outlines" USING btree ("area_uuid");--> statement-breakpoint
CREATE INDEX "finding_acceptances_resource_uuid_index" ON "finding_acceptances" USING btree ("resource_uuid");--> statement-breakpoint
CREATE INDEX "hazard_comment_mentions_user_uuid_index" ON "hazard_comment_mentions" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_comments_project_uuid_created_at_index" ON "hazard_comments" USING btree ("project_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_comments_hazard_uuid_created_at_index" ON "hazard_comments" USING btree ("hazard_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_comments_parent_comment_uuid_index" ON "hazard_comments" USING btree ("parent_comment_uuid");--> statement-breakpoint
CREATE INDEX "hazard_comments_created_by_index" ON "hazard_comments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "hazard_assumptions_assumption_uuid_index" ON "hazard_assumptions" USING btree ("assumption_uuid");--> statement-breakpoint
CREATE INDEX "hazard_effect_injury_types_injury_type_uuid_index" ON "hazard_effect_injury_types" USING btree ("injury_type_uuid");--> statement-breakpoint
CREATE INDEX "hazard_effects_hazard_effect_type_uuid_index" ON "hazard_effects" USING btree ("hazard_effect_type_uuid");--> statement-breakpoint
CREATE INDEX "hazard_evaluations_project" ON "hazard_evaluations" USING btree ("project_uuid","stage");--> statement-breakpoint
CREATE INDEX "hazard_injury_types_injury_type_uuid_index" ON "hazard_injury_types" USING btree ("injury_type_uuid");--> statement-breakpoint
CREATE INDEX "hazard_personnel_personnel_uuid_index" ON "hazard_personnel" USING btree ("personnel_uuid");--> statement-breakpoint
CREATE INDEX "hazards_order" ON "hazards" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "hazards_hazard_type_uuid_index" ON "hazards" USING btree ("hazard_type_uuid");--> statement-breakpoint
CREATE INDEX "hazards_function_uuid_index" ON "hazards" USING btree ("function_uuid");--> statement-breakpoint
CREATE INDEX "hazards_malfunction_uuid_index" ON "hazards" USING btree ("malfunction_uuid");--> statement-breakpoint
CREATE INDEX "hazards_exposure_situation_uuid_index" ON "hazards" USING btree ("exposure_situation_uuid");--> statement-breakpoint
CREATE INDEX "hazards_hazardous_event_uuid_index" ON "hazards" USING btree ("hazardous_event_uuid");--> statement-breakpoint
CREATE INDEX "hazards_machine_uuid_index" ON "hazards" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "hazards_task_uuid_index" ON "hazards" USING btree ("task_uuid");--> statement-breakpoint
CREATE INDEX "hazards_zone_uuid_index" ON "hazards" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "hazards_area_uuid_index" ON "hazards" USING btree ("area_uuid");--> statement-breakpoint
CREATE INDEX "hazards_lifecycle_phase_uuid_index" ON "hazards" USING btree ("lifecycle_phase_uuid");--> statement-breakpoint
CREATE INDEX "hazards_energy_source_uuid_index" ON "hazards" USING btree ("energy_source_uuid");--> statement-breakpoint
CREATE INDEX "hazards_risk_rating_set_uuid_index" ON "hazards" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "hazards_owner_user_uuid_index" ON "hazards" USING btree ("owner_user_uuid");--> statement-breakpoint
CREATE INDEX "hazards_misuse_uuid_index" ON "hazards" USING btree ("misuse_uuid");--> statement-breakpoint
CREATE INDEX "hazards_machine_hazard_uuid_index" ON "hazards" USING btree ("machine_hazard_uuid");--> statement-breakpoint
CREATE INDEX "hazards_human_task_uuid_index" ON "hazards" USING btree ("human_task_uuid");--> statement-breakpoint
CREATE INDEX "hazards_duplicate_of_uuid_index" ON "hazards" USING btree ("duplicate_of_uuid");--> statement-breakpoint
CREATE INDEX "hazards_residual_risk_accepted_by_user_uuid_index" ON "hazards" USING btree ("residual_risk_accepted_by_user_uuid");--> statement-breakpoint
CREATE INDEX "hazards_external_id" ON "hazards" USING btree ("project_uuid","external_id") WHERE "hazards"."external_id" <> '';--> statement-breakpoint
CREATE INDEX "idempotency_keys_at_index" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
CREATE INDEX "closed_identities_closed_at_index" ON "closed_identities" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "identity_attempts_updated_at_index" ON "identity_attempts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "identity_passkeys_user_uuid_index" ON "identity_passkeys" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "identity_reset_requests_email_digest_requested_at_index" ON "identity_reset_requests" USING btree ("email_digest","requested_at");--> statement-breakpoint
CREATE INDEX "identity_sessions_user_uuid_index" ON "identity_sessions" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_id_index" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid_index" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_account_id_index" ON "oidc_payloads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_at_index" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("created_at") WHERE state in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "jobs_of_person" ON "jobs" USING btree ("project_uuid","user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "jobs_user_uuid_index" ON "jobs" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "jobs_of_organization" ON "jobs" USING btree ("organization_uuid","user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "jobs_file_uuid_index" ON "jobs" USING btree ("file_uuid");--> statement-breakpoint
CREATE INDEX "jobs_input_file_uuid_index" ON "jobs" USING btree ("input_file_uuid");--> statement-breakpoint
CREATE INDEX "jobs_expires_at_index" ON "jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "areas_project_uuid_index" ON "areas" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "cea_types_project_uuid_index" ON "cea_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "energy_sources_project_uuid_index" ON "energy_sources" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "guidewords_project_uuid_index" ON "guidewords" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_effect_types_project_uuid_index" ON "hazard_effect_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_types_project_uuid_index" ON "hazard_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "injury_types_project_uuid_index" ON "injury_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "lifecycle_phases_project_uuid_index" ON "lifecycle_phases" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "personnel_project_uuid_index" ON "personnel" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "rrm_types_project_uuid_index" ON "rrm_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_categories_project_uuid_index" ON "safety_target_categories" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_types_project_uuid_index" ON "safety_target_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "task_types_project_uuid_index" ON "task_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "zones_project_uuid_index" ON "zones" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "zones_machine_uuid_index" ON "zones" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "human_task_personnel_personnel_uuid_index" ON "human_task_personnel" USING btree ("personnel_uuid");--> statement-breakpoint
CREATE INDEX "human_task_zones_zone_uuid_index" ON "human_task_zones" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "human_tasks_order" ON "human_tasks" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "human_tasks_task_uuid_index" ON "human_tasks" USING btree ("task_uuid");--> statement-breakpoint
CREATE INDEX "machine_hazards_order" ON "machine_hazards" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "machine_hazards_machine_uuid_index" ON "machine_hazards" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "machine_hazards_hazard_type_uuid_index" ON "machine_hazards" USING btree ("hazard_type_uuid");--> statement-breakpoint
CREATE INDEX "machine_hazards_energy_source_uuid_index" ON "machine_hazards" USING btree ("energy_source_uuid");--> statement-breakpoint
CREATE INDEX "machine_hazards_zone_uuid_index" ON "machine_hazards" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "misuse_personnel_personnel_uuid_index" ON "misuse_personnel" USING btree ("personnel_uuid");--> statement-breakpoint
CREATE INDEX "misuses_order" ON "misuses" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "misuses_task_uuid_index" ON "misuses" USING btree ("task_uuid");--> statement-breakpoint
CREATE INDEX "misuses_duplicate_of_uuid_index" ON "misuses" USING btree ("duplicate_of_uuid");--> statement-breakpoint
CREATE INDEX "organization_risk_rating_sets_risk_rating_set_uuid_index" ON "organization_risk_rating_sets" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_risk_rating_sets_one_default" ON "organization_risk_rating_sets" USING btree ("organization_uuid") WHERE is_default;--> statement-breakpoint
CREATE INDEX "organizations_logo_file_uuid_index" ON "organizations" USING btree ("logo_file_uuid");--> statement-breakpoint
CREATE INDEX "invitation_sends_inviter_user_uuid_sent_at_index" ON "invitation_sends" USING btree ("inviter_user_uuid","sent_at");--> statement-breakpoint
CREATE INDEX "invitation_sends_organization_uuid_sent_at_index" ON "invitation_sends" USING btree ("organization_uuid","sent_at");--> statement-breakpoint
CREATE INDEX "invitation_sends_email_digest_sent_at_index" ON "invitation_sends" USING btree ("email_digest","sent_at");--> statement-breakpoint
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
CREATE INDEX "api_tokens_user_uuid_index" ON "api_tokens" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "api_tokens_organization_uuid_index" ON "api_tokens" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "organization_users_user_uuid_index" ON "organization_users" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "organization_users_organization_role_uuid_index" ON "organization_users" USING btree ("organization_role_uuid");--> statement-breakpoint
CREATE INDEX "project_members_user_uuid_index" ON "project_members" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "project_risk_rating_sets_risk_rating_set_uuid_index" ON "project_risk_rating_sets" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "projects_organization_uuid_index" ON "projects" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "user_identities_user_uuid_index" ON "user_identities" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "users_avatar_file_uuid_index" ON "users" USING btree ("avatar_file_uuid");--> statement-breakpoint
CREATE INDEX "presence_at_index" ON "presence" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_attribute_type_values_name" ON "project_attribute_type_values" USING btree ("project_attribute_type_uuid",lower("name"));--> statement-breakpoint
CREATE INDEX "project_attribute_type_values_project_uuid_index" ON "project_attribute_type_values" USING btree ("project_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "project_attribute_types_name" ON "project_attribute_types" USING btree ("project_uuid",lower("name"));--> statement-breakpoint
CREATE INDEX "project_attributes_project_attribute_type_uuid_index" ON "project_attributes" USING btree ("project_attribute_type_uuid");--> statement-breakpoint
CREATE INDEX "project_attributes_project_attribute_type_value_uuid_index" ON "project_attributes" USING btree ("project_attribute_type_value_uuid");--> statement-breakpoint
CREATE INDEX "risk_rating_set_drafts_based_on_uuid_index" ON "risk_rating_set_drafts" USING btree ("based_on_uuid");--> statement-breakpoint
CREATE INDEX "risk_rating_sets_organization_uuid_index" ON "risk_rating_sets" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "risk_rating_sets_based_on_uuid_index" ON "risk_rating_sets" USING btree ("based_on_uuid");--> statement-breakpoint
CREATE INDEX "safety_function_hazards_project_uuid_index" ON "safety_function_hazards" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_function_hazards_hazard_uuid_index" ON "safety_function_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "safety_function_rrms_project_uuid_index" ON "safety_function_rrms" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_function_rrms_rrm_uuid_index" ON "safety_function_rrms" USING btree ("rrm_uuid");--> statement-breakpoint
CREATE INDEX "safety_functions_order" ON "safety_functions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "safety_functions_evidence_document_uuid_index" ON "safety_functions" USING btree ("evidence_document_uuid");--> statement-breakpoint
CREATE INDEX "safety_functions_risk_rating_set_uuid_index" ON "safety_functions" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "stored_files_last_used_at_index" ON "stored_files" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "tag_relationships_resource_uuid_index" ON "tag_relationships" USING btree ("resource_uuid");--> statement-breakpoint
CREATE INDEX "tag_relationships_project_uuid_index" ON "tag_relationships" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "tag_relationships_tag_uuid_project_uuid_index" ON "tag_relationships" USING btree ("tag_uuid","project_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("organization_uuid",lower("name"));--> statement-breakpoint
CREATE INDEX "tool_commands_project_uuid_tool_connection_uuid_index" ON "tool_commands" USING btree ("project_uuid","tool_connection_uuid");--> statement-breakpoint
CREATE INDEX "tool_deliveries_at_index" ON "tool_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hazard_rrm_evaluations_verified_by_user_uuid_index" ON "hazard_rrm_evaluations" USING btree ("verified_by_user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrm_evaluations_evaluator_user_uuid_index" ON "hazard_rrm_evaluations" USING btree ("evaluator_user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrm_new_hazards_project_uuid_index" ON "hazard_rrm_new_hazards" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrm_new_hazards_hazard_uuid_index" ON "hazard_rrm_new_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_evidence_document_uuid_index" ON "hazard_rrms" USING btree ("evidence_document_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_rrm_uuid_index" ON "hazard_rrms" USING btree ("rrm_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_solution_set_uuid_index" ON "hazard_rrms" USING btree ("solution_set_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_srem_uuid_index" ON "hazard_rrms" USING btree ("srem_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_responsible_user_uuid_index" ON "hazard_rrms" USING btree ("responsible_user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_solution_sets_project_uuid_index" ON "hazard_solution_sets" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_solution_sets_solution_set_uuid_index" ON "hazard_solution_sets" USING btree ("solution_set_uuid");--> statement-breakpoint
CREATE INDEX "rrms_order" ON "rrms" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "rrms_rrm_type_uuid_index" ON "rrms" USING btree ("rrm_type_uuid");--> statement-breakpoint
CREATE INDEX "rrms_safety_target_uuid_index" ON "rrms" USING btree ("safety_target_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_hazards_project_uuid_index" ON "safety_target_hazards" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_hazards_hazard_uuid_index" ON "safety_target_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "safety_targets_order" ON "safety_targets" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "safety_targets_safety_target_type_uuid_index" ON "safety_targets" USING btree ("safety_target_type_uuid");--> statement-breakpoint
CREATE INDEX "safety_targets_safety_target_category_uuid_index" ON "safety_targets" USING btree ("safety_target_category_uuid");--> statement-breakpoint
CREATE INDEX "solution_sets_order" ON "solution_sets" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE UNIQUE INDEX "solution_sets_one_selected" ON "solution_sets" USING btree ("project_uuid") WHERE is_selected;--> statement-breakpoint
CREATE INDEX "srem_hazards_project_uuid_index" ON "srem_hazards" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "srem_hazards_hazard_uuid_index" ON "srem_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "srem_safety_targets_project_uuid_index" ON "srem_safety_targets" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "srem_safety_targets_safety_target_uuid_index" ON "srem_safety_targets" USING btree ("safety_target_uuid");--> statement-breakpoint
CREATE INDEX "srems_order" ON "srems" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "srems_parent_uuid_index" ON "srems" USING btree ("parent_uuid");--> statement-breakpoint
CREATE INDEX "hazard_users_user_uuid_index" ON "hazard_users" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_vote_event_comments_order" ON "hazard_vote_event_comments" USING btree ("hazard_vote_event_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_vote_event_comments_project" ON "hazard_vote_event_comments" USING btree ("project_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hazard_vote_events_one_at_a_time" ON "hazard_vote_events" USING btree ("hazard_uuid","stage") WHERE status in ('OPEN', 'REVEALED');--> statement-breakpoint
CREATE INDEX "hazard_vote_events_project" ON "hazard_vote_events" USING btree ("project_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_vote_events_risk_rating_set_uuid_index" ON "hazard_vote_events" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "hazard_votes_hazard_uuid_index" ON "hazard_votes" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "hazard_votes_user_uuid_index" ON "hazard_votes" USING btree ("user_uuid");--> statement-breakpoint
-- The audit trail only grows: whatever asks, a row in it is neither changed nor removed.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail cannot be changed or deleted' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- Of a change the trail stores the record after it, and of the record before it what the change altered: the rest is the
-- same. `audit_trail` is what everybody reads: with the whole record before and after.
create function keep_altered_values() returns trigger language plpgsql as $$
begin
  new.before := (select coalesce(jsonb_object_agg(b.key, b.value), '{}') from jsonb_each(new.before) b
    where new.after -> b.key is distinct from b.value);
  return new;
end
$$;
--> statement-breakpoint
create trigger audit_log_keeps_altered_values before insert on audit_log
  for each row when (new.action = 'UPDATE' and new.before is not null) execute function keep_altered_values();
--> statement-breakpoint
create view audit_trail as
  select id, at, actor_user_uuid, organization_uuid, project_uuid, entity, record_uuid, action, operation_id, request_id,
    case action when 'UPDATE' then after || before else before end as before, after, reason, client_id, transaction_id
  from audit_log;
--> statement-breakpoint
-- Every state of a tag is kept, whoever changes it and how.
create function keep_tag_version() returns trigger language plpgsql as $$
begin
  insert into tag_versions (tag_uuid, version, name, description, color, created_at, created_by)
  values (new.uuid, new.revision, new.name, new.description, new.color, new.updated_at, new.updated_by);
  return null;
end
$$;
--> statement-breakpoint
create trigger tags_keep_versions after insert or update on tags
  for each row execute function keep_tag_version();

--> statement-breakpoint
-- However an account goes: whoever still holds a token of it comes back only by signing in anew.
create function close_identity() returns trigger language plpgsql as $$
begin
  insert into closed_identities (issuer, subject) values (old.issuer, old.subject)
  on conflict (issuer, subject) do update set closed_at = now();
  return null;
end
$$;
--> statement-breakpoint
create trigger user_identities_close after delete on user_identities
  for each row execute function close_identity();
--> statement-breakpoint
-- What is committed to a project wakes those who watch it, once for each transaction and project: PostgreSQL drops the
-- repeated ones. The payload is only the project's uuid; who may see what is decided by those who read the rows.
create function notify_project_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('project_changes', w.project_uuid::text)
  from (select distinct project_uuid from written where project_uuid is not null) w;
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_log_notify after insert on audit_log
  referencing new table as written for each statement execute function notify_project_change();
--> statement-breakpoint
-- Changes of one month (of UTC) are a table of their own, made before the first of them comes (docs/decisions/0086). What
-- belongs to no month that was made lies in `audit_log_other`, and its month is not made any more.
create table audit_log_other partition of audit_log default;
--> statement-breakpoint
-- Triggers of rows come with the parent, those of statements do not.
create trigger audit_log_other_is_append_only before update or delete or truncate on audit_log_other
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- A new month waits for those who read the trail, and whoever comes after waits behind it: a second at most, then it is made
-- another time.
create function make_audit_month(moment timestamptz) returns boolean language plpgsql
  set timezone = 'UTC' set lock_timeout = '1s' as $$
declare
  month constant timestamptz := date_trunc('month', moment);
  part constant text := to_char(month, '"audit_log_"YYYY_MM');
begin
  if to_regclass(part) is not null then return false; end if;
  perform pg_advisory_xact_lock('audit_log'::regclass::oid::bigint);
  if to_regclass(part) is not null
    or exists (select from audit_log_other where at >= month and at < month + interval '1 month') then return false; end if;
  execute format('create table %I (like audit_log including all)', part);
  execute format('create trigger %I before update or delete or truncate on %I for each statement
    execute function refuse_audit_change()', part || '_is_append_only', part);
  execute format('alter table audit_log attach partition %I for values from (%L) to (%L)',
    part, month, month + interval '1 month');
  return true;
end
$$;
--> statement-breakpoint
-- A session that ends, however it does, is told to every process: they keep for a moment that it was there.
create function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ends', old.uid);
  return null;
end
$$;
--> statement-breakpoint
create trigger oidc_payloads_session_ends after delete on oidc_payloads
  for each row when (old.model = 'Session' and old.uid is not null) execute function notify_session_end();
--> statement-breakpoint
create trigger oidc_payloads_session_renamed after update of uid on oidc_payloads
  for each row when (old.model = 'Session' and old.uid is distinct from new.uid and old.uid is not null)
  execute function notify_session_end();
--> statement-breakpoint
-- Over in half a minute anyway: not worth a write-ahead log.
alter table presence set unlogged;
--> statement-breakpoint
alter table request_counts set unlogged;
--> statement-breakpoint
-- A baseline stays as it was made; it goes as a whole, never while somebody stands for it, unless its project goes.
create function refuse_baseline_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A baseline cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  if exists (select 1 from projects p where p.uuid = old.project_uuid)
    and exists (select 1 from baseline_signatures s where s.baseline_uuid = old.uuid and s.withdrawn_at is null) then
    raise exception 'A signed baseline cannot be deleted' using errcode = 'insufficient_privilege';
  end if;
  return old;
end
$$;
--> statement-breakpoint
create trigger baselines_stay before update or delete on baselines
  for each row execute function refuse_baseline_change();
--> statement-breakpoint
-- What is in a baseline goes with it and not before.
create function refuse_baseline_part_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select 1 from baselines b where b.uuid = old.baseline_uuid) then
    raise exception 'What is in a baseline cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return old;
end
$$;
--> statement-breakpoint
create trigger baseline_records_stay before update or delete on baseline_records
  for each row execute function refuse_baseline_part_change();
--> statement-breakpoint
create trigger baseline_parts_stay before update or delete on baseline_parts
  for each row execute function refuse_baseline_part_change();
--> statement-breakpoint
create trigger baseline_files_stay before update or delete on baseline_files
  for each row execute function refuse_baseline_part_change();
--> statement-breakpoint
-- A signature is withdrawn once, never deleted, and says what it said.
create function refuse_signature_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select 1 from baselines b where b.uuid = old.baseline_uuid) then
      raise exception 'A signature cannot be deleted' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if old.withdrawn_at is not null or new.withdrawn_at is null
    or (to_jsonb(new) - '{withdrawn_at,withdrawn_by,withdrawn_reason,revision,updated_at,updated_by}'::text[])
      <> (to_jsonb(old) - '{withdrawn_at,withdrawn_by,withdrawn_reason,revision,updated_at,updated_by}'::text[]) then
    raise exception 'A signature can only be withdrawn' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger baseline_signatures_stay before update or delete on baseline_signatures
  for each row execute function refuse_signature_change();
--> statement-breakpoint
-- However hazards come in, one by one, in a batch, as a copy or from a file: a project holds as many as the installation
-- says. As each has drawn a code, none need be counted before that many codes are gone; a new project has no counter yet.
create function limit_hazards() returns trigger language plpgsql as $$
declare
  most int := (select value::int from configuration_items where name = 'limits.hazards-per-project');
begin
  if exists (
    select 1 from (select distinct project_uuid from inserted) i
    left join project_code_counters k on k.project_uuid = i.project_uuid and k.prefix = 'HZ'
    -- A plain "and" is counted first.
    where case when k.last <= most then false
      else (select count(*) from (select 1 from hazards h where h.project_uuid = i.project_uuid limit most + 1) counted) > most end
  ) then
    raise exception 'Too many hazards in one project'
      using errcode = 'program_limit_exceeded', constraint = 'hazards_per_project', detail = most::text;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger hazards_are_limited after insert on hazards
  referencing new table as inserted for each statement execute function limit_hazards();
--> statement-breakpoint
-- What lists are sorted by: numbers by their value, letters as people order them (records/naturalOrder.ts).
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
