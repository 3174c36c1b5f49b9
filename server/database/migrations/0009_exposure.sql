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
ALTER TABLE "exposure_situations" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_levels" ADD COLUMN "band" jsonb;--> statement-breakpoint
ALTER TABLE "risk_levels" ADD CONSTRAINT "risk_levels_of_parameter" UNIQUE("risk_rating_set_uuid","parameter","uuid");--> statement-breakpoint
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
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_value_of_type" FOREIGN KEY ("exposure_estimate_type_uuid","exposure_estimate_type_value_uuid") REFERENCES "public"."exposure_estimate_type_values"("exposure_estimate_type_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ratings" ADD CONSTRAINT "exposure_situation_ratings_risk_rating_set_uuid_risk_rating_sets_uuid_fk" FOREIGN KEY ("risk_rating_set_uuid") REFERENCES "public"."risk_rating_sets"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ratings" ADD CONSTRAINT "exposure_situation_ratings_situation" FOREIGN KEY ("project_uuid","exposure_situation_uuid") REFERENCES "public"."exposure_situations"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_situation_ratings" ADD CONSTRAINT "exposure_situation_ratings_exposure_of_set" FOREIGN KEY ("risk_rating_set_uuid","parameter","exposure_uuid") REFERENCES "public"."risk_levels"("risk_rating_set_uuid","parameter","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exposure_estimate_assumptions_assumption_uuid_index" ON "exposure_estimate_assumptions" USING btree ("assumption_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_type_values_organization_uuid_index" ON "exposure_estimate_type_values" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_type_values_project_uuid_index" ON "exposure_estimate_type_values" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_types_organization_uuid_index" ON "exposure_estimate_types" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimate_types_project_uuid_index" ON "exposure_estimate_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_order" ON "exposure_estimates" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "exposure_estimates_exposure_situation_uuid_index" ON "exposure_estimates" USING btree ("exposure_situation_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_hazard_uuid_index" ON "exposure_estimates" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_exposure_estimate_type_uuid_index" ON "exposure_estimates" USING btree ("exposure_estimate_type_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_exposure_estimate_type_value_uuid_index" ON "exposure_estimates" USING btree ("exposure_estimate_type_value_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situation_ratings_risk_rating_set_uuid_index" ON "exposure_situation_ratings" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "exposure_situation_ratings_exposure_uuid_index" ON "exposure_situation_ratings" USING btree ("exposure_uuid");--> statement-breakpoint
UPDATE "risk_levels" "l" SET "band" = "v"."band"::jsonb, "revision" = "l"."revision" + 1
FROM (VALUES
	('ISO26262-3-2018', 'E1', '{"minShare": null, "minShareIncluded": true, "minPerYear": 0}'),
	('ISO26262-3-2018', 'E2', '{"minShare": 0, "minShareIncluded": true, "minPerYear": 1}'),
	('ISO26262-3-2018', 'E3', '{"minShare": 0.01, "minShareIncluded": true, "minPerYear": 12}'),
	('ISO26262-3-2018', 'E4', '{"minShare": 0.1, "minShareIncluded": false, "minPerYear": 100}'),
	('ISO25119-2-RECONSTRUCTED', 'E0', '{"minShare": 0, "minShareIncluded": true, "minPerYear": null}'),
	('ISO25119-2-RECONSTRUCTED', 'E1', '{"minShare": 0.0001, "minShareIncluded": true, "minPerYear": 0}'),
	('ISO25119-2-RECONSTRUCTED', 'E2', '{"minShare": 0.001, "minShareIncluded": true, "minPerYear": 1}'),
	('ISO25119-2-RECONSTRUCTED', 'E3', '{"minShare": 0.01, "minShareIncluded": true, "minPerYear": 12}'),
	('ISO25119-2-RECONSTRUCTED', 'E4', '{"minShare": 0.1, "minShareIncluded": true, "minPerYear": 100}'),
	('ISO13849-1', 'F1', '{"minShare": 0, "minShareIncluded": true, "minPerYear": null}'),
	('ISO13849-1', 'F2', '{"minShare": 0.05, "minShareIncluded": false, "minPerYear": null}')
) AS "v" ("set", "level", "band"), "risk_rating_sets" "s"
WHERE "s"."code" = "v"."set" AND "s"."organization_uuid" IS NULL AND "l"."risk_rating_set_uuid" = "s"."uuid" AND "l"."parameter" = 'exposure' AND "l"."code" = "v"."level";
