ALTER TABLE "scams" ADD COLUMN "search_words" "tsvector";--> statement-breakpoint
CREATE INDEX "scams_by_words" ON "scams" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "scams_without_words" ON "scams" USING btree ("id") WHERE "scams"."search_words" is null;