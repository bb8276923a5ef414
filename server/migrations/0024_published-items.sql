-- What readers see of all kinds of content stands in one table, with one index: a kind is declared, and costs no table of its own.
CREATE TABLE "content_counts" (
	"kind" text COLLATE "C" NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "content_counts_kind_term_pk" PRIMARY KEY("kind","term"),
	CONSTRAINT "content_counts_items" CHECK ("content_counts"."items" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_index" (
	"kind" text COLLATE "C" NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"shelf" bigint NOT NULL,
	"positions" bit(2048) NOT NULL,
	CONSTRAINT "content_index_kind_term_shelf_pk" PRIMARY KEY("kind","term","shelf")
);
--> statement-breakpoint
CREATE TABLE "content_rules" (
	"kind" text COLLATE "C" PRIMARY KEY NOT NULL,
	"rules" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_items" (
	"kind" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"position" bigint,
	"is_published" boolean GENERATED ALWAYS AS (position is not null) STORED NOT NULL,
	"listed_on" date NOT NULL,
	"common" jsonb NOT NULL,
	"card_english" jsonb NOT NULL,
	"card_hindi" jsonb,
	"body_english" jsonb NOT NULL,
	"body_hindi" jsonb,
	"terms" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_items_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "published_items_kind" CHECK ("published_items"."kind" ~ '^[a-z-]{1,40}$'),
	CONSTRAINT "published_items_id" CHECK ("published_items"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "published_items_hindi" CHECK (num_nulls("published_items"."card_hindi", "published_items"."body_hindi") in (0, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "published_items_position" ON "published_items" USING btree ("kind","position");