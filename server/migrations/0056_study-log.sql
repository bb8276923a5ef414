-- Keeps what learners study: what they log, what the product notes by itself, and the sums from which streaks are told.
CREATE TABLE "study_activities" (
	"user_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"item" text COLLATE "C" NOT NULL,
	CONSTRAINT "study_activities_user_id_day_kind_item_pk" PRIMARY KEY("user_id","day","kind","item")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"minutes" smallint DEFAULT 0 NOT NULL,
	"activities" smallint DEFAULT 0 NOT NULL,
	"automatic" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "study_days_minutes" CHECK ("study_days"."minutes" between 0 and 1440),
	CONSTRAINT "study_days_something" CHECK ("study_days"."minutes" + "study_days"."activities" + "study_days"."automatic" > 0),
	CONSTRAINT "study_days_day" CHECK ("study_days"."day" ~ '^\d{4}-\d{2}-\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "study_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"minutes" smallint NOT NULL,
	"activities" smallint NOT NULL,
	"idempotency_key" text,
	"logged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_entries_minutes" CHECK ("study_entries"."minutes" between 0 and 1440),
	CONSTRAINT "study_entries_activities" CHECK ("study_entries"."activities" between 0 and 100),
	CONSTRAINT "study_entries_something" CHECK ("study_entries"."minutes" + "study_entries"."activities" > 0)
);
--> statement-breakpoint
CREATE TABLE "study_summaries" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_day" text COLLATE "C",
	"last_run" integer DEFAULT 0 NOT NULL,
	"longest_run" integer DEFAULT 0 NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"activities" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "study_activities_by_day" ON "study_activities" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "study_entries_once" ON "study_entries" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "study_entries_of_day" ON "study_entries" USING btree ("user_id","day");--> statement-breakpoint
ALTER TABLE "study_entries" ADD CONSTRAINT "study_entries_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "study_activities" ADD CONSTRAINT "study_activities_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "study_summaries" ADD CONSTRAINT "study_summaries_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;