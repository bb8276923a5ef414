import type { OrderStanding } from './follow-order.ts'
import type { OpenOrder } from './open-orders.ts'

/** Is what the pages say of an order: the sentence's key, or that there is nothing to say (yet, or any more), or the success. */
export type OrderNotice = 'unknown' | 'over' | 'paid' | 'open' | 'lapsed' | 'confirming' | 'refunding' | 'refunded'

const said: Record<OrderStanding['state'], OrderNotice> = {
	open: 'open',
	lapsed: 'lapsed',
	failed: 'lapsed',
	confirming: 'confirming',
	paid: 'paid',
	refunding: 'refunding',
	refunded: 'refunded',
}

/** Whoever has left the checkout was told so then: only money that came all the same is worth a word. */
const whenLeft: Partial<Record<OrderNotice, OrderNotice>> = { open: 'unknown', lapsed: 'over' }

export function noticeOf(
	{ isLeft, proof }: Pick<OpenOrder, 'isLeft' | 'proof'>,
	standing: OrderStanding | null,
): OrderNotice {
	// The provider has reported a payment: that is true whether the server can be asked or not.
	if (!standing) return proof ? 'confirming' : 'unknown'
	if (standing.state === 'paid' && !standing.success) return 'over'
	const notice = said[standing.state]
	return (isLeft && whenLeft[notice]) || notice
}
