-- Most important questions: several questions of one theme, each with its model answer, so both are lists. They are shown by day, newest
-- first, of all papers or one, and are searched in both languages; the index answers that as it does for questions of answer writing.
CREATE TABLE "miq_index" (
	"term" text COLLATE "C" NOT NULL,
	"shelf" bigint NOT NULL,
	"places" bit(2048) NOT NULL,
	CONSTRAINT "miq_index_term_shelf_pk" PRIMARY KEY("term","shelf")
);
--> statement-breakpoint
CREATE TABLE "miq_questions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paper_category" text NOT NULL,
	"published_on" date NOT NULL,
	"subject" text NOT NULL,
	"year" smallint NOT NULL,
	"difficulty" text NOT NULL,
	"is_most_important" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"marks" smallint NOT NULL,
	"tags_english" text[] NOT NULL,
	"tags_hindi" text[],
	"questions_english" text[] NOT NULL,
	"questions_hindi" text[],
	"answers_english" text[] NOT NULL,
	"answers_hindi" text[],
	"place" bigint,
	"is_published" boolean GENERATED ALWAYS AS (place is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "miq_questions_id" CHECK ("miq_questions"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "miq_questions_id_is_no_list" CHECK ("miq_questions"."id" <> 'list'),
	CONSTRAINT "miq_questions_paper_category" CHECK ("miq_questions"."paper_category" in ('GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4', 'ESSAY', 'MONTHLY_CONSOLIDATIONS', 'PRAKARAM_2025_26')),
	CONSTRAINT "miq_questions_subject" CHECK ("miq_questions"."subject" in ('rajasthan-history', 'indian-history', 'world-history', 'art-culture', 'economy', 'sociology', 'management', 'accounting-audit', 'ethics', 'science-technology', 'geography', 'environment', 'polity', 'world-politics', 'public-administration', 'sports-yoga', 'behaviour-law', 'general-hindi', 'general-english', 'essay')),
	CONSTRAINT "miq_questions_difficulty" CHECK ("miq_questions"."difficulty" in ('EASY', 'MEDIUM', 'HARD')),
	CONSTRAINT "miq_questions_limits" CHECK ("miq_questions"."year" > 0 and "miq_questions"."duration_minutes" > 0 and "miq_questions"."marks" > 0),
	CONSTRAINT "miq_questions_hindi" CHECK (num_nulls("miq_questions"."tags_hindi", "miq_questions"."questions_hindi", "miq_questions"."answers_hindi") in (0, 3)),
	CONSTRAINT "miq_questions_parts" CHECK (cardinality("miq_questions"."questions_english") > 0
				and cardinality("miq_questions"."answers_english") = cardinality("miq_questions"."questions_english")
				and cardinality("miq_questions"."questions_hindi") = cardinality("miq_questions"."questions_english")
				and cardinality("miq_questions"."answers_hindi") = cardinality("miq_questions"."questions_english"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "miq_questions_place" ON "miq_questions" USING btree ("place");--> statement-breakpoint
CREATE INDEX "miq_questions_newest" ON "miq_questions" USING btree ("published_on","id") WHERE "miq_questions"."is_published";--> statement-breakpoint
CREATE INDEX "miq_questions_newest_of_paper" ON "miq_questions" USING btree ("paper_category","published_on","id") WHERE "miq_questions"."is_published";