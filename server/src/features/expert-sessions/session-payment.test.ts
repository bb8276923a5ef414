/** Books over HTTP, with the built-in sandbox as the provider. */
import { slotLabels } from '@aravalli/shared/expert-sessions/slots'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { storeSessionTypes } from '../../testing/build-session.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { bookings } from './bookings/tables.ts'
import { sessionSlots } from './slots/tables.ts'

const MINUTE = 60_000
/** A Saturday morning in India. */
const start = new Date('2026-11-28T05:30:00Z')

let test: TestApp
/** Is a second process where the database allows one, else the first. */
let other: TestApp
let now = start
let learners: SignedIn[]

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	const isServer = inject('testTemplate').engine === 'server'
	other = isServer ? await startApp({}, { database: test.database, now: () => now }) : test
	await storeSessionTypes(test)
	learners = await Promise.all(Array.from({ length: 10 }, () => signedIn(test)))
})
beforeEach(() => {
	now = start
})
afterEach(async () => {
	await test.database.db.delete(sessionSlots)
	await test.database.db.delete(bookings)
	await test.database.db.execute("update orders set status = 'lapsed' where status = 'open'")
})
afterAll(async () => {
	if (other !== test) await other.close()
	await test.close()
})

const form = {
	name: 'Asha Meena',
	email: 'asha@example.com',
	phone: '98765 43210',
	preferredDate: '2026-12-05',
	preferredTime: slotLabels[3],
	sessionType: 'general-guidance',
	message: 'About essays',
}
const who = (index = 0): SignedIn => {
	const learner = learners[index % learners.length]
	if (!learner) throw new Error('nobody is there')
	return learner
}
const send = (at: TestApp, { browser }: SignedIn, url: string, payload: object) =>
	openBrowser(at).send({
		method: 'POST',
		url,
		payload,
		headers: { 'sec-fetch-site': 'same-origin', cookie: browser.cookie() },
	})
const order = (change: object = {}, learner = who(), at = test) =>
	send(at, learner, '/api/payment/session-payment', { sessionData: { ...form, ...change } })
const orderId = async (...given: Parameters<typeof order>): Promise<string> =>
	(await order(...given)).json().data.orderId
const pay = async (id: string): Promise<object> => {
	const asked = { orderId: id, method: 'upi', outcome: 'paid', webhook: 'never' }
	const { state: _, ...proof } = (await openBrowser(test).post('/payment-sandbox/pay', asked)).json()
	return proof
}
const verify = (proof: object, learner = who()) =>
	send(test, learner, '/api/payment/verify-session', { ...proof, sessionData: form })
const free = async (learner = who()) =>
	(await learner.browser.get('/api/session-booking/availability?date=2026-12-05')).json().data.availableSlots
