-- A set of an organization that is gone is seen by nobody.
DELETE FROM "risk_rating_sets" s WHERE s."organization_uuid" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "organizations" o WHERE o."uuid" = s."organization_uuid");--> statement-breakpoint
DROP INDEX "hazard_figures_project_uuid_hazard_uuid_index";--> statement-breakpoint
ALTER TABLE "assumptions" ADD COLUMN "evidence_document_uuid" uuid;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD COLUMN "evidence_document_uuid" uuid;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD COLUMN "evidence_document_uuid" uuid;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_estimates" ADD CONSTRAINT "exposure_estimates_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_rating_sets" ADD CONSTRAINT "risk_rating_sets_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_rrms" ADD CONSTRAINT "hazard_rrms_evidence_document" FOREIGN KEY ("project_uuid","evidence_document_uuid") REFERENCES "public"."documents"("project_uuid","uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assumptions_evidence_document_uuid_index" ON "assumptions" USING btree ("evidence_document_uuid");--> statement-breakpoint
CREATE INDEX "exposure_estimates_evidence_document_uuid_index" ON "exposure_estimates" USING btree ("evidence_document_uuid");--> statement-breakpoint
CREATE INDEX "hazard_figures_hazard_uuid_index" ON "hazard_figures" USING btree ("hazard_uuid");--> statement-breakpoint
CREATE INDEX "risk_rating_sets_organization_uuid_index" ON "risk_rating_sets" USING btree ("organization_uuid");--> statement-breakpoint
CREATE INDEX "hazard_rrms_evidence_document_uuid_index" ON "hazard_rrms" USING btree ("evidence_document_uuid");