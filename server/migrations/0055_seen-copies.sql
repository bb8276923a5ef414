-- Remembers which returned copies their learners have opened, so that the home page shows those that wait for them; and finds what was
-- raised as overdue in one run, for the mails that tell of it.
ALTER TABLE "answer_copies" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "evaluations_raised" ON "evaluations" USING btree ("overdue_at") WHERE "evaluations"."overdue_at" is not null;