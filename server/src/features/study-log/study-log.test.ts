import { addDays, indiaDay } from '@aravalli/shared/india-time'
import type { StudyDay, StudyEntry, StudySummary } from '@aravalli/shared/study-log/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { noteActivity } from './public.ts'
import { seedStudy } from './seed-study.ts'

const evening = new Date('2026-11-30T20:00:00+05:30')
let clock = evening
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
})
afterAll(() => test.close())
beforeEach(async () => {
	clock = evening
	learner = await signedIn(test)
})

const url = '/api/user/study-activity'

const log = (hoursStudied: unknown, activitiesCompleted: unknown, more: object = {}, key?: string) =>
	learner.browser.send({
		method: 'POST',
		url,
		payload: { hoursStudied, activitiesCompleted, ...more },
		headers: key === undefined ? {} : { 'idempotency-key': key },
	})

const summary = async ({ browser } = learner) => (await browser.get(url)).json().data as StudySummary

const year = async () =>
	(await learner.browser.get(`${url}/year`)).json().data as { days: StudyDay[]; entries: StudyEntry[] }

/** Studies a little on each of the last days, today not included. */
async function studiedFor(days: number) {
	for (let ago = days; ago > 0; ago -= 1) {
		clock = new Date(evening.getTime() - ago * 86_400_000)
		await log(1, 0)
	}
	clock = evening
}

describe('the study log', () => {
	it('adds up what was logged on a day', async () => {
		expect((await log(2, 5)).json()).toMatchObject({
			success: true,
			data: { date: '2026-11-30', hoursStudied: 2, activitiesCompleted: 5, automaticActivities: 0 },
		})
		await log(1.5, 0)
		expect(await summary()).toEqual({
			currentStreak: 1,
			longestStreak: 1,
			lastStudyDate: '2026-11-30',
			totalStudyDays: 1,
			totalHoursStudied: 3.5,
			totalActivitiesCompleted: 5,
			streakStatus: 'active',
			today: '2026-11-30',
			recentStudyDates: [{ date: '2026-11-30', hoursStudied: 3.5, activitiesCompleted: 5, automaticActivities: 0 }],
		})
		expect((await summary(await signedIn(test))).totalStudyDays).toBe(0)
	})

	it('is empty for whoever has not begun', async () => {
		expect(await summary()).toMatchObject({
			currentStreak: 0,
			lastStudyDate: null,
			streakStatus: 'inactive',
			recentStudyDates: [],
		})
	})

	it('stores a log once, however often and however parallel it is sent', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => log(2, 1, {}, 'kept-on-a-phone')))
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
		expect(new Set(answers.map((answer) => answer.json().data.entryId)).size).toBe(1)
		expect(await summary()).toMatchObject({ totalHoursStudied: 2, totalActivitiesCompleted: 1 })
	})

	it('never has more than 24 hours in a day, also where twenty logs arrive at once', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => log(4.5, 0)))
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
		const refused = answers.find(({ statusCode }) => statusCode !== 200)
		expect(refused?.json()).toMatchObject({ code: 'study-log.day-full', details: { hoursLeft: 1.5 } })
		expect(refused?.json().message).toBe(
			'This entry would bring the day to more than 24 hours. Please log fewer hours.',
		)
		expect(await summary()).toMatchObject({ totalHoursStudied: 22.5 })
	})

	it.each([
		[0, 0, 'study-log.empty'],
		[24.5, 0, 'request.invalid'],
		[0.3, 0, 'request.invalid'],
		[-1, 2, 'request.invalid'],
		[Number.NaN, 2, 'request.invalid'],
		['2', 2, 'request.invalid'],
		[1, 1.5, 'request.invalid'],
		[1, 101, 'request.invalid'],
		[1, 'five', 'request.invalid'],
		[1, undefined, 'request.invalid'],
	])('refuses %s hours and %s activities', async (hours, activities, code) => {
		const answer = await log(hours, activities)
		expect([answer.statusCode, answer.json().code]).toEqual([400, code])
		expect((await summary()).totalStudyDays).toBe(0)
	})

	it('says what is wrong, in the language of the request', async () => {
		expect((await log(0, 0)).json().message).toBe('Please enter at least some study hours or completed activities.')
		expect((await log(24.5, 0)).json().errors).toEqual([
			{ path: 'hoursStudied', message: 'Enter hours from 0 to 24, in steps of half an hour' },
		])
	})

	it('takes back what was logged by mistake, and only one’s own', async () => {
		await studiedFor(2)
		await log(20, 0)
		const [entry] = (await year()).entries
		const takeBack = ({ browser } = learner) => browser.send({ method: 'DELETE', url: `${url}/${entry?._id}` })
		expect((await takeBack(await signedIn(test))).statusCode).toBe(404)
		expect((await takeBack()).statusCode).toBe(200)
		expect((await takeBack()).statusCode).toBe(404)
		expect(await summary()).toMatchObject({ totalHoursStudied: 2, currentStreak: 2, streakStatus: 'at-risk' })
	})
})

