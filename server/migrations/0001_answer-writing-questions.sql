-- Questions to write answers to, in both languages, and the index by which they are counted, paged and searched
-- (docs/adr/0006-search-index.md). Written by hand: INCLUDE, so that a page of a search is put in order without reading the questions.
CREATE TABLE "answer_writing_index" (
	"term" text COLLATE "C" NOT NULL,
	"shelf" bigint NOT NULL,
	"places" bit(2048) NOT NULL,
	CONSTRAINT "answer_writing_index_term_shelf_pk" PRIMARY KEY("term","shelf")
);
--> statement-breakpoint
CREATE TABLE "answer_writing_questions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paper_category" text NOT NULL,
	"difficulty" text NOT NULL,
	"published_on" date NOT NULL,
	"time_limit_minutes" smallint NOT NULL,
	"marks" smallint NOT NULL,
	"word_limit" smallint NOT NULL,
	"sub_category_english" text NOT NULL,
	"sub_category_hindi" text,
	"tags_english" text[] NOT NULL,
	"tags_hindi" text[],
	"question_text_english" text NOT NULL,
	"question_text_hindi" text,
	"answer_english" text NOT NULL,
	"answer_hindi" text,
	"place" bigint,
	"is_published" boolean GENERATED ALWAYS AS (place is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_writing_questions_id" CHECK ("answer_writing_questions"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "answer_writing_questions_paper_category" CHECK ("answer_writing_questions"."paper_category" in ('GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4', 'ESSAY', 'MONTHLY_CONSOLIDATIONS', 'PRAKARAM_2025_26')),
	CONSTRAINT "answer_writing_questions_difficulty" CHECK ("answer_writing_questions"."difficulty" in ('EASY', 'MEDIUM', 'HARD')),
	CONSTRAINT "answer_writing_questions_limits" CHECK ("answer_writing_questions"."time_limit_minutes" > 0 and "answer_writing_questions"."marks" > 0 and "answer_writing_questions"."word_limit" > 0),
	CONSTRAINT "answer_writing_questions_hindi" CHECK (num_nulls("answer_writing_questions"."sub_category_hindi", "answer_writing_questions"."tags_hindi", "answer_writing_questions"."question_text_hindi", "answer_writing_questions"."answer_hindi") in (0, 4))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "answer_writing_questions_place" ON "answer_writing_questions" USING btree ("place") INCLUDE ("published_on", "id");--> statement-breakpoint
CREATE INDEX "answer_writing_questions_newest" ON "answer_writing_questions" USING btree ("published_on","id") WHERE "answer_writing_questions"."is_published";--> statement-breakpoint
CREATE INDEX "answer_writing_questions_newest_of_paper" ON "answer_writing_questions" USING btree ("paper_category","published_on","id") WHERE "answer_writing_questions"."is_published";