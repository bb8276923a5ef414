/** Holds the invariants of money (reliability.md §1). Each story was seen to fail with the break of the code that its name tells of. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedContent } from '../../../seed-demo.ts'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { openBrowser } from '../../../testing/open-browser.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type FakeEvent, type FakeRazorpay, startFakeRazorpay } from '../../../testing/start-fake-razorpay.ts'

let test: TestApp
let provider: FakeRazorpay
let buyer: SignedIn

beforeAll(async () => {
	provider = await startFakeRazorpay()
	test = await startApp(provider.variables, {
		mayComplain: /was not made at the payment provider|payment\.order-failed|could not be read/,
	})
	await seedContent(test.database, silentLog)
})
afterAll(async () => {
	await test.close()
	await provider.close()
})
beforeEach(async () => {
	provider.behave('well')
	buyer = await signedIn(test)
})

const course = { courseId: 'foundation-course', amount: 135, currency: 'INR' }

async function order({ browser }: SignedIn = buyer): Promise<string> {
	const answer = await browser.post('/api/payment/create-order', course)
	expect(answer.statusCode).toBe(200)
	return answer.json().data.orderId
}

const verify = ({ browser }: SignedIn, proof: object) => browser.post('/api/payment/verify', proof)

const send = ({ body, headers }: FakeEvent) =>
	openBrowser(test).send({ method: 'POST', url: '/api/payment/webhook', payload: body, headers })

const eventOf = (type: string, payment: object, given?: { id?: string; secret?: string }) =>
	provider.event(type, { payment: { entity: payment } }, given)

/** Counts what an order has brought. */
async function effects(orderId: string) {
	const { rows } = await test.database.db.execute<Record<string, number>>(sql`
		select count(distinct s.id)::int as subscriptions, count(distinct r.id)::int as receipts,
			count(distinct f.id)::int as refunds, count(distinct p.id)::int as payments
		from orders o left join subscriptions s on s.order_id = o.id left join payments p on p.order_id = o.id
			left join receipts r on r.payment_id = p.id left join refunds f on f.payment_id = p.id
		where o.provider_order_id = ${orderId}`)
	return rows[0]
}

const granted = { subscriptions: 1, receipts: 1, refunds: 0, payments: 1 }

describe('a payment grants once', () => {
	it('when 60 events, verifications and repetitions of them come at the same time', async () => {
		const orderId = await order()
		const payment = provider.pay(orderId)
		const events = ['payment.authorized', 'payment.captured', 'order.paid'].map((type) => eventOf(type, payment))
		const deliveries = Array.from({ length: 15 }, () => [
			...events.map(send),
			verify(buyer, provider.proofOf(payment)),
		]).flat()
		const answers = await Promise.all(deliveries)
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
		expect(await effects(orderId)).toEqual(granted)
	})

	it('when its events come in any order, a success after a failure included', async () => {
		const statuses = ['failed', 'authorized', 'captured']
		const orders = [
			[0, 1, 2],
			[2, 1, 0],
			[1, 2, 0],
			[2, 0, 1],
		]
		for (const places of orders) {
			const somebody = await signedIn(test)
			const orderId = await order(somebody)
			const payment = provider.pay(orderId)
			for (const place of places)
				await send(eventOf(`payment.${statuses[place]}`, { ...payment, status: statuses[place] }))
			expect(await effects(orderId)).toEqual(granted)
			const { data } = (await somebody.browser.get('/api/payment/history?type=payments')).json()
			expect(data.payments.data.map(({ status }: { status: string }) => status)).toEqual(['captured'])
		}
	})

	it('and a second payment of the same order goes back', async () => {
		const orderId = await order()
		const [one, other] = [provider.pay(orderId), provider.pay(orderId)]
		await Promise.all([send(eventOf('payment.captured', one)), send(eventOf('payment.captured', other))])
		expect(await effects(orderId)).toEqual({ ...granted, refunds: 1, payments: 2 })
	})

	it('with the receipt of its own amount, which has a number and never changes', async () => {
		const orderId = await order()
		const answer = await verify(buyer, provider.proofOf(provider.pay(orderId)))
		const { data } = answer.json()
		expect(data).toMatchObject({ state: 'paid', amount: 135, course: { id: 'foundation-course' }, isFree: false })
		expect(data.receipt.receiptNumber).toMatch(/^CR-\d{8}$/)
		const again = await verify(buyer, { ...provider.proofOf(provider.payments.at(-1) as never) })
		expect(again.json().data.receipt).toEqual(data.receipt)
	})
})

