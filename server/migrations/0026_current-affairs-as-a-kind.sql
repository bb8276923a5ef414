-- Articles are a kind of content like all others. Their index is built anew when the product starts, and the minutes of reading with it;
-- it counts days and months, and finds what shares a tag.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT 'current-affairs', "id",
	-- In lists, articles of a day stand in the order of their arrival, the last one first: those of a month get their positions so.
	CASE WHEN "is_published" THEN
		((extract(year from "published_on") * 12 + extract(month from "published_on") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "published_on"), "is_published" ORDER BY "published_on", "position") - 1
	END,
	"published_on",
	jsonb_build_object('category', "category", 'publishedOn', "published_on"::text, 'picture',
		CASE WHEN "picture" IS NOT NULL THEN jsonb_build_object('large', "picture", 'small', "picture_small") END),
	jsonb_build_object('title', "title_english", 'teaser', "teaser_english", 'tags', "tags_english"),
	CASE WHEN "title_hindi" IS NOT NULL THEN
		jsonb_build_object('title', "title_hindi", 'teaser', "teaser_hindi", 'tags', "tags_hindi") END,
	jsonb_build_object('body', "body_english", 'keyPoints', "key_points_english", 'prelims', "prelims_english", 'mains', "mains_english"),
	CASE WHEN "title_hindi" IS NOT NULL THEN
		jsonb_build_object('body', "body_hindi", 'keyPoints', "key_points_hindi", 'prelims', "prelims_hindi", 'mains', "mains_hindi") END,
	'{}', "created_at", "updated_at"
FROM "current_affairs_articles";--> statement-breakpoint
DROP TABLE "current_affairs_articles" CASCADE;--> statement-breakpoint
DROP TABLE "current_affairs_counts" CASCADE;--> statement-breakpoint
DROP TABLE "current_affairs_tags" CASCADE;
