import type { PaymentStatus } from '@aravalli/shared/payment-status'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../database/open-database.ts'

/**
 * Are what the built-in sandbox remembers in place of a provider. They are in our database because they must outlive the process, as a
 * provider does; nothing else reads them.
 */
export const sandboxOrders = pgTable(
	'sandbox_orders',
	{
		id: text().primaryKey(),
		receipt: text().notNull(),
		amount: integer().notNull(),
		currency: text().notNull(),
		notes: jsonb().$type<Record<string, string>>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('sandbox_orders_receipt').on(table.receipt),
		check('sandbox_orders_amount', sql`${table.amount} > 0`),
	],
)

export const sandboxPayments = pgTable(
	'sandbox_payments',
	{
		id: text().primaryKey(),
		orderId: text('order_id')
			.notNull()
			.references(() => sandboxOrders.id),
		status: text().$type<PaymentStatus>().notNull(),
		method: text().notNull(),
		amount: integer().notNull(),
		currency: text().notNull(),
		failure: text(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('sandbox_payments_order').on(table.orderId)],
)

export const sandboxRefunds = pgTable(
	'sandbox_refunds',
	{
		id: text().primaryKey(),
		paymentId: text('payment_id')
			.notNull()
			.references(() => sandboxPayments.id),
		amount: integer().notNull(),
		idempotencyKey: text('idempotency_key').unique(),
		notes: jsonb().$type<Record<string, string>>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('sandbox_refunds_payment').on(table.paymentId)],
)

export type SandboxOrder = typeof sandboxOrders.$inferSelect
export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxRefund = typeof sandboxRefunds.$inferSelect

const firstOf = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null

export async function insertSandboxOrder(
	db: Queryable,
	order: Omit<SandboxOrder, 'createdAt'>,
): Promise<SandboxOrder | null> {
	return firstOf(db.insert(sandboxOrders).values(order).returning())
}

export async function findSandboxOrder(db: Queryable, id: string): Promise<SandboxOrder | null> {
	return firstOf(db.select().from(sandboxOrders).where(sql`${sandboxOrders.id} = ${id}`))
}

export async function listByReceipt(db: Queryable, receipt: string): Promise<SandboxOrder[]> {
	return db
		.select()
		.from(sandboxOrders)
		.where(sql`${sandboxOrders.receipt} = ${receipt}`)
		.orderBy(sandboxOrders.createdAt)
}

export async function insertSandboxPayment(
	db: Queryable,
	payment: Omit<SandboxPayment, 'createdAt'>,
): Promise<SandboxPayment | null> {
	return firstOf(db.insert(sandboxPayments).values(payment).returning())
}

export async function findSandboxPayment(db: Queryable, id: string): Promise<SandboxPayment | null> {
	return firstOf(db.select().from(sandboxPayments).where(sql`${sandboxPayments.id} = ${id}`))
}

export async function listSandboxPayments(db: Queryable, orderId: string): Promise<SandboxPayment[]> {
	return db
		.select()
		.from(sandboxPayments)
		.where(sql`${sandboxPayments.orderId} = ${orderId}`)
		.orderBy(sandboxPayments.createdAt)
}

/** Captures one that waits or is authorised; null where there is none. */
export async function captureSandboxPayment(db: Queryable, id: string): Promise<SandboxPayment | null> {
	return firstOf(
		db
			.update(sandboxPayments)
			.set({ status: 'captured' })
			.where(sql`${sandboxPayments.id} = ${id} and ${sandboxPayments.status} in ('created', 'authorized')`)
			.returning(),
	)
}

/**
 * Gives the refund that this key has made before, where there is one; null where all refunds together would be more than was paid.
 * @param most is what was paid
 */
export async function insertSandboxRefund(
	tx: Transaction,
	refund: Omit<SandboxRefund, 'createdAt'>,
	most: number,
): Promise<SandboxRefund | null> {
	// Two refunds of one payment wait for each other.
	await tx.select().from(sandboxPayments).where(sql`${sandboxPayments.id} = ${refund.paymentId}`).for('update')
	const made = await listSandboxRefunds(tx, refund.paymentId)
	const before = made.find(({ idempotencyKey }) => idempotencyKey !== null && idempotencyKey === refund.idempotencyKey)
	if (before) return before
	if (made.reduce((sum, { amount }) => sum + amount, refund.amount) > most) return null
	return firstOf(tx.insert(sandboxRefunds).values(refund).returning())
}

export async function listSandboxRefunds(db: Queryable, paymentId: string): Promise<SandboxRefund[]> {
	return db
		.select()
		.from(sandboxRefunds)
		.where(sql`${sandboxRefunds.paymentId} = ${paymentId}`)
		.orderBy(sandboxRefunds.createdAt)
}
