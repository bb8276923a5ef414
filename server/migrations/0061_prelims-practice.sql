-- What learners answer when they practise questions of the preliminary examination, what they find wrong with these, and their notes and marks of them.
CREATE TABLE "prelims_answers" (
	"user_id" text NOT NULL,
	"key" uuid NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"answer" text,
	"is_guessed" boolean NOT NULL,
	"spent_seconds" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prelims_answers_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "prelims_answers_answer" CHECK ("prelims_answers"."answer" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "prelims_answers_spent_seconds" CHECK ("prelims_answers"."spent_seconds" between 0 and 86400)
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"outcome" text,
	CONSTRAINT "question_reports_kind" CHECK ("question_reports"."kind" in ('prelims-questions')),
	CONSTRAINT "question_reports_reason" CHECK ("question_reports"."reason" in ('key', 'two-right', 'wording', 'translation', 'outdated', 'other')),
	CONSTRAINT "question_reports_text" CHECK (char_length("question_reports"."text") <= 1000),
	CONSTRAINT "question_reports_outcome" CHECK ("question_reports"."outcome" in ('corrected', 'no-change')),
	CONSTRAINT "question_reports_resolved" CHECK (num_nulls("question_reports"."resolved_at", "question_reports"."outcome") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "practice_judgements" DROP CONSTRAINT "practice_judgements_question_type";--> statement-breakpoint
ALTER TABLE "practice_marks" DROP CONSTRAINT "practice_marks_question_type";--> statement-breakpoint
ALTER TABLE "practice_notes" DROP CONSTRAINT "practice_notes_question_type";--> statement-breakpoint
ALTER TABLE "practice_photos" DROP CONSTRAINT "practice_photos_question";--> statement-breakpoint
CREATE INDEX "prelims_answers_newest" ON "prelims_answers" USING btree ("user_id","answered_at","key");--> statement-breakpoint
CREATE INDEX "prelims_answers_of_question" ON "prelims_answers" USING btree ("question_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_once" ON "question_reports" USING btree ("user_id","kind","question_id") WHERE "question_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "question_reports_open" ON "question_reports" USING btree ("kind","question_id") WHERE "question_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "question_reports_closed" ON "question_reports" USING btree ("resolved_at") WHERE "question_reports"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "question_reports_of" ON "question_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "question_reports_resolved_by" ON "question_reports" USING btree ("resolved_by") WHERE "question_reports"."resolved_by" is not null;--> statement-breakpoint
ALTER TABLE "practice_judgements" ADD CONSTRAINT "practice_judgements_question_type" CHECK ("practice_judgements"."question_type" in ('mains', 'miq', 'answer-writing', 'prelims', 'to-the-point', 'mind-map', 'infographics', 'learning-through-map', 'mains-answer-enrichment-capsule'));--> statement-breakpoint
ALTER TABLE "practice_marks" ADD CONSTRAINT "practice_marks_question_type" CHECK ("practice_marks"."question_type" in ('mains', 'miq', 'answer-writing', 'prelims'));--> statement-breakpoint
ALTER TABLE "practice_notes" ADD CONSTRAINT "practice_notes_question_type" CHECK ("practice_notes"."question_type" in ('mains', 'miq', 'answer-writing', 'prelims'));--> statement-breakpoint
ALTER TABLE "practice_photos" ADD CONSTRAINT "practice_photos_question" CHECK (("practice_photos"."question_type" in ('mains', 'miq', 'answer-writing', 'prelims')) is not false and num_nulls("practice_photos"."question_type", "practice_photos"."question_id") in (0, 2));--> statement-breakpoint
ALTER TABLE "prelims_answers" ADD CONSTRAINT "prelims_answers_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_resolved_by" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null;
