ALTER TABLE "scam_checks" ADD COLUMN "outcome" text;--> statement-breakpoint
-- contract: the version before writes no outcome, which the rule allows
ALTER TABLE "scam_checks" ADD CONSTRAINT "scam_checks_outcome" CHECK ("scam_checks"."outcome" in ('scam', 'unsure', 'safe'));