-- Keeps the copies of all of somebody's data that they asked for, with their files, until these expire. The account is referred to here,
-- because its tables are another feature's; it cannot be deleted before the files are released. All quizzes of a learner are found by an
-- index: the page "My data" counts them, and the copy and the closed account take all of them.
CREATE TABLE "data_export_files" (
	"export_id" text NOT NULL,
	"part" smallint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "data_export_files_export_id_part_pk" PRIMARY KEY("export_id","part")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempt" text,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('waiting', 'writing', 'ready', 'expired')),
	CONSTRAINT "data_exports_expires" CHECK (("data_exports"."status" in ('ready', 'expired')) = ("data_exports"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "data_export_files" ADD CONSTRAINT "data_export_files_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_files" ADD CONSTRAINT "data_export_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_files_file" ON "data_export_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "data_exports_newest" ON "data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."status" in ('waiting', 'writing');--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quizzes_own" ON "quizzes" USING btree ("user_id","started_at","id");--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");