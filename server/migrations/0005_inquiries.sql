-- What visitors ask the team, and who wants to be told when a page opens.
CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_language" CHECK (language in ('english', 'hindi'))
);
--> statement-breakpoint
CREATE TABLE "notify_requests" (
	"page" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notify_requests_page_email_pk" PRIMARY KEY("page","email"),
	CONSTRAINT "notify_requests_language" CHECK (language in ('english', 'hindi'))
);
--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at");