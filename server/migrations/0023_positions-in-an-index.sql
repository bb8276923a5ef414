-- Where an item stands in an index is its position; a place is a spot on a map.
ALTER TABLE "answer_writing_index" RENAME COLUMN "places" TO "positions";
--> statement-breakpoint
ALTER TABLE "answer_writing_questions" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER INDEX "answer_writing_questions_place" RENAME TO "answer_writing_questions_position";
--> statement-breakpoint
ALTER TABLE "blog_index" RENAME COLUMN "places" TO "positions";
--> statement-breakpoint
ALTER TABLE "blog_posts" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER INDEX "blog_posts_place" RENAME TO "blog_posts_position";
--> statement-breakpoint
ALTER TABLE "current_affairs_articles" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER TABLE "current_affairs_tags" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER TABLE "mains_index" RENAME COLUMN "places" TO "positions";
--> statement-breakpoint
ALTER TABLE "mains_questions" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER INDEX "mains_questions_place" RENAME TO "mains_questions_position";
--> statement-breakpoint
ALTER TABLE "miq_index" RENAME COLUMN "places" TO "positions";
--> statement-breakpoint
ALTER TABLE "miq_questions" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER INDEX "miq_questions_place" RENAME TO "miq_questions_position";
--> statement-breakpoint
ALTER INDEX "strategy_items_place" RENAME TO "strategy_items_position";
--> statement-breakpoint
ALTER INDEX "syllabus_topics_place" RENAME TO "syllabus_topics_position";
--> statement-breakpoint
ALTER TABLE "study_index" RENAME COLUMN "places" TO "positions";
--> statement-breakpoint
ALTER TABLE "study_items" RENAME COLUMN "place" TO "position";
--> statement-breakpoint
ALTER INDEX "study_items_place" RENAME TO "study_items_position";
--> statement-breakpoint
ALTER TABLE "current_affairs_tags" RENAME CONSTRAINT "current_affairs_tags_tag_published_on_place_pk" TO "current_affairs_tags_tag_published_on_position_pk";
