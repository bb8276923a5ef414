import type { Bilingual } from '@aravalli/shared/language'
import type { Paise } from '@aravalli/shared/money'
import type { PurchaseKind } from '@aravalli/shared/payments/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, SqlPart, Transaction } from '../../../platform/database/database.ts'

/** An order that was not paid in time has lapsed; a payment that comes all the same still finds it. */
export type OrderStatus = 'open' | 'lapsed' | 'paid'

/**
 * Holds who wants to buy what, at which price. The account is not referred to: a closed account's orders and payments must stay.
 */
export const orders = pgTable(
	'orders',
	{
		/** Is the order's `receipt` at the provider, by which a lost answer is looked up. */
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		kind: text().$type<PurchaseKind>().notNull(),
		itemId: text('item_id').notNull(),
		/** Says what is bought, as it was called then. */
		title: jsonb().$type<Bilingual>().notNull(),
		pricePaise: integer('price_paise').$type<Paise>().notNull(),
		originalPaise: integer('original_paise').$type<Paise>().notNull(),
		status: text().$type<OrderStatus>().notNull(),
		/** What is held for it is held until then; null: nothing is. */
		heldUntil: timestamp('held_until', { withTimezone: true }),
		/** It is null until the provider has answered, and for what is free. */
		providerOrderId: text('provider_order_id').unique(),
		/** Somebody is asking the provider since then; after a while another may. */
		providerAskedAt: timestamp('provider_asked_at', { withTimezone: true }),
		/** Is the payment, or null for what is free, by which it was paid. */
		fulfilledBy: text('fulfilled_by'),
		/** Is the provider's id of a payment that the buyer's browser has proven, before the provider has told of it. */
		provenBy: text('proven_by'),
		fulfilledAt: timestamp('fulfilled_at', { withTimezone: true }),
		/** The provider is asked about it then; null: never again. */
		checkAt: timestamp('check_at', { withTimezone: true }),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		check('orders_kind', sql`${table.kind} in ('course', 'evaluation-plan', 'session')`),
		check('orders_status', sql`${table.status} in ('open', 'lapsed', 'paid')`),
		check('orders_price', sql`${table.pricePaise} >= 0 and ${table.originalPaise} >= ${table.pricePaise}`),
		check('orders_free', sql`${table.pricePaise} > 0 or ${table.providerOrderId} is null`),
		check('orders_fulfilled', sql`(${table.status} = 'paid') = (${table.fulfilledAt} is not null)`),
		check(
			'orders_fulfilled_by',
			sql`${table.status} <> 'paid' or ${table.pricePaise} = 0 or ${table.fulfilledBy} is not null`,
		),
		uniqueIndex('orders_open').on(table.userId, table.kind, table.itemId).where(sql`${table.status} = 'open'`),
		uniqueIndex('orders_one_hold').on(table.userId).where(sql`${table.status} = 'open' and ${table.kind} = 'session'`),
		uniqueIndex('orders_one_trial')
			.on(table.userId)
			.where(sql`${table.pricePaise} = 0 and ${table.kind} = 'evaluation-plan'`),
		index('orders_user').on(table.userId, table.createdAt),
		index('orders_newest').on(table.createdAt, table.id),
		index('orders_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
		index('orders_held').on(table.heldUntil).where(sql`${table.status} = 'open' and ${table.heldUntil} is not null`),
	],
)

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = Pick<
	OrderRow,
	'id' | 'userId' | 'kind' | 'itemId' | 'title' | 'pricePaise' | 'originalPaise' | 'heldUntil' | 'createdAt'
>

const firstOf = async (rows: Promise<OrderRow[]>): Promise<OrderRow | null> => (await rows)[0] ?? null

/** Returns false where the learner has an open order for it by now, or, of what is free, has had it. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<boolean> {
	const rows = await tx
		.insert(orders)
		.values({ ...order, status: 'open' })
		.onConflictDoNothing()
		.returning({ id: orders.id })
	return rows.length > 0
}

/** Tells whether somebody has had a free trial, or is about to. */
export async function hasTrial(tx: Transaction, userId: string, besides: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select 1 from ${orders}
		where user_id = ${userId} and price_paise = 0 and kind = 'evaluation-plan' and id <> ${besides}`)
	return rows.length > 0
}

/** Replaces what was not known before the seller had offered it, and gives the whole order. */
export async function setOffer(
	tx: Transaction,
	orderId: string,
	offer: Pick<OrderRow, 'title' | 'pricePaise' | 'originalPaise' | 'heldUntil'>,
): Promise<OrderRow | null> {
	return firstOf(tx.update(orders).set(offer).where(isOrder(orderId)).returning())
}

/** Makes whoever settles or lapses one order wait for whoever does so already. */
export async function lockOrder(tx: Transaction, where: SqlPart): Promise<OrderRow | null> {
	return firstOf(tx.select().from(orders).where(where).for('update'))
}

export const isOrder = (id: string): SqlPart => sql`${orders.id} = ${id}`
export const isProviderOrder = (id: string): SqlPart => sql`${orders.providerOrderId} = ${id}`

/** Is the learner's open order for something; or, of sessions, the one for whichever slot. */
export const isOpenOrder = (userId: string, kind: PurchaseKind, itemId: string): SqlPart =>
	sql`${orders.userId} = ${userId} and ${orders.status} = 'open' and ${orders.kind} = ${kind}
		and (${orders.itemId} = ${itemId} or ${kind} = 'session')`

export async function findOrder(db: Queryable, where: SqlPart): Promise<OrderRow | null> {
	return firstOf(db.select().from(orders).where(where))
}

/** Lists those of these orders that were paid by a payment. */
export async function listPaidOrders(
	db: Queryable,
	ids: string[],
): Promise<{ id: string; fulfilledBy: string | null }[]> {
	if (ids.length === 0) return []
	return db
		.select({ id: orders.id, fulfilledBy: orders.fulfilledBy })
		.from(orders)
		.where(sql`${orders.id} = any(${sql.param(ids)}) and ${orders.fulfilledBy} is not null`)
}

/** Lists the newest first. */
export async function listOrders(db: Queryable, userId: string, most: number): Promise<OrderRow[]> {
	return db
		.select()
		.from(orders)
		.where(sql`${orders.userId} = ${userId}`)
		.orderBy(sql`${orders.createdAt} desc, ${orders.id}`)
		.limit(most)
}

/**
 * Lets one caller ask the provider for an order; false while another is asking.
 * @param staleBefore whoever began before this has been lost
 */
export async function claimProviderCall(
	db: Queryable,
	orderId: string,
	now: Date,
	staleBefore: Date,
): Promise<boolean> {
	const { rowCount } = await db.execute(sql`
		update ${orders} set provider_asked_at = ${now.toISOString()}::timestamptz
		where id = ${orderId} and provider_order_id is null
			and (provider_asked_at is null or provider_asked_at < ${staleBefore.toISOString()}::timestamptz)`)
	return (rowCount ?? 0) > 0
}

/** Lets the next caller ask at once; that somebody has asked before stays known. */
export async function releaseProviderCall(db: Queryable, orderId: string): Promise<void> {
	await db.execute(sql`
		update ${orders} set provider_asked_at = to_timestamp(0) where id = ${orderId} and provider_order_id is null`)
}

/** From now on it is looked after until it is paid, or too old. Null where somebody else has set another. */
export async function setProviderOrder(
	db: Queryable,
	orderId: string,
	providerOrderId: string,
	checkAt: Date,
): Promise<OrderRow | null> {
	const change = { providerOrderId, providerAskedAt: null, checkAt }
	const where = sql`${orders.id} = ${orderId} and ${orders.providerOrderId} is null`
	return firstOf(db.update(orders).set(change).where(where).returning())
}

/** It must be locked. @param paymentId null for what is free */
export async function fulfilOrder(
	tx: Transaction,
	orderId: string,
	paymentId: string | null,
	now: Date,
): Promise<void> {
	await tx
		.update(orders)
		.set({ status: 'paid', fulfilledBy: paymentId, fulfilledAt: now, heldUntil: null })
		.where(isOrder(orderId))
}

/** It must be locked. */
export async function lapseOrder(tx: Transaction, orderId: string): Promise<void> {
	await tx.update(orders).set({ status: 'lapsed' }).where(sql`${orders.id} = ${orderId} and ${orders.status} = 'open'`)
}

/** Locks open orders whose hold is over; those that somebody else is busy with are passed over. */
export async function lockOverdueOrders(tx: Transaction, now: Date, most: number): Promise<OrderRow[]> {
	return tx
		.select()
		.from(orders)
		.where(sql`${orders.status} = 'open' and ${orders.heldUntil} < ${now.toISOString()}::timestamptz`)
		.orderBy(orders.heldUntil)
		.limit(most)
		.for('update', { skipLocked: true })
}

/**
 * Takes orders that the provider is to be asked about, and puts each off for a minute: of several processes one asks, and an order whose
 * process dies meanwhile is asked about again.
 */
export async function takeOrdersToCheck(
	db: Queryable,
	now: Date,
	most: number,
): Promise<{ id: string; providerOrderId: string; createdAt: Date }[]> {
	const { rows } = await db.execute<{ id: string; providerOrderId: string; createdAt: string }>(sql`
		update ${orders} set check_at = ${now.toISOString()}::timestamptz + interval '1 minute'
		where id in (
			select id from ${orders} where check_at <= ${now.toISOString()}::timestamptz
			order by check_at limit ${most} for update skip locked)
		returning id, provider_order_id as "providerOrderId", created_at as "createdAt"`)
	return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** @param checkAt null: it is old enough not to be asked about any more */
export async function setNextCheck(db: Queryable, orderId: string, checkAt: Date | null): Promise<void> {
	await db.update(orders).set({ checkAt }).where(isOrder(orderId))
}

/** Remembers what the buyer's browser has proven, and has the provider asked about it at once. */
export async function setProven(db: Queryable, orderId: string, providerPaymentId: string, now: Date): Promise<void> {
	await db.update(orders).set({ provenBy: providerPaymentId, checkAt: now }).where(isOrder(orderId))
}
