-- What is sold: orders, payments, refunds and their ledger, receipts with numbers of a sequence, and the places of plans. One payment gives
-- one thing and one receipt: the unique columns say so, not only the code. Accounts are not referred to, because payments outlive them.
CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "plan_places" (
	"plan_id" text NOT NULL,
	"pool" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" text,
	"held_until" timestamp with time zone,
	CONSTRAINT "plan_places_plan_id_pool_number_pk" PRIMARY KEY("plan_id","pool","number"),
	CONSTRAINT "plan_places_pool" CHECK ("plan_places"."pool" in ('place', 'early')),
	CONSTRAINT "plan_places_number" CHECK ("plan_places"."number" > 0),
	CONSTRAINT "plan_places_held" CHECK ("plan_places"."order_id" is not null or "plan_places"."held_until" is null)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"order_id" text,
	"what" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text NOT NULL,
	CONSTRAINT "ledger_entries_why" CHECK ("ledger_entries"."why" <> '')
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"price_paise" integer NOT NULL,
	"original_paise" integer NOT NULL,
	"status" text NOT NULL,
	"held_until" timestamp with time zone,
	"provider_order_id" text,
	"provider_asked_at" timestamp with time zone,
	"fulfilled_by" text,
	"proven_by" text,
	"fulfilled_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "orders_kind" CHECK ("orders"."kind" in ('course', 'evaluation-plan', 'session')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open', 'lapsed', 'paid')),
	CONSTRAINT "orders_price" CHECK ("orders"."price_paise" >= 0 and "orders"."original_paise" >= "orders"."price_paise"),
	CONSTRAINT "orders_free" CHECK ("orders"."price_paise" > 0 or "orders"."provider_order_id" is null),
	CONSTRAINT "orders_fulfilled" CHECK (("orders"."status" = 'paid') = ("orders"."fulfilled_at" is not null)),
	CONSTRAINT "orders_fulfilled_by" CHECK ("orders"."status" <> 'paid' or "orders"."price_paise" = 0 or "orders"."fulfilled_by" is not null)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_requests_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'refunded', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"origin" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"requested_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('automatic', 'administrator')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'sent', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"status" text NOT NULL,
	"method" text,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"failure" text,
	"refunded_paise" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"captured_at" timestamp with time zone,
	CONSTRAINT "payments_provider_payment_id_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'failed', 'authorized', 'captured', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_paise" between 0 and "payments"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"payment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount_paise" integer NOT NULL,
	"original_paise" integer NOT NULL,
	"method" text,
	"provider_payment_id" text NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_till" timestamp with time zone,
	"gst" jsonb,
	"buyer_name" text,
	"buyer_email" text,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "receipts_number" CHECK ("receipts"."number" between 1 and 99999999),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"notes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_orders_amount" CHECK ("sandbox_orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"idempotency_key" text,
	"notes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_places_order" ON "plan_places" USING btree ("pool","order_id");--> statement-breakpoint
CREATE INDEX "plan_places_free" ON "plan_places" USING btree ("plan_id","pool","number") WHERE "plan_places"."held_until" is not null or "plan_places"."order_id" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_subject" ON "ledger_entries" USING btree ("subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("user_id","kind","item_id") WHERE "orders"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_hold" ON "orders" USING btree ("user_id") WHERE "orders"."status" = 'open' and "orders"."kind" = 'session';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_trial" ON "orders" USING btree ("user_id") WHERE "orders"."price_paise" = 0 and "orders"."kind" = 'evaluation-plan';--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."status" = 'open' and "orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "refund_requests_user" ON "refund_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_requests_open" ON "refund_requests" USING btree ("created_at") WHERE "refund_requests"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_automatic" ON "refunds" USING btree ("payment_id") WHERE "refunds"."origin" = 'automatic';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('pending', 'sent');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_orders_receipt" ON "sandbox_orders" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id");--> statement-breakpoint
-- The ledger is only added to: what was once true of money stays readable.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	RAISE EXCEPTION 'the ledger is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_no_truncate" BEFORE TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
