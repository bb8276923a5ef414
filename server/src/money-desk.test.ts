/** Tells what administrators see of money, and what they do with it, over HTTP and with sellers and a provider. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedContent } from './seed-demo.ts'
import { type SignedIn, signedIn } from './testing/build-account.ts'
import { silentLog } from './testing/silent-log.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import { type FakeRazorpay, startFakeRazorpay } from './testing/start-fake-razorpay.ts'
import { storePurchase } from './testing/store-purchase.ts'

let test: TestApp
let provider: FakeRazorpay
let admin: SignedIn
const start = new Date('2026-11-28T09:00:00Z')
let clock = start

beforeAll(async () => {
	provider = await startFakeRazorpay()
	test = await startApp(provider.variables, { now: () => clock })
	await seedContent(test.database, silentLog)
	admin = await signedIn(test, { role: 'ADMIN', name: 'Meera Admin' })
})
afterAll(async () => {
	await test.close()
	await provider.close()
})

/** Buys the foundation course for ₹135, as a learner does. */
async function buyCourse(buyer: SignedIn) {
	const order = { courseId: 'foundation-course', amount: 135, currency: 'INR' }
	const { orderId } = (await buyer.browser.post('/api/payment/create-order', order)).json().data
	const payment = provider.pay(orderId)
	const { data } = (await buyer.browser.post('/api/payment/verify', provider.proofOf(payment))).json()
	return { paymentId: String(data.paymentId), providerPaymentId: payment.id, ...data.receipt, orderId }
}

const read = async (path: string) => (await admin.browser.get(`/api/admin/${path}`)).json()
const search = async (what: string, words: string) =>
	(await read(`${what}?search=${encodeURIComponent(words)}`)).data as Record<string, unknown>[]
const refund = (paymentId: string, body: object, { browser } = admin) =>
	browser.post(`/api/admin/payments/${paymentId}/refund`, body)
const accessOf = async ({ account, browser }: SignedIn) =>
	(await browser.get(`/api/subscriptions/${account.id}`)).json().data
const mailsTo = ({ account }: SignedIn) => test.mails.filter(({ to }) => to === account.email)

describe('a purchase', () => {
	it('is found in each list by name, address and number, and its page tells all of it', async () => {
		const buyer = await signedIn(test, { name: 'Kavita Rathore' })
		const { paymentId, providerPaymentId, receiptNumber, orderId } = await buyCourse(buyer)
		const own = { userId: buyer.account.id, name: 'Kavita Rathore', email: buyer.account.email }
		for (const words of ['kavita', buyer.account.email, paymentId, providerPaymentId, orderId, receiptNumber]) {
			expect(await search('payments', words), words).toMatchObject([
				{ paymentId, buyer: own, amount: 135, refundedAmount: 0, status: 'captured', receiptNumber },
			])
			expect(await search('orders', words), words).toMatchObject([{ providerOrderId: orderId, paymentId, price: 135 }])
			expect(await search('subscriptions', words), words).toMatchObject([
				{ buyer: own, kind: 'course', itemId: 'foundation-course', status: 'ACTIVE', paymentId },
			])
		}
		const page = (await read(`payments/${paymentId}?lang=hindi`)).data
		expect(page).toMatchObject({ paymentId, buyer: own, refunds: [], request: null, access: { isEnded: false } })
		expect(page.title).toMatch(/[\u0900-\u097f]/)
		const told = page.ledger.map(({ subject, what }: Record<string, string>) => `${subject} ${what}`)
		expect(told).toEqual(['order opened', 'payment captured', 'order granted'])
	})

	it('that does not exist is found by nobody', async () => {
		expect(await search('payments', 'nobody is called so')).toEqual([])
		expect(await search('payments', '%')).toEqual([])
		const answer = await admin.browser.get('/api/admin/payments/none')
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'payment.not-found'])
	})
})

