-- contract: the version before counts entries without a type, and one with this type that it adds later is like no text
UPDATE "scams" SET "scam_types" = array_remove("scam_types", 'unspecified') WHERE 'unspecified' = ANY ("scam_types");--> statement-breakpoint
-- contract: the version before reads no row here as 0
DELETE FROM "scam_type_tallies" WHERE "scam_type" = 'unspecified';
