import { slotLabels, slotStart } from '@aravalli/shared/expert-sessions/slots'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { bookSlot, holdSlot, storeSessionTypes } from '../../testing/build-session.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { bookings } from './bookings/tables.ts'
import { sessionSlots } from './slots/tables.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** A Saturday morning in India. */
const start = new Date('2026-11-28T05:30:00Z')
const place = { day: '2026-12-05', slot: 3 }
const labelled = (slot: number, day = place.day) => ({ preferredDate: day, preferredTime: slotLabels[slot] ?? '' })

let test: TestApp
let now = start
let asha: SignedIn
let ravi: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	asha = await signedIn(test, { language: 'hindi' })
	ravi = await signedIn(test)
	await storeSessionTypes(test)
})
beforeEach(async () => {
	now = start
	await test.database.db.delete(sessionSlots)
	await test.database.db.delete(bookings)
})
afterAll(() => test.close())

const later = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const book = (who: SignedIn, given: { day?: string; slot?: number; now?: Date; email?: string } = {}) =>
	bookSlot(test, { ...place, now: start, userId: who.account.id, ...given })
const own = async ({ browser }: SignedIn) =>
	(await browser.get('/api/session-bookings', { 'accept-language': 'hi' })).json().data
const move = ({ browser }: SignedIn, id: string, to: object) => browser.post(`/api/session-bookings/${id}/move`, to)
const cancel = ({ browser }: SignedIn, id: string) => browser.post(`/api/session-bookings/${id}/cancel`)
const free = async (browser = openBrowser(test), day = place.day) =>
	(await browser.get(`/api/session-booking/availability?date=${day}`)).json().data.availableSlots
