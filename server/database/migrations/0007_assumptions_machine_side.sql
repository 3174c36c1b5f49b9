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
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_owner_user_uuid_users_uuid_fk" FOREIGN KEY ("owner_user_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "function_assumptions" ADD CONSTRAINT "function_assumptions_function" FOREIGN KEY ("project_uuid","function_uuid") REFERENCES "public"."functions"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "function_assumptions" ADD CONSTRAINT "function_assumptions_assumption" FOREIGN KEY ("project_uuid","assumption_uuid") REFERENCES "public"."assumptions"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "assumptions_order" ON "assumptions" USING btree ("project_uuid","position","code");--> statement-breakpoint
CREATE INDEX "assumptions_owner_user_uuid_index" ON "assumptions" USING btree ("owner_user_uuid");--> statement-breakpoint
CREATE INDEX "function_assumptions_assumption_uuid_index" ON "function_assumptions" USING btree ("assumption_uuid");--> statement-breakpoint
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
CREATE INDEX "misuses_duplicate_of_uuid_index" ON "misuses" USING btree ("duplicate_of_uuid");