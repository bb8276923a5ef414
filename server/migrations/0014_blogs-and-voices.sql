-- The team's own writing, and what learners say about the programme. Posts are listed by day, newest first; their index counts them by months,
-- as that of questions does, so that a page far behind costs no more than the first.
CREATE TABLE "blog_index" (
	"term" text COLLATE "C" NOT NULL,
	"shelf" bigint NOT NULL,
	"places" bit(2048) NOT NULL,
	CONSTRAINT "blog_index_term_shelf_pk" PRIMARY KEY("term","shelf")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"published_on" date NOT NULL,
	"picture" text,
	"picture_small" text,
	"read_minutes" smallint NOT NULL,
	"heading_english" text NOT NULL,
	"heading_hindi" text,
	"description_english" text NOT NULL,
	"description_hindi" text,
	"tags_english" text[] NOT NULL,
	"tags_hindi" text[],
	"body_english" text NOT NULL,
	"body_hindi" text,
	"place" bigint,
	"is_published" boolean GENERATED ALWAYS AS (place is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_id" CHECK ("blog_posts"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "blog_posts_picture" CHECK (num_nulls("blog_posts"."picture", "blog_posts"."picture_small") in (0, 2)),
	CONSTRAINT "blog_posts_read_minutes" CHECK ("blog_posts"."read_minutes" > 0),
	CONSTRAINT "blog_posts_hindi" CHECK (num_nulls("blog_posts"."heading_hindi", "blog_posts"."description_hindi", "blog_posts"."tags_hindi", "blog_posts"."body_hindi") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "student_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"reviewed_on" date NOT NULL,
	"rating" smallint NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_sample" boolean NOT NULL,
	"picture" text,
	"english" jsonb NOT NULL,
	"hindi" jsonb,
	CONSTRAINT "student_reviews_rating" CHECK ("student_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_sample" boolean NOT NULL,
	"picture" text,
	"english" jsonb NOT NULL,
	"hindi" jsonb
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_place" ON "blog_posts" USING btree ("place");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_on","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "student_reviews_newest" ON "student_reviews" USING btree ("reviewed_on","id") WHERE "student_reviews"."is_published";--> statement-breakpoint
CREATE INDEX "testimonials_order" ON "testimonials" USING btree ("position","id") WHERE "testimonials"."is_published";