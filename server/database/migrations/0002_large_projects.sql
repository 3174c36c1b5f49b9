CREATE INDEX "assumptions_rejected" ON "assumptions" USING btree ("uuid") WHERE status = 'REJECTED';--> statement-breakpoint
CREATE INDEX "cea_types_project_uuid_index" ON "cea_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "guidewords_project_uuid_index" ON "guidewords" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_types_project_uuid_index" ON "hazard_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "injury_types_project_uuid_index" ON "injury_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "personnel_project_uuid_index" ON "personnel" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "rrm_types_project_uuid_index" ON "rrm_types" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "zones_project_uuid_index" ON "zones" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_solution_sets_project_uuid_index" ON "hazard_solution_sets" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "safety_target_hazards_project_uuid_index" ON "safety_target_hazards" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "srem_hazards_project_uuid_index" ON "srem_hazards" USING btree ("project_uuid");--> statement-breakpoint
CREATE INDEX "hazard_vote_event_comments_project" ON "hazard_vote_event_comments" USING btree ("project_uuid","created_at");