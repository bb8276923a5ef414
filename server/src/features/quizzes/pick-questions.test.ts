// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const now = new Date('2026-11-24T10:00:00Z')
const all = { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null }
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	const environment = ['a', 'b', 'c', 'd'].map((id) => buildMainsQuestion({ id, year: 2024, subject: 'environment' }))
	await storeMainsQuestions(
		test,
		...environment,
		buildMainsQuestion({ id: 'e', year: 2023, subject: 'polity', isMostImportant: true }),
	)
})
afterAll(() => test.close())

async function pick(browser: Pick<TestBrowser, 'post'>, count: number, source: object = all): Promise<string[]> {
	const answer = await browser.post('/api/quizzes/questions', { source, count })
	expect(answer.statusCode).toBe(200)
	return answer.json().data.map(({ _id }: { _id: string }) => _id)
}
const order = () => pick(openBrowser(test), 200)

describe('the questions of a quiz', () => {
	it('are so many as are wanted, only of the list, and in its order', async () => {
		const ids = await order()
		expect([...ids].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
		expect(await pick(openBrowser(test), 200, { ...all, subject: 'polity' })).toEqual(['e'])
		expect(await pick(openBrowser(test), 5, { ...all, tab: 'miq' })).toEqual(['e'])
		expect(await pick(openBrowser(test), 5, { ...all, year: 2007 })).toEqual([])
		const three = await pick(openBrowser(test), 3, { ...all, year: 2024 })
		expect(three).toEqual(ids.filter((id) => three.includes(id)))
		expect(three).toHaveLength(3)
	})

	it('come complete, so that the quiz needs no network to its end', async () => {
		const answer = await openBrowser(test).post('/api/quizzes/questions?lang=hindi', { source: all, count: 1 })
		const [question] = answer.json().data
		expect(question.translations.hindi.answers[0]).toBeTruthy()
		expect(question.translations.english.questions[0]).toBeTruthy()
	})

	it('are those first that the learner has not attempted, then those attempted longest ago', async () => {
		const { browser } = await signedIn(test)
		const ids = await order()
		expect(await pick(browser, 2)).toEqual(ids.slice(0, 2))
		const attempt = (minute: number) => ({
			attemptedAt: `2026-11-24T09:0${minute}:00.000Z`,
			judgement: null,
			judgedAt: null,
		})
		const [first = '', second = '', third = '', ...rest] = ids
		const quiz = (answers: object) => ({
			source: all,
			questionIds: ids,
			answers,
			startedAt: '2026-11-24T09:00:00.000Z',
			elapsedSeconds: 60,
		})
		const exited = randomUUID()
		await browser.send({ method: 'PUT', url: `/api/quizzes/${exited}`, payload: quiz({ [first]: attempt(5) }) })
		await browser.delete(`/api/quizzes/${exited}`)
		const open = quiz({ [first]: attempt(1), [second]: attempt(2), [third]: attempt(3) })
		await browser.send({ method: 'PUT', url: `/api/quizzes/${randomUUID()}`, payload: open })
		expect(await pick(browser, 2)).toEqual(rest)
		expect(await pick(browser, 3)).toEqual([second, ...rest])
		expect(await pick(browser, 4)).toEqual([second, third, ...rest])
		// Nobody else's attempts count.
		expect(await pick((await signedIn(test)).browser, 2)).toEqual(ids.slice(0, 2))
	})

	it.each([
		[{ source: all, count: 0 }],
		[{ source: all, count: 201 }],
		[{ source: { ...all, kind: 'riddles' }, count: 5 }],
		[{ source: { ...all, topic: "x'" }, count: 5 }],
	])('are refused for %j', async (body) => {
		expect((await openBrowser(test).post('/api/quizzes/questions', body)).statusCode).toBe(400)
	})
})
