import { describe, expect, it } from 'vitest'
import { orderState } from './order-state.ts'

type Known = Parameters<typeof orderState>[0]

const order = { status: 'open', provenBy: null, fulfilledBy: null } as const
const payment = { id: 'one', status: 'captured', refundedPaise: 0, amountPaise: 100 } as const

const state = (given: { order?: object; payments?: object[]; areRefundsDone?: boolean }) =>
	orderState({ payments: [], areRefundsDone: false, ...given, order: { ...order, ...given.order } } as Known)

describe('the one true sentence about an order', () => {
	it.each([
		['open', {}],
		['lapsed', { order: { status: 'lapsed' } }],
		['failed', { payments: [{ ...payment, status: 'failed' }] }],
		['failed', { order: { status: 'lapsed' }, payments: [{ ...payment, status: 'failed' }] }],
		['open', { payments: [{ ...payment, status: 'created' }] }],
		['confirming', { payments: [{ ...payment, status: 'authorized' }] }],
		['confirming', { order: { provenBy: 'pay' } }],
		['confirming', { order: { status: 'lapsed', provenBy: 'pay' }, payments: [{ ...payment, status: 'failed' }] }],
		['paid', { order: { status: 'paid', fulfilledBy: 'one' }, payments: [payment] }],
		['paid', { order: { status: 'paid' } }],
		['paid', { order: { status: 'paid', fulfilledBy: 'one' }, payments: [{ ...payment, refundedPaise: 50 }] }],
		[
			'paid',
			{
				order: { status: 'paid', fulfilledBy: 'one' },
				payments: [payment, { ...payment, id: 'two', refundedPaise: 100 }],
			},
		],
		['refunding', { order: { status: 'paid', fulfilledBy: 'one' }, payments: [{ ...payment, refundedPaise: 100 }] }],
		['refunding', { payments: [{ ...payment, refundedPaise: 100 }] }],
		['refunded', { payments: [{ ...payment, refundedPaise: 100, status: 'refunded' }] }],
		['refunded', { payments: [{ ...payment, refundedPaise: 100 }], areRefundsDone: true }],
		[
			'refunded',
			{
				order: { status: 'paid', fulfilledBy: 'one' },
				payments: [{ ...payment, status: 'refunded', refundedPaise: 100 }],
				areRefundsDone: true,
			},
		],
	])('is %s', (expected, given) => expect(state(given)).toBe(expected))
})
