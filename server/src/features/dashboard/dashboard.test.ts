import { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { Dashboard } from '@aravalli/shared/dashboard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServerKind } from '../../content/server-kind.ts'
import { kinds } from '../../kinds.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildArticle } from '../../testing/build-article.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { buildStudyItem, storeStudyItems } from '../../testing/build-study-item.ts'
import { grantCourse } from '../../testing/grant-subscription.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

/** A Monday, for which the routine has the first paper. */
const monday = new Date('2026-11-30T18:00:00+05:30')
let clock = monday
let test: TestApp
let learner: SignedIn

const serverArticles = kinds.find(({ kind }) => kind === articleKind) as ServerKind & { kind: typeof articleKind }

const subscribe = () => grantCourse(test.database, learner.account.id, { kind: 'evaluation-plan', itemId: 'monthly' })

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	const articles = [1, 2, 3, 4].map((n) => buildArticle({ id: `article-${n}`, publishedOn: `2026-11-0${n}` }))
	await storeItems(test, serverArticles, articles)
	await storeQuestions(
		test,
		buildQuestion({ id: 'paper-1', paperCategory: 'GS_PAPER_1', publishedOn: '2026-11-25' }),
		buildQuestion({ id: 'to-be-sent', paperCategory: 'GS_PAPER_1', publishedOn: '2026-11-01' }),
	)
	const notes = (['paper1', 'paper2', 'paper3'] as const).flatMap((paper) =>
		[1, 2].map((n) => buildStudyItem({ id: `${paper}-note-${n}`, paper })),
	)
	await test.database.transaction((tx) => storeStudyItems(tx, notes))
	const { browser } = await signedIn(test, { role: 'CONTENT_ADMIN' })
	await browser.send({
		method: 'PUT',
		url: '/api/admin/daily-questions/2026-11-30',
		payload: { questionIds: ['to-be-sent'] },
	})
})
afterAll(() => test.close())
beforeEach(async () => {
	clock = monday
	learner = await signedIn(test, { dailyHours: 1, examYear: 'RAS_2027' })
})

const home = async ({ browser } = learner, query = '') =>
	(await browser.get(`/api/dashboard${query}`)).json().data as Dashboard

const open = (kind: string, id: string) => learner.browser.send({ method: 'PUT', url: `/api/readings/${kind}/${id}` })

const keysOf = ({ plan }: Dashboard) => plan.tasks.map(({ key }) => key)

describe('the home of a learner', () => {
	it('of somebody new has a plan, and nothing else', async () => {
		expect(await home()).toMatchObject({
			study: { currentStreak: 0, streakStatus: 'inactive' },
			quiz: null,
			test: null,
			opened: [],
			answers: null,
			results: [],
			subscription: null,
			call: null,
		})
	})

	it('asks the database at most six times, whatever there is', async () => {
		await home()
		await subscribe()
		for (const id of ['article-1', 'article-2']) await open('current-affairs', id)
		await open('to-the-point', 'paper1-note-1')
		await learner.browser.post('/api/user/study-activity', { hoursStudied: 1, activitiesCompleted: 1 })
		const statements = await recordStatements(() => home())
		expect(statements.length).toBeLessThanOrEqual(6)
		expect(statements.length).toBeGreaterThan(0)
	})

	it('leads back to what was opened last', async () => {
		await open('current-affairs', 'article-1')
		clock = new Date(monday.getTime() + 1_000)
		await open('to-the-point', 'paper1-note-1')
		expect((await home()).opened.map(({ itemId }) => itemId)).toEqual(['paper1-note-1', 'article-1'])
	})
})

