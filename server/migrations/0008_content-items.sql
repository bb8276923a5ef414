-- What editors work on: a working copy of anything that readers are shown, beside the feature's own table, which stays strict and holds only
-- what readers see. Accounts are named without a reference: the work of somebody who leaves stays, without a name.
CREATE TABLE "content_items" (
	"type" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"is_published" boolean NOT NULL,
	"status" text GENERATED ALWAYS AS (case when deleted_at is not null then 'deleted' when not is_published then 'draft'
					when published_version = version then 'published' else 'changed' end) STORED NOT NULL,
	"idempotency_key" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text,
	"published_at" timestamp with time zone,
	"deleted_by" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "content_items_type_id_pk" PRIMARY KEY("type","id"),
	CONSTRAINT "content_items_type" CHECK ("content_items"."type" ~ '^[a-z-]{1,40}$'),
	CONSTRAINT "content_items_id" CHECK ("content_items"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "content_items_version" CHECK ("content_items"."version" >= 1 and "content_items"."published_version" between 1 and "content_items"."version"),
	CONSTRAINT "content_items_is_published" CHECK (not "content_items"."is_published" or "content_items"."published_version" is not null)
);
--> statement-breakpoint
CREATE INDEX "content_items_list" ON "content_items" USING btree ("type","status",coalesce(deleted_at, updated_at),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_creation" ON "content_items" USING btree ("created_by","idempotency_key");