import { sql } from 'drizzle-orm'
import { index, PgDialect, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { type SessionUser, userColumns, users } from '../tables.ts'
import { MAX_SESSIONS, type RunOut } from './session-limits.ts'

export const sessions = pgTable(
	'sessions',
	{
		id: text().primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Only a SHA-256 of the cookie's token is kept: whoever reads the table cannot sign in with it. */
		tokenHash: text('token_hash').notNull(),
		/** Is such as 'Chrome, Android', from what the browser said of itself. */
		browser: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		uniqueIndex('sessions_token_hash').on(table.tokenHash),
		index('sessions_user').on(table.userId, table.lastSeenAt),
	],
)

export type SessionRow = typeof sessions.$inferSelect

/** Holds the account's row as well, so that one query tells who is calling. */
export interface SessionOfUser {
	sessionId: string
	createdAt: Date
	lastSeenAt: Date
	user: SessionUser
}

/**
 * The statement is written out, because it runs with every request of whoever is signed in: a query builder would take
 * longer than the database.
 */
const sessionQuery = (tokenHashes: string[]) => sql`
	select session.token_hash as "tokenHash", session.id as "sessionId", session.created_at as "createdAt",
		session.last_seen_at as "lastSeenAt", ${userColumns}
	from sessions as session join users on users.id = session.user_id
	where session.token_hash = any(${sql.param(tokenHashes)}::text[])`

type StoredSession = SessionUser & { tokenHash: string; sessionId: string; createdAt: string; lastSeenAt: string }

/** Finds the sessions of several requests at once, in the order of their tokens. */
export async function findSessions(db: Queryable, tokenHashes: string[]): Promise<(SessionOfUser | null)[]> {
	const { rows } = await db.execute<StoredSession>(sessionQuery(tokenHashes))
	const found = new Map(rows.map((row) => [row.tokenHash, readSession(row)]))
	return tokenHashes.map((hash) => found.get(hash) ?? null)
}

function readSession({ tokenHash: _, sessionId, createdAt, lastSeenAt, ...user }: StoredSession): SessionOfUser {
	return { sessionId, createdAt: new Date(createdAt), lastSeenAt: new Date(lastSeenAt), user }
}

/** Gives the statement of `findSessions`, for one, to whoever runs it without drizzle. */
export function sessionStatement(tokenHash: string): { text: string; values: unknown[] } {
	const { sql: text, params: values } = new PgDialect().sqlToQuery(sessionQuery([tokenHash]))
	return { text, values }
}

/** Adds a session and ends those over the limit, the ones longest unused first. The account must be locked. */
export async function insertSession(tx: Transaction, session: SessionRow): Promise<void> {
	await tx.execute(sql`
		delete from ${sessions} where user_id = ${session.userId} and id not in (
			select id from ${sessions} where user_id = ${session.userId}
			order by last_seen_at desc, id limit ${MAX_SESSIONS - 1})`)
	await tx.insert(sessions).values(session)
}

export async function touchSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
	await db.update(sessions).set({ lastSeenAt: now }).where(sql`${sessions.id} = ${sessionId}`)
}

export async function listSessions(db: Queryable, userId: string): Promise<SessionRow[]> {
	return db
		.select()
		.from(sessions)
		.where(sql`${sessions.userId} = ${userId}`)
		.orderBy(sql`${sessions.lastSeenAt} desc, ${sessions.id}`)
}

export async function deleteSessionByToken(db: Queryable, tokenHash: string): Promise<void> {
	await db.delete(sessions).where(sql`${sessions.tokenHash} = ${tokenHash}`)
}

/** Deletes at most so many. @returns how many */
export async function deleteRunOut(db: Queryable, { roles, ...moments }: RunOut, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${sessions} where id in (
			select session.id from ${sessions} as session join ${users} on users.id = session.user_id
			where users.role = any(${sql.param([...roles])}::text[]) and (
				session.last_seen_at <= ${moments.lastSeenBefore.toISOString()}
				or session.created_at <= ${moments.createdBefore.toISOString()})
			limit ${most})`)
	return rowCount ?? 0
}

/** Returns false for a session that is not of this user, or gone. */
export async function deleteSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
	const deleted = await db
		.delete(sessions)
		.where(sql`${sessions.id} = ${sessionId} and ${sessions.userId} = ${userId}`)
		.returning({ id: sessions.id })
	return deleted.length > 0
}

/** @param exceptId null: all of them */
export async function deleteSessionsOf(db: Queryable, userId: string, exceptId: string | null): Promise<void> {
	await db.delete(sessions).where(sql`${sessions.userId} = ${userId} and ${sessions.id} is distinct from ${exceptId}`)
}
