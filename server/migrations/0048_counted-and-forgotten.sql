-- What is over is deleted by itself, and what is limited is counted together (ADR 0057). Several processes on one server share these counts.
CREATE TABLE "attempt_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- A count that is lost with a crash of the server is no loss, and nothing of it need be written to the log of the server.
ALTER TABLE "attempt_windows" SET UNLOGGED;--> statement-breakpoint
-- Exited quizzes are looked for every hour.
CREATE INDEX "quizzes_exited" ON "quizzes" USING btree ("updated_at") WHERE "quizzes"."is_exited";--> statement-breakpoint
-- Processes on one server look at this number to learn that content was published or taken back by another one.
CREATE SEQUENCE "published_changes";--> statement-breakpoint
-- A sequence shows the same number before its first use as after it.
SELECT nextval('published_changes');
