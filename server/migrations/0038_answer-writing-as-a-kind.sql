-- Questions of answer writing are a kind of content like all others. Their index is built anew when the product starts.
INSERT INTO "published_items" ("kind", "id", "position", "listed_on", "common", "card_english", "card_hindi", "body_english", "body_hindi", "terms", "created_at", "updated_at")
SELECT 'answer-writing', "id",
	-- In lists, questions of a day stand in the order of their ids, the last one first: those of a month get their positions so.
	CASE WHEN "position" IS NOT NULL THEN
		((extract(year from "published_on") * 12 + extract(month from "published_on") - 1)::bigint << 32)
			+ row_number() OVER (PARTITION BY date_trunc('month', "published_on"), "position" IS NULL ORDER BY "published_on", "id") - 1
	END,
	"published_on",
	jsonb_build_object('paperCategory', "paper_category", 'difficulty', "difficulty", 'marks', "marks", 'wordLimit', "word_limit",
		'timeLimitMinutes', "time_limit_minutes", 'publishedOn', "published_on"::text),
	jsonb_build_object('questionText', "question_text_english", 'subCategory', "sub_category_english", 'tags', to_jsonb("tags_english")),
	CASE WHEN "question_text_hindi" IS NOT NULL THEN
		jsonb_build_object('questionText', "question_text_hindi", 'subCategory', "sub_category_hindi", 'tags', to_jsonb("tags_hindi"))
	END,
	jsonb_build_object('answer', "answer_english"),
	CASE WHEN "question_text_hindi" IS NOT NULL THEN jsonb_build_object('answer', "answer_hindi") END,
	'{}', "created_at", "updated_at"
FROM "answer_writing_questions";--> statement-breakpoint
DROP TABLE "answer_writing_index" CASCADE;--> statement-breakpoint
DROP TABLE "answer_writing_questions" CASCADE;