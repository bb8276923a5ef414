-- Videos and documents of courses, which editors upload, and where learners have stopped a lecture.
CREATE TABLE "course_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_positions" (
	"user_id" text NOT NULL,
	"course_id" text COLLATE "C" NOT NULL,
	"lecture_id" text COLLATE "C" NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lecture_positions_user_id_lecture_id_pk" PRIMARY KEY("user_id","lecture_id"),
	CONSTRAINT "lecture_positions_seconds" CHECK ("lecture_positions"."seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecture_positions_course" ON "lecture_positions" USING btree ("user_id","course_id");--> statement-breakpoint
ALTER TABLE "lecture_positions" ADD CONSTRAINT "lecture_positions_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
