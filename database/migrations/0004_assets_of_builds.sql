CREATE TABLE "assets" (
	"path" text PRIMARY KEY NOT NULL,
	"identity" "bytea" NOT NULL,
	"gzip" "bytea",
	"br" "bytea",
	"superseded_at" timestamp with time zone
);
