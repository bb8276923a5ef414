-- A question is a previous year's only where its source is recorded (year and number in the paper); all others are practice questions of
-- a set. So far every question had a year, and those not known to have been asked were marked as samples: their year becomes the number
-- of their set. Readers see a year no more where there is no number; an editor's copy keeps it, to be completed.
UPDATE "published_items" SET "common" = ("common" - 'isSample') || CASE WHEN ("common" ->> 'isSample')::boolean
	THEN jsonb_build_object('year', NULL, 'questionNumber', '', 'practiceSet', coalesce(array_position(ARRAY[2024, 2023, 2021, 2018, 2016, 2013, 2012, 2009, 2008, 2007, 2003], ("common" ->> 'year')::int), 12))
	ELSE '{"year": null, "questionNumber": "", "practiceSet": null}' END
WHERE "kind" = 'mains-practice';--> statement-breakpoint
UPDATE "content_items" SET "data" = ("data" - 'isSample') || CASE WHEN ("data" ->> 'isSample')::boolean
	THEN jsonb_build_object('year', NULL, 'questionNumber', '', 'practiceSet', coalesce(array_position(ARRAY[2024, 2023, 2021, 2018, 2016, 2013, 2012, 2009, 2008, 2007, 2003], ("data" ->> 'year')::int), 12))
	ELSE '{"questionNumber": "", "practiceSet": null}' END
WHERE "type" = 'mains-practice';--> statement-breakpoint
UPDATE "content_versions" SET "data" = ("data" - 'isSample') || CASE WHEN ("data" ->> 'isSample')::boolean
	THEN jsonb_build_object('year', NULL, 'questionNumber', '', 'practiceSet', coalesce(array_position(ARRAY[2024, 2023, 2021, 2018, 2016, 2013, 2012, 2009, 2008, 2007, 2003], ("data" ->> 'year')::int), 12))
	ELSE '{"questionNumber": "", "practiceSet": null}' END
WHERE "type" = 'mains-practice';--> statement-breakpoint
-- Quizzes of "previous years' questions" were quizzes of all questions.
UPDATE "quizzes" SET "source" = "source" || '{"tab": "practice", "year": null}' WHERE "source" ->> 'tab' = 'pyq';--> statement-breakpoint
-- What earns the marks of an answer has a field of its own now; readers' copies without it have it empty.
UPDATE "content_items" SET "data" = jsonb_set(jsonb_set("data", '{english,marksSplit}', '""'), '{hindi,marksSplit}', '""')
WHERE "type" = 'answer-writing';--> statement-breakpoint
UPDATE "content_items" SET "data" = jsonb_set(jsonb_set("data",
	'{english,parts}', (SELECT coalesce(jsonb_agg("part" || '{"marksSplit": ""}' ORDER BY "place"), '[]')
		FROM jsonb_array_elements("data" #> '{english,parts}') WITH ORDINALITY AS "entry" ("part", "place"))),
	'{hindi,parts}', (SELECT coalesce(jsonb_agg("part" || '{"marksSplit": ""}' ORDER BY "place"), '[]')
		FROM jsonb_array_elements("data" #> '{hindi,parts}') WITH ORDINALITY AS "entry" ("part", "place")))
WHERE "type" IN ('miq', 'mains-practice');--> statement-breakpoint
UPDATE "content_versions" SET "data" = jsonb_set(jsonb_set("data", '{english,marksSplit}', '""'), '{hindi,marksSplit}', '""')
WHERE "type" = 'answer-writing';--> statement-breakpoint
UPDATE "content_versions" SET "data" = jsonb_set(jsonb_set("data",
	'{english,parts}', (SELECT coalesce(jsonb_agg("part" || '{"marksSplit": ""}' ORDER BY "place"), '[]')
		FROM jsonb_array_elements("data" #> '{english,parts}') WITH ORDINALITY AS "entry" ("part", "place"))),
	'{hindi,parts}', (SELECT coalesce(jsonb_agg("part" || '{"marksSplit": ""}' ORDER BY "place"), '[]')
		FROM jsonb_array_elements("data" #> '{hindi,parts}') WITH ORDINALITY AS "entry" ("part", "place")))
WHERE "type" IN ('miq', 'mains-practice');
