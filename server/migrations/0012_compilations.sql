-- A month of current affairs as one file: how far it is, and where it lies once it is ready.
CREATE TABLE "current_affairs_compilations" (
	"id" text PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"articles_done" integer DEFAULT 0 NOT NULL,
	"articles_total" integer NOT NULL,
	"file_id" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "current_affairs_compilations_file" CHECK (("current_affairs_compilations"."status" = 'ready') = ("current_affairs_compilations"."file_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "current_affairs_compilations" ADD CONSTRAINT "current_affairs_compilations_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "current_affairs_compilations_month" ON "current_affairs_compilations" USING btree ("month","language");