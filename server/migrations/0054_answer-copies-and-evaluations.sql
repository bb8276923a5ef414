-- Answers that learners send, from the day's questions to the marked copy: the schedule of questions, copies with their uploads and pages,
-- printed booklets, evaluations with what each evaluator has drawn, and what a late one gives. The references to accounts keep rows from
-- being stored for one that is being closed; accounts are another feature's, so that the schema in the code does not know them. Evaluators
-- are not referred to: what they gave outlives their accounts.
CREATE TABLE "answer_booklets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"day" text NOT NULL,
	"pages" smallint NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer,
	"user_id" text NOT NULL,
	"subscription_id" text,
	"question_id" text NOT NULL,
	"day" text NOT NULL,
	"paper_category" text NOT NULL,
	"max_marks" smallint NOT NULL,
	"state" text NOT NULL,
	"page_count" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"half_marks" smallint,
	"is_re_evaluated" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "answer_copies_number_unique" UNIQUE("number"),
	CONSTRAINT "answer_copies_state" CHECK ("answer_copies"."state" in ('draft', 'waiting', 'evaluating', 'returned')),
	CONSTRAINT "answer_copies_sent" CHECK (("answer_copies"."state" = 'draft') = ("answer_copies"."submitted_at" is null)),
	CONSTRAINT "answer_copies_due" CHECK (("answer_copies"."submitted_at" is null) = ("answer_copies"."due_at" is null)),
	CONSTRAINT "answer_copies_number" CHECK (("answer_copies"."submitted_at" is null) = ("answer_copies"."number" is null)),
	CONSTRAINT "answer_copies_returned" CHECK (("answer_copies"."state" = 'returned') = ("answer_copies"."returned_at" is not null)),
	CONSTRAINT "answer_copies_marks" CHECK ("answer_copies"."half_marks" between 0 and 2 * "answer_copies"."max_marks")
);
--> statement-breakpoint
CREATE TABLE "answer_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"copy_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"part" smallint NOT NULL,
	"position" smallint NOT NULL,
	"turn" smallint DEFAULT 0 NOT NULL,
	"crop" jsonb,
	"reading_file_id" text,
	"full_file_id" text,
	"width" integer,
	"height" integer,
	"sharpness" real,
	"brightness" real,
	"booklet_id" text,
	"booklet_page" smallint,
	CONSTRAINT "answer_pages_turn" CHECK ("answer_pages"."turn" in (0, 90, 180, 270)),
	CONSTRAINT "answer_pages_picture" CHECK (num_nulls("answer_pages"."reading_file_id", "answer_pages"."width", "answer_pages"."height") in (0, 3)),
	CONSTRAINT "answer_pages_booklet" CHECK (num_nulls("answer_pages"."booklet_id", "answer_pages"."booklet_page") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "answer_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"copy_id" text NOT NULL,
	"upload_key" text NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_uploads_state" CHECK ("answer_uploads"."state" in ('reading', 'ready', 'refused')),
	CONSTRAINT "answer_uploads_refusal" CHECK (("answer_uploads"."state" = 'refused') = ("answer_uploads"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "evaluation_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"copy_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by_copy_id" text,
	CONSTRAINT "evaluation_credits_copy_id_unique" UNIQUE("copy_id"),
	CONSTRAINT "evaluation_credits_used_by_copy_id_unique" UNIQUE("used_by_copy_id")
);
--> statement-breakpoint
CREATE TABLE "daily_questions" (
	"day" text NOT NULL,
	"position" smallint NOT NULL,
	"question_id" text NOT NULL,
	"scheduled_by" text,
	"scheduled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_questions_day_position_pk" PRIMARY KEY("day","position"),
	CONSTRAINT "daily_questions_position" CHECK ("daily_questions"."position" between 1 and 4),
	CONSTRAINT "daily_questions_day" CHECK ("daily_questions"."day" ~ '^\d{4}-\d{2}-\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "evaluation_drafts" (
	"evaluation_id" text NOT NULL,
	"evaluator_id" text NOT NULL,
	"revision" integer NOT NULL,
	"save_id" text NOT NULL,
	"annotations" jsonb NOT NULL,
	"rubric" jsonb NOT NULL,
	"remark" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluation_drafts_evaluation_id_evaluator_id_pk" PRIMARY KEY("evaluation_id","evaluator_id")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" text PRIMARY KEY NOT NULL,
	"copy_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"paper_category" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"evaluator_id" text,
	"claimed_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"half_marks" smallint,
	"reason" text,
	CONSTRAINT "evaluations_kind" CHECK ("evaluations"."kind" in ('first', 'second', 'lead', 're-evaluation')),
	CONSTRAINT "evaluations_state" CHECK ("evaluations"."state" in ('waiting', 'claimed', 'published')),
	CONSTRAINT "evaluations_claimed_at" CHECK (("evaluations"."state" = 'waiting') = ("evaluations"."claimed_at" is null)),
	CONSTRAINT "evaluations_published_at" CHECK (("evaluations"."state" = 'published') = ("evaluations"."published_at" is not null)),
	CONSTRAINT "evaluations_marks" CHECK (("evaluations"."state" = 'published') = ("evaluations"."half_marks" is not null))
);
--> statement-breakpoint
CREATE TABLE "evaluator_phrases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"english" text NOT NULL,
	"hindi" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluator_quotas" (
	"user_id" text PRIMARY KEY NOT NULL,
	"daily" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_pages" ADD CONSTRAINT "answer_pages_copy_id_answer_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."answer_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_pages" ADD CONSTRAINT "answer_pages_upload_id_answer_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."answer_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_pages" ADD CONSTRAINT "answer_pages_reading_file_id_files_id_fk" FOREIGN KEY ("reading_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_pages" ADD CONSTRAINT "answer_pages_full_file_id_files_id_fk" FOREIGN KEY ("full_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_copy_id_answer_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."answer_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_credits" ADD CONSTRAINT "evaluation_credits_copy_id_answer_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."answer_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_credits" ADD CONSTRAINT "evaluation_credits_used_by_copy_id_answer_copies_id_fk" FOREIGN KEY ("used_by_copy_id") REFERENCES "public"."answer_copies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_drafts" ADD CONSTRAINT "evaluation_drafts_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_copy_id_answer_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."answer_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_booklets_once" ON "answer_booklets" USING btree ("user_id","question_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_copies_once" ON "answer_copies" USING btree ("user_id","question_id","day");--> statement-breakpoint
CREATE INDEX "answer_copies_newest" ON "answer_copies" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "answer_copies_question" ON "answer_copies" USING btree ("day","question_id");--> statement-breakpoint
CREATE INDEX "answer_copies_subscription" ON "answer_copies" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_pages_part" ON "answer_pages" USING btree ("upload_id","part");--> statement-breakpoint
CREATE INDEX "answer_pages_copy" ON "answer_pages" USING btree ("copy_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_uploads_key" ON "answer_uploads" USING btree ("copy_id","upload_key");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_uploads_content" ON "answer_uploads" USING btree ("copy_id","sha256");--> statement-breakpoint
CREATE INDEX "evaluation_credits_user" ON "evaluation_credits" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "daily_questions_once" ON "daily_questions" USING btree ("day","question_id");--> statement-breakpoint
CREATE INDEX "evaluation_drafts_evaluator" ON "evaluation_drafts" USING btree ("evaluator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_once" ON "evaluations" USING btree ("copy_id","kind");--> statement-breakpoint
CREATE INDEX "evaluations_due" ON "evaluations" USING btree ("due_at","id") WHERE "evaluations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "evaluations_paper" ON "evaluations" USING btree ("paper_category","due_at","id") WHERE "evaluations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "evaluations_claimed" ON "evaluations" USING btree ("evaluator_id","due_at","id") WHERE "evaluations"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "evaluations_late" ON "evaluations" USING btree ("due_at") WHERE "evaluations"."state" <> 'published' and "evaluations"."overdue_at" is null;--> statement-breakpoint
CREATE INDEX "evaluations_published" ON "evaluations" USING btree ("evaluator_id","published_at","id") WHERE "evaluations"."state" = 'published';--> statement-breakpoint
CREATE INDEX "evaluator_phrases_user" ON "evaluator_phrases" USING btree ("user_id","position");--> statement-breakpoint
CREATE SEQUENCE "answer_copy_numbers" AS integer START 1001;--> statement-breakpoint
ALTER TABLE "answer_copies" ADD CONSTRAINT "answer_copies_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "answer_booklets" ADD CONSTRAINT "answer_booklets_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "evaluation_credits" ADD CONSTRAINT "evaluation_credits_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "evaluator_phrases" ADD CONSTRAINT "evaluator_phrases_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "evaluator_quotas" ADD CONSTRAINT "evaluator_quotas_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
