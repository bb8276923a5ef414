-- A database has a part of the file store of its own, so that the collector of another one given the same place cannot empty it.
CREATE TABLE "file_store" (
	"id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "file_store" ("id") VALUES (gen_random_uuid()::text);
