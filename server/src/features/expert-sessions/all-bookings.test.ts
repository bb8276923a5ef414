// @module-tag one-run
import { slotLabels } from '@aravalli/shared/expert-sessions/slots'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { bookSlot, holdSlot } from '../../testing/build-session.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { bookings, countBookings, listBookings } from './bookings/tables.ts'
import { sessionSlots } from './slots/tables.ts'

const DAY = 86_400_000
const start = new Date('2026-11-28T05:30:00Z')

let test: TestApp
let now = start
let asha: SignedIn
let ravi: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	asha = await signedIn(test)
	ravi = await signedIn(test)
})
beforeEach(async () => {
	now = start
	await test.database.db.delete(sessionSlots)
	await test.database.db.delete(bookings)
})
afterAll(() => test.close())

const book = (who: SignedIn, slot: number, email: string) =>
	bookSlot(test, { day: '2026-12-05', slot, now: start, userId: who.account.id, email })

it('a closed account leaves the session cancelled, the slot free and no word of its owner', async () => {
	now = new Date()
	const leaving = await signedIn(test, { name: 'Asha Who Leaves' })
	const soon = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10)
	await bookSlot(test, { day: soon, slot: 3, now, userId: leaving.account.id, email: 'leaving@example.com' })
	const other = await holdSlot(test, { day: soon, slot: 4, now, userId: leaving.account.id })
	expect((await leaving.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
	const rows = await test.database.db.select().from(bookings)
	expect(rows).toMatchObject([
		{ status: 'cancelled', userId: null, name: null, email: null, phone: null, message: null },
	])
	expect(await test.database.db.select().from(sessionSlots)).toMatchObject([{ orderId: other.order.orderId }])
	const told = () => test.mails.filter(({ subject }) => subject.startsWith('Session cancelled')).at(-1)?.text
	await expect.poll(told, { timeout: 10_000 }).toContain('The learner has closed their account.')
})

it('administrators find bookings by name, address and id, with signs as they are', async () => {
	const { bookingId } = await book(asha, 3, 'asha_1@example.com')
	await book(ravi, 5, 'ashax1@example.com')
	const find = (search: string) => countBookings(test.database.db, search, 10)
	expect([await find(''), await find('asha_1'), await find(bookingId), await find('%'), await find('MEENA')]).toEqual([
		2, 1, 1, 0, 2,
	])
	const second = await listBookings(test.database.db, '', { limit: 1, offset: 1 })
	expect(second.map(({ id }) => id)).toEqual([bookingId])
})

/** The embedded database has one process. */
describe.runIf(inject('testTemplate').engine === 'server')('two processes', () => {
	it('on one database: of fifty who want to move to one slot one gets there', async () => {
		const second = await startApp({}, { database: test.database, now: () => now })
		try {
			const learners = await Promise.all(Array.from({ length: 10 }, () => signedIn(test)))
			const booked: { browser: SignedIn['browser']; bookingId: string }[] = []
			for (const [index, { account, browser }] of learners.entries()) {
				const { bookingId } = await bookSlot(test, { day: '2026-12-07', slot: index, now: start, userId: account.id })
				booked.push({ browser, bookingId })
			}
			const answers = await Promise.all(
				Array.from({ length: 50 }, (_, index) => {
					const { browser, bookingId } = booked[index % 10] ?? { browser: asha.browser, bookingId: '' }
					const there = index % 2 === 0 ? browser : openBrowser(second)
					return there.send({
						method: 'POST',
						url: `/api/session-bookings/${bookingId}/move`,
						payload: { preferredDate: '2026-12-09', preferredTime: slotLabels[11] },
						headers: { 'sec-fetch-site': 'same-origin', cookie: browser.cookie() },
					})
				}),
			)
			const [owner, ...more] = (await test.database.db.select().from(bookings)).filter(
				({ day }) => day === '2026-12-09',
			)
			expect([owner?.slot, more]).toEqual([11, []])
			// Whoever has it may ask for it again; everybody else is told that it is gone.
			expect(answers.filter(({ statusCode }) => statusCode === 409).length).toBe(45)
			expect(await test.database.db.$count(sessionSlots)).toBe(10)
		} finally {
			await second.close()
		}
	})
})
