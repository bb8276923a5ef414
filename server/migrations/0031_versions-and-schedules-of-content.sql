-- Editors see what an item was and have it back, publish it at a set time, and see whether its Hindi is older than its English. What was
-- withdrawn is told from what readers never saw. History begins with what is there.
CREATE TABLE "content_versions" (
	"type" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_type_id_version_pk" PRIMARY KEY("type","id","version")
);--> statement-breakpoint
ALTER TABLE "content_items" drop column "status";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "english_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "hindi_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "hindi_state" text DEFAULT 'complete' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "schedule_missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "status" text GENERATED ALWAYS AS (case when deleted_at is not null then 'deleted' when publish_at is not null then 'scheduled'
					when not is_published and published_version is not null then 'withdrawn' when not is_published then 'draft'
					when published_version = version then 'published' else 'changed' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "content_versions_saved_by" ON "content_versions" USING btree ("saved_by") WHERE "content_versions"."saved_by" is not null;--> statement-breakpoint
CREATE INDEX "content_items_due" ON "content_items" USING btree ("publish_at") WHERE "content_items"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_items_list" ON "content_items" USING btree ("type","status",coalesce(deleted_at, updated_at),"id");--> statement-breakpoint
UPDATE "content_items" SET "english_version" = "version", "hindi_version" = "version", "hindi_state" = (
	SELECT CASE WHEN count(*) FILTER (WHERE value NOT IN ('""', '[]', 'null')) = 0 THEN 'missing'
		WHEN count(*) FILTER (WHERE value IN ('""', '[]', 'null')) > 0 THEN 'partial' ELSE 'complete' END
	FROM jsonb_each("data" -> 'hindi'));--> statement-breakpoint
INSERT INTO "content_versions" ("type", "id", "version", "data", "saved_by", "saved_at", "published_at")
SELECT "type", "id", "version", "data", "updated_by", "updated_at", CASE WHEN "published_version" = "version" THEN "published_at" END
FROM "content_items";
