import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
	forgetOrder,
	letGoOfOrder,
	noteOrder,
	type OpenOrder,
	onOrdersChanged,
	ordersToAskFor,
	rememberOrder,
} from './open-orders.ts'

const DAY = 86_400_000
const order: OpenOrder = { orderId: 'o1', userId: 'u1', title: 'Course', begunAt: 1000, isLeft: false, proof: null }
const proof = { razorpay_order_id: 'o1', razorpay_payment_id: 'p', razorpay_signature: 's' }

/** Has its keys as its own properties, as a browser's storage does. */
function storage(): Storage {
	const methods = {
		getItem: (key: string) => (store as unknown as Record<string, string>)[key] ?? null,
		setItem: (key: string, value: string) => Object.assign(store, { [key]: value }),
		removeItem: (key: string) => delete (store as unknown as Record<string, string>)[key],
	}
	const store = Object.create(methods) as Storage
	return store
}

beforeEach(() => {
	vi.stubGlobal('localStorage', storage())
	vi.stubGlobal('addEventListener', () => undefined)
	vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
	forgetOrder('o1')
	vi.unstubAllGlobals()
})

describe('an order', () => {
	it('is nobody else’s to ask for while the checkout of this page has it, and then is', () => {
		rememberOrder(order)
		expect(ordersToAskFor('u1', 2000)).toEqual([])
		letGoOfOrder('o1')
		expect(ordersToAskFor('u1', 2000)).toEqual([order])
		expect(ordersToAskFor('u2', 2000)).toEqual([])
	})

	it('keeps what is noted of it, and what is forgotten stays so', () => {
		rememberOrder(order)
		noteOrder('o1', { proof })
		letGoOfOrder('o1')
		expect(ordersToAskFor('u1', 2000)).toEqual([{ ...order, proof }])
		forgetOrder('o1')
		noteOrder('o1', { isLeft: true })
		expect(Object.keys(localStorage)).toEqual([])
	})

	it('is forgotten when the server looks for it no more', () => {
		rememberOrder(order)
		letGoOfOrder('o1')
		expect(ordersToAskFor('u1', order.begunAt + 5 * DAY)).toHaveLength(1)
		expect(ordersToAskFor('u1', order.begunAt + 5 * DAY + 1)).toEqual([])
		expect(Object.keys(localStorage)).toEqual([])
	})

	it.each(['{', 'null', '"text"', '{"userId":1,"title":"x","begunAt":1}', '{"userId":"u1","title":"x"}'])(
		'that somebody else has written is none: %s',
		(text) => {
			localStorage.setItem('openOrder:o2', text)
			expect(ordersToAskFor('u1', 2000)).toEqual([])
		},
	)

	it('with half a proof has none', () => {
		localStorage.setItem('openOrder:o1', JSON.stringify({ ...order, proof: { razorpay_order_id: 'o1' } }))
		expect(ordersToAskFor('u1', 2000)[0]?.proof).toBeNull()
	})

	it('tells who listens of each change', () => {
		const heard = vi.fn()
		const stop = onOrdersChanged(heard)
		rememberOrder(order)
		letGoOfOrder('o1')
		expect(heard).toHaveBeenCalledTimes(2)
		stop()
		forgetOrder('o1')
		expect(heard).toHaveBeenCalledTimes(2)
	})
})
