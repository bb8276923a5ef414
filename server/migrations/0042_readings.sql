-- What learners have opened, so that they go on where they were and are shown what is new to them (ADR 0053).
CREATE TABLE "readings" (
	"user_id" text NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "readings_kind" CHECK ("readings"."kind" ~ '^[a-z-]{1,40}$'),
	CONSTRAINT "readings_item_id" CHECK ("readings"."item_id" ~ '^[a-z0-9-]{1,120}$')
);
--> statement-breakpoint
CREATE INDEX "readings_opened" ON "readings" USING btree ("user_id","opened_at");--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
