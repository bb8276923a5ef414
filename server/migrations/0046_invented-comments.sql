-- What comes with the demo was invented, and says so. In a database that has it already it is told by its authors: nobody real has an
-- address of example.com.
ALTER TABLE "comment_replies" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "comment_replies" SET "is_sample" = true WHERE "author_id" IN (SELECT "id" FROM "users" WHERE "email" LIKE '%@example.com');--> statement-breakpoint
UPDATE "comments" SET "is_sample" = true WHERE "author_id" IN (SELECT "id" FROM "users" WHERE "email" LIKE '%@example.com');
