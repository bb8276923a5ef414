-- Expert sessions: a row for each slot that is held or booked, whose key lets one have it, and what was written into the booking form. The
-- reference to accounts keeps contact data from being stored for one that is being closed; accounts are another feature's, so that the
-- schema in the code does not know it.
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text,
	"day" text NOT NULL,
	"slot" smallint NOT NULL,
	"session_type" jsonb NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"message" text,
	"status" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "bookings_slot" CHECK ("bookings"."slot" between 0 and 11),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('pending', 'lapsed', 'booked', 'cancelled')),
	CONSTRAINT "bookings_paid" CHECK (("bookings"."status" in ('booked', 'cancelled')) = ("bookings"."paid_at" is not null)),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "session_slots" (
	"day" text NOT NULL,
	"slot" smallint NOT NULL,
	"order_id" text NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "session_slots_day_slot_pk" PRIMARY KEY("day","slot"),
	CONSTRAINT "session_slots_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "session_slots_day" CHECK ("session_slots"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "session_slots_slot" CHECK ("session_slots"."slot" between 0 and 11)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_owner" ON "bookings" USING btree ("day","slot") WHERE "bookings"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
