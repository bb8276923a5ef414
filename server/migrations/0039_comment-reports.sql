-- Learners report what others wrote below a question; ADMIN keeps or removes it. The reference to accounts is written by hand, as those of
-- likes are: no feature knows another's tables, but nobody may have reported anything without an account.
CREATE TABLE "comment_reports" (
	"comment_id" text NOT NULL,
	"reply_id" text,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_once" UNIQUE NULLS NOT DISTINCT("user_id","comment_id","reply_id"),
	CONSTRAINT "comment_reports_reason" CHECK ("comment_reports"."reason" in ('abusive', 'spam', 'misleading', 'personal'))
);
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_reply_id_comment_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."comment_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
CREATE INDEX "comment_reports_comment" ON "comment_reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_reports_reply" ON "comment_reports" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "comment_reports_waiting" ON "comment_reports" USING btree ("comment_id","reply_id") WHERE not "comment_reports"."is_settled";