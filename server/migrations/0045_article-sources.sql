-- An article names what it rests on: a field of its texts that nobody has filled in so far.
UPDATE "published_items" SET "body_english" = "body_english" || '{"sources": []}',
	"body_hindi" = "body_hindi" || '{"sources": []}' WHERE "kind" = 'current-affairs';--> statement-breakpoint
UPDATE "content_items" SET "data" = jsonb_set(jsonb_set("data", '{english,sources}', '[]'), '{hindi,sources}', '[]')
	WHERE "type" = 'current-affairs';--> statement-breakpoint
UPDATE "content_versions" SET "data" = jsonb_set(jsonb_set("data", '{english,sources}', '[]'), '{hindi,sources}', '[]')
	WHERE "type" = 'current-affairs';
