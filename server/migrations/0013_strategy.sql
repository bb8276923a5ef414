-- What the strategy, syllabus and routine pages show: texts that an editor will change, the strategy of the mains papers for learners only.
CREATE TABLE "routine_days" (
	"position" smallint PRIMARY KEY NOT NULL,
	"paper" text,
	"minutes" smallint,
	"english" jsonb NOT NULL,
	"hindi" jsonb
);
--> statement-breakpoint
CREATE TABLE "strategy_items" (
	"id" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"tab" text NOT NULL,
	"position" smallint NOT NULL,
	"icon" text DEFAULT 'BookOpen' NOT NULL,
	"english" jsonb NOT NULL,
	"hindi" jsonb
);
--> statement-breakpoint
CREATE TABLE "syllabus_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"paper" text NOT NULL,
	"position" smallint NOT NULL,
	"weightage_percent" smallint,
	"english" jsonb NOT NULL,
	"hindi" jsonb,
	CONSTRAINT "syllabus_topics_weightage" CHECK (("syllabus_topics"."paper" = 'PRELIMS') = ("syllabus_topics"."weightage_percent" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "strategy_items_place" ON "strategy_items" USING btree ("stage","tab","position");--> statement-breakpoint
CREATE UNIQUE INDEX "syllabus_topics_place" ON "syllabus_topics" USING btree ("paper","position");