CREATE TABLE "blog_post_texts" (
	"post_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "blog_post_texts_post_id_locale_pk" PRIMARY KEY("post_id","locale")
);
--> statement-breakpoint
-- contract: the table is new; an article has all of its Arabic or none
INSERT INTO "blog_post_texts" ("post_id", "locale", "title", "excerpt", "content", "content_html", "words")
SELECT "id", 'en', "title", "excerpt", "content", "content_html", "words" FROM "blog_posts"
UNION ALL
SELECT "id", 'ar', "title_ar", "excerpt_ar", "content_ar", "content_html_ar", "words_ar" FROM "blog_posts"
WHERE "title_ar" IS NOT NULL AND "excerpt_ar" IS NOT NULL AND "content_ar" IS NOT NULL
  AND "content_html_ar" IS NOT NULL AND "words_ar" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post_texts" ADD CONSTRAINT "blog_post_texts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_authors" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD COLUMN "names" jsonb;--> statement-breakpoint
-- contract: the column is new
UPDATE "blog_authors" SET "names" = jsonb_strip_nulls(jsonb_build_object('en', "name", 'ar', "name_ar"));--> statement-breakpoint
-- contract: the column is new
UPDATE "blog_categories" SET "names" = jsonb_strip_nulls(jsonb_build_object('en', "name", 'ar', "name_ar"));--> statement-breakpoint
-- contract: the version before is stopped first (docs/operations.md); the names were copied above
ALTER TABLE "blog_authors" ALTER COLUMN "names" SET NOT NULL, DROP COLUMN "name", DROP COLUMN "name_ar";--> statement-breakpoint
-- contract: the version before is stopped first (docs/operations.md); the names were copied above
ALTER TABLE "blog_categories" ALTER COLUMN "names" SET NOT NULL, DROP COLUMN "name", DROP COLUMN "name_ar";--> statement-breakpoint
-- contract: the version before is stopped first (docs/operations.md); the texts were copied above
ALTER TABLE "blog_posts" DROP COLUMN "title", DROP COLUMN "title_ar", DROP COLUMN "excerpt", DROP COLUMN "excerpt_ar",
  DROP COLUMN "content", DROP COLUMN "content_ar", DROP COLUMN "content_html", DROP COLUMN "content_html_ar",
  DROP COLUMN "words", DROP COLUMN "words_ar";
