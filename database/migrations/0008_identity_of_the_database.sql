CREATE TABLE "database_identity" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL
);
