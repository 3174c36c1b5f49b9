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
	CONSTRAINT "hazard_rrm_evaluations_once" UNIQUE("hazard_rrm_uuid"),
	CONSTRAINT "hazard_rrm_evaluations_no_effect" CHECK ("hazard_rrm_evaluations"."effectiveness" <> 'NONE' or coalesce("hazard_rrm_evaluations"."severity_uuid", "hazard_rrm_evaluations"."exposure_uuid", "hazard_rrm_evaluations"."probability_uuid", "hazard_rrm_evaluations"."avoidability_uuid") is null)
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
	"safe_state" text DEFAULT '' NOT NULL,
	"ftti_ms" integer,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	CONSTRAINT "safety_targets_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "safety_targets_in_project" UNIQUE("project_uuid","uuid")
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
	"safety_target_uuid" uuid,
	"allocated_to" text DEFAULT '' NOT NULL,
	"integrity_category_uuid" uuid,
	"integrity_level" text,
	"verification_method" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"external_url" text,
	CONSTRAINT "srems_code" UNIQUE("project_uuid","code"),
	CONSTRAINT "srems_in_project" UNIQUE("project_uuid","uuid")
);
--> statement-breakpoint
ALTER TABLE "organization_risk_rating_sets" ADD COLUMN "label_overrides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_risk_rating_sets" ADD COLUMN "is_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_verified_by_user_uuid_users_uuid_fk" FOREIGN KEY ("verified_by_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_evaluator_user_uuid_users_uuid_fk" FOREIGN KEY ("evaluator_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_use" FOREIGN KEY ("project_uuid","hazard_rrm_uuid") REFERENCES "public"."hazard_rrms"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_severity_of_set" FOREIGN KEY ("risk_rating_set_uuid","severity_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_probability_of_set" FOREIGN KEY ("risk_rating_set_uuid","probability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrm_evaluations" ADD CONSTRAINT "hazard_rrm_evaluations_avoidability_of_set" FOREIGN KEY ("risk_rating_set_uuid","avoidability_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_responsible_user_uuid_users_uuid_fk" FOREIGN KEY ("responsible_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_rrm" FOREIGN KEY ("project_uuid","rrm_uuid") REFERENCES "public"."rrms"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_solution_set" FOREIGN KEY ("project_uuid","solution_set_uuid") REFERENCES "public"."solution_sets"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_srem" FOREIGN KEY ("project_uuid","srem_uuid") REFERENCES "public"."srems"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "srems" ADD CONSTRAINT "srems_integrity_category_uuid_safety_target_categories_uuid_fk" FOREIGN KEY ("integrity_category_uuid") REFERENCES "public"."safety_target_categories"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srems" ADD CONSTRAINT "srems_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "srems" ADD CONSTRAINT "srems_safety_target" FOREIGN KEY ("project_uuid","safety_target_uuid") REFERENCES "public"."safety_targets"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hazard_rrm_evaluations_verified_by_user_uuid_index" ON "hazard_rrm_evaluations" USING btree ("verified_by_user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrm_evaluations_evaluator_user_uuid_index" ON "hazard_rrm_evaluations" USING btree ("evaluator_user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_rrm_uuid_index" ON "hazard_rrms" USING btree ("rrm_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_solution_set_uuid_index" ON "hazard_rrms" USING btree ("solution_set_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_srem_uuid_index" ON "hazard_rrms" USING btree ("srem_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_responsible_user_uuid_index" ON "hazard_rrms" USING btree ("responsible_user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_solution_sets_solution_set_uuid_index" ON "hazard_solution_sets" USING btree ("solution_set_uuid");--> statement-breakpoint
CREATE INDEX "rrms_order" ON "rrms" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "rrms_rrm_type_uuid_index" ON "rrms" USING btree ("rrm_type_uuid");--> statement-breakpoint
CREATE INDEX "rrms_safety_target_uuid_index" ON "rrms" USING btree ("safety_target_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_hazards_hazard_uuid_index" ON "safety_target_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "safety_targets_order" ON "safety_targets" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "safety_targets_safety_target_type_uuid_index" ON "safety_targets" USING btree ("safety_target_type_uuid");--> statement-breakpoint
CREATE INDEX "safety_targets_safety_target_category_uuid_index" ON "safety_targets" USING btree ("safety_target_category_uuid");--> statement-breakpoint
CREATE INDEX "solution_sets_order" ON "solution_sets" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE UNIQUE INDEX "solution_sets_one_selected" ON "solution_sets" USING btree ("project_uuid") WHERE is_selected;--> statement-breakpoint
CREATE INDEX "srem_hazards_hazard_uuid_index" ON "srem_hazards" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "srems_order" ON "srems" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "srems_safety_target_uuid_index" ON "srems" USING btree ("safety_target_uuid");--> statement-breakpoint
CREATE INDEX "srems_integrity_category_uuid_index" ON "srems" USING btree ("integrity_category_uuid");--> statement-breakpoint
ALTER TABLE "organization_risk_rating_sets" ADD CONSTRAINT "organization_risk_rating_sets_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_risk_rating_sets_one_default" ON "organization_risk_rating_sets" USING btree ("organization_uuid") WHERE is_default;