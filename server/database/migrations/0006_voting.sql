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
	CONSTRAINT "hazard_votes_once" UNIQUE("hazard_vote_event_uuid","user_uuid"),
	CONSTRAINT "hazard_votes_state" CHECK (case state when 'CAST' then cast_at is not null and severity_uuid is not null when 'PENDING' then cast_at is null and severity_uuid is null else true end)
);
--> statement-breakpoint
ALTER TABLE "hazards" ADD COLUMN "is_final_consensus_voting_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "consensus_rule" text DEFAULT 'UNANIMOUS' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "minimum_votes" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
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
CREATE INDEX "hazard_users_user_uuid_index" ON "hazard_users" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "hazard_vote_event_comments_order" ON "hazard_vote_event_comments" USING btree ("hazard_vote_event_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hazard_vote_events_one_at_a_time" ON "hazard_vote_events" USING btree ("hazard_uuid","stage") WHERE status in ('OPEN', 'REVEALED');--> statement-breakpoint
CREATE INDEX "hazard_vote_events_project" ON "hazard_vote_events" USING btree ("project_uuid","created_at");--> statement-breakpoint
CREATE INDEX "hazard_vote_events_risk_rating_set_uuid_index" ON "hazard_vote_events" USING btree ("risk_rating_set_uuid");--> statement-breakpoint
CREATE INDEX "hazard_votes_hazard_uuid_index" ON "hazard_votes" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "hazard_votes_user_uuid_index" ON "hazard_votes" USING btree ("user_uuid");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_minimum_votes" CHECK (minimum_votes between 1 and 50);