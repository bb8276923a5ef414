-- Quizzes of mains questions become quizzes of any kind: where their questions come from is one value that names its kind, so that
-- questions of the preliminary examination, study material and current affairs can be taken as quizzes without a column of their own.
-- Every stored quiz and result stays.
ALTER TABLE "mains_quizzes" RENAME TO "quizzes";--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "source" jsonb;--> statement-breakpoint
UPDATE "quizzes" SET "source" = jsonb_build_object('kind', 'mains', 'tab', "tab", 'year', "year", 'subject', "subject", 'topic', "topic_id");--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" DROP COLUMN "tab", DROP COLUMN "year", DROP COLUMN "subject", DROP COLUMN "topic_id";--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_source" CHECK ("quizzes"."source" ->> 'kind' is not null);--> statement-breakpoint
ALTER TABLE "quizzes" RENAME CONSTRAINT "mains_quizzes_pkey" TO "quizzes_pkey";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME CONSTRAINT "mains_quizzes_id" TO "quizzes_id";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME CONSTRAINT "mains_quizzes_questions" TO "quizzes_questions";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME CONSTRAINT "mains_quizzes_elapsed" TO "quizzes_elapsed";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME CONSTRAINT "mains_quizzes_end" TO "quizzes_end";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME CONSTRAINT "mains_quizzes_user_id" TO "quizzes_user_id";--> statement-breakpoint
ALTER INDEX "mains_quizzes_unfinished" RENAME TO "quizzes_unfinished";--> statement-breakpoint
ALTER INDEX "mains_quizzes_results" RENAME TO "quizzes_results";
