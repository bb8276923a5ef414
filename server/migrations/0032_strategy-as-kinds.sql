-- Strategy, syllabus and weekly routine are kinds of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms")
SELECT 'strategy', "id",
	-- The lower the position in a tab, the later the day and the further on top it stands.
	((extract(year from "day") * 12 + extract(month from "day") - 1)::bigint << 32)
		+ row_number() OVER (PARTITION BY date_trunc('month', "day") ORDER BY "day", "id" DESC) - 1,
	"day",
	jsonb_build_object('tab', "stage" || '-' || "tab", 'position', "position", 'icon', "icon"),
	"english", nullif("hindi", 'null'), '{}', CASE WHEN nullif("hindi", 'null') IS NOT NULL THEN '{}'::jsonb END, '{}'
FROM (SELECT *, '2100-01-01'::date - "position"::int AS "day" FROM "strategy_items") AS "arranged";--> statement-breakpoint
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms")
SELECT 'syllabus', "id",
	((extract(year from "day") * 12 + extract(month from "day") - 1)::bigint << 32)
		+ row_number() OVER (PARTITION BY date_trunc('month', "day") ORDER BY "day", "id" DESC) - 1,
	"day",
	jsonb_build_object('paper', "paper", 'position', "position", 'weightagePercent', "weightage_percent"),
	"english", nullif("hindi", 'null'), '{}', CASE WHEN nullif("hindi", 'null') IS NOT NULL THEN '{}'::jsonb END, '{}'
FROM (SELECT *, '2100-01-01'::date - "position"::int AS "day" FROM "syllabus_topics") AS "arranged";--> statement-breakpoint
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms")
SELECT 'weekly-routine', "weekday",
	((extract(year from "day") * 12 + extract(month from "day") - 1)::bigint << 32)
		+ row_number() OVER (PARTITION BY date_trunc('month', "day") ORDER BY "day") - 1,
	"day",
	jsonb_build_object('day', "weekday", 'paper', "paper", 'minutes', "minutes"),
	"english", nullif("hindi", 'null'), '{}', CASE WHEN nullif("hindi", 'null') IS NOT NULL THEN '{}'::jsonb END, '{}'
FROM (
	SELECT *, '2100-01-01'::date - "position"::int AS "day",
		(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'weekend'])["position"] AS "weekday"
	FROM "routine_days"
) AS "arranged";--> statement-breakpoint
DROP TABLE "routine_days" CASCADE;--> statement-breakpoint
DROP TABLE "strategy_items" CASCADE;--> statement-breakpoint
DROP TABLE "syllabus_topics" CASCADE;