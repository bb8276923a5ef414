/**
 * Gets an order its counterpart at the provider, outside of every transaction. Of several callers one asks and the others wait for its answer;
 * an answer that was lost is looked up by our own id.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@aravalli/shared/errors'
import { type PaymentProvider, ProviderFailure } from '../../../platform/payments/payment-provider.ts'
import type { PaymentServices } from '../payment-services.ts'
import {
	claimProviderCall,
	findOrder,
	isOrder,
	type OrderRow,
	releaseProviderCall,
	setProviderOrder,
} from './tables.ts'

/** Is longer than two calls may take: whoever began before that has been lost. */
const STALE_MILLISECONDS = 12_000
const WAIT_MILLISECONDS = 11_000
const LOOK_EVERY_MILLISECONDS = 100

export interface ReachedOrder extends OrderRow {
	providerOrderId: string
}

/** @throws AppError `payment.unavailable` where nobody can pay, and `failed` when the provider is away, slow or answers nonsense */
export async function reachProvider(
	services: PaymentServices,
	order: OrderRow,
	failed: 'payment.order-failed' | 'payment.session-order-failed',
): Promise<ReachedOrder> {
	const { provider } = services
	if (!provider) throw new AppError('payment.unavailable')
	const deadline = Date.now() + WAIT_MILLISECONDS
	let isFirstLook = true
	const find = () => findOrder(services.database.db, isOrder(order.id))
	let seen: OrderRow | null = order
	while (seen && !isReached(seen)) {
		const now = services.now()
		const stale = new Date(now.getTime() - STALE_MILLISECONDS)
		if (await claimProviderCall(services.database.db, order.id, now, stale)) {
			seen = (await askProvider(services, provider, seen, failed)) ?? (await find())
			isFirstLook = true
			continue
		}
		if (Date.now() > deadline) break
		if (!isFirstLook) await sleep(LOOK_EVERY_MILLISECONDS)
		isFirstLook = false
		seen = await find()
	}
	if (seen && isReached(seen)) return seen
	throw new AppError(failed)
}

const isReached = (order: OrderRow): order is ReachedOrder => order.providerOrderId !== null

/** Null where another caller, who took this one for lost, was quicker. */
async function askProvider(
	{ database, log, reconcile, now }: PaymentServices,
	provider: PaymentProvider,
	order: OrderRow,
	failed: 'payment.order-failed' | 'payment.session-order-failed',
): Promise<OrderRow | null> {
	try {
		const { id: receipt, pricePaise: amountPaise, kind, itemId, title } = order
		// Somebody has asked before: the order may be there.
		const lost = order.providerAskedAt !== null ? await provider.findOrder(receipt) : null
		const notes = { kind, id: itemId, name: title.english }
		const told = lost ?? (await provider.createOrder({ receipt, amountPaise, notes }))
		if (told.amountPaise !== amountPaise || told.currency !== 'INR')
			throw new ProviderFailure('away', 'it has made an order of another amount')
		const checkAt = new Date(now().getTime() + reconcile.afterSeconds * 1_000)
		return await setProviderOrder(database.db, order.id, told.id, checkAt)
	} catch (error) {
		await releaseProviderCall(database.db, order.id)
		if (!(error instanceof ProviderFailure)) throw error
		log.warn({ order: order.id, reason: error.message }, 'An order was not made at the payment provider.')
		throw new AppError(failed)
	}
}
