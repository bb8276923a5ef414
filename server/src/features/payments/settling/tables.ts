import type { Paise } from '@aravalli/shared/money'
import type { PaymentStatus } from '@aravalli/shared/payment-status'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { orders } from '../orders/tables.ts'

/** Holds what the provider has told of each payment: its status only rises. */
export const payments = pgTable(
	'payments',
	{
		id: text().primaryKey(),
		orderId: text('order_id')
			.notNull()
			.references(() => orders.id),
		providerPaymentId: text('provider_payment_id').notNull().unique(),
		status: text().$type<PaymentStatus>().notNull(),
		/** Is 'card', 'upi', 'netbanking' …, as the provider calls it. */
		method: text(),
		amountPaise: integer('amount_paise').$type<Paise>().notNull(),
		currency: text().notNull(),
		/** Says why it failed, in the provider's words. */
		failure: text(),
		/** Is the sum of all its refunds, those under way included. */
		refundedPaise: integer('refunded_paise').$type<Paise>().notNull().default(sql`0`),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		capturedAt: timestamp('captured_at', { withTimezone: true }),
	},
	(table) => [
		check('payments_status', sql`${table.status} in ('created', 'failed', 'authorized', 'captured', 'refunded')`),
		check('payments_amount', sql`${table.amountPaise} > 0`),
		check('payments_refunded', sql`${table.refundedPaise} between 0 and ${table.amountPaise}`),
		index('payments_order').on(table.orderId),
		index('payments_newest').on(table.createdAt, table.id),
		index('payments_status').on(table.status, table.createdAt, table.id),
	],
)

/** Remembers which of the provider's events have had their effect, in the transaction of the effect. */
export const paymentEvents = pgTable('payment_events', {
	id: text().primaryKey(),
	type: text().notNull(),
	receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = Omit<PaymentRow, 'refundedPaise'>

/** Returns false for an event that has had its effect. */
export async function insertEvent(tx: Transaction, id: string, type: string, receivedAt: Date): Promise<boolean> {
	const rows = await tx
		.insert(paymentEvents)
		.values({ id, type, receivedAt })
		.onConflictDoNothing()
		.returning({ id: paymentEvents.id })
	return rows.length > 0
}

/** Locks it, too. Its order must be locked. */
export async function findByProviderId(tx: Transaction, providerPaymentId: string): Promise<PaymentRow | null> {
	const where = sql`${payments.providerPaymentId} = ${providerPaymentId}`
	return (await tx.select().from(payments).where(where).for('update'))[0] ?? null
}

export async function insertPayment(tx: Transaction, payment: NewPayment): Promise<void> {
	await tx.insert(payments).values(payment)
}

/** It must be locked. */
export async function updatePayment(
	tx: Transaction,
	id: string,
	change: Partial<Pick<PaymentRow, 'status' | 'method' | 'failure' | 'capturedAt' | 'refundedPaise'>>,
): Promise<void> {
	await tx.update(payments).set(change).where(sql`${payments.id} = ${id}`)
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | null> {
	return (await tx.select().from(payments).where(sql`${payments.id} = ${id}`).for('update'))[0] ?? null
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
	return (await db.select().from(payments).where(sql`${payments.id} = ${id}`))[0] ?? null
}

/** Lists those of some orders, the newest first. */
export async function listPayments(db: Queryable, orderIds: string[]): Promise<PaymentRow[]> {
	if (orderIds.length === 0) return []
	return db
		.select()
		.from(payments)
		.where(sql`${payments.orderId} = any(${sql.param(orderIds)})`)
		.orderBy(sql`${payments.createdAt} desc, ${payments.id}`)
}