describe('what is not the price', () => {
	it.each([
		['another amount', { amount: 100 }],
		['more than the price', { amount: 1_000_000 }],
		['another currency', { currency: 'USD' }],
	])('is refunded and grants nothing: %s', async (_name, given) => {
		const orderId = await order()
		const payment = provider.pay(orderId, given)
		await Promise.all([send(eventOf('payment.captured', payment)), verify(buyer, provider.proofOf(payment))])
		expect(await effects(orderId)).toEqual({ subscriptions: 0, receipts: 0, refunds: 1, payments: 1 })
		const state = await buyer.browser.get(`/api/payment/orders/${orderId}`)
		expect(state.json().data.state).toMatch(/^refund/)
	})

	it('is not even ordered: the amount that a client sends is refused, and never charged', async () => {
		const answer = await buyer.browser.post('/api/payment/create-order', { ...course, amount: 1 })
		expect([answer.statusCode, answer.json()]).toMatchObject([
			409,
			{ code: 'payment.amount-differs', details: { amount: 135 } },
		])
		for (const amount of [135.001, -135, '135', null, 1e300]) {
			const refused = await buyer.browser.post('/api/payment/create-order', { ...course, amount })
			expect(refused.statusCode).toBe(400)
		}
		const dollars = await buyer.browser.post('/api/payment/create-order', { ...course, currency: 'USD' })
		expect(dollars.statusCode).toBe(400)
	})

	it('is never what an order at the provider shows', async () => {
		provider.behave('other-amount')
		const answer = await buyer.browser.post('/api/payment/create-order', course)
		expect([answer.statusCode, answer.json().message]).toEqual([503, 'Failed to create order'])
	})
})

describe('a forged proof', () => {
	it('changes nothing', async () => {
		const orderId = await order()
		const proof = provider.proofOf(provider.pay(orderId))
		const other = await signedIn(test)
		const otherOrder = await order(other)
		const forgeries = [
			{ ...proof, razorpay_signature: '' },
			{ ...proof, razorpay_signature: proof.razorpay_signature?.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
			{ ...proof, razorpay_signature: '0'.repeat(64) },
			{ ...proof, razorpay_payment_id: 'pay_other' },
			{ ...proof, razorpay_order_id: otherOrder },
			{ ...proof, razorpay_order_id: '' },
			// Signed, and the provider knows the payment: it has paid another order.
			provider.proofOf({ ...provider.pay(otherOrder), order_id: orderId }),
			{ razorpay_order_id: orderId },
			{},
		]
		for (const forged of forgeries) {
			const answer = await verify(buyer, forged)
			expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment.not-verified'])
		}
		expect((await verify(other, proof)).statusCode).toBe(400)
		expect((await buyer.browser.post('/api/payment/verify-session', proof)).json().message).toBe(
			'Payment verification failed',
		)
		expect((await openBrowser(test).post('/api/payment/verify', proof)).json().message).toBe(
			'Please login to continue with payment',
		)
		expect(await effects(orderId)).toEqual({ subscriptions: 0, receipts: 0, refunds: 0, payments: 0 })
	})

	it('is as little as an event without a signature, or with one of another body', async () => {
		const orderId = await order()
		const { body, headers } = eventOf('payment.captured', provider.pay(orderId))
		const forged: FakeEvent[] = [
			{ body, headers: { 'content-type': 'application/json' } },
			{ body: `${body} `, headers },
			{ body, headers: { ...headers, 'x-razorpay-signature': 'f'.repeat(64) } },
			eventOf('payment.captured', {}, { secret: 'a guess' }),
			eventOf('payment.captured', {}, { secret: '' }),
		]
		for (const event of forged) expect((await send(event)).statusCode).toBe(400)
		expect((await effects(orderId))?.payments).toBe(0)
	})

	it('is not an event that the secret before the current one signs', async () => {
		const orderId = await order()
		const event = eventOf('payment.captured', provider.pay(orderId), { secret: 'secret-before' })
		expect((await send(event)).statusCode).toBe(200)
		expect(await effects(orderId)).toEqual(granted)
	})
})

it('takes events that are not about us, or that it cannot read, as read', async () => {
	const strange = [
		eventOf('payment.captured', { ...provider.pay('order_of_another_product'), amount: 100 }),
		provider.event('subscription.charged', {}),
		provider.event('payment.captured', { payment: { entity: { id: 7 } } }),
		{ ...provider.event('x', {}), body: 'no json' },
	]
	const answers = await Promise.all(strange.map(send))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400])
})

