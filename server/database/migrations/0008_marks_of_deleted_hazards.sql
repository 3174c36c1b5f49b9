ALTER TABLE "hazard_figures" DROP CONSTRAINT "hazard_figures_hazard";
--> statement-breakpoint
ALTER TABLE "hazard_figures" ADD CONSTRAINT "hazard_figures_hazard" FOREIGN KEY ("project_uuid","hazard_uuid") REFERENCES "public"."hazards"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;