-- What is read is filed under topics of one list (ADR 0052). Questions of the main examination had a topic in words of their own: those
-- that the list knows are taken over, wide ones as the nearest topic, and the others are left without one.
CREATE TEMPORARY TABLE "topic_of_words" ("words" text PRIMARY KEY, "topic" text NOT NULL);--> statement-breakpoint
INSERT INTO "topic_of_words" VALUES
	('administrative theory', 'administrative-theory'), ('auditing', 'auditing'), ('biodiversity', 'biodiversity'),
	('climate change', 'climate-change'), ('constitutional bodies', 'constitutional-bodies'), ('district administration', 'district-administration'),
	('ethical thought', 'ethical-thought'), ('ethics in administration', 'ethics-in-administration'),
	('expansion of an idea', 'expansion-and-precis-in-hindi'), ('financial statements', 'financial-statements'),
	('functions of management', 'functions-of-management'), ('fundamental rights', 'fundamental-rights'), ('health and disease', 'health-and-disease'),
	('human behaviour', 'human-behaviour'), ('india’s foreign policy', 'foreign-policy-of-india'),
	('international organisations', 'international-organisations'), ('letter writing', 'letter-writing'), ('marketing', 'marketing'),
	('medieval rajasthan', 'medieval-rajasthan'), ('money and banking', 'money-and-banking'), ('national movement', 'national-movement'),
	('official letters', 'official-letters'), ('parliament and legislatures', 'parliament-and-legislatures'),
	('pollution and waste', 'pollution-and-waste'), ('public finance', 'public-finance'),
	('religious and social reform', 'religious-and-social-reform'), ('renaissance and reformation', 'renaissance-and-reformation'),
	('report writing', 'report-writing'), ('social change', 'social-change'), ('space technology', 'space-technology'), ('sports', 'sports'),
	('tribal and peasant movements', 'tribal-and-peasant-movements'), ('tribal society', 'tribal-society'), ('world wars', 'world-wars'), ('yoga', 'yoga'),
	('architecture', 'indian-art-and-architecture'), ('economy of rajasthan', 'industries-of-rajasthan'),
	('folk arts and crafts', 'handicrafts-and-textiles'), ('geography of india', 'relief-and-rivers-of-india'),
	('geography of rajasthan', 'physical-regions-of-rajasthan'), ('geography of the world', 'geography-of-the-world'),
	('law', 'legal-concepts');--> statement-breakpoint
UPDATE "published_items" SET "common" = ("common" - 'topicId') || jsonb_build_object('topics', coalesce(
		(SELECT jsonb_build_array("topic") FROM "topic_of_words" WHERE "words" = lower("card_english"->>'topic')), '[]')),
	"card_english" = "card_english" - 'topic', "card_hindi" = "card_hindi" - 'topic'
WHERE "kind" IN ('answer-writing', 'miq', 'mains-practice', 'current-affairs', 'to-the-point', 'mind-map', 'infographics',
	'learning-through-map', 'mains-answer-enrichment-capsule');--> statement-breakpoint
UPDATE "content_items" SET "data" = ("data" #- '{english,topic}' #- '{hindi,topic}') || jsonb_build_object('topics', coalesce(
		(SELECT jsonb_build_array("topic") FROM "topic_of_words" WHERE "words" = lower("data"#>>'{english,topic}')), '[]'))
WHERE "type" IN ('answer-writing', 'miq', 'mains-practice', 'current-affairs', 'to-the-point', 'mind-map', 'infographics',
	'learning-through-map', 'mains-answer-enrichment-capsule');--> statement-breakpoint
UPDATE "content_versions" SET "data" = ("data" #- '{english,topic}' #- '{hindi,topic}') || jsonb_build_object('topics', coalesce(
		(SELECT jsonb_build_array("topic") FROM "topic_of_words" WHERE "words" = lower("data"#>>'{english,topic}')), '[]'))
WHERE "type" IN ('answer-writing', 'miq', 'mains-practice', 'current-affairs', 'to-the-point', 'mind-map', 'infographics',
	'learning-through-map', 'mains-answer-enrichment-capsule');--> statement-breakpoint
UPDATE "published_items" SET "common" = "common" || '{"pointTopics": []}' WHERE "kind" = 'syllabus';--> statement-breakpoint
UPDATE "content_items" SET "data" = "data" || '{"pointTopics": []}' WHERE "type" = 'syllabus';--> statement-breakpoint
UPDATE "content_versions" SET "data" = "data" || '{"pointTopics": []}' WHERE "type" = 'syllabus';--> statement-breakpoint
DROP TABLE "topic_of_words";--> statement-breakpoint
DROP TABLE "mains_topics";
