-- Questions of the main examination with their topics and the index by which lists are filtered and counted; and the quizzes that
-- learners take of them, kept while they are taken so that another device can go on, and after that for their result. A quiz goes with
-- the account.
CREATE TABLE "mains_quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tab" text NOT NULL,
	"year" smallint,
	"subject" text,
	"topic_id" text,
	"question_ids" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"elapsed_seconds" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_exited" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"success_ratio" real,
	CONSTRAINT "mains_quizzes_id" CHECK ("mains_quizzes"."id" ~ '^[0-9a-f-]{36}$'),
	CONSTRAINT "mains_quizzes_tab" CHECK ("mains_quizzes"."tab" in ('pyq', 'miq')),
	CONSTRAINT "mains_quizzes_questions" CHECK (cardinality("mains_quizzes"."question_ids") between 1 and 200),
	CONSTRAINT "mains_quizzes_elapsed" CHECK ("mains_quizzes"."elapsed_seconds" >= 0),
	CONSTRAINT "mains_quizzes_end" CHECK (not ("mains_quizzes"."is_exited" and "mains_quizzes"."submitted_at" is not null) and num_nulls("mains_quizzes"."submitted_at", "mains_quizzes"."success_ratio") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "mains_index" (
	"term" text COLLATE "C" NOT NULL,
	"shelf" bigint NOT NULL,
	"places" bit(2048) NOT NULL,
	CONSTRAINT "mains_index_term_shelf_pk" PRIMARY KEY("term","shelf")
);
--> statement-breakpoint
CREATE TABLE "mains_questions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"published_on" date NOT NULL,
	"year" smallint NOT NULL,
	"paper_no" text NOT NULL,
	"subject" text NOT NULL,
	"topic_id" text COLLATE "C" NOT NULL,
	"is_most_important" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"part_marks" smallint[] NOT NULL,
	"word_limits" smallint[] NOT NULL,
	"questions_english" text[] NOT NULL,
	"questions_hindi" text[],
	"answers_english" text[] NOT NULL,
	"answers_hindi" text[],
	"place" bigint,
	"is_published" boolean GENERATED ALWAYS AS (place is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mains_questions_id" CHECK ("mains_questions"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "mains_questions_year" CHECK ("mains_questions"."year" between 1950 and 2100),
	CONSTRAINT "mains_questions_paper_no" CHECK ("mains_questions"."paper_no" in ('paper1', 'paper2', 'paper3', 'paper4')),
	CONSTRAINT "mains_questions_hindi" CHECK (num_nulls("mains_questions"."questions_hindi", "mains_questions"."answers_hindi") in (0, 2)),
	CONSTRAINT "mains_questions_parts" CHECK (cardinality("mains_questions"."questions_english") between 1 and 26
				and cardinality("mains_questions"."questions_english") = all (array[
					cardinality("mains_questions"."answers_english"), cardinality("mains_questions"."part_marks"), cardinality("mains_questions"."word_limits"),
					coalesce(cardinality("mains_questions"."questions_hindi"), cardinality("mains_questions"."questions_english")),
					coalesce(cardinality("mains_questions"."answers_hindi"), cardinality("mains_questions"."questions_english"))]))
);
--> statement-breakpoint
CREATE TABLE "mains_topics" (
	"id" text COLLATE "C" NOT NULL,
	"subject" text NOT NULL,
	"english" text NOT NULL,
	"hindi" text,
	CONSTRAINT "mains_topics_id_subject_pk" PRIMARY KEY("id","subject"),
	CONSTRAINT "mains_topics_id" CHECK ("mains_topics"."id" ~ '^[a-z0-9-]{1,120}$'),
	CONSTRAINT "mains_topics_subject" CHECK ("mains_topics"."subject" in ('rajasthan-history', 'indian-history', 'world-history', 'art-culture', 'economy', 'sociology', 'management', 'accounting-audit', 'ethics', 'science-technology', 'geography', 'environment', 'polity', 'world-politics', 'public-administration', 'sports-yoga', 'behaviour-law', 'general-hindi', 'general-english', 'essay'))
);
--> statement-breakpoint
ALTER TABLE "mains_questions" ADD CONSTRAINT "mains_questions_topic_id_subject_mains_topics_id_subject_fk" FOREIGN KEY ("topic_id","subject") REFERENCES "public"."mains_topics"("id","subject") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mains_quizzes_unfinished" ON "mains_quizzes" USING btree ("user_id","updated_at") WHERE "mains_quizzes"."submitted_at" is null and not "mains_quizzes"."is_exited";--> statement-breakpoint
CREATE INDEX "mains_quizzes_results" ON "mains_quizzes" USING btree ("user_id","submitted_at","id") WHERE "mains_quizzes"."submitted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mains_questions_place" ON "mains_questions" USING btree ("place");--> statement-breakpoint
ALTER TABLE "mains_quizzes" ADD CONSTRAINT "mains_quizzes_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
