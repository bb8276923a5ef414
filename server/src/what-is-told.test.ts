// @module-tag one-run
/** What other features tell, each in the transaction of what has happened. */
import type { Notification } from '@aravalli/shared/notifications/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settleCopy } from './features/evaluation/publishing/settle-copy.ts'
import { evaluations } from './features/evaluation/tables.ts'
import { remindOfSessions } from './features/expert-sessions/reminders/remind-of-sessions.ts'
import { cancelByOrder, grantAccess } from './features/subscriptions/public.ts'
import { remindOfEnds } from './features/subscriptions/reminders/remind.ts'
import { type SignedIn, signedIn } from './testing/build-account.ts'
import { storeCopy } from './testing/build-copy.ts'
import { buildQuestion } from './testing/build-question.ts'
import { bookSlot } from './testing/build-session.ts'
import { grantCourse } from './testing/grant-subscription.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import { storeQuestions } from './testing/store-questions.ts'

const DAY = 86_400_000
/** A Tuesday, at noon in India. */
const begin = new Date('2026-11-24T06:30:00Z')
let clock = begin
let test: TestApp
let asha: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	await storeQuestions(test, buildQuestion({ id: 'groundwater', paperCategory: 'GS_PAPER_3', marks: 10 }))
})
afterAll(() => test.close())
beforeEach(async () => {
	clock = begin
	asha = await signedIn(test)
})

const told = async (query = '') =>
	((await asha.browser.get(`/api/notifications${query}`)).json().data as Notification[]).map(
		({ kind, title, text, path }) => ({ kind, title, text, path }),
	)

describe('an evaluated answer', () => {
	it('is told when it comes back, and once more when it was evaluated again', async () => {
		const { copy } = await storeCopy(test, {
			userId: asha.account.id,
			question: { id: 'groundwater', paperCategory: 'GS_PAPER_3', marks: 10 },
			state: 'evaluating',
			pages: 0,
			evaluations: [
				{ state: 'published', evaluatorId: 'one', publishedAt: begin },
				{ kind: 're-evaluation', state: 'claimed', evaluatorId: 'two' },
			],
		})
		const settle = () => test.database.transaction((tx) => settleCopy(test, tx, { copyId: copy.id, now: clock }))
		await settle()
		await settle()
		const path = `/upload-answersheet/history/${copy.id}`
		const text = expect.stringMatching(new RegExp(`^RAS-${copy.number}: .`))
		const first = { kind: 'copy-returned', title: 'Your answer was evaluated: 6.5/10', text, path }
		expect(await told()).toEqual([first])
		clock = new Date(begin.getTime() + DAY)
		await test.database.db
			.update(evaluations)
			.set({ state: 'published', halfMarks: 15, publishedAt: clock })
			.where(eq(evaluations.evaluatorId, 'two'))
		await settle()
		expect((await told()).map(({ kind, title }) => [kind, title])).toEqual([
			['result', 'Your answer was evaluated again: 7.5/10'],
			['copy-returned', 'Your answer was evaluated: 7.5/10'],
		])
		expect((await told('?lang=hindi')).map(({ title }) => title)).toEqual([
			'आपके उत्तर का पुनर्मूल्यांकन हो गया: 7.5/10',
			'आपके उत्तर का मूल्यांकन हो गया: 7.5/10',
		])
	})
})

describe('a session with the expert', () => {
	const book = (slot: number, day = '2026-11-26') => bookSlot(test, { day, slot, now: begin, userId: asha.account.id })
	const runAt = async (moment: string) => {
		clock = new Date(moment)
		await remindOfSessions({ ...test, now: () => clock })
	}

	it('is told of on the day before in India, once, and reads as what it is when it is read', async () => {
		await book(0)
		await runAt('2026-11-24T18:29:00Z')
		expect(await told()).toEqual([])
		await runAt('2026-11-24T18:30:00Z')
		await runAt('2026-11-25T06:00:00Z')
		expect(await told()).toEqual([
			{
				kind: 'booking-tomorrow',
				title: 'Your expert session is tomorrow, 2:00 PM',
				text: 'General Guidance: 26 Nov 2026, 2:00 PM - 2:30 PM',
				path: '/profile#bookings',
			},
		])
		expect((await told('?lang=hindi'))[0]?.title).toBe('आपका विशेषज्ञ सत्र कल है, दोपहर 2:00')
		clock = new Date('2026-11-26T04:00:00Z')
		expect((await told())[0]?.title).toBe('Your expert session is today, 2:00 PM')
		clock = new Date('2026-11-28T04:00:00Z')
		expect((await told())[0]?.title).toBe('Your expert session on 26 Nov 2026')
	})

	it('that is moved or cancelled is told no more; where it has moved to, it is told of then', async () => {
		const { bookingId } = await book(1)
		await runAt('2026-11-25T06:00:00Z')
		expect(await told()).toHaveLength(1)
		const move = { preferredDate: '2026-11-26', preferredTime: '4:00 PM - 4:30 PM' }
		const moved = await asha.browser.post(`/api/session-bookings/${bookingId}/move`, move)
		expect([moved.statusCode, await told()]).toEqual([200, []])
		await runAt('2026-11-25T07:00:00Z')
		expect((await told())[0]?.title).toBe('Your expert session is tomorrow, 4:00 PM')
		await asha.browser.post(`/api/session-bookings/${bookingId}/cancel`)
		await runAt('2026-11-25T08:00:00Z')
		expect(await told()).toEqual([])
	})
})

describe('an access that ends', () => {
	const course = (given: object = {}) =>
		grantCourse(test.database, asha.account.id, { startsAt: new Date(begin.getTime() - 60 * DAY), ...given })
	const runAt = (days: number) => {
		clock = new Date(begin.getTime() + days * DAY)
		return remindOfEnds(test, clock)
	}
	const inDays = (days: number) => new Date(begin.getTime() + days * DAY)

	it('is told of seven days and one day before', async () => {
		await course({ endsAt: inDays(10) })
		await runAt(2)
		expect(await told()).toEqual([])
		await runAt(3)
		await runAt(3.1)
		const ends = 'Foundation course: your access ends on 4 Dec 2026'
		const text = 'Buy it again before then and you won’t lose a day.'
		const first = { kind: 'access-ending', title: ends, text, path: '/courses' }
		expect(await told()).toEqual([first])
		await runAt(9.5)
		expect(await told()).toEqual([first, first])
		clock = inDays(11)
		expect((await told('?lang=hindi'))[0]).toMatchObject({
			title: 'आधार पाठ्यक्रम: आपका एक्सेस 4 दिसंबर 2026 को समाप्त हुआ',
			text: null,
		})
	})

	it('is told no more once it is carried on', async () => {
		await course({ endsAt: inDays(5) })
		await course({ itemId: 'another', endsAt: inDays(5) })
		await runAt(0)
		expect(await told()).toHaveLength(2)
		const title = { english: 'Foundation course', hindi: 'आधार पाठ्यक्रम' }
		const again = { userId: asha.account.id, kind: 'course', itemId: 'foundation', title, orderId: null } as const
		await test.database.transaction((tx) => grantAccess(tx, { ...again, endOf: () => inDays(90) }, clock))
		expect(await told()).toHaveLength(1)
	})

	it('is told no more once it is refunded', async () => {
		await course({ endsAt: inDays(5), orderId: `order-${asha.account.id}` })
		await runAt(0)
		expect(await told()).toHaveLength(1)
		await test.database.transaction((tx) => cancelByOrder(tx, `order-${asha.account.id}`, clock))
		expect(await told()).toEqual([])
	})
})
