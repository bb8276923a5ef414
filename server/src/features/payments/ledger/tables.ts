import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/open-database.ts'

export type LedgerSubject = 'order' | 'payment' | 'refund' | 'refund-request' | 'subscription' | 'booking' | 'receipt'

/** Says who did it: an account's id, or the way by which the provider told of it. */
export type LedgerActor = `user:${string}` | 'provider:verify' | 'provider:webhook' | 'provider:asked' | 'system'

/**
 * Is written in the transaction of each change of money or of what it gives, and never changed: a trigger refuses it (see its migration).
 * It holds no contact data.
 */
export const ledgerEntries = pgTable(
	'ledger_entries',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: timestamp({ withTimezone: true }).notNull(),
		actor: text().$type<LedgerActor>().notNull(),
		subject: text().$type<LedgerSubject>().notNull(),
		subjectId: text('subject_id').notNull(),
		/** Is the order that it belongs to; null for access that was given without one. */
		orderId: text('order_id'),
		/** Is a verb in the past: 'opened', 'captured', 'granted', 'refunded' … */
		what: text().notNull(),
		before: jsonb().$type<Record<string, unknown>>(),
		after: jsonb().$type<Record<string, unknown>>(),
		why: text().notNull(),
	},
	(table) => [
		check('ledger_entries_why', sql`${table.why} <> ''`),
		index('ledger_entries_order').on(table.orderId, table.id),
		index('ledger_entries_subject').on(table.subjectId, table.id),
	],
)

export type LedgerRow = typeof ledgerEntries.$inferSelect
export type NewLedgerEntry = Omit<typeof ledgerEntries.$inferInsert, 'id'>

export async function insertLedgerEntry(db: Queryable, entry: NewLedgerEntry): Promise<void> {
	await db.insert(ledgerEntries).values(entry)
}

/** Lists the oldest first. */
export async function listLedger(db: Queryable, orderId: string): Promise<LedgerRow[]> {
	return db.select().from(ledgerEntries).where(sql`${ledgerEntries.orderId} = ${orderId}`).orderBy(ledgerEntries.id)
}
