-- The five sections are kinds of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT "section", "id",
	-- In lists, items of a day stand in the order of their ids, the last one first: those of a month get their positions so.
	CASE WHEN "position" IS NOT NULL THEN
		((extract(year from "published_on") * 12 + extract(month from "published_on") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY "section", date_trunc('month', "published_on"), "position" IS NULL ORDER BY "published_on", "id") - 1
	END,
	"published_on",
	jsonb_build_object('paper', "paper_no", 'publishedOn', "published_on"::text, 'picture',
		CASE WHEN "picture" IS NOT NULL THEN jsonb_build_object('large', "picture", 'small', "picture_small") END),
	"card_english", "card_hindi", "content_english", "content_hindi", '{}', "created_at", "updated_at"
FROM "study_items";--> statement-breakpoint
DROP TABLE "study_index" CASCADE;--> statement-breakpoint
DROP TABLE "study_items" CASCADE;
