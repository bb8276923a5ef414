-- Banners and announcements are kinds of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms")
SELECT 'banners', "id",
	-- The lower a banner's position, the later its day and the further on top it stands; of one position, the lower id.
	CASE WHEN "is_published" THEN
		((extract(year from "day") * 12 + extract(month from "day") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "day"), "is_published" ORDER BY "day", "id" DESC) - 1
	END,
	"day",
	jsonb_build_object('position', "position", 'actionLink', "action_link",
		'widePicture', jsonb_build_object('large', "wide_picture", 'small', "wide_picture"),
		'phonePicture', jsonb_build_object('large', "phone_picture", 'small', "phone_picture")),
	"english", nullif("hindi", 'null'), '{}', CASE WHEN nullif("hindi", 'null') IS NOT NULL THEN '{}'::jsonb END, '{}'
FROM (SELECT *, '2100-01-01'::date - "position"::int AS "day" FROM "banners") AS "arranged";--> statement-breakpoint
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT 'announcements', "id",
	-- They stood by the moment in which they were stored, of one moment the lowest id first.
	((extract(year from "day") * 12 + extract(month from "day") - 1)::bigint << 32)
		+ row_number() OVER (PARTITION BY date_trunc('month', "day") ORDER BY "day", "created_at", "id" DESC) - 1,
	"day",
	jsonb_build_object('status', "status", 'publishedOn', "day"::text),
	jsonb_build_object('announcement', "announcement" -> 'english'),
	jsonb_build_object('announcement', "announcement" -> 'hindi'),
	'{}', '{}', '{}', "created_at", "created_at"
FROM (SELECT *, ("created_at" AT TIME ZONE 'Asia/Kolkata')::date AS "day" FROM "announcements") AS "stored";--> statement-breakpoint
DROP TABLE "announcements" CASCADE;--> statement-breakpoint
DROP TABLE "banners" CASCADE;