-- Most important questions are a kind of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT 'miq', "id",
	-- In lists, questions of a day stand in the order of their ids, the last one first: those of a month get their positions so.
	CASE WHEN "position" IS NOT NULL THEN
		((extract(year from "published_on") * 12 + extract(month from "published_on") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "published_on"), "position" IS NULL ORDER BY "published_on", "id") - 1
	END,
	"published_on",
	jsonb_build_object('paperCategory', "paper_category", 'publishedOn', "published_on"::text, 'subject', "subject", 'year', "year",
		'difficulty', "difficulty", 'isMostImportant', "is_most_important", 'isFeatured', "is_featured",
		'durationMinutes', "duration_minutes", 'marks', "marks"),
	jsonb_build_object('tags', to_jsonb("tags_english"), 'parts',
		(SELECT jsonb_agg(jsonb_build_object('question', "question") ORDER BY "number")
		FROM unnest("questions_english") WITH ORDINALITY AS "part" ("question", "number"))),
	CASE WHEN "questions_hindi" IS NOT NULL THEN
		jsonb_build_object('tags', to_jsonb("tags_hindi"), 'parts',
			(SELECT jsonb_agg(jsonb_build_object('question', "question") ORDER BY "number")
			FROM unnest("questions_hindi") WITH ORDINALITY AS "part" ("question", "number")))
	END,
	jsonb_build_object('parts',
		(SELECT jsonb_agg(jsonb_build_object('answer', "answer") ORDER BY "number")
		FROM unnest("answers_english") WITH ORDINALITY AS "part" ("answer", "number"))),
	CASE WHEN "questions_hindi" IS NOT NULL THEN
		jsonb_build_object('parts',
			(SELECT jsonb_agg(jsonb_build_object('answer', "answer") ORDER BY "number")
			FROM unnest("answers_hindi") WITH ORDINALITY AS "part" ("answer", "number")))
	END,
	'{}', "created_at", "updated_at"
FROM "miq_questions";--> statement-breakpoint
DROP TABLE "miq_index" CASCADE;--> statement-breakpoint
DROP TABLE "miq_questions" CASCADE;