import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { describe, expect, it } from 'vitest'
import type { OrderStanding } from './follow-order.ts'
import { noticeOf, type OrderNotice } from './order-notice.ts'

const proof = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' }
const standing = (state: OrderStanding['state']): OrderStanding => ({
	orderId: 'o',
	kind: 'course',
	itemId: 'c',
	state,
	success: state === 'paid' ? ({} as PaymentSuccess) : null,
})

const said: Record<OrderStanding['state'], { begun: OrderNotice; left: OrderNotice }> = {
	open: { begun: 'open', left: 'unknown' },
	lapsed: { begun: 'lapsed', left: 'over' },
	failed: { begun: 'lapsed', left: 'over' },
	confirming: { begun: 'confirming', left: 'confirming' },
	paid: { begun: 'paid', left: 'paid' },
	refunding: { begun: 'refunding', left: 'refunding' },
	refunded: { begun: 'refunded', left: 'refunded' },
}

describe.each(Object.keys(said) as OrderStanding['state'][])('of an order that is %s', (state) => {
	it.each([null, proof])('one sentence is said, whatever was kept: %#', (kept) => {
		expect(noticeOf({ isLeft: false, proof: kept }, standing(state))).toBe(said[state].begun)
	})

	it('nothing is said to who has left it, unless money came', () => {
		expect(noticeOf({ isLeft: true, proof: null }, standing(state))).toBe(said[state].left)
	})
})

it('nothing is known before the server has answered, unless the provider has reported a payment', () => {
	expect(noticeOf({ isLeft: false, proof: null }, null)).toBe('unknown')
	expect(noticeOf({ isLeft: false, proof }, null)).toBe('confirming')
})
