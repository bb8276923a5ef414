-- What learners keep with a question that they practise: notes, photos of written answers, and a mark on what is to be revised. Nobody
-- else sees them; they are erased before the account is, so that the photos' files go too.
CREATE TABLE "practice_marks" (
	"user_id" text NOT NULL,
	"question_type" text NOT NULL,
	"question_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_marks_user_id_question_type_question_id_pk" PRIMARY KEY("user_id","question_type","question_id"),
	CONSTRAINT "practice_marks_question_type" CHECK ("practice_marks"."question_type" in ('mains', 'miq'))
);
--> statement-breakpoint
CREATE TABLE "practice_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"question_type" text NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_notes_question_type" CHECK ("practice_notes"."question_type" in ('mains', 'miq')),
	CONSTRAINT "practice_notes_text" CHECK (char_length("practice_notes"."text") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "practice_photos" (
	"file_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"question_type" text,
	"question_id" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_photos_question" CHECK (("practice_photos"."question_type" in ('mains', 'miq')) is not false and num_nulls("practice_photos"."question_type", "practice_photos"."question_id") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "practice_photos" ADD CONSTRAINT "practice_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_notes_question" ON "practice_notes" USING btree ("user_id","question_type","question_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_notes_write" ON "practice_notes" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "practice_photos_question_of" ON "practice_photos" USING btree ("user_id","question_type","question_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_photos_write" ON "practice_photos" USING btree ("user_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "practice_marks" ADD CONSTRAINT "practice_marks_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "practice_notes" ADD CONSTRAINT "practice_notes_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "practice_photos" ADD CONSTRAINT "practice_photos_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
