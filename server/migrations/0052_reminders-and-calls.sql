-- Remembers which mails were asked for, so that each is sent once across processes and restarts: that an access ends, and of mentorship calls.
CREATE TABLE "mentorship_call_mails" (
	"call_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	CONSTRAINT "mentorship_call_mails_call_id_subscription_id_pk" PRIMARY KEY("call_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_reminders" (
	"subscription_id" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "subscription_reminders_subscription_id_days_pk" PRIMARY KEY("subscription_id","days"),
	CONSTRAINT "subscription_reminders_days" CHECK ("subscription_reminders"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "mentorship_call_mails" ADD CONSTRAINT "mentorship_call_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_reminders" ADD CONSTRAINT "subscription_reminders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_at");