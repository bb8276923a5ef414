import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import type { OrderStanding } from './follow-order.ts'
import type { OpenOrder } from './open-orders.ts'
import { settleOrder } from './settle-order.ts'

const MINUTE = 60_000
const proof = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' }
const order: OpenOrder = { orderId: 'o', userId: 'u', title: 'Course', begunAt: 0, isLeft: false, proof: null }
const paid = { state: 'paid', orderId: 'o' } as PaymentSuccess
const standing = (state: OrderStanding['state'], success: PaymentSuccess | null = null): OrderStanding => ({
	orderId: 'o',
	kind: 'session',
	itemId: 'c',
	state,
	success,
})
const refusal = (status: number, code: string) => new ApiError(status, { code, message: code })

/** Stops after a while: an order that stays open is followed for ever. */
const TURNS = 40

async function settle(
	given: Partial<OpenOrder>,
	answers: (OrderStanding | Error)[],
	verified: (PaymentSuccess | Error)[] = [],
) {
	const left = [...answers]
	const seen: OrderStanding['state'][] = []
	let turns = 0
	const take = <T>(from: (T | Error)[]): T => {
		const answer = from.length > 1 ? from.shift() : from[0]
		if (answer instanceof Error) throw answer
		return answer as T
	}
	const verify = vi.fn(async (_kind: OrderStanding['kind']) => take(verified))
	const onProofRefused = vi.fn()
	const ended = await settleOrder(
		{ ...order, ...given },
		{
			ask: async () => take(left),
			verify,
			onProofRefused,
			onStanding: ({ state }) => seen.push(state),
			pause: async () => {
				turns += 1
				if (turns > TURNS) throw new Error('for ever')
			},
			now: () => turns * MINUTE,
		},
	).then(
		() => 'ended',
		(error: Error) => error.message,
	)
	return { ended, seen, verify, onProofRefused }
}

describe('an order that was begun', () => {
	it.each(['lapsed', 'failed', 'paid', 'refunding', 'refunded'] as const)(
		'and is %s is asked for once',
		async (state) => {
			expect(await settle({}, [standing(state)])).toMatchObject({ ended: 'ended', seen: [state] })
		},
	)

	it('is followed until it is paid, also over a lost network', async () => {
		const answers = [new TypeError('away'), standing('open'), standing('confirming'), standing('paid', paid)]
		expect(await settle({}, answers)).toMatchObject({ ended: 'ended', seen: ['open', 'confirming', 'paid'] })
	})

	it('is followed for ever while it is open', async () => {
		expect((await settle({}, [standing('open')])).ended).toBe('for ever')
	})

	it('and left is followed for twenty minutes, because an app may still pay it', async () => {
		const { ended, seen } = await settle({ isLeft: true }, [standing('open')])
		expect(ended).toBe('ended')
		expect(seen.length).toBeGreaterThan(20)
	})

	it('and left long ago is asked for once', async () => {
		const { seen } = await settle({ isLeft: true, begunAt: -21 * MINUTE }, [standing('open')])
		expect(seen).toEqual(['open'])
	})

	it('is not this viewer’s', async () => {
		expect((await settle({}, [refusal(404, 'order.not-found')])).ended).toBe('order.not-found')
	})
})

describe('an order with a payment that the provider has reported', () => {
	it('is verified, by the call of its kind', async () => {
		const { seen, verify } = await settle({ proof }, [standing('open')], [paid])
		expect(verify).toHaveBeenCalledWith('session', proof)
		expect(seen).toEqual(['open', 'confirming', 'paid'])
	})

	it('is verified until the network is back', async () => {
		const { seen, verify } = await settle({ proof }, [standing('open')], [new TypeError('away'), paid])
		expect(verify).toHaveBeenCalledTimes(2)
		expect(seen.at(-1)).toBe('paid')
	})

	it('is not verified where the server knows already', async () => {
		expect((await settle({ proof }, [standing('paid', paid)])).verify).not.toHaveBeenCalled()
	})

	it('is followed without it where the server refuses it', async () => {
		const answers = [standing('open'), standing('lapsed')]
		const { seen, onProofRefused } = await settle({ proof }, answers, [refusal(400, 'payment.not-verified')])
		expect(onProofRefused).toHaveBeenCalledOnce()
		expect(seen).toEqual(['open', 'confirming', 'open', 'lapsed'])
	})

	it('waits for the sign-in, and keeps it', async () => {
		const { ended, onProofRefused } = await settle({ proof }, [standing('open')], [refusal(401, 'access.sign-in')])
		expect(ended).toBe('access.sign-in')
		expect(onProofRefused).not.toHaveBeenCalled()
	})
})
