-- Notes, mind maps, infographics, maps and capsules. Lists go by day, newest first, in a section or one of its papers; the index counts
-- them by months, as that of questions does. What a list shows is apart from what an item is made of, so that no list reads the latter.
CREATE TABLE "study_index" (
	"term" text COLLATE "C" NOT NULL,
	"shelf" bigint NOT NULL,
	"places" bit(2048) NOT NULL,
	CONSTRAINT "study_index_term_shelf_pk" PRIMARY KEY("term","shelf")
);
--> statement-breakpoint
CREATE TABLE "study_items" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"paper_no" text NOT NULL,
	"published_on" date NOT NULL,
	"picture" text,
	"picture_small" text,
	"read_minutes" smallint,
	"card_english" jsonb NOT NULL,
	"card_hindi" jsonb,
	"content_english" jsonb NOT NULL,
	"content_hindi" jsonb,
	"place" bigint,
	"is_published" boolean GENERATED ALWAYS AS (place is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_items_id" CHECK ("study_items"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "study_items_id_is_no_list" CHECK ("study_items"."id" not in ('paper1', 'paper2', 'paper3', 'paper4', 'prelims', 'all-papers')),
	CONSTRAINT "study_items_section" CHECK ("study_items"."section" in ('to-the-point', 'mind-map', 'infographics', 'learning-through-map', 'mains-answer-enrichment-capsule')),
	CONSTRAINT "study_items_paper_no" CHECK ("study_items"."paper_no" in ('paper1', 'paper2', 'paper3', 'paper4', 'prelims')),
	CONSTRAINT "study_items_capsules_of_mains" CHECK ("study_items"."section" <> 'mains-answer-enrichment-capsule' or "study_items"."paper_no" <> 'prelims'),
	CONSTRAINT "study_items_picture" CHECK (num_nulls("study_items"."picture", "study_items"."picture_small") in (0, 2)),
	CONSTRAINT "study_items_hindi" CHECK (num_nulls("study_items"."card_hindi", "study_items"."content_hindi") in (0, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "study_items_place" ON "study_items" USING btree ("place");--> statement-breakpoint
CREATE INDEX "study_items_newest" ON "study_items" USING btree ("section","published_on","id") WHERE "study_items"."is_published";--> statement-breakpoint
CREATE INDEX "study_items_newest_of_paper" ON "study_items" USING btree ("section","paper_no","published_on","id") WHERE "study_items"."is_published";