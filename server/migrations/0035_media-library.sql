-- Editors keep pictures that all kinds of content use, and see what uses them. No address of one can stand in content yet.
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"alt_english" text NOT NULL,
	"alt_hindi" text NOT NULL,
	"words" text[] NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "media_id" CHECK ("media"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "media_name" CHECK (char_length("media"."name") between 1 and 100),
	CONSTRAINT "media_alt" CHECK (char_length("media"."alt_english") <= 300 and char_length("media"."alt_hindi") <= 300)
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"kind" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"used_in" text COLLATE "C" NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "media_uses_kind_item_id_used_in_media_id_pk" PRIMARY KEY("kind","item_id","used_in","media_id"),
	CONSTRAINT "media_uses_used_in" CHECK ("media_uses"."used_in" in ('copy', 'published'))
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_file" ON "media" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_upload" ON "media" USING btree ("uploaded_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "media_lacking" ON "media" USING btree ("uploaded_at","id") WHERE (alt_english = '' or alt_hindi = '');--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin ("words");--> statement-breakpoint
CREATE INDEX "media_uses_media" ON "media_uses" USING btree ("media_id","kind","item_id");