// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
	await storeMainsQuestions(test, buildMainsQuestion({ id: 'ecological-footprint' }))
})
afterAll(() => test.close())

/** Only a quiz that is handed in has a result for anybody. */
it('shows the result of a submitted quiz to its learner, and to others what a missing one shows', async () => {
	const owner = await signedIn(test)
	const other = await signedIn(test)
	const quizId = randomUUID()
	const attempt = { attemptedAt: '2026-11-18T06:05:00.000Z', judgement: null, judgedAt: null }
	const submitted = await owner.browser.post(`/api/quizzes/${quizId}/submit`, {
		source: { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null },
		questionIds: ['ecological-footprint'],
		answers: { 'ecological-footprint': attempt },
		startedAt: '2026-11-18T06:00:00.000Z',
		elapsedSeconds: 300,
	})
	expect(submitted.statusCode).toBe(200)
	const results = '/api/quizzes/results'
	const own = await owner.browser.get(`${results}/${quizId}`)
	expect([own.statusCode, own.json().data]).toMatchObject([200, { quizId, attemptedQuestions: 1 }])
	const foreign = await other.browser.get(`${results}/${quizId}`)
	const missing = await other.browser.get(`${results}/${randomUUID()}`)
	expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
	expect((await other.browser.get(results)).json().data).toEqual([])
})
