DROP INDEX "scam_checks_newest";--> statement-breakpoint
CREATE INDEX "scam_checks_oldest" ON "scam_checks" USING btree ("created_at");