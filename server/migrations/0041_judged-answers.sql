-- Learners judge their own answers beside the model answers, wherever they practise: the last word on each question is kept, so that what
-- was wrong is found again. Notes, photos and marks go with answer writing, too. What quizzes have said so far counts.
CREATE TABLE "practice_judgements" (
	"user_id" text NOT NULL,
	"question_type" text NOT NULL,
	"question_id" text NOT NULL,
	"part" smallint NOT NULL,
	"judgement" text,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_judgements_user_id_question_type_question_id_part_pk" PRIMARY KEY("user_id","question_type","question_id","part"),
	CONSTRAINT "practice_judgements_question_type" CHECK ("practice_judgements"."question_type" in ('mains', 'miq', 'answer-writing', 'to-the-point', 'mind-map', 'infographics', 'learning-through-map', 'mains-answer-enrichment-capsule')),
	CONSTRAINT "practice_judgements_part" CHECK ("practice_judgements"."part" between 0 and 99),
	CONSTRAINT "practice_judgements_judgement" CHECK ("practice_judgements"."judgement" in ('right', 'partly', 'wrong'))
);
--> statement-breakpoint
ALTER TABLE "practice_marks" DROP CONSTRAINT "practice_marks_question_type";--> statement-breakpoint
ALTER TABLE "practice_notes" DROP CONSTRAINT "practice_notes_question_type";--> statement-breakpoint
ALTER TABLE "practice_photos" DROP CONSTRAINT "practice_photos_question";--> statement-breakpoint
CREATE INDEX "practice_judgements_to_revise" ON "practice_judgements" USING btree ("user_id","judged_at") WHERE "practice_judgements"."judgement" in ('partly', 'wrong');--> statement-breakpoint
ALTER TABLE "practice_marks" ADD CONSTRAINT "practice_marks_question_type" CHECK ("practice_marks"."question_type" in ('mains', 'miq', 'answer-writing'));--> statement-breakpoint
ALTER TABLE "practice_notes" ADD CONSTRAINT "practice_notes_question_type" CHECK ("practice_notes"."question_type" in ('mains', 'miq', 'answer-writing'));--> statement-breakpoint
ALTER TABLE "practice_photos" ADD CONSTRAINT "practice_photos_question" CHECK (("practice_photos"."question_type" in ('mains', 'miq', 'answer-writing')) is not false and num_nulls("practice_photos"."question_type", "practice_photos"."question_id") in (0, 2));--> statement-breakpoint
ALTER TABLE "practice_judgements" ADD CONSTRAINT "practice_judgements_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
INSERT INTO "practice_judgements" ("user_id", "question_type", "question_id", "part", "judgement", "judged_at")
SELECT DISTINCT ON ("user_id", "answer"."key") "user_id", 'mains', "answer"."key", 0, "answer"."value" ->> 'judgement',
	("answer"."value" ->> 'judgedAt')::timestamptz
FROM "quizzes", jsonb_each("answers") AS "answer"
WHERE "submitted_at" IS NOT NULL AND "source" ->> 'kind' = 'mains' AND "answer"."value" ->> 'judgement' IS NOT NULL
	AND "answer"."value" ->> 'judgedAt' IS NOT NULL
ORDER BY "user_id", "answer"."key", ("answer"."value" ->> 'judgedAt')::timestamptz DESC;
