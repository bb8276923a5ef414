import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'

/**
 * A session has one, because it is one browser; so an account never has more than it may have devices. It goes with the session, however
 * that ends: the migration refers to the tables of accounts, which are another feature's.
 */
export const pushSubscriptions = pgTable(
	'push_subscriptions',
	{
		sessionId: text('session_id').primaryKey(),
		userId: text('user_id').notNull(),
		/** Whoever knows it may send something there that only this browser can read. */
		endpoint: text().notNull(),
		/** Is the browser's public key, as base64url. */
		publicKey: text('public_key').notNull(),
		/** Is a secret that the browser shares with the sender, as base64url. */
		auth: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('push_subscriptions_user').on(table.userId),
		uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
		check('push_subscriptions_endpoint_length', sql`char_length(${table.endpoint}) <= 2000`),
	],
)

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect
type NewSubscription = Omit<PushSubscriptionRow, 'createdAt'>

/** A browser that somebody else has signed in with before is theirs no more. */
export async function upsertSubscription(tx: Transaction, subscription: NewSubscription): Promise<void> {
	const { sessionId, endpoint, publicKey, auth } = subscription
	await tx.execute(sql`delete from ${pushSubscriptions} where endpoint = ${endpoint} and session_id <> ${sessionId}`)
	await tx
		.insert(pushSubscriptions)
		.values(subscription)
		.onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: { endpoint, publicKey, auth } })
}

export async function findSubscription(db: Queryable, sessionId: string): Promise<PushSubscriptionRow | null> {
	const [row] = await db.select().from(pushSubscriptions).where(sql`${pushSubscriptions.sessionId} = ${sessionId}`)
	return row ?? null
}

export async function deleteSubscription(db: Queryable, sessionId: string): Promise<void> {
	await db.delete(pushSubscriptions).where(sql`${pushSubscriptions.sessionId} = ${sessionId}`)
}

/** Deletes one that the push service knows no more, and not one that has taken its place meanwhile. */
export async function deleteEndpoint(db: Queryable, endpoint: string): Promise<void> {
	await db.delete(pushSubscriptions).where(sql`${pushSubscriptions.endpoint} = ${endpoint}`)
}

/** Lists somebody's, to be copied. */
export async function listSubscriptionsOf(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select endpoint, created_at as "createdAt" from ${pushSubscriptions} where user_id = ${userId} order by created_at, session_id`)
	return rows
}

export async function deleteSubscriptionsOf(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(pushSubscriptions).where(sql`${pushSubscriptions.userId} = ${userId}`)
}