describe('the plan of a day', () => {
	it('has what is unread of the day’s paper and of the news, today’s answer and a quiz, and no more than the hours', async () => {
		const { plan } = await home()
		expect(plan).toMatchObject({ dailyHours: 1, doneMinutes: 0, missedDays: 0, daysToExam: null })
		expect(plan.minutes).toBeLessThanOrEqual(60)
		expect(plan.minutes).toBe(plan.tasks.reduce((sum, { minutes }) => sum + minutes, 0))
		expect(plan.tasks.map(({ key, path }) => [key, path])).toContainEqual([
			'write/answer-writing/paper-1',
			'/answer-writing-practice/paper-1',
		])
		const [first, second] = plan.tasks
		expect(first).toMatchObject({ key: 'read/to-the-point/paper1-note-2', act: 'read', about: 'item' })
		expect(second?.key).toBe('read/current-affairs/article-4')
	})

	it('is ticked by what was opened, judged and submitted, and stays the same otherwise', async () => {
		const before = await home()
		await open('to-the-point', 'paper1-note-2')
		await learner.browser.send({
			method: 'PUT',
			url: '/api/practice-judgements/answer-writing/paper-1',
			payload: { judgement: 'right' },
		})
		const after = await home()
		const done = after.plan.tasks.filter(({ isDone }) => isDone).map(({ key }) => key)
		expect(done).toEqual(['read/to-the-point/paper1-note-2', 'write/answer-writing/paper-1'])
		expect(keysOf(after)).toEqual(keysOf(before))
		expect(after.plan.doneMinutes).toBeGreaterThan(0)
	})

	it('has nothing again that was read on an earlier day, but what is to be repeated', async () => {
		clock = new Date(monday.getTime() - 3 * 86_400_000)
		await open('current-affairs', 'article-4')
		clock = new Date(monday.getTime() - 2 * 86_400_000)
		await open('current-affairs', 'article-3')
		clock = monday
		const keys = keysOf(await home())
		expect(keys).not.toContain('read/current-affairs/article-4')
		expect(keys).not.toContain('read/current-affairs/article-3')
		expect(keys).toContain('revise/current-affairs/article-4')
		expect(keys).not.toContain('revise/current-affairs/article-3')
	})

	it('makes up for missed days: their papers come in turns with today’s', async () => {
		// Wednesday, after a Monday with study and a Tuesday without.
		await learner.browser.post('/api/user/study-activity', { hoursStudied: 1, activitiesCompleted: 0 })
		clock = new Date(monday.getTime() + 2 * 86_400_000)
		const { plan } = await home()
		expect(plan.missedDays).toBe(1)
		const read = plan.tasks.filter(({ act }) => act === 'read').map(({ key }) => key)
		expect(read[0]).toMatch(/paper3-note/)
		expect(read).toContainEqual(expect.stringMatching(/paper2-note/))
	})

	it('has missed a whole week where somebody comes back after a month', async () => {
		clock = new Date(monday.getTime() - 30 * 86_400_000)
		await learner.browser.post('/api/user/study-activity', { hoursStudied: 1, activitiesCompleted: 0 })
		clock = monday
		expect((await home()).plan.missedDays).toBe(7)
	})

	it('of a subscriber has the questions that may be sent, and is ticked when they are', async () => {
		await subscribe()
		const { plan, answers } = await home()
		expect(answers).toMatchObject({ isClosed: false, questions: [{ questionId: 'to-be-sent', state: null }] })
		expect(plan.tasks.map(({ key }) => key)).toContain('write/answer-writing/to-be-sent')
		clock = new Date('2026-11-30T22:00:00+05:30')
		expect((await home()).answers).toMatchObject({ isClosed: true })
	})

	it('goes by the hours and the round that were chosen', async () => {
		const sprinter = await signedIn(test, { dailyHours: 3, examYear: 'RAS_2026' })
		const { plan } = await home(sprinter)
		expect(plan).toMatchObject({ dailyHours: 3, daysToExam: -1 })
		expect(plan.minutes).toBeLessThanOrEqual(180)
	})

	it('comes in the language of the reader', async () => {
		const { plan } = await home(learner, '?lang=hindi')
		expect(plan.tasks.find(({ act }) => act === 'write')?.kindName).toBe('उत्तर लेखन')
	})
})
