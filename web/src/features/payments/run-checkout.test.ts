import type { CheckoutOrder, PaymentSuccess } from '@aravalli/shared/payments/contract'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { textsIn } from '#web/lib/messages.ts'
import { type OrderStanding, waitBefore } from './follow-order.ts'
import { messages } from './messages.en.ts'
import type { CheckoutOutcome } from './open-checkout.ts'
import type { OpenOrder } from './open-orders.ts'
import { type CheckoutState, PATIENCE_MILLISECONDS, runCheckout } from './run-checkout.ts'

const { checkout: texts } = await textsIn(messages, 'english')
const order: CheckoutOrder = {
	razorpayKeyId: 'key',
	amount: 127.5,
	currency: 'INR',
	orderId: 'order_1',
	checkoutUrl: '/checkout.js',
	isTestMode: true,
	heldUntil: null,
}
const proof = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' }
const paid: PaymentSuccess = {
	paymentId: 'pay_1',
	orderId: 'order_1',
	amount: 127.5,
	currency: 'INR',
	isFree: false,
	state: 'paid',
	validityInfo: null,
	subscriptionId: 's1',
	receipt: null,
}
const confirming: PaymentSuccess = { ...paid, state: 'confirming' }
const away = new TypeError('Failed to fetch')
const refusal = (status: number, code: string) => new ApiError(status, { code, message: `says ${code}` })

type Answers<T> = (T | Error)[]

/** Gives one answer after the other; the last one again and again. */
function oneByOne<T>(answers: Answers<T>) {
	const left = [...answers]
	return vi.fn(async () => {
		const answer = left.length > 1 ? left.shift() : left[0]
		if (answer instanceof Error) throw answer
		return answer as T
	})
}

const standing = (state: OrderStanding['state'], success: PaymentSuccess | null = null): OrderStanding => ({
	orderId: 'order_1',
	kind: 'course',
	itemId: 'c1',
	state,
	success,
})

interface Case {
	userId?: string | null
	made?: Answers<CheckoutOrder | PaymentSuccess>
	closed?: CheckoutOutcome | Error
	verified?: Answers<PaymentSuccess>
	standings?: Answers<OrderStanding>
	/** Is what this browser remembers of the order. */
	known?: OpenOrder | null
	/** Is what the server says of it before the checkout opens. */
	before?: OrderStanding | Error
	/** The server does not answer in time. */
	isImpatient?: boolean
}

const left = { proof: null, failure: null }

async function run({
	userId = 'u1',
	made = [order],
	closed = left,
	verified = [paid],
	standings = [standing('open')],
	known = null,
	before = standing('open'),
	isImpatient = false,
}: Case) {
	const states: CheckoutState[] = []
	const log: string[] = []
	const note = (what: string) => (given: unknown, change?: object) =>
		log.push([what, ...(change ? [JSON.stringify(change)] : typeof given === 'string' ? [] : [])].join(' '))
	const steps = {
		userId,
		createOrder: oneByOne(made),
		describe: () => ({
			name: 'Aravalli',
			description: 'Foundation',
			notes: {},
			prefill: { name: '', email: '', contact: '' },
		}),
		prepare: () => undefined,
		open: oneByOne([closed]),
		verify: oneByOne(verified),
		ask: oneByOne([before, ...standings]),
		onState: (state: CheckoutState) => states.push(state),
		orders: {
			find: () => known,
			remember: note('remember'),
			note: note('note'),
			forget: note('forget'),
			letGo: note('letGo'),
		},
		texts,
		pause: (milliseconds: number) =>
			milliseconds === PATIENCE_MILLISECONDS && !isImpatient ? new Promise<never>(() => undefined) : Promise.resolve(),
		now: () => 0,
	}
	const ended = await runCheckout(steps).then(
		(success) => ({ success, failure: null }),
		(error: Error) => ({ success: null, failure: error.message }),
	)
	return { ...ended, states, log, steps }
}

it('pays, verifies and forgets', async () => {
	const { success, states, log } = await run({ closed: { proof } })
	expect(success).toEqual(paid)
	expect(states).toEqual(['processing', 'verifying'])
	expect(log).toEqual(['remember', `note {"proof":${JSON.stringify(proof)}}`, 'forget', 'letGo'])
})

it('grants what is free without a checkout', async () => {
	const { success, steps, log } = await run({ made: [{ ...paid, isFree: true }] })
	expect(success?.isFree).toBe(true)
	expect(steps.open).not.toHaveBeenCalled()
	expect(log).toEqual([])
})

