-- Keeps attempts at timed papers: what is given while they run, what was given once they are finished, each key that a paper was marked by and
-- each score that was made with it. The account is referred to here, because its tables are another feature's.
CREATE TABLE "changed_questions" (
	"question_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_keys" (
	"paper_id" text COLLATE "C" NOT NULL,
	"revision" integer NOT NULL,
	"key" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_keys_paper_id_revision_pk" PRIMARY KEY("paper_id","revision")
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"question_id" text COLLATE "C" NOT NULL,
	"paper_id" text COLLATE "C" NOT NULL,
	"attempts" integer NOT NULL,
	"options" jsonb NOT NULL,
	"right_count" integer NOT NULL,
	"discrimination" real,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_statistics_question_id_paper_id_pk" PRIMARY KEY("question_id","paper_id")
);
--> statement-breakpoint
CREATE TABLE "test_answers" (
	"attempt_id" text NOT NULL,
	"place" smallint NOT NULL,
	"answer" text,
	"is_flagged" boolean NOT NULL,
	"is_guessed" boolean NOT NULL,
	"language" text,
	"spent_seconds" integer NOT NULL,
	"at_milliseconds" integer NOT NULL,
	CONSTRAINT "test_answers_attempt_id_place_pk" PRIMARY KEY("attempt_id","place"),
	CONSTRAINT "test_answers_answer" CHECK ("test_answers"."answer" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "test_answers_language" CHECK ("test_answers"."language" in ('english', 'hindi'))
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"paper_id" text COLLATE "C" NOT NULL,
	"attempt_no" integer NOT NULL,
	"title" jsonb NOT NULL,
	"scheme" jsonb NOT NULL,
	"question_ids" text[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"answers_until" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"sheet" jsonb,
	CONSTRAINT "test_attempts_id" CHECK ("test_attempts"."id" ~ '^[0-9a-f-]{36}$'),
	CONSTRAINT "test_attempts_questions" CHECK (cardinality("test_attempts"."question_ids") between 1 and 300),
	CONSTRAINT "test_attempts_end" CHECK (num_nulls("test_attempts"."finished_at", "test_attempts"."sheet") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "test_scores" (
	"attempt_id" text NOT NULL,
	"revision" integer NOT NULL,
	"paper_id" text COLLATE "C" NOT NULL,
	"is_first" boolean NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	"marks_hundredths" integer NOT NULL,
	"max_hundredths" integer NOT NULL,
	"is_disqualified" boolean NOT NULL,
	"right_count" integer NOT NULL,
	"wrong_count" integer NOT NULL,
	"not_attempted_count" integer NOT NULL,
	"blank_count" integer NOT NULL,
	"dropped_count" integer NOT NULL,
	CONSTRAINT "test_scores_attempt_id_revision_pk" PRIMARY KEY("attempt_id","revision")
);
--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_scores" ADD CONSTRAINT "test_scores_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_running" ON "test_attempts" USING btree ("user_id","paper_id") WHERE "test_attempts"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_number" ON "test_attempts" USING btree ("user_id","paper_id","attempt_no");--> statement-breakpoint
CREATE INDEX "test_attempts_own" ON "test_attempts" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_closing" ON "test_attempts" USING btree ("closes_at") WHERE "test_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "test_attempts_finished" ON "test_attempts" USING btree ("paper_id","id") WHERE "test_attempts"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "test_scores_ranked" ON "test_scores" USING btree ("paper_id","revision","marks_hundredths") WHERE "test_scores"."is_first" and not "test_scores"."is_disqualified";--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;