it('opens one order for 20 clicks, two tabs and lost answers', async () => {
	const clicks = await Promise.all(
		Array.from({ length: 20 }, () => buyer.browser.post('/api/payment/create-order', course)),
	)
	expect(new Set(clicks.map((answer) => answer.json().data?.orderId)).size).toBe(1)
	const later = await signedIn(test)
	provider.behave('lost-answers')
	expect((await later.browser.post('/api/payment/create-order', course)).statusCode).toBe(503)
	provider.behave('well')
	const orderId = await order(later)
	// The provider had made it; it was found again by our own id.
	const { receipt } = provider.orders.find(({ id }) => id === orderId) ?? {}
	expect(provider.orders.filter((one) => one.receipt === receipt).length).toBe(1)
})

describe('a provider that is away', () => {
	it.each(['away', 'nonsense', 'slow'] as const)(
		'keeps nobody waiting, and nothing half done: %s',
		async (manner) => {
			provider.behave(manner)
			const answer = await buyer.browser.post('/api/payment/create-order', course)
			expect([answer.statusCode, answer.json().message]).toEqual([503, 'Failed to create order'])
			provider.behave('well')
			await order()
		},
		15_000,
	)

	it('has the payment kept, and settled when somebody asks again', async () => {
		const orderId = await order()
		const payment = provider.pay(orderId)
		provider.behave('away')
		const answer = await verify(buyer, provider.proofOf(payment))
		expect([answer.statusCode, answer.json()]).toMatchObject([
			200,
			{ message: 'Payment received, confirming. Do not pay again.', data: { state: 'confirming', receipt: null } },
		])
		const state = () => buyer.browser.get(`/api/payment/orders/${orderId}`)
		expect((await state()).json().data.state).toBe('confirming')
		provider.behave('well')
		expect((await verify(buyer, provider.proofOf(payment))).json().data.state).toBe('paid')
		expect((await state()).json().data.state).toBe('paid')
	})

	it('has an authorised payment captured as soon as it is told of', async () => {
		const orderId = await order()
		const payment = provider.pay(orderId, { status: 'authorized' })
		await send(eventOf('payment.authorized', payment))
		expect((await buyer.browser.get(`/api/payment/orders/${orderId}`)).json().data.state).toBe('confirming')
		expect((await verify(buyer, provider.proofOf(payment))).json().data.state).toBe('paid')
	})
})

it('ends the access when the money goes back at the provider’s own desk', async () => {
	const orderId = await order()
	const payment = provider.pay(orderId)
	await verify(buyer, provider.proofOf(payment))
	const back = eventOf('payment.refunded', { ...payment, status: 'refunded' })
	await Promise.all([send(back), send(back)])
	expect((await buyer.browser.get(`/api/payment/orders/${orderId}`)).json().data.state).toMatch(/^refund/)
	const { data } = (await buyer.browser.get(`/api/subscriptions/${buyer.account.id}`)).json()
	expect(data.status).toBe('CANCELLED')
	const { rows } = await test.database.db.execute(sql`
		select 1 from ledger_entries l join orders o on o.id = l.order_id
		where o.provider_order_id = ${orderId} and l.what = 'revoked'`)
	expect(rows.length).toBe(1)
})

it('shows an order to its buyer alone', async () => {
	const orderId = await order()
	const other = await signedIn(test)
	for (const id of [orderId, randomUUID(), '%00', 'x'.repeat(101)]) {
		const answer = await other.browser.get(`/api/payment/orders/${id}`)
		expect(answer.statusCode).toBeGreaterThanOrEqual(400)
		expect(answer.statusCode).toBeLessThan(500)
	}
})

it('never changes what the ledger says, and never tells a secret', async () => {
	const orderId = await order()
	await verify(buyer, provider.proofOf(provider.pay(orderId)))
	const { db } = test.database
	for (const change of [
		sql`update ledger_entries set why = 'x'`,
		sql`delete from ledger_entries`,
		sql`truncate ledger_entries`,
	])
		await expect(db.execute(change)).rejects.toThrow()
	const { rows } = await db.execute<{ what: string }>(sql`
		select what from ledger_entries l join orders o on o.id = l.order_id
		where o.provider_order_id = ${orderId} order by l.id`)
	expect(rows.map(({ what }) => what)).toEqual(['opened', 'captured', 'granted'])
	const { RAZORPAY_KEY_SECRET = '-', RAZORPAY_WEBHOOK_SECRET = '-' } = provider.variables
	expect(test.logLines.join('')).not.toContain(RAZORPAY_KEY_SECRET)
	expect(test.logLines.join('')).not.toContain(RAZORPAY_WEBHOOK_SECRET)
})
