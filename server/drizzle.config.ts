/**
 * `npx drizzle-kit generate --config server/drizzle.config.ts --name what-it-does` writes the difference between the tables
 * and the migrations so far as a new file in `server/migrations`. Migrations only go forward: an applied file is never
 * edited, and each begins with a comment that says why it exists.
 */
export default {
	dialect: 'postgresql',
	schema: 'server/src/**/tables.ts',
	out: 'server/migrations',
}
