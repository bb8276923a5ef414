/**
 * Opens an order, or gives the one that is open already: a lost answer, two tabs and twenty clicks lead to one order for each learner and
 * item.
 *
 * What is limited (a slot, a place, a price) is held in the transaction that stores the order, so whoever is refused holds nothing. The
 * provider is asked afterwards (reach-provider.ts).
 */
import { randomUUID } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { type Paise, paise, rupeesOf } from '@aravalli/shared/money'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { insertLedgerEntry } from '../ledger/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import type { Wish } from '../seller.ts'
import { lapse } from './lapse-orders.ts'
import { hasTrial, insertOrder, isOpenOrder, lockOrder, type OrderRow, setOffer } from './tables.ts'

/** An older open order is not paid any more: the provider is asked about orders for 5 days only, and a price may be old. */
const REUSABLE_MILLISECONDS = 24 * 3_600_000

/** Several calls may find no order and all store one: the others then find the first one's, or take its slot back for another. */
const TRIES = 12

export interface OpenWish extends Wish {
	/** Is what the caller expects to pay; null: whatever it costs. */
	asked: Paise | null
	/** Stores what belongs to the order beside it, in the same transaction. */
	alongside?: (tx: Transaction, orderId: string) => Promise<void>
}

/** @throws AppError `payment.amount-differs` with the price in rupees, and what the seller refuses with */
export async function openOrder(services: PaymentServices, wish: OpenWish): Promise<OrderRow> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const order = await services.database.transaction(
			async (tx) => (await reuseOrder(services, tx, wish)) ?? (await storeOrder(services, tx, wish)),
		)
		if (order) return order
	}
	throw new AppError('payment.order-failed')
}

/** Gives back the learner's open order where it is still what is wanted; what it is not any more lapses. */
async function reuseOrder(services: PaymentServices, tx: Transaction, wish: OpenWish): Promise<OrderRow | null> {
	const order = await lockOrder(tx, isOpenOrder(wish.userId, wish.kind, wish.itemId))
	if (!order) return null
	const now = services.now()
	const isRunOut = order.heldUntil !== null && order.heldUntil <= now
	const isOld = order.createdAt.getTime() < now.getTime() - REUSABLE_MILLISECONDS
	const isOtherPrice = wish.asked !== null && wish.asked !== order.pricePaise
	if (order.itemId === wish.itemId && !isRunOut && !isOld && !isOtherPrice) {
		await wish.alongside?.(tx, order.id)
		return order
	}
	await lapse(services, tx, order, 'another order takes its place')
	return null
}

/** Null where another call has stored one meanwhile. */
async function storeOrder(services: PaymentServices, tx: Transaction, wish: OpenWish): Promise<OrderRow | null> {
	const { userId, kind, itemId } = wish
	const id = randomUUID()
	const createdAt = services.now()
	const unpriced = { title: { english: '', hindi: '' }, pricePaise: paise(1), originalPaise: paise(1), heldUntil: null }
	if (!(await insertOrder(tx, { id, userId, kind, itemId, createdAt, ...unpriced }))) return null
	const offer = await sellerOf(services, kind).offer(tx, { userId, kind, itemId, orderId: id }, createdAt)
	if (wish.asked !== null && wish.asked !== offer.price)
		throw new AppError('payment.amount-differs', { amount: rupeesOf(offer.price) })
	const isTrial = kind === 'evaluation-plan' && offer.price === 0
	if (isTrial && (await hasTrial(tx, userId, id))) throw new AppError('plan.trial-used')
	const { title, price: pricePaise, originalPrice: originalPaise, heldUntil } = offer
	const stored = await setOffer(tx, id, { title, pricePaise, originalPaise, heldUntil })
	await wish.alongside?.(tx, id)
	await insertLedgerEntry(tx, {
		at: createdAt,
		actor: `user:${userId}`,
		subject: 'order',
		subjectId: id,
		orderId: id,
		what: 'opened',
		after: { kind, itemId, pricePaise, heldUntil },
		why: 'the learner wants to buy',
	})
	return stored
}