describe('lists', () => {
	it('go by pages, and no further than a thousand rows', async () => {
		const { account } = await signedIn(test)
		for (const _ of [1, 2, 3]) await storePurchase(test, account.id)
		const first = await read(`payments?search=${account.email}&limit=2`)
		expect(first.data).toHaveLength(2)
		expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, isTotalCapped: false })
		expect((await read(`payments?search=${account.email}&limit=2&page=2`)).data).toHaveLength(1)
		expect((await read('payments?page=500')).data).toEqual([])
		await test.database.db.execute(sql`
			insert into orders (id, user_id, kind, item_id, title, price_paise, original_paise, status, created_at)
			select 'many-' || n, 'many', 'course', 'many-' || n, '{"english": "Many", "hindi": "Many"}', 100, 100, 'lapsed', now() - make_interval(days => 900)
			from generate_series(1, 1200) as n`)
		const { pagination } = await read('orders?limit=100&page=10')
		expect(pagination).toMatchObject({ total: 1000, totalPages: 10, isTotalCapped: true })
	})

	it('of payments can be narrowed down to those that wait for a decision', async () => {
		const buyer = await signedIn(test)
		const { paymentId } = await buyCourse(buyer)
		await buyCourse(await signedIn(test))
		await buyer.browser.post(`/api/payment/${paymentId}/refund-request`, { reason: 'I chose the wrong course.' })
		const { data } = await read('payments?status=refund-asked')
		expect(data).toMatchObject([{ paymentId, isRefundAsked: true }])
		expect((await read('payments?status=failed')).data).toEqual([])
	})
})

describe('a refund', () => {
	it('of a part leaves the access, of the rest ends it; the learner is told, and the ledger says who and why', async () => {
		const buyer = await signedIn(test)
		const { paymentId } = await buyCourse(buyer)
		const part = await refund(paymentId, { amount: 35.5, reason: ' Came late. ' })
		expect(part.statusCode).toBe(200)
		expect((await accessOf(buyer)).status).toBe('ACTIVE')
		clock = new Date(start.getTime() + 60_000)
		const rest = await refund(paymentId, { reason: 'Gone.' })
		clock = start
		expect(rest.statusCode).toBe(200)
		expect((await accessOf(buyer)).status).toBe('CANCELLED')
		const { data } = await read(`payments/${paymentId}`)
		expect(data.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([35.5, 99.5])
		expect(data.access.isEnded).toBe(true)
		const promised = data.ledger.filter(({ what }: { what: string }) => what === 'promised')
		expect(promised).toMatchObject([
			{ actor: { way: 'user', name: 'Meera Admin' }, why: 'Came late.', after: { amountPaise: 3550 } },
			{ actor: { way: 'user', name: 'Meera Admin' }, why: 'Gone.' },
		])
		expect((await search('refunds', buyer.account.email)).map(({ amount }) => amount)).toEqual([99.5, 35.5])
		await expect
			.poll(() => mailsTo(buyer).filter(({ subject }) => subject.startsWith('Refund started')).length, {
				timeout: 10_000,
			})
			.toBe(2)
	})

	// Seen to fail where the payment is not locked.
	it('never exceeds what was captured, however many are asked for at once', async () => {
		const { paymentId } = await buyCourse(await signedIn(test))
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => refund(paymentId, { amount: 10, reason: 'One of twenty.' })),
		)
		const statuses = answers.map(({ statusCode }) => statusCode)
		expect(statuses.filter((status) => status === 200)).toHaveLength(13)
		expect(answers.filter(({ statusCode }) => statusCode !== 200).map((one) => one.json().code)).toEqual(
			Array(7).fill('refund.too-much'),
		)
		expect((await read(`payments/${paymentId}`)).data.refundedAmount).toBe(130)
	})

	it('is made once where the press was sent twice', async () => {
		const { paymentId } = await buyCourse(await signedIn(test))
		const body = { amount: 10, reason: 'Twice.', refundedAmount: 0 }
		const answers = await Promise.all([refund(paymentId, body), refund(paymentId, body)])
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
		expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('refund.changed')
		expect((await read(`payments/${paymentId}`)).data.refundedAmount).toBe(10)
	})

	it.each([
		[{ reason: '' }, 400, 'reason'],
		[{ reason: '  \u200b' }, 400, 'reason'],
		[{ reason: 'x'.repeat(1001) }, 400, 'reason'],
		[{}, 400, 'reason'],
		[{ amount: 1.005, reason: 'x' }, 400, 'amount'],
		[{ amount: -1, reason: 'x' }, 400, 'amount'],
		[{ amount: '10', reason: 'x' }, 400, 'amount'],
		[{ amount: 0, reason: 'x' }, 409, undefined],
		[{ amount: 135.01, reason: 'x' }, 409, undefined],
		[{ amount: 1e9, reason: 'x' }, 409, undefined],
	])('of %j is refused and changes nothing', async (body, status, path) => {
		const { paymentId } = await buyCourse(await signedIn(test))
		const answer = await refund(paymentId, body)
		expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([status, path])
		expect((await read(`payments/${paymentId}`)).data.refundedAmount).toBe(0)
	})
})

