-- Current-affairs articles; how many there are a day and a month, so that no list ever counts them; and their tags, so that related ones are found.
CREATE TABLE "current_affairs_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"published_on" date NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "current_affairs_articles_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_published" boolean DEFAULT true NOT NULL,
	"picture" text,
	"picture_small" text,
	"read_minutes" smallint NOT NULL,
	"title_english" text NOT NULL,
	"title_hindi" text,
	"teaser_english" text NOT NULL,
	"teaser_hindi" text,
	"body_english" text NOT NULL,
	"body_hindi" text,
	"key_points_english" text[] NOT NULL,
	"key_points_hindi" text[],
	"prelims_english" text NOT NULL,
	"prelims_hindi" text,
	"mains_english" text NOT NULL,
	"mains_hindi" text,
	"tags_english" text[] NOT NULL,
	"tags_hindi" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "current_affairs_articles_id" CHECK ("current_affairs_articles"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "current_affairs_articles_category" CHECK ("current_affairs_articles"."category" in ('politics', 'economy', 'sports', 'science', 'environment', 'international')),
	CONSTRAINT "current_affairs_articles_picture" CHECK (num_nulls("current_affairs_articles"."picture", "current_affairs_articles"."picture_small") in (0, 2)),
	CONSTRAINT "current_affairs_articles_hindi" CHECK (num_nulls("current_affairs_articles"."title_hindi", "current_affairs_articles"."teaser_hindi", "current_affairs_articles"."body_hindi", "current_affairs_articles"."key_points_hindi", "current_affairs_articles"."prelims_hindi", "current_affairs_articles"."mains_hindi", "current_affairs_articles"."tags_hindi") in (0, 7))
);
--> statement-breakpoint
CREATE TABLE "current_affairs_counts" (
	"spans" text NOT NULL,
	"category" text NOT NULL,
	"starts_on" date NOT NULL,
	"articles" integer NOT NULL,
	CONSTRAINT "current_affairs_counts_spans_starts_on_category_pk" PRIMARY KEY("spans","starts_on","category"),
	CONSTRAINT "current_affairs_counts_articles" CHECK ("current_affairs_counts"."articles" >= 0)
);
--> statement-breakpoint
CREATE TABLE "current_affairs_tags" (
	"tag" text NOT NULL,
	"published_on" date NOT NULL,
	"place" bigint NOT NULL,
	"article_id" text NOT NULL,
	CONSTRAINT "current_affairs_tags_tag_published_on_place_pk" PRIMARY KEY("tag","published_on","place")
);
--> statement-breakpoint
ALTER TABLE "current_affairs_tags" ADD CONSTRAINT "current_affairs_tags_article_id_current_affairs_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."current_affairs_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "current_affairs_articles_newest" ON "current_affairs_articles" USING btree ("published_on","place") WHERE "current_affairs_articles"."is_published";--> statement-breakpoint
CREATE INDEX "current_affairs_articles_newest_of_category" ON "current_affairs_articles" USING btree ("category","published_on","place") WHERE "current_affairs_articles"."is_published";--> statement-breakpoint
CREATE INDEX "current_affairs_tags_article" ON "current_affairs_tags" USING btree ("article_id");