-- A message or a wish belongs to whoever was signed in when it was sent, never to an account that only has the same e-mail address: anybody
-- can open an account with a stranger's address. What was sent before has no sender that is known, and stays nobody's.
ALTER TABLE "notify_requests" DROP CONSTRAINT "notify_requests_page_email_pk";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "notify_requests" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notify_requests_user" ON "notify_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notify_requests" ADD CONSTRAINT "notify_requests_sender" UNIQUE NULLS NOT DISTINCT("page","email","user_id");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "notify_requests" ADD CONSTRAINT "notify_requests_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
