-- Attempts at written papers of the main examination, and copies that answer a whole paper, question by question.
CREATE TABLE "mains_sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"paper_id" text NOT NULL,
	"day" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"upload_until" timestamp with time zone NOT NULL,
	"question_marks" jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"done_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"self_marks" jsonb,
	CONSTRAINT "mains_sittings_day" CHECK ("mains_sittings"."day" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "mains_sittings_ends" CHECK ("mains_sittings"."started_at" < "mains_sittings"."ends_at" and "mains_sittings"."ends_at" <= "mains_sittings"."upload_until")
);
--> statement-breakpoint
ALTER TABLE "answer_copies" ADD COLUMN "question_marks" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "mains_sittings_once" ON "mains_sittings" USING btree ("user_id","paper_id","day");--> statement-breakpoint
CREATE INDEX "mains_sittings_newest" ON "mains_sittings" USING btree ("user_id","started_at","id");--> statement-breakpoint
ALTER TABLE "mains_sittings" ADD CONSTRAINT "mains_sittings_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