it.each<[string, Case, string]>([
	['not signed in', { userId: null }, texts.signIn],
	['a refused order', { made: [refusal(409, 'payment.amount-differs')] }, 'says payment.amount-differs'],
	['a refused order without a sentence', { made: [new ApiError(500, { code: '', message: '' })] }, texts.noOrder],
	['no network', { made: [away] }, texts.generic],
	['no script', { closed: away }, texts.noGateway],
	['a dismissal', {}, texts.cancelled],
	['a dismissal after its order has lapsed', { standings: [standing('lapsed')] }, texts.cancelled],
	[
		'a failure',
		{ closed: { proof: null, failure: 'Declined' }, standings: [standing('failed')] },
		'Payment failed: Declined',
	],
	['a failure that nobody explains', { closed: { proof: null, failure: '' } }, texts.failed('')],
	['money that goes back', { standings: [standing('refunding')] }, texts.refunding],
	[
		'a forged proof',
		{ closed: { proof }, verified: [refusal(400, 'payment.not-verified')] },
		'says payment.not-verified',
	],
	[
		'a session that ended meanwhile',
		{ closed: { proof }, verified: [refusal(401, 'access.sign-in')] },
		texts.confirmAfterSignIn,
	],
])('says so after %s', async (_, given, message) => expect((await run(given)).failure).toBe(message))

it('sends nobody to the server who is not signed in', async () => {
	expect((await run({ userId: null })).steps.createOrder).not.toHaveBeenCalled()
})

describe('a payment that the provider has reported', () => {
	it('is verified until the network is back, and nobody is told to pay again', async () => {
		const verified = [away, refusal(503, 'payment.unavailable'), refusal(500, 'internal'), paid]
		const { success, states, steps, log } = await run({ closed: { proof }, verified })
		expect(success).toEqual(paid)
		expect(steps.verify).toHaveBeenCalledTimes(4)
		expect(states).toEqual(['processing', 'verifying', 'confirming', 'confirming', 'confirming'])
		expect(log.at(-2)).toBe('forget')
	})

	it('is waited for while the provider confirms it', async () => {
		const standings = [standing('confirming'), away, standing('paid', paid)]
		const { success, steps } = await run({ closed: { proof }, verified: [confirming], standings })
		expect(success).toEqual(paid)
		expect(steps.verify).toHaveBeenCalledTimes(1)
	})

	it('keeps its proof when the session ended: the pages go on with it after the sign-in', async () => {
		const { log } = await run({ closed: { proof }, verified: [refusal(401, 'access.sign-in')] })
		expect(log).toEqual(['remember', `note {"proof":${JSON.stringify(proof)}}`, 'letGo'])
	})
})

describe('an order that was paid a moment ago', () => {
	const known: OpenOrder = { orderId: 'order_1', userId: 'u1', title: 'x', begunAt: 0, isLeft: false, proof }

	it('in this browser is verified, and no checkout opens', async () => {
		const { success, steps, states } = await run({ known, verified: [away, paid] })
		expect(success).toEqual(paid)
		expect(steps.open).not.toHaveBeenCalled()
		expect(states).toEqual(['processing', 'verifying', 'confirming'])
	})

	it('elsewhere is waited for, and no checkout opens', async () => {
		const { success, steps, states } = await run({
			before: standing('confirming'),
			standings: [standing('paid', paid)],
		})
		expect(success).toEqual(paid)
		expect(steps.open).not.toHaveBeenCalled()
		expect(states).toEqual(['processing', 'confirming'])
	})

	it.each([
		['was not, as far as is known', { before: away }],
		['was not, as far as is known in time', { before: standing('confirming'), isImpatient: true }],
		['had failed', { before: standing('failed') }],
	])('%s: the checkout opens', async (_, given) => {
		expect((await run({ ...given, closed: { proof } })).steps.open).toHaveBeenCalledOnce()
	})
})

describe('a checkout that was closed', () => {
	it('was paid all the same, from another tab', async () => {
		expect((await run({ standings: [standing('paid', paid)] })).success).toEqual(paid)
	})

	it('is confirming, and then paid', async () => {
		const { success, states } = await run({ standings: [away, standing('confirming'), standing('paid', paid)] })
		expect(success).toEqual(paid)
		expect(states).toEqual(['processing', 'checking', 'confirming'])
	})

	it('stays remembered, for a payment that comes late', async () => {
		expect((await run({})).log).toEqual(['remember', 'note {"isLeft":true}', 'letGo'])
	})

	it('that never opened is forgotten', async () => {
		expect((await run({ closed: away })).log).toEqual(['remember', 'forget', 'letGo'])
	})
})

it('asks further and further apart', () => {
	expect([0, 1, 2, 3, 4, 5, 50].map(waitBefore)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