const without = (...taken: number[]) => slotLabels.filter((_, slot) => !taken.includes(slot))
const outcomeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
	answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().code}`

describe('availability', () => {
	it('tells what is free, what a session can be about and what it costs, in the reader’s language', async () => {
		const browser = openBrowser(test)
		const answer = await browser.get('/api/session-booking/availability?date=2026-12-05', { 'accept-language': 'hi' })
		expect(answer.json()).toEqual({
			success: true,
			data: {
				availableSlots: slotLabels,
				sessionTypes: [
					{ id: 'general-guidance', name: 'सामान्य मार्गदर्शन' },
					{ id: 'mock-interview', name: 'साक्षात्कार का पूर्वाभ्यास' },
				],
				fee: 99,
			},
		})
	})

	it('leaves out what is held or booked, until the hold has lapsed', async () => {
		await holdSlot(test, { ...place, now: start, userId: asha.account.id })
		await book(ravi, { slot: 7 })
		expect(await free()).toEqual(without(3, 7))
		now = later(15 * MINUTE)
		expect(await free()).toEqual(without(3, 7))
		now = later(15 * MINUTE + 1)
		expect(await free()).toEqual(without(7))
	})

	it('shows learners what they hold themselves, and not what they have booked', async () => {
		await holdSlot(test, { ...place, now: start, userId: asha.account.id })
		await book(asha, { slot: 7 })
		expect([await free(asha.browser), await free(ravi.browser)]).toEqual([without(7), without(3, 7)])
	})

	it('leaves out today’s slots that have begun', async () => {
		now = slotStart('2026-11-28', 4)
		expect(await free(undefined, '2026-11-28')).toEqual(slotLabels.slice(5))
	})

	it.each([
		['2026-11-27', 'booking.day-impossible'],
		['2026-12-29', 'booking.day-impossible'],
		['2026-02-30', 'booking.day-impossible'],
		['tomorrow', 'booking.day-impossible'],
		['', 'booking.day-impossible'],
	])('refuses the day %j', async (day, code) => {
		const answer = await openBrowser(test).get(`/api/session-booking/availability?date=${day}`)
		expect([answer.statusCode, answer.json().code]).toEqual([400, code])
	})

	it('refuses to guess the day', async () => {
		const answer = await openBrowser(test).get('/api/session-booking/availability')
		expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid date'])
	})
})

describe('one’s own bookings', () => {
	it('are listed with what can be done about them, the next first, and without those that were not paid', async () => {
		const past = await book(asha, { day: '2026-11-28', slot: 0 })
		const far = await book(asha, { day: '2026-12-20' })
		const next = await book(asha, { day: '2026-11-30' })
		await holdSlot(test, { ...place, now: start, userId: asha.account.id })
		await book(ravi, { slot: 7 })
		now = later(DAY)
		const list = await own(asha)
		expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([next, far, past].map(({ bookingId }) => bookingId))
		expect(list[0]).toEqual({
			_id: next.bookingId,
			sessionType: 'सामान्य मार्गदर्शन',
			...labelled(3, '2026-11-30'),
			startsAt: '2026-11-30T10:00:00.000Z',
			endsAt: '2026-11-30T10:30:00.000Z',
			message: '',
			status: 'booked',
			paymentId: null,
			changeableUntil: '2026-11-30T10:00:00.000Z',
		})
		expect(list[1].changeableUntil).toBe(later(7 * DAY).toISOString())
		expect(list[2]).toMatchObject({ status: 'over', changeableUntil: null })
	})

	it('of another cannot be told from missing ones', async () => {
		const { bookingId } = await book(asha)
		const ask = async (id: string) => [
			await ravi.browser.get(`/api/session-bookings/${id}/calendar`),
			await move(ravi, id, labelled(4)),
			await cancel(ravi, id),
		]
		const [theirs, missing] = [await ask(bookingId), await ask('missing')]
		expect(theirs.map(outcomeOf)).toEqual(Array.from({ length: 3 }, () => '404 booking.not-found'))
		expect(theirs.map(({ body }) => body)).toEqual(missing.map(({ body }) => body))
		expect(await own(asha)).toMatchObject([{ status: 'booked' }])
	})
})

describe('moving', () => {
	it('takes the new slot, gives the former back and keeps the rest', async () => {
		const { bookingId } = await book(asha)
		const answer = await move(asha, bookingId, labelled(5, '2026-12-08'))
		expect(answer.json().data).toMatchObject({ _id: bookingId, ...labelled(5, '2026-12-08'), status: 'booked' })
		expect([await free(), await free(undefined, '2026-12-08')]).toEqual([slotLabels, without(5)])
	})

	it.each([
		['a booked slot', labelled(4), '409 booking.slot-taken'],
		['the 13th slot', { preferredDate: place.day, preferredTime: '8:00 PM - 8:30 PM' }, '400 booking.slot-impossible'],
		['31 days ahead', labelled(0, '2026-12-29'), '400 booking.slot-impossible'],
		['yesterday', labelled(0, '2026-11-27'), '400 booking.slot-impossible'],
		['nothing', {}, '400 booking.slot-impossible'],
	])('to %s is refused, and the booking stays where it is', async (_, to, outcome) => {
		await book(ravi, { slot: 4 })
		const { bookingId } = await book(asha)
		expect(outcomeOf(await move(asha, bookingId, to))).toBe(outcome)
		expect(await own(asha)).toMatchObject([{ ...labelled(3), status: 'booked' }])
		expect(await free()).toEqual(without(3, 4))
	})

	it('to where it is changes nothing, and no mail tells of it', async () => {
		const { bookingId } = await book(asha)
		expect(outcomeOf(await move(asha, bookingId, labelled(3)))).toBe('200')
		expect((await test.database.db.select().from(bookings))[0]?.sequence).toBe(0)
	})

	it('is over after seven days, and when the session begins', async () => {
		const far = await book(asha, { day: '2026-12-20' })
		const soon = await book(asha, { day: '2026-11-28', slot: 5 })
		now = slotStart('2026-11-28', 5)
		expect(outcomeOf(await move(asha, soon.bookingId, labelled(4)))).toBe('409 booking.not-changeable')
		now = later(7 * DAY - 1)
		expect(outcomeOf(await move(asha, far.bookingId, labelled(4, '2026-12-21')))).toBe('200')
		now = later(7 * DAY)
		expect(outcomeOf(await move(asha, far.bookingId, labelled(4)))).toBe('409 booking.not-changeable')
		expect(outcomeOf(await cancel(asha, far.bookingId))).toBe('409 booking.not-changeable')
	})

	// Seen to fail without the lock: some moves met the order's former slot and were answered 500.
	it('by twenty at once to twenty slots leaves each booking with just one', async () => {
		const { bookingId } = await book(asha)
		const wanted = Array.from({ length: 20 }, (_, index) =>
			labelled(index % 12, index < 12 ? '2026-12-08' : '2026-12-09'),
		)
		const answers = await Promise.all(wanted.map((to) => move(asha, bookingId, to)))
		expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['200']))
		const [slot, ...more] = await test.database.db.select().from(sessionSlots)
		const [booking] = await test.database.db.select().from(bookings)
		expect(more).toEqual([])
		expect([booking?.day, booking?.slot]).toEqual([slot?.day, slot?.slot])
	})

	it('of two to one slot: one has it, and two who want each other’s slot both stay', async () => {
		const [one, other] = [await book(asha), await book(ravi, { slot: 4 })]
		const same = await Promise.all([move(asha, one.bookingId, labelled(9)), move(ravi, other.bookingId, labelled(9))])
		expect(same.map(outcomeOf).sort()).toEqual(['200', '409 booking.slot-taken'])
		const [first, second] = await Promise.all([own(asha), own(ravi)])
		for (let round = 0; round < 10; round++) {
			const swapped = await Promise.all([
				move(asha, one.bookingId, { preferredDate: second[0].preferredDate, preferredTime: second[0].preferredTime }),
				move(ravi, other.bookingId, { preferredDate: first[0].preferredDate, preferredTime: first[0].preferredTime }),
			])
			expect(swapped.map(outcomeOf)).toEqual(['409 booking.slot-taken', '409 booking.slot-taken'])
		}
	})
})

describe('cancelling', () => {
	it('gives the slot back, once', async () => {
		const { bookingId } = await book(asha)
		const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(asha, bookingId)))
		expect(answers.map(outcomeOf).sort()).toEqual([
			'200',
			...Array.from({ length: 4 }, () => '409 booking.not-changeable'),
		])
		expect(await own(asha)).toMatchObject([{ status: 'cancelled', changeableUntil: null }])
		expect(await free()).toEqual(slotLabels)
		expect(outcomeOf(await move(asha, bookingId, labelled(4)))).toBe('409 booking.not-changeable')
	})
})

describe('the mails', () => {
	const mailsTo = (address: string) => test.mails.filter(({ to }) => to === address)
	const calendarOf = (mail: (typeof test.mails)[number] | undefined) =>
		mail?.attachments?.[0]?.content.toString().replaceAll('\r\n ', '') ?? ''

	it('tell learner and expert, each in their language, of booking, moving and cancelling, with an invitation that follows', async () => {
		const email = 'asha-of-the-mails@example.com'
		test.mails.splice(0)
		const { bookingId } = await book(asha, { email })
		const arrived = (count: number) =>
			expect
				.poll(() => [mailsTo(email).length, mailsTo('experts@example.com').length], { timeout: 20_000 })
				.toEqual([count, count])
		await arrived(1)
		await move(asha, bookingId, labelled(5, '2026-12-08'))
		await arrived(2)
		await cancel(asha, bookingId)
		await arrived(3)
		expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
			'आपका विशेषज्ञ सत्र बुक हो गया है: 5 दिसंबर 2026, दोपहर 3:30 - शाम 4:00',
			'आपके विशेषज्ञ सत्र का समय बदल गया है: 8 दिसंबर 2026, शाम 4:30 - शाम 5:00',
			'आपका विशेषज्ञ सत्र रद्द हो गया है: 8 दिसंबर 2026, शाम 4:30 - शाम 5:00',
		])
		expect(mailsTo('experts@example.com').map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
			['New session: 5 Dec 2026, 3:30 PM - 4:00 PM', email],
			['Session moved: 8 Dec 2026, 4:30 PM - 5:00 PM', email],
			['Session cancelled: 8 Dec 2026, 4:30 PM - 5:00 PM', email],
		])
		for (const [index, method] of ['REQUEST', 'REQUEST', 'CANCEL'].entries()) {
			const calendar = calendarOf(mailsTo(email)[index])
			expect(calendar).toContain(`METHOD:${method}\r\n`)
			expect(calendar).toContain(`SEQUENCE:${index}\r\n`)
			expect(calendar).toContain(`UID:${bookingId}@aravalli.example.com\r\n`)
			expect(mailsTo(email)[index]?.attachments?.[0]?.mimeType).toBe(`text/calendar; charset=utf-8; method=${method}`)
		}
		expect(calendarOf(mailsTo(email)[1])).toContain('DTSTART:20261208T110000Z')
	})
})

it('the calendar file is of the booking as it is now', async () => {
	const { bookingId } = await book(asha)
	await move(asha, bookingId, labelled(0, '2026-12-08'))
	const answer = await asha.browser.get(`/api/session-bookings/${bookingId}/calendar`, { 'accept-language': 'hi' })
	expect(answer.headers).toMatchObject({
		'content-type': 'text/calendar; charset=utf-8',
		'content-disposition': 'attachment; filename="session.ics"',
	})
	const text = answer.body.replaceAll('\r\n ', '')
	for (const line of ['METHOD:PUBLISH', 'SEQUENCE:1', 'DTSTART:20261208T083000Z', 'DTEND:20261208T090000Z'])
		expect(text).toContain(`${line}\r\n`)
	expect(text).toContain('SUMMARY:विशेषज्ञ सत्र: सामान्य मार्गदर्शन\r\n')
})
