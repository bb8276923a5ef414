import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { type UserRow, users } from '../tables.ts'
import { MAX_SESSIONS } from './session-limits.ts'

export const sessions = pgTable(
	'sessions',
	{
		id: text().primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** SHA-256 of the cookie's token: whoever reads the table cannot sign in with it. */
		tokenHash: text('token_hash').notNull(),
		/** 'Chrome, Android', from what the browser said of itself. */
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

/** With the account's row, so that one question tells who is calling. */
export interface SessionOfUser {
	sessionId: string
	createdAt: Date
	lastSeenAt: Date
	user: UserRow
}

export async function findSession(db: Queryable, tokenHash: string): Promise<SessionOfUser | null> {
	const [row] = await db
		.select({ sessionId: sessions.id, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, user: users })
		.from(sessions)
		.innerJoin(users, sql`${users.id} = ${sessions.userId}`)
		.where(sql`${sessions.tokenHash} = ${tokenHash}`)
	return row ?? null
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

/** False for a session that is not of this user, or gone. */
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
