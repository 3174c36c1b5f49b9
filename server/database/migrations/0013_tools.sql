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
ALTER TABLE "tool_commands" ADD CONSTRAINT "tool_commands_connection" FOREIGN KEY ("project_uuid","tool_connection_uuid") REFERENCES "public"."tool_connections"("project_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_connection_secrets" ADD CONSTRAINT "tool_connection_secrets_tool_connection_uuid_tool_connections_uuid_fk" FOREIGN KEY ("tool_connection_uuid") REFERENCES "public"."tool_connections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_connections" ADD CONSTRAINT "tool_connections_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_deliveries" ADD CONSTRAINT "tool_deliveries_tool_connection_uuid_tool_connections_uuid_fk" FOREIGN KEY ("tool_connection_uuid") REFERENCES "public"."tool_connections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_statuses" ADD CONSTRAINT "tool_statuses_project" FOREIGN KEY ("project_uuid") REFERENCES "public"."projects"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_commands_project_uuid_tool_connection_uuid_index" ON "tool_commands" USING btree ("project_uuid","tool_connection_uuid");--> statement-breakpoint
CREATE INDEX "tool_deliveries_at_index" ON "tool_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hazard_evaluations_project" ON "hazard_evaluations" USING btree ("project_uuid","stage");