// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const now = new Date('2026-11-24T10:00:00Z')
const base = '/api/quizzes'
const at = '2026-11-24T09:01:00.000Z'
const attempted = (judgement: 'right' | null) => ({ attemptedAt: at, judgement, judgedAt: judgement && at })
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeMainsQuestions(test, ...['one', 'two', 'three'].map((id) => buildMainsQuestion({ id })))
})
afterAll(() => test.close())

it('a result follows what is judged afterwards, and so does what is to be revised', async () => {
	const learner = await signedIn(test)
	const id = randomUUID()
	await learner.browser.post(`${base}/${id}/submit`, {
		source: { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null },
		questionIds: ['one', 'two'],
		answers: { one: attempted('right'), two: attempted(null) },
		startedAt: '2026-11-24T09:00:00.000Z',
		elapsedSeconds: 60,
	})
	const judge = (browser: TestBrowser, question: string, judgement: string | null, judgedAt?: string) =>
		browser.send({
			method: 'PUT',
			url: `${base}/results/${id}/judgements/${question}`,
			payload: { judgement, ...(judgedAt && { judgedAt }) },
		})
	const toRevise = async () =>
		(await learner.browser.get('/api/practice-notes/to-revise'))
			.json()
			.data.map(({ questionId, judgement }: { questionId: string; judgement: string }) => `${questionId} ${judgement}`)
	const first = await judge(learner.browser, 'two', 'wrong', '2026-11-24T09:30:00.000Z')
	expect(first.json().data).toMatchObject({ successRatio: 50, incorrectAnswers: 1, unjudgedAnswers: 0 })
	expect(await toRevise()).toEqual(['two wrong'])
	// An older word, which arrives later, changes nothing.
	await judge(learner.browser, 'two', 'right', '2026-11-24T09:20:00.000Z')
	expect((await judge(learner.browser, 'one', 'partly')).json().data.successRatio).toBe(25)
	expect((await learner.browser.get(`${base}/results`)).json().data[0].successRatio).toBe(25)
	const taken = await judge(learner.browser, 'one', null)
	expect(taken.json().data).toMatchObject({ successRatio: 0, unjudgedAnswers: 1 })
	expect(await toRevise()).toEqual(['two wrong'])
	const { rows } = await test.database.db.execute(sql`select success_ratio from quizzes where id = ${id}`)
	expect(rows).toEqual([{ success_ratio: 0 }])
	const other = await signedIn(test)
	for (const refused of [
		await judge(other.browser, 'two', 'right'),
		await judge(learner.browser, 'three', 'right'),
		await judge(learner.browser, 'constructor', 'right'),
	])
		expect([refused.statusCode, refused.json().code]).toEqual([404, 'quiz.not-found'])
})
