-- What learners have downloaded, pages of documents that are read here as pictures, and how many pages a document has.
CREATE TABLE "document_pages" (
	"file_id" text NOT NULL,
	"page" integer NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "document_pages_file_id_page_pk" PRIMARY KEY("file_id","page"),
	CONSTRAINT "document_pages_page" CHECK ("document_pages"."page" > 0)
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"user_id" text NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downloads_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "downloads_kind" CHECK ("downloads"."kind" ~ '^[a-z-]{1,40}$'),
	CONSTRAINT "downloads_item_id" CHECK ("downloads"."item_id" ~ '^[a-z0-9-]{1,120}$')
);
--> statement-breakpoint
ALTER TABLE "course_files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_file_id_course_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."course_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_newest" ON "downloads" USING btree ("user_id","downloaded_at");--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_pages" CHECK ("course_files"."pages" > 0);--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;