const without = (...taken: number[]) => slotLabels.filter((_, slot) => !taken.includes(slot))
const outcomeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
	answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().code}`
function tally(answers: Parameters<typeof outcomeOf>[0][]) {
	const counts: Record<string, number> = {}
	for (const answer of answers) counts[outcomeOf(answer)] = (counts[outcomeOf(answer)] ?? 0) + 1
	return counts
}

describe('from the form to the booking', () => {
	it('an order holds the slot, and paying books it', async () => {
		const opened = (await order()).json().data
		expect(opened).toMatchObject({
			amount: 99,
			currency: 'INR',
			heldUntil: new Date(start.getTime() + 15 * MINUTE).toISOString(),
			user: { name: 'Asha Meena', email: 'asha@example.com', phone: '9876543210' },
		})
		expect(await free(who(1))).toEqual(without(3))
		const paid = (await verify(await pay(opened.orderId))).json().data
		const session = { sessionType: 'General Guidance', preferredDate: '2026-12-05', preferredTime: slotLabels[3] }
		expect(paid).toMatchObject({ state: 'paid', amount: 99, session, validityInfo: null })
		const [booked] = (await who().browser.get('/api/session-bookings')).json().data
		expect(booked).toMatchObject({ _id: paid.session.bookingId, paymentId: paid.paymentId, message: 'About essays' })
	})

	it('cancelling asks for the money back, once', async () => {
		const { session, paymentId } = (await verify(await pay(await orderId()))).json().data
		const url = `/api/session-bookings/${session.bookingId}/cancel`
		expect(outcomeOf(await send(test, who(), url, {}))).toBe('200')
		const again = await send(test, who(), `/api/payment/${paymentId}/refund-request`, { reason: 'Once more' })
		expect(outcomeOf(again)).toBe('409 refund.already-asked')
	})

	it('closing the account cancels, and asks for the money back', async () => {
		now = new Date()
		const leaving = await signedIn(test)
		const day = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
		const paid = await verify(await pay(await orderId({ preferredDate: day }, leaving)), leaving)
		expect((await leaving.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		const { rows } = await test.database.db.execute(
			`select status, reason from refund_requests where payment_id = '${paid.json().data.paymentId}'`,
		)
		expect(rows).toEqual([{ status: 'open', reason: 'The learner has closed their account.' }])
	})

	it('cancelling after the money was asked for cancels all the same', async () => {
		const { session, paymentId } = (await verify(await pay(await orderId()))).json().data
		const asked = await send(test, who(), `/api/payment/${paymentId}/refund-request`, { reason: 'I cannot come' })
		expect(outcomeOf(asked)).toBe('200')
		expect(outcomeOf(await send(test, who(), `/api/session-bookings/${session.bookingId}/cancel`, {}))).toBe('200')
	})

	it('a payment whose slot another has by then goes back, and nobody is moved', async () => {
		const [late, proof] = await orderId().then(async (id) => [id, await pay(id)] as const)
		now = new Date(start.getTime() + 16 * MINUTE)
		const second = await orderId({}, who(1))
		expect(second).not.toBe(late)
		expect((await verify(proof)).json().data).toMatchObject({ state: 'refunding' })
		expect((await verify(await pay(second), who(1))).json().data).toMatchObject({ state: 'paid' })
	})

	it('a payment after its hold has lapsed books what is still free', async () => {
		const id = await orderId()
		now = new Date(start.getTime() + 60 * MINUTE)
		expect((await verify(await pay(id))).json().data).toMatchObject({ state: 'paid' })
	})
})

describe('an order is refused', () => {
	it('with one sentence where the form lacks something, field by field', async () => {
		const answer = await order({ name: ' ', phone: '12' })
		expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please fill in all required fields.'])
		expect(answer.json().errors).toEqual([
			{ path: 'name', message: 'Please fill this in' },
			{ path: 'phone', message: 'Please enter a 10-digit mobile number' },
		])
	})

	it.each([
		['the 13th slot', { preferredTime: '8:00 PM - 8:30 PM' }],
		['a malformed time', { preferredTime: '2:00' }],
		['a malformed day', { preferredDate: '05-12-2026' }],
		['yesterday', { preferredDate: '2026-11-27' }],
		['31 days ahead', { preferredDate: '2026-12-29' }],
	])('for %s', async (_, change) => expect(outcomeOf(await order(change))).toBe('400 booking.slot-impossible'))

	it('for a slot that is taken, with the sentence of the specification', async () => {
		await order({}, who(1))
		const answer = await order()
		expect([answer.statusCode, answer.json().message]).toEqual([
			409,
			'Selected time slot is no longer available. Please choose a different time.',
		])
	})

	it('to nobody who is not signed in', async () => {
		const answer = await openBrowser(test).post('/api/payment/session-payment', { sessionData: form })
		expect([answer.statusCode, answer.json().message]).toEqual([401, 'Please login to continue with payment'])
	})
})

describe('one live hold a learner', () => {
	it('asking for the same slot again gives the same order, with the form that was written last', async () => {
		const first = await orderId()
		expect(await orderId({ message: 'About maps' })).toBe(first)
		expect(await test.database.db.select().from(bookings)).toMatchObject([{ message: 'About maps' }])
	})

	it('asking for another slot gives the former back', async () => {
		const first = await orderId()
		expect(await orderId({ preferredTime: slotLabels[4] })).not.toBe(first)
		expect(await free(who(1))).toEqual(without(4))
	})

	it('also of three tabs at once, for three slots', async () => {
		const answers = await Promise.all([0, 1, 2].map((slot) => order({ preferredTime: slotLabels[slot] })))
		expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
		expect(await test.database.db.$count(sessionSlots)).toBe(1)
	})
})

describe('fifty at once, at two processes where there are two', () => {
	const atOnce = () =>
		Promise.all(Array.from({ length: 50 }, (_, index) => order({}, who(index), index % 2 === 0 ? test : other)))

	it('for one slot: one learner has it, the others are told', async () => {
		const counts = tally(await atOnce())
		// Each learner asks five times: who has it gets the same order each time.
		expect(counts).toEqual({ 200: 5, '409 booking.slot-taken': 45 })
		expect(await test.database.db.$count(sessionSlots)).toBe(1)
	})

	it('for a slot whose hold has lapsed: one takes it over', async () => {
		await order({}, await signedIn(test))
		expect(tally(await atOnce())).toEqual({ '409 booking.slot-taken': 50 })
		now = new Date(start.getTime() + 15 * MINUTE + 1)
		expect(tally(await atOnce())).toEqual({ 200: 5, '409 booking.slot-taken': 45 })
	})

	it('what availability shows is what an order is opened for', async () => {
		await order({ preferredTime: slotLabels[2] }, who(1))
		const shown = await free()
		for (const label of slotLabels) {
			const outcome = outcomeOf(await order({ preferredTime: label }))
			expect([label, outcome]).toEqual([label, shown.includes(label) ? '200' : '409 booking.slot-taken'])
		}
	})
})