describe('days of the study log', () => {
	it('are India’s: a streak goes over midnight, and not over UTC’s', async () => {
		clock = new Date('2026-11-29T23:59:59+05:30')
		await log(1, 0)
		clock = new Date('2026-11-30T00:00:00+05:30')
		await log(1, 0)
		expect(await summary()).toMatchObject({ currentStreak: 2, totalStudyDays: 2 })
		clock = new Date('2026-11-30T05:29:59+05:30')
		await log(1, 0)
		clock = new Date('2026-11-30T05:30:01+05:30')
		await log(1, 0)
		expect(await summary()).toMatchObject({ currentStreak: 2, totalStudyDays: 2, totalHoursStudied: 4 })
	})

	it('keep a streak until the second midnight without study', async () => {
		await studiedFor(3)
		expect(await summary()).toMatchObject({ currentStreak: 3, longestStreak: 3, streakStatus: 'at-risk' })
		clock = new Date(evening.getTime() + 86_400_000)
		expect(await summary()).toMatchObject({ currentStreak: 0, longestStreak: 3, streakStatus: 'broken' })
	})

	it('take a log that was written without a network where it belongs, and mend the streak', async () => {
		await studiedFor(1)
		clock = new Date(evening.getTime() - 3 * 86_400_000)
		await log(1, 0)
		clock = evening
		expect(await summary()).toMatchObject({ currentStreak: 1 })
		await log(2, 0, { studiedOn: '2026-11-28' })
		expect(await summary()).toMatchObject({ currentStreak: 3, totalStudyDays: 3 })
		expect((await log(1, 0, { studiedOn: '2026-11-22' })).json().code).toBe('study-log.too-old')
		expect((await log(1, 0, { studiedOn: 'yesterday' })).json().code).toBe('request.invalid')
	})

	it('are not ahead of today, whatever the clock of a browser says', async () => {
		expect((await log(1, 0, { studiedOn: '2027-05-01' })).json().data.date).toBe('2026-11-30')
	})

	it('are all still there when the clock of the server is set back by a day', async () => {
		await studiedFor(2)
		await log(1, 0)
		clock = new Date(evening.getTime() - 86_400_000)
		expect(await summary()).toMatchObject({ currentStreak: 3, streakStatus: 'active' })
		await log(1, 0)
		clock = evening
		expect(await summary()).toMatchObject({ currentStreak: 3, totalStudyDays: 3, totalHoursStudied: 4 })
	})
})

describe('what the product notes by itself', () => {
	const note = (item: string) =>
		test.database.transaction((tx) =>
			noteActivity(tx, { userId: learner.account.id, kind: 'reading', item, now: clock }),
		)

	it('counts once a day for each thing, marked as automatic, and makes a study day', async () => {
		await studiedFor(1)
		await Promise.all([note('blogs/a'), note('blogs/a'), note('blogs/b'), note('blogs/a')])
		await log(0, 3)
		expect(await summary()).toMatchObject({
			currentStreak: 2,
			totalActivitiesCompleted: 5,
			recentStudyDates: [
				{ date: '2026-11-29' },
				{ date: '2026-11-30', activitiesCompleted: 5, automaticActivities: 2 },
			],
		})
		clock = new Date(evening.getTime() + 86_400_000)
		await note('blogs/a')
		expect(await summary()).toMatchObject({ currentStreak: 3, totalActivitiesCompleted: 6 })
	})

	it('stays when the log of its day is taken back', async () => {
		await note('blogs/a')
		await log(1, 0)
		const [entry] = (await year()).entries
		await learner.browser.send({ method: 'DELETE', url: `${url}/${entry?._id}` })
		expect(await summary()).toMatchObject({ currentStreak: 1, totalHoursStudied: 0, totalActivitiesCompleted: 1 })
	})
})

it('of the demo has a streak that waits for today, also where the seeding was repeated', async () => {
	await seedStudy(test.database, learner.account.id, clock)
	await seedStudy(test.database, learner.account.id, clock)
	expect(await summary()).toMatchObject({
		currentStreak: 9,
		streakStatus: 'at-risk',
		totalStudyDays: 12,
		totalHoursStudied: 25.5,
	})
})

describe('the year', () => {
	it('has the study days of 53 weeks', async () => {
		const oldest = addDays(indiaDay(evening), -370)
		for (const day of [addDays(oldest, -1), oldest, '2026-10-01']) {
			clock = new Date(`${day}T12:00:00+05:30`)
			await log(1, 2)
		}
		clock = evening
		const { days, entries } = await year()
		expect(days.map(({ date }) => date)).toEqual([oldest, '2026-10-01'])
		expect(entries).toEqual([])
	})
})
