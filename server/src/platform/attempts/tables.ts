import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/open-database.ts'

/** Is used on a PostgreSQL server only, by all processes together. It is not logged: after a crash of the server all counts begin anew. */
export const attemptWindows = pgTable('attempt_windows', {
	/** Is a fingerprint of what is counted and whose it is. */
	key: text().primaryKey(),
	attempts: integer().notNull(),
	endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

export interface WantedWindow {
	key: string
	max: number
	windowSeconds: number
}

/**
 * Counts one attempt in each of these windows that is not full. @returns the keys of those
 *
 * It is one conditional statement: of any number of attempts at once only as many are counted as may be made. Windows are taken in a
 * fixed order, so that two statements never wait for each other in a circle.
 */
export async function takeAttempts(db: Queryable, windows: readonly WantedWindow[], now: Date): Promise<string[]> {
	const at = sql`${now.toISOString()}::timestamptz`
	const keys = sql`${sql.param(windows.map(({ key }) => key))}::text[]`
	const most = sql`${sql.param(windows.map(({ max }) => max))}::int[]`
	const seconds = sql`${sql.param(windows.map(({ windowSeconds }) => windowSeconds))}::int[]`
	const { rows } = await db.execute<{ key: string }>(sql`
		insert into attempt_windows as stored (key, attempts, ends_at)
		select key, 1, ${at} + seconds * interval '1 second'
		from unnest(${keys}, ${seconds}) as wanted (key, seconds) order by key collate "C"
		on conflict (key) do update set
			attempts = case when stored.ends_at <= ${at} then 1 else stored.attempts + 1 end,
			ends_at = case when stored.ends_at <= ${at} then excluded.ends_at else stored.ends_at end
		where stored.ends_at <= ${at} or stored.attempts < (${most})[array_position(${keys}, stored.key)]
		returning key`)
	return rows.map(({ key }) => key)
}

/** Tells when the last of these windows ends; null where there is none. */
export async function findLastEnd(db: Queryable, keys: readonly string[]): Promise<Date | null> {
	const { rows } = await db.execute<{ endsAt: string | null }>(sql`
		select max(ends_at) as "endsAt" from attempt_windows where key = any(${sql.param([...keys])}::text[])`)
	const endsAt = rows[0]?.endsAt
	return endsAt ? new Date(endsAt) : null
}

/** Leaves alone what has ended meanwhile. */
export async function giveAttemptsBack(db: Queryable, keys: readonly string[], now: Date): Promise<void> {
	await db.execute(sql`
		update attempt_windows set attempts = attempts - 1
		from (
			select key from attempt_windows
			where key = any(${sql.param([...keys])}::text[]) and attempts > 0 and ends_at > ${now.toISOString()}::timestamptz
			order by key collate "C" for update
		) as counted where attempt_windows.key = counted.key`)
}

export async function deleteWindows(db: Queryable, keys: readonly string[]): Promise<void> {
	for (const key of keys) await db.execute(sql`delete from attempt_windows where key = ${key}`)
}

/** Deletes windows that have ended, at most so many. @returns how many */
export async function deleteEndedWindows(db: Queryable, now: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from attempt_windows where key in (
			select key from attempt_windows where ends_at <= ${now.toISOString()}::timestamptz
			limit ${most} for update skip locked)`)
	return rowCount ?? 0
}
