// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp()
	learner = await signedIn(test)
	await storeMainsQuestions(test, ...['one', 'two'].map((id) => buildMainsQuestion({ id })))
})
afterAll(() => test.close())

const source = { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null }
const attempted = { attemptedAt: '2026-11-24T09:01:00.000Z', judgement: null, judgedAt: null }
const quiz = (...done: string[]) => ({
	source,
	questionIds: ['one', 'two'],
	answers: Object.fromEntries(done.map((id) => [id, attempted])),
	startedAt: '2026-11-24T09:00:00.000Z',
	elapsedSeconds: 60,
})

it('says how far the unfinished quiz is, without its questions, until it is submitted', async () => {
	const { browser } = learner
	const summary = async () => (await browser.get('/api/quizzes/unfinished/summary?kind=mains')).json().data
	expect(await summary()).toBeNull()
	const quizId = randomUUID()
	await browser.send({ method: 'PUT', url: `/api/quizzes/${quizId}`, payload: quiz('one') })
	expect(await summary()).toEqual({ quizId, source, totalQuestions: 2, attemptedQuestions: 1 })
	expect((await browser.post(`/api/quizzes/${quizId}/submit`, quiz('one', 'two'))).statusCode).toBe(200)
	expect(await summary()).toBeNull()
})
