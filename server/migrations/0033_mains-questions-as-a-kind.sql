-- Questions of the main examination are a kind of content like all others. Their index is built anew when the product starts, and so
-- are the ids of their topics. They keep their positions: all questions of a paper have one day. The names of topics stay where they are.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT 'mains-practice', "question"."id", "position", "published_on",
	jsonb_build_object('year', "year", 'paperNo', "paper_no", 'subject', "question"."subject", 'isMostImportant', "is_most_important",
		'isSample', "is_sample", 'partMarks', to_jsonb("part_marks"), 'wordLimits', to_jsonb("word_limits")),
	jsonb_build_object('topic', "topic"."english", 'parts',
		(SELECT jsonb_agg(jsonb_build_object('question', "question", 'answer', "answer") ORDER BY "number")
		FROM unnest("questions_english", "answers_english") WITH ORDINALITY AS "part" ("question", "answer", "number"))),
	CASE WHEN "questions_hindi" IS NOT NULL THEN
		jsonb_build_object('topic', coalesce("topic"."hindi", "topic"."english"), 'parts',
			(SELECT jsonb_agg(jsonb_build_object('question', "question", 'answer', "answer") ORDER BY "number")
			FROM unnest("questions_hindi", "answers_hindi") WITH ORDINALITY AS "part" ("question", "answer", "number")))
	END,
	jsonb_build_object('parts', (SELECT jsonb_agg('{}'::jsonb) FROM unnest("questions_english"))),
	CASE WHEN "questions_hindi" IS NOT NULL THEN
		jsonb_build_object('parts', (SELECT jsonb_agg('{}'::jsonb) FROM unnest("questions_hindi")))
	END,
	'{}', "created_at", "updated_at"
FROM "mains_questions" AS "question"
	JOIN "mains_topics" AS "topic" ON "topic"."id" = "topic_id" AND "topic"."subject" = "question"."subject";--> statement-breakpoint
DROP TABLE "mains_counts" CASCADE;--> statement-breakpoint
DROP TABLE "mains_index" CASCADE;--> statement-breakpoint
DROP TABLE "mains_questions" CASCADE;