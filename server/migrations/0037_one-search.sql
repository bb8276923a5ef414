-- One search finds items of all kinds. What is published is indexed for it at the start (rebuildIndexes).
CREATE TABLE "search_entries" (
	"kind" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"listed_on" date NOT NULL,
	"terms" text[] COLLATE "C" NOT NULL,
	CONSTRAINT "search_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "search_terms_term_kind_pk" PRIMARY KEY("term","kind"),
	CONSTRAINT "search_terms_items" CHECK ("search_terms"."items" >= 0)
);
--> statement-breakpoint
CREATE INDEX "search_entries_terms" ON "search_entries" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
-- Terms lie apart from their entries, however few they are: a search reads entries, and never their terms.
ALTER TABLE "search_entries" SET (toast_tuple_target = 128);
