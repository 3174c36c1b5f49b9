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
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
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
	"reason" text
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
	"origin" text DEFAULT 'MANUAL' NOT NULL,
	"calculated_at" timestamp with time zone,
	CONSTRAINT "hazard_evaluations_once" UNIQUE("hazard_uuid","stage","risk_rating_set_uuid")
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
	"is_risk_frozen" boolean DEFAULT false NOT NULL,
	"ftti_ms" integer,
	"owner_user_uuid" uuid,
	CONSTRAINT "hazards_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "hazards_in_project" UNIQUE("project_uuid","uuid")
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
	"email_digest" text PRIMARY KEY NOT NULL,
	"failed_attempts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
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
	"polygon" jsonb
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
CREATE TABLE "organizations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
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
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_uuid" uuid NOT NULL,
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
	"is_active" boolean DEFAULT true NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
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
	CONSTRAINT "organization_risk_rating_sets_organization_uuid_risk_rating_set_uuid_unique" UNIQUE("organization_uuid","risk_rating_set_uuid")
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
	CONSTRAINT "risk_levels_risk_rating_set_uuid_parameter_code_unique" UNIQUE("risk_rating_set_uuid","parameter","code"),
	CONSTRAINT "risk_levels_of_set" UNIQUE("risk_rating_set_uuid","uuid")
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
	CONSTRAINT "risk_rating_sets_code_unique" UNIQUE("code")
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
ALTER TABLE "ceas" ADD CONSTRAINT "ceas_cea_type_uuid_cea_types_uuid_fk" FOREIGN KEY ("cea_type_uuid") REFERENCES "public"."cea_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceas" ADD CONSTRAINT "ceas_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ceas" ADD CONSTRAINT "exposure_situation_ceas_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ceas" ADD CONSTRAINT "exposure_situation_ceas_cea" FOREIGN KEY ("project_uuid","cea_uuid") REFERENCES "public"."ceas"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situations" ADD CONSTRAINT "exposure_situations_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functions" ADD CONSTRAINT "functions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functions" ADD CONSTRAINT "functions_parent_function" FOREIGN KEY ("project_uuid","parent_function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functions" ADD CONSTRAINT "functions_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazardous_events" ADD CONSTRAINT "hazardous_events_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_parent_machine" FOREIGN KEY ("project_uuid","parent_machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_guideword_uuid_guidewords_uuid_fk" FOREIGN KEY ("guideword_uuid") REFERENCES "public"."guidewords"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_function" FOREIGN KEY ("project_uuid","function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "malfunctions" ADD CONSTRAINT "malfunctions_duplicate_of" FOREIGN KEY ("project_uuid","duplicate_of_uuid") REFERENCES "public"."malfunctions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_zones" ADD CONSTRAINT "task_zones_task_uuid_tasks_uuid_fk" FOREIGN KEY ("task_uuid") REFERENCES "public"."tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_zones" ADD CONSTRAINT "task_zones_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_task_type_uuid_task_types_uuid_fk" FOREIGN KEY ("task_type_uuid") REFERENCES "public"."task_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_lifecycle_phase_uuid_lifecycle_phases_uuid_fk" FOREIGN KEY ("lifecycle_phase_uuid") REFERENCES "public"."lifecycle_phases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_class_of_set" FOREIGN KEY ("risk_rating_set_uuid","class_uuid") REFERENCES "public"."risk_classes"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_evaluations" ADD CONSTRAINT "hazard_evaluations_rating_of_set" FOREIGN KEY ("risk_rating_set_uuid","rating_uuid") REFERENCES "public"."risk_ratings"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_personnel" ADD CONSTRAINT "hazard_personnel_hazard_uuid_hazards_uuid_fk" FOREIGN KEY ("hazard_uuid") REFERENCES "public"."hazards"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_personnel" ADD CONSTRAINT "hazard_personnel_personnel_uuid_personnel_uuid_fk" FOREIGN KEY ("personnel_uuid") REFERENCES "public"."personnel"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_hazard_type_uuid_hazard_types_uuid_fk" FOREIGN KEY ("hazard_type_uuid") REFERENCES "public"."hazard_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_zone_uuid_zones_uuid_fk" FOREIGN KEY ("zone_uuid") REFERENCES "public"."zones"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_area_uuid_areas_uuid_fk" FOREIGN KEY ("area_uuid") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_lifecycle_phase_uuid_lifecycle_phases_uuid_fk" FOREIGN KEY ("lifecycle_phase_uuid") REFERENCES "public"."lifecycle_phases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_energy_source_uuid_energy_sources_uuid_fk" FOREIGN KEY ("energy_source_uuid") REFERENCES "public"."energy_sources"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_function" FOREIGN KEY ("project_uuid","function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_malfunction" FOREIGN KEY ("project_uuid","malfunction_uuid") REFERENCES "public"."malfunctions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_exposure_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_hazardous_event" FOREIGN KEY ("project_uuid","hazardous_event_uuid") REFERENCES "public"."hazardous_events"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_machine" FOREIGN KEY ("project_uuid","machine_uuid") REFERENCES "public"."machines"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_task" FOREIGN KEY ("project_uuid","task_uuid") REFERENCES "public"."tasks"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD CONSTRAINT "identity_accounts_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "organization_risk_rating_sets" ADD CONSTRAINT "organization_risk_rating_sets_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_classes" ADD CONSTRAINT "risk_classes_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_levels" ADD CONSTRAINT "risk_levels_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_ratings" ADD CONSTRAINT "risk_ratings_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_class_of_set" FOREIGN KEY ("risk_rating_set_uuid","class_uuid") REFERENCES "public"."risk_classes"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_table_cells" ADD CONSTRAINT "risk_table_cells_rating_of_set" FOREIGN KEY ("risk_rating_set_uuid","rating_uuid") REFERENCES "public"."risk_ratings"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ceas_order" ON "ceas" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "ceas_cea_type_uuid_index" ON "ceas" USING btree ("cea_type_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situation_ceas_cea_uuid_index" ON "exposure_situation_ceas" USING btree ("cea_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situations_order" ON "exposure_situations" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "functions_order" ON "functions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "functions_parent_function_uuid_index" ON "functions" USING btree ("parent_function_uuid");--> statement-breakpoint
CREATE INDEX "functions_machine_uuid_index" ON "functions" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "hazardous_events_order" ON "hazardous_events" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "machines_order" ON "machines" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "machines_parent_machine_uuid_index" ON "machines" USING btree ("parent_machine_uuid");--> statement-breakpoint
CREATE INDEX "malfunctions_order" ON "malfunctions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "malfunctions_function_uuid_index" ON "malfunctions" USING btree ("function_uuid");--> statement-breakpoint
CREATE INDEX "malfunctions_guideword_uuid_index" ON "malfunctions" USING btree ("guideword_uuid");--> statement-breakpoint
CREATE INDEX "malfunctions_duplicate_of_uuid_index" ON "malfunctions" USING btree ("duplicate_of_uuid");--> statement-breakpoint
CREATE INDEX "task_zones_zone_uuid_index" ON "task_zones" USING btree ("zone_uuid");--> statement-breakpoint
CREATE INDEX "tasks_order" ON "tasks" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "tasks_machine_uuid_index" ON "tasks" USING btree ("machine_uuid");--> statement-breakpoint
CREATE INDEX "tasks_task_type_uuid_index" ON "tasks" USING btree ("task_type_uuid");--> statement-breakpoint
CREATE INDEX "tasks_lifecycle_phase_uuid_index" ON "tasks" USING btree ("lifecycle_phase_uuid");--> statement-breakpoint
CREATE INDEX "audit_log_record_uuid_id_index" ON "audit_log" USING btree ("record_uuid","id");--> statement-breakpoint
CREATE INDEX "audit_log_project_uuid_id_index" ON "audit_log" USING btree ("project_uuid","id");--> statement-breakpoint
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
CREATE INDEX "identity_attempts_updated_at_index" ON "identity_attempts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_id_index" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid_index" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_account_id_index" ON "oidc_payloads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_at_index" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "areas_project_uuid_index" ON "areas" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "energy_sources_project_uuid_index" ON "energy_sources" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_effect_types_project_uuid_index" ON "hazard_effect_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "lifecycle_phases_project_uuid_index" ON "lifecycle_phases" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_categories_project_uuid_index" ON "safety_target_categories" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_types_project_uuid_index" ON "safety_target_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "task_types_project_uuid_index" ON "task_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "organization_users_user_uuid_index" ON "organization_users" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "organization_users_organization_role_uuid_index" ON "organization_users" USING btree ("organization_role_uuid");--> statement-breakpoint
CREATE INDEX "project_members_user_uuid_index" ON "project_members" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "project_risk_rating_sets_risk_rating_set_uuid_index" ON "project_risk_rating_sets" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "projects_organization_uuid_index" ON "projects" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "user_identities_user_uuid_index" ON "user_identities" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "organization_risk_rating_sets_risk_rating_set_uuid_index" ON "organization_risk_rating_sets" USING btree ("risk_rating_set_uuid");