import type { DeskPaymentFilter } from '@aravalli/shared/payments/desk'
import { sql } from 'drizzle-orm'
import { countUpTo } from '../../../platform/database/count-up-to.ts'
import type { Queryable, SqlPart } from '../../../platform/database/database.ts'
import { type OrderRow, orders } from '../orders/tables.ts'
import { type RefundRow, refundRequests, refunds } from '../refunds/tables.ts'
import { type PaymentRow, payments } from '../settling/tables.ts'

/** Tells whose and which orders are wanted; null: all. */
export type Wanted = { userIds: string[]; orderIds: string[] } | null

export interface Page {
	limit: number
	offset: number
}

const isWanted = (wanted: Wanted): SqlPart =>
	wanted === null
		? sql`true`
		: sql`(${orders.userId} = any(${sql.param(wanted.userIds)}) or ${orders.id} = any(${sql.param(wanted.orderIds)}))`

const isOf = (filter: DeskPaymentFilter | undefined): SqlPart => {
	if (filter === undefined) return sql`true`
	if (filter !== 'refund-asked') return sql`${payments.status} = ${filter}`
	return sql`${payments.id} in (select payment_id from ${refundRequests} where status = 'open')`
}

const paymentsFrom = sql`${payments} join ${orders} on ${orders.id} = ${payments.orderId}`
const refundsFrom = sql`${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId} join ${orders} on ${orders.id} = ${payments.orderId}`

/** Finds orders by the number of an order, a payment or a refund, ours or the provider's. */
export async function findOrderIds(db: Queryable, number: string): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from ${orders} where id = ${number} or provider_order_id = ${number}
		union select order_id from ${payments} where id = ${number} or provider_payment_id = ${number}
		union select order_id from ${payments} where id in (
			select payment_id from ${refunds} where id = ${number} or provider_refund_id = ${number})`)
	return rows.map(({ id }) => id)
}

export const countOrders = (db: Queryable, wanted: Wanted, most: number): Promise<number> =>
	countUpTo(db, sql`${orders}`, isWanted(wanted), most)

/** Lists the newest first, as do the others. */
export async function listOrdersFor(db: Queryable, wanted: Wanted, { limit, offset }: Page): Promise<OrderRow[]> {
	return db
		.select()
		.from(orders)
		.where(isWanted(wanted))
		.orderBy(sql`${orders.createdAt} desc, ${orders.id} desc`)
		.limit(limit)
		.offset(offset)
}

export interface PaymentOfOrder {
	payment: PaymentRow
	order: OrderRow
}

export const countPayments = (
	db: Queryable,
	wanted: Wanted,
	filter: DeskPaymentFilter | undefined,
	most: number,
): Promise<number> => countUpTo(db, paymentsFrom, sql`${isWanted(wanted)} and ${isOf(filter)}`, most)

export async function listPaymentsFor(
	db: Queryable,
	wanted: Wanted,
	filter: DeskPaymentFilter | undefined,
	{ limit, offset }: Page,
): Promise<PaymentOfOrder[]> {
	return db
		.select({ payment: payments, order: orders })
		.from(payments)
		.innerJoin(orders, sql`${orders.id} = ${payments.orderId}`)
		.where(sql`${isWanted(wanted)} and ${isOf(filter)}`)
		.orderBy(sql`${payments.createdAt} desc, ${payments.id} desc`)
		.limit(limit)
		.offset(offset)
}

export interface RefundOfOrder {
	refund: RefundRow
	order: OrderRow
}

export const countRefunds = (db: Queryable, wanted: Wanted, most: number): Promise<number> =>
	countUpTo(db, refundsFrom, isWanted(wanted), most)

export async function listRefundsFor(db: Queryable, wanted: Wanted, { limit, offset }: Page): Promise<RefundOfOrder[]> {
	return db
		.select({ refund: refunds, order: orders })
		.from(refunds)
		.innerJoin(payments, sql`${payments.id} = ${refunds.paymentId}`)
		.innerJoin(orders, sql`${orders.id} = ${payments.orderId}`)
		.where(isWanted(wanted))
		.orderBy(sql`${refunds.createdAt} desc, ${refunds.id} desc`)
		.limit(limit)
		.offset(offset)
}

/** Finds by which payments orders were paid, by order. */
export async function findPaidBy(db: Queryable, orderIds: string[]): Promise<Map<string, string>> {
	if (orderIds.length === 0) return new Map()
	const { rows } = await db.execute<{ id: string; paymentId: string }>(sql`
		select id, fulfilled_by as "paymentId" from ${orders}
		where id = any(${sql.param(orderIds)}) and fulfilled_by is not null`)
	return new Map(rows.map(({ id, paymentId }) => [id, paymentId]))
}
