import type { Paise } from '@aravalli/shared/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { payments } from '../settling/tables.ts'

/** An automatic one is of a payment that could not be granted; it is always of the whole amount. */
export type RefundOrigin = 'automatic' | 'administrator'
export type RefundStatus = 'pending' | 'sent' | 'done' | 'failed'

/** A row is a promise: a job keeps asking the provider until it is kept. */
export const refunds = pgTable(
	'refunds',
	{
		/** Is the idempotency key at the provider. */
		id: text().primaryKey(),
		paymentId: text('payment_id')
			.notNull()
			.references(() => payments.id),
		amountPaise: integer('amount_paise').$type<Paise>().notNull(),
		origin: text().$type<RefundOrigin>().notNull(),
		reason: text().notNull(),
		status: text().$type<RefundStatus>().notNull(),
		providerRefundId: text('provider_refund_id').unique(),
		/** Is the administrator's account; null for an automatic one. */
		requestedBy: text('requested_by'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		doneAt: timestamp('done_at', { withTimezone: true }),
	},
	(table) => [
		check('refunds_amount', sql`${table.amountPaise} > 0`),
		check('refunds_origin', sql`${table.origin} in ('automatic', 'administrator')`),
		check('refunds_status', sql`${table.status} in ('pending', 'sent', 'done', 'failed')`),
		uniqueIndex('refunds_automatic').on(table.paymentId).where(sql`${table.origin} = 'automatic'`),
		index('refunds_payment').on(table.paymentId),
		index('refunds_newest').on(table.createdAt, table.id),
		index('refunds_waiting').on(table.createdAt).where(sql`${table.status} in ('pending', 'sent')`),
	],
)

export type RefundRequestStatus = 'open' | 'refunded' | 'declined'

/** Holds what learners have asked for; one for each payment. */
export const refundRequests = pgTable(
	'refund_requests',
	{
		id: text().primaryKey(),
		paymentId: text('payment_id')
			.notNull()
			.unique()
			.references(() => payments.id),
		userId: text('user_id').notNull(),
		reason: text().notNull(),
		status: text().$type<RefundRequestStatus>().notNull(),
		/** Is what the administrator answered. */
		answer: text(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		decidedAt: timestamp('decided_at', { withTimezone: true }),
	},
	(table) => [
		check('refund_requests_status', sql`${table.status} in ('open', 'refunded', 'declined')`),
		index('refund_requests_user').on(table.userId),
		index('refund_requests_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
	],
)

export type RefundRow = typeof refunds.$inferSelect
export type RefundRequestRow = typeof refundRequests.$inferSelect

/** Returns false where the payment is being refunded automatically already. */
export async function insertRefund(
	tx: Transaction,
	refund: Omit<RefundRow, 'status' | 'providerRefundId' | 'doneAt'>,
): Promise<boolean> {
	const rows = await tx
		.insert(refunds)
		.values({ ...refund, status: 'pending' })
		.onConflictDoNothing()
		.returning({ id: refunds.id })
	return rows.length > 0
}

export async function findRefund(db: Queryable, id: string): Promise<RefundRow | null> {
	return (await db.select().from(refunds).where(sql`${refunds.id} = ${id}`))[0] ?? null
}

/** Finds it by the provider's id, or by ours where the provider names it. */
export async function lockRefund(tx: Transaction, id: string, providerRefundId: string): Promise<RefundRow | null> {
	const where = sql`${refunds.id} = ${id} or ${refunds.providerRefundId} = ${providerRefundId}`
	return (await tx.select().from(refunds).where(where).for('update'))[0] ?? null
}

/** It must be locked. */
export async function updateRefund(
	tx: Transaction,
	id: string,
	change: Partial<Pick<RefundRow, 'status' | 'providerRefundId' | 'doneAt'>>,
): Promise<void> {
	await tx.update(refunds).set(change).where(sql`${refunds.id} = ${id}`)
}

/** Lists refunds that have waited since before `before`: their job may have been given up. */
export async function listWaitingRefunds(db: Queryable, before: Date, most: number): Promise<RefundRow[]> {
	return db
		.select()
		.from(refunds)
		.where(
			sql`${refunds.status} in ('pending', 'sent') and ${refunds.createdAt} < ${before.toISOString()}::timestamptz`,
		)
		.orderBy(refunds.createdAt)
		.limit(most)
}

export async function listRefunds(db: Queryable, paymentIds: string[]): Promise<RefundRow[]> {
	if (paymentIds.length === 0) return []
	return db
		.select()
		.from(refunds)
		.where(sql`${refunds.paymentId} = any(${sql.param(paymentIds)})`)
		.orderBy(refunds.createdAt)
}

/** Returns false where it was asked for before. */
export async function insertRefundRequest(
	tx: Transaction,
	request: Pick<RefundRequestRow, 'id' | 'paymentId' | 'userId' | 'reason' | 'createdAt'>,
): Promise<boolean> {
	const rows = await tx
		.insert(refundRequests)
		.values({ ...request, status: 'open' })
		.onConflictDoNothing()
		.returning({ id: refundRequests.id })
	return rows.length > 0
}

export async function listRefundRequests(db: Queryable, paymentIds: string[]): Promise<RefundRequestRow[]> {
	if (paymentIds.length === 0) return []
	return db
		.select()
		.from(refundRequests)
		.where(sql`${refundRequests.paymentId} = any(${sql.param(paymentIds)})`)
}

/** @param answer what the learner is told; null where the money itself is the answer */
export async function decideRefundRequest(
	tx: Transaction,
	paymentId: string,
	decision: { status: 'refunded' | 'declined'; answer: string | null; decidedAt: Date },
): Promise<boolean> {
	const rows = await tx
		.update(refundRequests)
		.set(decision)
		.where(sql`${refundRequests.paymentId} = ${paymentId} and ${refundRequests.status} = 'open'`)
		.returning({ id: refundRequests.id })
	return rows.length > 0
}
