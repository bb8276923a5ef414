-- Editors bring in content as files. What was read of one waits here until they have looked at it, and while its rows are stored by a job that
-- goes on after a restart where it was.
CREATE TABLE "content_import_rows" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"item_id" text COLLATE "C",
	"title" text NOT NULL,
	"version" integer,
	"state" text NOT NULL,
	"data" jsonb,
	"problems" jsonb NOT NULL,
	"outcome" text,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "content_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"mode" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"run_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_imports_run" CHECK (("content_imports"."status" in ('reading', 'checked')) = ("content_imports"."mode" is null))
);
--> statement-breakpoint
ALTER TABLE "content_import_rows" ADD CONSTRAINT "content_import_rows_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_imports_created_at" ON "content_imports" USING btree ("created_at");