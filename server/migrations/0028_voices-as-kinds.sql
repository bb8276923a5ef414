-- Testimonials and reviews are kinds of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms")
SELECT 'testimonials', "id",
	-- Whoever has a lower position stands further on top, and so on a later day; of one position, whoever has the lower id does.
	CASE WHEN "is_published" THEN
		((extract(year from "day") * 12 + extract(month from "day") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "day"), "is_published" ORDER BY "day", "id" DESC) - 1
	END,
	"day",
	jsonb_build_object('position', "position", 'picture',
		CASE WHEN "picture" IS NOT NULL THEN jsonb_build_object('large', "picture", 'small', "picture") END, 'isSample', "is_sample"),
	"english", nullif("hindi", 'null'), '{}', CASE WHEN nullif("hindi", 'null') IS NOT NULL THEN '{}'::jsonb END, '{}'
FROM (SELECT *, '2100-01-01'::date - "position"::int AS "day" FROM "testimonials") AS "arranged";--> statement-breakpoint
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms")
SELECT 'student-reviews', "id",
	CASE WHEN "is_published" THEN
		((extract(year from "reviewed_on") * 12 + extract(month from "reviewed_on") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "reviewed_on"), "is_published" ORDER BY "reviewed_on", "id") - 1
	END,
	"reviewed_on",
	jsonb_build_object('reviewedOn', "reviewed_on"::text, 'rating', "rating", 'picture',
		CASE WHEN "picture" IS NOT NULL THEN jsonb_build_object('large', "picture", 'small', "picture") END, 'isSample', "is_sample"),
	"english", nullif("hindi", 'null'), '{}', CASE WHEN nullif("hindi", 'null') IS NOT NULL THEN '{}'::jsonb END, '{}'
FROM "student_reviews";--> statement-breakpoint
DROP TABLE "student_reviews" CASCADE;--> statement-breakpoint
DROP TABLE "testimonials" CASCADE;