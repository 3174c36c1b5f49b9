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
CREATE TABLE "hazard_injury_types" (
	"hazard_uuid" uuid NOT NULL,
	"injury_type_uuid" uuid NOT NULL,
	CONSTRAINT "hazard_injury_types_hazard_uuid_injury_type_uuid_pk" PRIMARY KEY("hazard_uuid","injury_type_uuid")
);
--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "misuse_uuid" uuid;--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "machine_hazard_uuid" uuid;--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "human_task_uuid" uuid;--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "status_override" text;--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "duplicate_of_uuid" uuid;--> statement-breakpoint
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
ALTER TABLE "hazard_injury_types" ADD CONSTRAINT "hazard_injury_types_hazard_uuid_hazards_uuid_fk" FOREIGN KEY ("hazard_uuid") REFERENCES "public"."hazards"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_injury_types" ADD CONSTRAINT "hazard_injury_types_injury_type_uuid_injury_types_uuid_fk" FOREIGN KEY ("injury_type_uuid") REFERENCES "public"."injury_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hazard_comment_mentions_user_uuid_index" ON "hazard_comment_mentions" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_comments_project_uuid_created_at_index" ON "hazard_comments" USING btree ("project_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_comments_hazard_uuid_created_at_index" ON "hazard_comments" USING btree ("hazard_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_comments_parent_comment_uuid_index" ON "hazard_comments" USING btree ("parent_comment_uuid");--> statement-breakpoint
CREATE INDEX "hazard_comments_created_by_index" ON "hazard_comments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "hazard_assumptions_assumption_uuid_index" ON "hazard_assumptions" USING btree ("assumption_uuid");--> statement-breakpoint
CREATE INDEX "hazard_effect_injury_types_injury_type_uuid_index" ON "hazard_effect_injury_types" USING btree ("injury_type_uuid");--> statement-breakpoint
CREATE INDEX "hazard_effects_hazard_effect_type_uuid_index" ON "hazard_effects" USING btree ("hazard_effect_type_uuid");--> statement-breakpoint
CREATE INDEX "hazard_injury_types_injury_type_uuid_index" ON "hazard_injury_types" USING btree ("injury_type_uuid");--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_misuse" FOREIGN KEY ("project_uuid","misuse_uuid") REFERENCES "public"."misuses"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_machine_hazard" FOREIGN KEY ("project_uuid","machine_hazard_uuid") REFERENCES "public"."machine_hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_human_task" FOREIGN KEY ("project_uuid","human_task_uuid") REFERENCES "public"."human_tasks"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_duplicate_of" FOREIGN KEY ("project_uuid","duplicate_of_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hazards_area_uuid_index" ON "hazards" USING btree ("area_uuid");--> statement-breakpoint
CREATE INDEX "hazards_lifecycle_phase_uuid_index" ON "hazards" USING btree ("lifecycle_phase_uuid");--> statement-breakpoint
CREATE INDEX "hazards_energy_source_uuid_index" ON "hazards" USING btree ("energy_source_uuid");--> statement-breakpoint
CREATE INDEX "hazards_risk_rating_set_uuid_index" ON "hazards" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "hazards_owner_user_uuid_index" ON "hazards" USING btree ("owner_user_uuid");--> statement-breakpoint
CREATE INDEX "hazards_misuse_uuid_index" ON "hazards" USING btree ("misuse_uuid");--> statement-breakpoint
CREATE INDEX "hazards_machine_hazard_uuid_index" ON "hazards" USING btree ("machine_hazard_uuid");--> statement-breakpoint
CREATE INDEX "hazards_human_task_uuid_index" ON "hazards" USING btree ("human_task_uuid");--> statement-breakpoint
CREATE INDEX "hazards_duplicate_of_uuid_index" ON "hazards" USING btree ("duplicate_of_uuid");--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_one_trigger" CHECK (num_nonnulls("hazards"."malfunction_uuid", "hazards"."misuse_uuid") <= 1);--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_rejected_with_reason" CHECK ("hazards"."status_override" is distinct from 'REJECTED' or "hazards"."status_reason" <> '');--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_duplicate_of_another" CHECK ("hazards"."duplicate_of_uuid" is null or ("hazards"."status_override" = 'DUPLICATE' and "hazards"."duplicate_of_uuid" <> "hazards"."uuid"));