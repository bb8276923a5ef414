-- An account that is disabled loses its sessions, or a cookie from before would open it again once it is enabled. No page disables accounts:
-- operators do it with a statement of their own, so the database sees to it.
CREATE FUNCTION "end_sessions_of_disabled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "sessions" WHERE "user_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "end_sessions_of_disabled" AFTER UPDATE OF "is_disabled" ON "users"
FOR EACH ROW WHEN (NEW."is_disabled") EXECUTE FUNCTION "end_sessions_of_disabled"();
--> statement-breakpoint
DELETE FROM "sessions" USING "users" WHERE "users"."id" = "sessions"."user_id" AND "users"."is_disabled";
