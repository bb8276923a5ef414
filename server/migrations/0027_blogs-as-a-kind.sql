-- Blog posts are a kind of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT 'blogs', "id",
	-- In lists, posts of a day stand in the order of their ids, the last one first: those of a month get their positions so.
	CASE WHEN "position" IS NOT NULL THEN
		((extract(year from "published_on") * 12 + extract(month from "published_on") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "published_on"), "position" IS NULL ORDER BY "published_on", "id") - 1
	END,
	"published_on",
	jsonb_build_object('publishedOn', "published_on"::text, 'picture',
		CASE WHEN "picture" IS NOT NULL THEN jsonb_build_object('large', "picture", 'small', "picture_small") END),
	jsonb_build_object('heading', "heading_english", 'description', "description_english", 'tags', "tags_english"),
	CASE WHEN "heading_hindi" IS NOT NULL THEN
		jsonb_build_object('heading', "heading_hindi", 'description', "description_hindi", 'tags', "tags_hindi") END,
	jsonb_build_object('body', "body_english"),
	CASE WHEN "heading_hindi" IS NOT NULL THEN jsonb_build_object('body', "body_hindi") END,
	'{}', "created_at", "updated_at"
FROM "blog_posts";--> statement-breakpoint
DROP TABLE "blog_index" CASCADE;--> statement-breakpoint
DROP TABLE "blog_posts" CASCADE;