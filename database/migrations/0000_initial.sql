CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text,
	"avatar_url" text,
	CONSTRAINT "blog_authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_ar" text,
	"excerpt" text NOT NULL,
	"excerpt_ar" text,
	"content" text NOT NULL,
	"content_ar" text,
	"content_html" text NOT NULL,
	"content_html_ar" text,
	"words" integer NOT NULL,
	"words_ar" integer,
	"search_text" text DEFAULT '' NOT NULL,
	"cover_image" text,
	"category_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "scam_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content_encrypted" text NOT NULL,
	"result" text NOT NULL,
	"confidence" smallint NOT NULL,
	"scam_type" text,
	"reasons" jsonb NOT NULL,
	"recommendation" text NOT NULL,
	"warning_level" text NOT NULL,
	"analyzer" text NOT NULL,
	"user_ip_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scam_checks_type" CHECK ("scam_checks"."type" in ('message', 'email', 'website')),
	CONSTRAINT "scam_checks_result" CHECK ("scam_checks"."result" in ('safe', 'scam'))
);
--> statement-breakpoint
CREATE TABLE "similarity_bands" (
	"band" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"visitor" text,
	CONSTRAINT "similarity_bands_kind" CHECK ("similarity_bands"."kind" in ('scam', 'report', 'check'))
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_log_subject_kind" CHECK ("staff_log"."subject_kind" in ('report', 'scam', 'post'))
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "reported_scams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"email_encrypted" text,
	"email_hash" text,
	"phone_encrypted" text,
	"category_id" uuid NOT NULL,
	"evidence_images" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"scam_id" uuid,
	"receipt_hash" text NOT NULL,
	"user_ip_hash" text,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reported_scams_receipt_hash_unique" UNIQUE("receipt_hash"),
	CONSTRAINT "reported_scams_status" CHECK ("reported_scams"."status" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "check_tallies" (
	"day" date NOT NULL,
	"result" text NOT NULL,
	"slot" smallint NOT NULL,
	"checks" integer NOT NULL,
	CONSTRAINT "check_tallies_day_result_slot_pk" PRIMARY KEY("day","result","slot")
);
--> statement-breakpoint
CREATE TABLE "report_tallies" (
	"day" date NOT NULL,
	"category_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "report_tallies_day_category_id_status_pk" PRIMARY KEY("day","category_id","status")
);
--> statement-breakpoint
CREATE TABLE "scam_months" (
	"month" date PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "scam_interaction_counts" (
	"scam_id" uuid NOT NULL,
	"interaction_type" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "scam_interaction_counts_scam_id_interaction_type_pk" PRIMARY KEY("scam_id","interaction_type")
);
--> statement-breakpoint
CREATE TABLE "scam_interactions" (
	"scam_id" uuid NOT NULL,
	"user_ip_hash" text NOT NULL,
	"interaction_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scam_interactions_scam_id_user_ip_hash_interaction_type_pk" PRIMARY KEY("scam_id","user_ip_hash","interaction_type"),
	CONSTRAINT "scam_interactions_type" CHECK ("scam_interactions"."interaction_type" in ('view', 'helpful', 'experienced', 'know_someone'))
);
--> statement-breakpoint
CREATE TABLE "scam_tallies" (
	"status" text NOT NULL,
	"category_id" uuid NOT NULL,
	"risk_level" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "scam_tallies_status_category_id_risk_level_pk" PRIMARY KEY("status","category_id","risk_level")
);
--> statement-breakpoint
CREATE TABLE "scam_type_tallies" (
	"scam_type" text PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"title_ar" text,
	"description" text NOT NULL,
	"description_ar" text,
	"category_id" uuid NOT NULL,
	"risk_level" text NOT NULL,
	"status" text NOT NULL,
	"prevention_tips" text[] DEFAULT '{}' NOT NULL,
	"prevention_tips_ar" text[] DEFAULT '{}' NOT NULL,
	"indicators" text[] DEFAULT '{}' NOT NULL,
	"indicators_ar" text[] DEFAULT '{}' NOT NULL,
	"scam_types" text[] DEFAULT '{}' NOT NULL,
	"evidence_images" text[] DEFAULT '{}' NOT NULL,
	"reported_count" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scams_slug_unique" UNIQUE("slug"),
	CONSTRAINT "scams_risk_level" CHECK ("scams"."risk_level" in ('low', 'medium', 'high', 'critical')),
	CONSTRAINT "scams_status" CHECK ("scams"."status" in ('active', 'inactive', 'under_investigation'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_blog_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."blog_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_scams" ADD CONSTRAINT "reported_scams_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_scams" ADD CONSTRAINT "reported_scams_scam_id_scams_id_fk" FOREIGN KEY ("scam_id") REFERENCES "public"."scams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tallies" ADD CONSTRAINT "report_tallies_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scam_interaction_counts" ADD CONSTRAINT "scam_interaction_counts_scam_id_scams_id_fk" FOREIGN KEY ("scam_id") REFERENCES "public"."scams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scam_interactions" ADD CONSTRAINT "scam_interactions_scam_id_scams_id_fk" FOREIGN KEY ("scam_id") REFERENCES "public"."scams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scam_tallies" ADD CONSTRAINT "scam_tallies_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scams" ADD CONSTRAINT "scams_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_by_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_by_category" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scam_checks_newest" ON "scam_checks" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "similarity_bands_lookup" ON "similarity_bands" USING btree ("band","kind","subject_id","visitor");--> statement-breakpoint
CREATE INDEX "similarity_bands_subject" ON "similarity_bands" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "staff_log_by_subject" ON "staff_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "reported_scams_newest" ON "reported_scams" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reported_scams_by_status" ON "reported_scams" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reported_scams_by_email" ON "reported_scams" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "reported_scams_by_scam" ON "reported_scams" USING btree ("scam_id");--> statement-breakpoint
CREATE INDEX "reported_scams_by_evidence" ON "reported_scams" USING gin ("evidence_images");--> statement-breakpoint
CREATE INDEX "scam_interactions_oldest" ON "scam_interactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scams_newest" ON "scams" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scams_by_status" ON "scams" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scams_by_category" ON "scams" USING btree ("category_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scams_by_risk" ON "scams" USING btree ("risk_level","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scams_by_category_and_risk" ON "scams" USING btree ("category_id","risk_level","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scams_by_type" ON "scams" USING gin ("scam_types");