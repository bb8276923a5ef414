-- What learners got wrong, guessed or marked in prelims questions, and when it comes back to them.
CREATE TABLE "revision_cards" (
	"user_id" text NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"reason" text NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"first_on" text COLLATE "C" NOT NULL,
	"due_on" text COLLATE "C",
	"reviewed_on" text COLLATE "C",
	"done_on" text COLLATE "C",
	"again_on" text COLLATE "C",
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"is_suspended" boolean NOT NULL,
	"recent_keys" text[] NOT NULL,
	CONSTRAINT "revision_cards_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "revision_cards_reason" CHECK ("revision_cards"."reason" in ('wrong', 'guessed', 'bookmarked', 'seen')),
	CONSTRAINT "revision_cards_memory" CHECK (num_nulls("revision_cards"."stability", "revision_cards"."difficulty") in (0, 2)),
	CONSTRAINT "revision_cards_keys" CHECK (cardinality("revision_cards"."recent_keys") <= 8)
);
--> statement-breakpoint
CREATE INDEX "revision_cards_due" ON "revision_cards" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "revision_cards_done" ON "revision_cards" USING btree ("user_id","done_on");--> statement-breakpoint
ALTER TABLE "revision_cards" ADD CONSTRAINT "revision_cards_user_id" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;