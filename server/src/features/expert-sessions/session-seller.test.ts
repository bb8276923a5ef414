import { AppError } from '@aravalli/shared/errors'
import { offeredSlots, slotId, slotStart } from '@aravalli/shared/expert-sessions/slots'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { bookSlot, holdSlot, payFor, storeHoliday, storeWorkingDays } from '../../testing/build-session.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { SoldOrder } from '../payments/public.ts'
import { bookings } from './bookings/tables.ts'
import { forgetUnpaidBookings } from './forget-unpaid-bookings.ts'
import { createSessionSeller } from './session-seller.ts'
import { sessionSlots } from './slots/tables.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** A Saturday morning in India. */
const now = new Date('2026-11-28T05:30:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const place = { day: '2026-12-05', slot: 3 }

let test: TestApp
let asha: SignedIn
let ravi: SignedIn

beforeAll(async () => {
	test = await startApp()
	asha = await signedIn(test)
	ravi = await signedIn(test)
	await storeHoliday(test, '2026-12-10')
	await storeWorkingDays(test, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
})
beforeEach(async () => {
	await test.database.db.delete(sessionSlots)
	await test.database.db.delete(bookings)
})
afterAll(() => test.close())

const seller = () => createSessionSeller(test)
const hold = (who: SignedIn, given: { day?: string; slot?: number; now?: Date; orderId?: string } = {}) =>
	holdSlot(test, { ...place, now, userId: who.account.id, ...given })
const codeOf = (work: Promise<unknown>) =>
	work.then(
		() => 'accepted',
		(error) => (error instanceof AppError ? error.code : Promise.reject(error)),
	)
const release = (orderId: string) => test.database.transaction((tx) => seller().release(tx, orderId))
const revoke = (order: SoldOrder, at: Date) => test.database.transaction((tx) => seller().revoke(tx, order, at))
const rowOf = async ({ orderId }: SoldOrder) => {
	const [row] = await test.database.db.select().from(bookings).where(eq(bookings.orderId, orderId))
	return row
}
const slots = () => test.database.db.select().from(sessionSlots)
/** Gives how often each outcome came. */
function tally(outcomes: string[]) {
	const counts: Record<string, number> = {}
	for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
	return counts
}

describe('an offer', () => {
	it('costs 99 rupees, is held for 15 minutes and leaves nothing behind where it is refused', async () => {
		const { offer } = await hold(asha)
		expect(offer).toMatchObject({ price: 9900, originalPrice: 9900, heldUntil: later(15 * MINUTE) })
		expect(await codeOf(hold(ravi))).toBe('booking.slot-taken')
		expect([await slots(), await test.database.db.$count(bookings)]).toMatchObject([[place], 1])
	})

	it('is held at most until the session begins', async () => {
		const at = new Date(slotStart('2026-11-28', 0).getTime() - 5 * MINUTE)
		const { offer } = await hold(asha, { day: '2026-11-28', slot: 0, now: at })
		expect(offer.heldUntil).toEqual(slotStart('2026-11-28', 0))
	})

	it.each([
		['2026-11-27', 0, 'yesterday'],
		['2026-11-29', 0, 'a Sunday, on which nobody works'],
		['2026-12-10', 0, 'a holiday'],
		['2026-12-29', 0, '31 days ahead'],
		['2026-12-05', 12, 'the 13th slot'],
		['2026-12-05', -1, 'before the first'],
		['2026-02-30', 0, 'no day'],
	])('of %s, slot %i is refused: %s', async (day, slot) => {
		expect(await codeOf(hold(asha, { day, slot }))).toBe('booking.slot-impossible')
		expect(await slots()).toEqual([])
	})

	it('of a slot that has begun is refused, in the very moment too', async () => {
		const begins = slotStart('2026-11-28', 2)
		const at = (milliseconds: number) =>
			hold(asha, { day: '2026-11-28', slot: 2, now: new Date(begins.getTime() + milliseconds) })
		expect([await codeOf(at(0)), await codeOf(at(1)), await codeOf(at(-1))]).toEqual([
			'booking.slot-impossible',
			'booking.slot-impossible',
			'accepted',
		])
	})

	it.each(['', 'x', '2026-12-05', '2026-12-05/03', "2026-12-05/0'; drop table bookings", '2026-12-05/0\u0000'])(
		'of what names no slot is refused: %j',
		async (itemId) => {
			const asked = { kind: 'session' as const, userId: asha.account.id, itemId, orderId: 'order' }
			const work = test.database.transaction((tx) => seller().offer(tx, asked, now))
			expect(await codeOf(work)).toBe('booking.slot-impossible')
		},
	)

	it('asked for again by the same order keeps the form that was written last', async () => {
		const { order } = await hold(asha)
		await holdSlot(test, {
			...place,
			now: later(MINUTE),
			userId: asha.account.id,
			orderId: order.orderId,
			email: 'mended@example.com',
		})
		expect(await rowOf(order)).toMatchObject({ email: 'mended@example.com', status: 'pending' })
		expect(await slots()).toMatchObject([{ orderId: order.orderId, heldUntil: later(16 * MINUTE) }])
	})

	it('for an account that was closed meanwhile keeps no contact data', async () => {
		const work = holdSlot(test, { ...place, now, userId: 'nobody-who-is-there' })
		expect(await codeOf(work)).toBe('access.not-signed-in')
		expect(await slots()).toEqual([])
	})
})

describe('parallel callers', () => {
	// Seen to fail with a look at the row in place of the condition of the insert: several had the slot.
	it('of one free slot: one of fifty has it', async () => {
		const outcomes = await Promise.all(Array.from({ length: 50 }, () => codeOf(hold(asha))))
		expect(tally(outcomes)).toEqual({ accepted: 1, 'booking.slot-taken': 49 })
		expect(await slots()).toHaveLength(1)
	})

	// Seen to fail without `held_until <` in the take-over: nobody had it.
	it('of a slot whose hold has lapsed: one of fifty takes it over, and not before', async () => {
		await hold(asha)
		expect(await codeOf(hold(ravi, { now: later(15 * MINUTE) }))).toBe('booking.slot-taken')
		const at = later(15 * MINUTE + 1)
		const outcomes = await Promise.all(Array.from({ length: 50 }, () => codeOf(hold(ravi, { now: at }))))
		expect(tally(outcomes)).toEqual({ accepted: 1, 'booking.slot-taken': 49 })
	})

	it('who pay late for one slot: one of two gets it, the other nothing', async () => {
		const first = await hold(asha)
		const second = await hold(ravi, { now: later(16 * MINUTE) })
		await release(second.order.orderId)
		const at = later(40 * MINUTE)
		const granted = await Promise.all([first, second].map(({ order }) => payFor(test, order, at)))
		expect(granted.filter((booking) => booking !== null)).toHaveLength(1)
		const booked = await test.database.db.select().from(bookings).where(eq(bookings.status, 'booked'))
		expect([booked.length, (await slots())[0]?.orderId]).toEqual([1, booked[0]?.orderId])
	})

	it('of one payment get the same booking, once', async () => {
		// Mails of the bookings before may still be on their way.
		const email = 'once@example.com'
		const { order } = await holdSlot(test, { ...place, now, userId: asha.account.id, email })
		const granted = await Promise.all(Array.from({ length: 20 }, () => payFor(test, order, later(MINUTE))))
		expect(new Set(granted.map((booking) => booking?.session?.bookingId)).size).toBe(1)
		const mails = () => test.mails.filter(({ to }) => to === email)
		await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1)
	})
})

describe('a payment', () => {
	it('books what is held', async () => {
		const { order } = await hold(asha)
		expect(await seller().findGranted(test.database.db, order.orderId, 'hindi')).toBeNull()
		const granted = await payFor(test, order, later(10 * MINUTE))
		const session = { bookingId: expect.any(String), preferredDate: place.day, preferredTime: '3:30 PM - 4:00 PM' }
		expect(granted).toMatchObject({ subscriptionId: null, session, validFrom: null, validTill: null })
		expect(await seller().findGranted(test.database.db, order.orderId, 'hindi')).toMatchObject({
			session: { ...session, sessionType: 'सामान्य मार्गदर्शन' },
		})
		expect(await slots()).toMatchObject([{ orderId: order.orderId, heldUntil: null }])
		expect(await codeOf(hold(ravi, { now: later(DAY) }))).toBe('booking.slot-taken')
	})

	it.each([false, true])(
		'after the hold has lapsed books the slot if it is free (given back: %s)',
		async (isReleased) => {
			const { order } = await hold(asha)
			if (isReleased) await release(order.orderId)
			expect(await payFor(test, order, later(DAY))).not.toBeNull()
			expect(await rowOf(order)).toMatchObject({ status: 'booked', ...place, paidAt: later(DAY) })
			expect(await slots()).toMatchObject([{ orderId: order.orderId, heldUntil: null }])
		},
	)

	it('after another has taken the slot over gives nothing, and moves nobody', async () => {
		const first = await hold(asha)
		const second = await hold(ravi, { now: later(16 * MINUTE) })
		expect(await payFor(test, first.order, later(17 * MINUTE))).toBeNull()
		expect(await payFor(test, second.order, later(18 * MINUTE))).not.toBeNull()
		expect(await payFor(test, first.order, later(19 * MINUTE))).toBeNull()
		expect(await rowOf(first.order)).toMatchObject({ status: 'lapsed', ...place })
		expect(await slots()).toMatchObject([{ orderId: second.order.orderId, heldUntil: null }])
	})

	it('after the session has begun gives nothing, and holds nothing', async () => {
		const begins = slotStart('2026-11-28', 0)
		const { order } = await hold(asha, { day: '2026-11-28', slot: 0, now: new Date(begins.getTime() - MINUTE) })
		expect(await payFor(test, order, begins)).toBeNull()
		expect(await slots()).toEqual([])
	})

	it('of what was forgotten gives nothing', async () => {
		const { order } = await hold(asha)
		await forgetUnpaidBookings(test.database.db, later(6 * DAY), 100)
		expect(await payFor(test, order, later(5 * DAY))).not.toBeNull()
		const other = await hold(ravi, { slot: 5 })
		await forgetUnpaidBookings(test.database.db, later(6 * DAY + 1), 100)
		expect(await payFor(test, other.order, later(6 * DAY + 2))).toBeNull()
		expect([await rowOf(order), await rowOf(other.order)]).toMatchObject([{ status: 'booked' }, undefined])
		await forgetUnpaidBookings(test.database.db, later(7 * DAY), 100)
		expect(await slots()).toMatchObject([{ orderId: order.orderId }])
	})
})

describe('giving back', () => {
	it('frees what is held, and never what is booked', async () => {
		const { order } = await hold(asha)
		await release(order.orderId)
		await release(order.orderId)
		expect(await slots()).toEqual([])
		expect(await rowOf(order)).toMatchObject({ status: 'lapsed' })
		const paid = await bookSlot(test, { ...place, now, userId: ravi.account.id })
		await release(paid.order.orderId)
		expect(await rowOf(paid.order)).toMatchObject({ status: 'booked' })
		expect(await slots()).toHaveLength(1)
	})

	it('after a full refund cancels the booking once, and another can have the slot', async () => {
		const { order, bookingId } = await bookSlot(test, { ...place, now, userId: asha.account.id })
		await revoke(order, later(DAY))
		await revoke(order, later(2 * DAY))
		expect(await rowOf(order)).toMatchObject({
			id: bookingId,
			status: 'cancelled',
			cancelledAt: later(DAY),
			sequence: 1,
		})
		expect(await payFor(test, order, later(2 * DAY))).toBeNull()
		expect(await codeOf(hold(ravi, { now: later(DAY) }))).toBe('accepted')
	})

	it('is refused for a session that has begun', async () => {
		const { order } = await bookSlot(test, { ...place, now, userId: asha.account.id })
		const begins = slotStart(place.day, place.slot)
		const refusal = (at: Date) => seller().refusesRefund(test.database.db, order, at)
		expect([await refusal(new Date(begins.getTime() - 1)), await refusal(begins)]).toEqual([null, 'used'])
		await revoke(order, begins)
		expect(await refusal(later(30 * DAY))).toBeNull()
	})
})

it('every slot that the rules offer can be held, and no other', async () => {
	const open = { weekdays: [1, 2, 3, 4, 5, 6], holidays: ['2026-12-10'] }
	for (const day of ['2026-11-28', '2026-11-29', '2026-12-10', '2026-12-28', '2026-12-29']) {
		const outcomes: number[] = []
		for (let slot = 0; slot < 13; slot++)
			if ((await codeOf(hold(asha, { day, slot, orderId: slotId({ day, slot }) }))) === 'accepted') outcomes.push(slot)
		expect([day, outcomes]).toEqual([day, offeredSlots(day, open, now)])
	}
})
