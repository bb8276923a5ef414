-- Accounts, the browsers in which they are signed in, codes for a new password, and profile pictures. Deleting an account takes the rest with it.
CREATE TABLE "profile_pictures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"comparisons" smallint DEFAULT 0 NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reset_codes_comparisons" CHECK ("reset_codes"."comparisons" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"exam_year" text NOT NULL,
	"daily_hours" smallint NOT NULL,
	"picture_id" text,
	"is_onboarded" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('LEARNER', 'CONTENT_ADMIN', 'EVALUATION_ADMIN', 'ADMIN')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('english', 'hindi')),
	CONSTRAINT "users_exam_year" CHECK ("users"."exam_year" in ('RAS_2025', 'RAS_2026', 'RAS_2027')),
	CONSTRAINT "users_daily_hours" CHECK ("users"."daily_hours" between 1 and 3),
	CONSTRAINT "users_phone_number" CHECK ("users"."phone_number" ~ '^([0-9]{10})?$')
);
--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_pictures_file" ON "profile_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reset_codes_live" ON "reset_codes" USING btree ("user_id") WHERE "reset_codes"."is_live";--> statement-breakpoint
CREATE INDEX "reset_codes_issued" ON "reset_codes" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");