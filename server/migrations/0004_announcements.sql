-- The home page's banners and the sentences of the bar at the top: data, so that an editor changes them and not a developer.
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"announcement" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"is_published" boolean NOT NULL,
	"wide_picture" text NOT NULL,
	"phone_picture" text NOT NULL,
	"action_link" text NOT NULL,
	"english" jsonb NOT NULL,
	"hindi" jsonb
);
