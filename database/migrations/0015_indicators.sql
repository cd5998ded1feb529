CREATE TABLE "trend_tallies" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "trend_tallies_day_measure_subject_pk" PRIMARY KEY("day","measure","subject")
);
--> statement-breakpoint
CREATE TABLE "feed_indicators" (
	"generation" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_indicators_generation_kind_value_pk" PRIMARY KEY("generation","kind","value"),
	CONSTRAINT "feed_indicators_kind" CHECK ("feed_indicators"."kind" in ('domain', 'host', 'url'))
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"generation" uuid,
	"entries" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"fetched_at" timestamp with time zone,
	"imported_at" timestamp with time zone,
	"loading" uuid,
	"loading_version" text,
	"loaded_entries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indicator_reports" (
	"indicator_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	CONSTRAINT "indicator_reports_indicator_id_report_id_pk" PRIMARY KEY("indicator_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "indicators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"hint" text,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indicators_value" UNIQUE("kind","value"),
	CONSTRAINT "indicators_kind" CHECK ("indicators"."kind" in ('domain', 'host', 'url', 'email', 'phone', 'iban', 'wallet', 'handle'))
);
--> statement-breakpoint
CREATE TABLE "network_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- contract: the rule that follows allows all that this one does
ALTER TABLE "staff_log" DROP CONSTRAINT "staff_log_subject_kind";--> statement-breakpoint
ALTER TABLE "indicator_reports" ADD CONSTRAINT "indicator_reports_indicator_id_indicators_id_fk" FOREIGN KEY ("indicator_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_reports" ADD CONSTRAINT "indicator_reports_report_id_reported_scams_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reported_scams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_indicators_lookup" ON "feed_indicators" USING btree ("value","kind");--> statement-breakpoint
CREATE INDEX "indicator_reports_by_report" ON "indicator_reports" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "network_facts_oldest" ON "network_facts" USING btree ("fetched_at");--> statement-breakpoint
-- contract: it allows all that the rule before it did
ALTER TABLE "staff_log" ADD CONSTRAINT "staff_log_subject_kind" CHECK ("staff_log"."subject_kind" in ('report', 'scam', 'post', 'check', 'indicator'));