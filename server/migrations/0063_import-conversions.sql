-- An import remembers which texts were typed in a legacy font, and whether they are to stay as they were typed.
ALTER TABLE "content_import_rows" ADD COLUMN "conversions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "keeps_legacy" boolean DEFAULT false NOT NULL;