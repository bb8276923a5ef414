-- Who made a picture is named below it: a field that nobody has filled in so far.
UPDATE "published_items" SET "common" = "common" || '{"pictureSource": ""}' WHERE "kind" IN ('blogs', 'current-affairs', 'to-the-point', 'mind-map', 'infographics',
	'learning-through-map', 'mains-answer-enrichment-capsule');--> statement-breakpoint
UPDATE "content_items" SET "data" = "data" || '{"pictureSource": ""}' WHERE "type" IN ('blogs', 'current-affairs', 'to-the-point', 'mind-map', 'infographics',
	'learning-through-map', 'mains-answer-enrichment-capsule');--> statement-breakpoint
UPDATE "content_versions" SET "data" = "data" || '{"pictureSource": ""}' WHERE "type" IN ('blogs', 'current-affairs', 'to-the-point', 'mind-map', 'infographics',
	'learning-through-map', 'mains-answer-enrichment-capsule');
