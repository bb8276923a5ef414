-- Comments, replies, likes and pictures, and the rows of the file store. The references to accounts are written by hand: no feature
-- knows another's tables, but nobody may be the author of anything without an account. Closing one erases first, so nothing cascades.
CREATE TABLE "comment_counts" (
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"part" smallint NOT NULL,
	"comments" integer NOT NULL,
	CONSTRAINT "comment_counts_subject_type_subject_id_part_pk" PRIMARY KEY("subject_type","subject_id","part")
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_pictures" (
	"comment_id" text NOT NULL,
	"position" smallint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "comment_pictures_comment_id_position_pk" PRIMARY KEY("comment_id","position"),
	CONSTRAINT "comment_pictures_position" CHECK ("comment_pictures"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "comment_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"comment_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_replies_id" CHECK ("comment_replies"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "comment_replies_text" CHECK (char_length("comment_replies"."text") between 1 and 500),
	CONSTRAINT "comment_replies_likes" CHECK ("comment_replies"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"idempotency_key" text,
	"is_approved" boolean DEFAULT true NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"pinned_by" text,
	"is_pinned" boolean GENERATED ALWAYS AS (pinned_at is not null) STORED NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_id" CHECK ("comments"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "comments_subject_type" CHECK ("comments"."subject_type" in ('answer-writing', 'miq')),
	CONSTRAINT "comments_text" CHECK (char_length("comments"."text") <= 1000),
	CONSTRAINT "comments_removed" CHECK ("comments"."is_removed" = ("comments"."author_id" is null) and (not "comments"."is_removed" or ("comments"."text" = '' and "comments"."likes" = 0 and "comments"."pinned_at" is null))),
	CONSTRAINT "comments_counts" CHECK ("comments"."likes" >= 0 and "comments"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reply_likes" (
	"reply_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "reply_likes_reply_id_user_id_pk" PRIMARY KEY("reply_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"width_pixels" integer,
	"height_pixels" integer,
	"original_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_id" CHECK ("files"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_pictures" ADD CONSTRAINT "comment_pictures_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_pictures" ADD CONSTRAINT "comment_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_likes" ADD CONSTRAINT "reply_likes_reply_id_comment_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."comment_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_author_id" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "reply_likes" ADD CONSTRAINT "reply_likes_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
CREATE INDEX "comment_likes_user" ON "comment_likes" USING btree ("user_id","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_pictures_file" ON "comment_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "comment_replies_thread" ON "comment_replies" USING btree ("comment_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_replies_author" ON "comment_replies" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("subject_type","subject_id","is_pinned","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_author" ON "comments" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "reply_likes_user" ON "reply_likes" USING btree ("user_id","reply_id");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");