describe('a learner’s request', () => {
	it('that is declined is answered by mail, once, and the access stays', async () => {
		const buyer = await signedIn(test, { language: 'hindi' })
		const { paymentId } = await buyCourse(buyer)
		await buyer.browser.post(`/api/payment/${paymentId}/refund-request`, { reason: 'It is too long.' })
		const decline = () =>
			admin.browser.post(`/api/admin/payments/${paymentId}/decline-refund`, { answer: 'You have watched all of it.' })
		const answers = await Promise.all([decline(), decline()])
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
		const { data } = await read(`payments/${paymentId}`)
		expect(data.request).toMatchObject({ status: 'declined', answer: 'You have watched all of it.' })
		expect(data.ledger.at(-1)).toMatchObject({
			subject: 'refund-request',
			what: 'declined',
			actor: { name: 'Meera Admin' },
		})
		expect((await accessOf(buyer)).status).toBe('ACTIVE')
		// The mail with the receipt may come after it: making the file takes longer.
		const texts = () =>
			mailsTo(buyer)
				.map(({ text }) => text)
				.join('\n')
		await expect.poll(texts, { timeout: 30_000 }).toContain('You have watched all of it.')
	})

	it('that is granted is settled by the money', async () => {
		const buyer = await signedIn(test)
		const { paymentId } = await buyCourse(buyer)
		await buyer.browser.post(`/api/payment/${paymentId}/refund-request`, { reason: 'It is too long.' })
		expect((await refund(paymentId, { reason: 'As asked.' })).statusCode).toBe(200)
		expect((await read(`payments/${paymentId}`)).data.request).toMatchObject({ status: 'refunded', answer: null })
	})

	it('that nobody has made cannot be declined', async () => {
		const { paymentId } = await buyCourse(await signedIn(test))
		const answer = await admin.browser.post(`/api/admin/payments/${paymentId}/decline-refund`, { answer: 'No.' })
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund.not-asked'])
	})
})

describe('access without a payment', () => {
	const give = (body: object) => admin.browser.post('/api/admin/subscriptions', body)
	const days = (count: number) => new Date(start.getTime() + count * 86_400_000).toISOString()

	it('begins now, is extended from its end, and stands in the ledger', async () => {
		const learner = await signedIn(test)
		const gift = {
			email: ` ${learner.account.email.toUpperCase()} `,
			kind: 'evaluation-plan',
			itemId: 'monthly',
			days: 10,
			reason: 'Won the quiz.',
		}
		const first = (await give(gift)).json().data
		const second = (await give({ ...gift, days: 5 })).json().data
		expect([first.startsAt, first.endsAt, second.startsAt, second.endsAt]).toEqual([
			days(0),
			days(10),
			days(10),
			days(15),
		])
		expect(await search('subscriptions', learner.account.email)).toMatchObject([{ orderId: null }, { orderId: null }])
		const { rows } = await test.database.db.execute(
			sql`select actor, what, why from ledger_entries where subject_id = ${first.subscriptionId}`,
		)
		expect(rows).toEqual([{ actor: `user:${admin.account.id}`, what: 'granted', why: 'Won the quiz.' }])
	})

	it.each([
		[{ email: 'nobody@example.com' }, 404, 'user.not-found'],
		[{ email: 'no address' }, 404, 'user.not-found'],
		[{ itemId: 'none' }, 404, 'course.not-found'],
		[{ kind: 'evaluation-plan' }, 404, 'plan.not-found'],
		[{ days: 0 }, 400, 'request.invalid'],
		[{ days: 1.5 }, 400, 'request.invalid'],
		[{ days: 1001 }, 400, 'request.invalid'],
		[{ reason: ' ' }, 400, 'request.invalid'],
		[{ kind: 'session' }, 400, 'request.invalid'],
	])('is refused for %j', async (wrong, status, code) => {
		const { account } = await signedIn(test)
		const gift = { email: account.email, kind: 'course', itemId: 'foundation-course', days: 10, reason: 'Why.' }
		const answer = await give({ ...gift, ...wrong })
		expect([answer.statusCode, answer.json().code]).toEqual([status, code])
	})
})
