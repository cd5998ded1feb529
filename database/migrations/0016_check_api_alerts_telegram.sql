CREATE TABLE "alert_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address_encrypted" text NOT NULL,
	"address_hash" text NOT NULL,
	"language" text NOT NULL,
	"categories" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_subscriptions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "alert_subscriptions_address" UNIQUE("channel","address_hash"),
	CONSTRAINT "alert_subscriptions_channel" CHECK ("alert_subscriptions"."channel" in ('email', 'push'))
);
--> statement-breakpoint
CREATE TABLE "api_key_uses" (
	"key_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"checks" integer NOT NULL,
	CONSTRAINT "api_key_uses_key_id_hour_pk" PRIMARY KEY("key_id","hour")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"checks_per_hour" integer NOT NULL,
	"checks_per_day" integer NOT NULL,
	"keeps_texts" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "telegram_updates" (
	"update_id" bigint PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- contract: the rule that follows allows all that this one does
ALTER TABLE "staff_log" DROP CONSTRAINT "staff_log_subject_kind";--> statement-breakpoint
ALTER TABLE "api_key_uses" ADD CONSTRAINT "api_key_uses_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_subscriptions_due" ON "alert_subscriptions" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "alert_subscriptions_unconfirmed" ON "alert_subscriptions" USING btree ("created_at") WHERE "alert_subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "api_key_uses_oldest" ON "api_key_uses" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "telegram_updates_oldest" ON "telegram_updates" USING btree ("taken_at");--> statement-breakpoint
-- contract: it allows all that the rule before it did
ALTER TABLE "staff_log" ADD CONSTRAINT "staff_log_subject_kind" CHECK ("staff_log"."subject_kind" in ('report', 'scam', 'post', 'check', 'indicator', 'api-key'));