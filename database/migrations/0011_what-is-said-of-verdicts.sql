CREATE TABLE "check_answers" (
	"check_id" uuid NOT NULL,
	"user_ip_hash" text NOT NULL,
	"answer" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_answers_check_id_user_ip_hash_pk" PRIMARY KEY("check_id","user_ip_hash"),
	CONSTRAINT "check_answers_answer" CHECK ("check_answers"."answer" in ('yes', 'no', 'unsure'))
);
--> statement-breakpoint
CREATE TABLE "check_labels" (
	"check_id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_labels_label" CHECK ("check_labels"."label" in ('scam', 'not-scam', 'unknown'))
);
--> statement-breakpoint
-- contract: the rule that follows allows all that this one does
ALTER TABLE "staff_log" DROP CONSTRAINT "staff_log_subject_kind";--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_check_id_scam_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."scam_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_labels" ADD CONSTRAINT "check_labels_check_id_scam_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."scam_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_answers_disagreed" ON "check_answers" USING btree ("check_id") WHERE "check_answers"."answer" = 'no';--> statement-breakpoint
-- contract: it allows all that the rule before it did
ALTER TABLE "staff_log" ADD CONSTRAINT "staff_log_subject_kind" CHECK ("staff_log"."subject_kind" in ('report', 'scam', 'post', 'check'));