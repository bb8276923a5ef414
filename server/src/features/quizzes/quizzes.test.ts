import { randomUUID } from 'node:crypto'
import type { QuizSource } from '@aravalli/shared/quizzes/contract'
import type { Quiz } from '@aravalli/shared/quizzes/quiz'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn, signIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const now = new Date('2026-11-24T10:00:00Z')
const base = '/api/quizzes'
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeMainsQuestions(
		test,
		...['one', 'two', 'three'].map((id) => buildMainsQuestion({ id, isMostImportant: true })),
	)
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

type Sent = Omit<Quiz, 'quizId'> & { source: QuizSource; submittedAt?: string }

const attempted = (minute: number, judgement: 'right' | 'partly' | 'wrong' | null = null) => {
	const at = `2026-11-24T09:0${minute}:00.000Z`
	return { attemptedAt: at, judgement, judgedAt: judgement && at }
}

const quiz = (given: Partial<Sent> = {}): Sent => ({
	source: { kind: 'mains', tab: 'pyq', year: 2024, subject: 'environment', topic: 'biodiversity' },
	questionIds: ['one', 'two'],
	answers: {},
	startedAt: '2026-11-24T09:00:00.000Z',
	elapsedSeconds: 60,
	...given,
})
const complete = (given: Partial<Sent> = {}) =>
	quiz({ answers: { one: attempted(1), two: attempted(2) }, elapsedSeconds: 100, ...given })

const put = (browser: TestBrowser, id: string, body: object) =>
	browser.send({ method: 'PUT', url: `${base}/${id}`, payload: body })
const submit = (browser: TestBrowser, id: string, body: object) => browser.post(`${base}/${id}/submit`, body)
const unfinished = async (browser: TestBrowser) => (await browser.get(`${base}/unfinished?kind=mains`)).json().data
const results = async (browser: TestBrowser) => (await browser.get(`${base}/results`)).json()

describe('an unfinished quiz', () => {
	it('is there on another device, with its questions in both languages', async () => {
		const id = randomUUID()
		const kept = quiz({ answers: { one: attempted(1, 'partly') } })
		const answer = await put(learner.browser, id, kept)
		expect(answer.json()).toEqual({ success: true, data: { ...kept, quizId: id, status: 'open' } })
		const phone = await signIn(test, learner.account)
		const { questions, ...found } = await unfinished(phone)
		expect(found).toEqual({ ...kept, quizId: id })
		expect(questions.map(({ _id }: { _id: string }) => _id)).toEqual(['one', 'two'])
		expect(questions[0].translations.hindi.topic).toBe('पारिस्थितिकी तंत्र और जैव विविधता')
	})

	it('is none at first, and nobody else’s', async () => {
		expect(await unfinished(learner.browser)).toBeNull()
		const other = await signedIn(test)
		const id = randomUUID()
		await put(other.browser, id, quiz())
		expect(await unfinished(learner.browser)).toBeNull()
		for (const answer of [
			await put(learner.browser, id, quiz()),
			await submit(learner.browser, id, complete()),
			await learner.browser.delete(`${base}/${id}`),
			await learner.browser.get(`${base}/results/${id}`),
		]) {
			expect(answer.statusCode).toBe(404)
			expect(answer.json().code).toBe('quiz.not-found')
		}
		expect((await unfinished(other.browser)).answers).toEqual({})
	})

	it('is the one that was worked on last', async () => {
		const [first, second] = [randomUUID(), randomUUID()]
		await put(learner.browser, first, quiz())
		await put(learner.browser, second, quiz())
		expect((await unfinished(learner.browser)).quizId).toBe(second)
		await put(learner.browser, first, quiz({ answers: { one: attempted(1) } }))
		expect((await unfinished(learner.browser)).quizId).toBe(first)
	})

	it('keeps what each device has attempted, also when they write at once', async () => {
		const questionIds = Array.from({ length: 20 }, (_, index) => `question-${index}`)
		const id = randomUUID()
		const writes = questionIds.map((question, index) =>
			put(learner.browser, id, quiz({ questionIds, answers: { [question]: attempted(1) }, elapsedSeconds: index })),
		)
		for (const answer of await Promise.all(writes)) expect(answer.statusCode).toBe(200)
		const found = await unfinished(learner.browser)
		expect(Object.keys(found.answers).sort()).toEqual([...questionIds].sort())
		expect(found.elapsedSeconds).toBe(19)
	})

	it('loses nothing to a device that knows less', async () => {
		const id = randomUUID()
		await put(learner.browser, id, quiz({ answers: { one: attempted(3, 'right') }, elapsedSeconds: 300 }))
		const answer = await put(learner.browser, id, quiz({ answers: { one: attempted(1) }, elapsedSeconds: 20 }))
		expect(answer.json().data).toMatchObject({
			answers: { one: { attemptedAt: '2026-11-24T09:01:00.000Z', judgement: 'right' } },
			elapsedSeconds: 300,
		})
	})

	it('takes no answers to questions that it does not have, and no beginning in the future', async () => {
		const id = randomUUID()
		const answers = { one: attempted(1), three: attempted(1) }
		const answer = await put(learner.browser, id, quiz({ answers, startedAt: '2030-01-01T00:00:00.000Z' }))
		expect(answer.json().data).toMatchObject({ answers: { one: attempted(1) }, startedAt: now.toISOString() })
		expect(answer.json().data.answers).not.toHaveProperty('three')
	})

	it('stays with its questions', async () => {
		const id = randomUUID()
		await put(learner.browser, id, quiz())
		const answer = await put(learner.browser, id, quiz({ questionIds: ['one'] }))
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'quiz.other-questions'])
	})

	it('comes without a question that was taken back', async () => {
		await put(learner.browser, randomUUID(), quiz({ questionIds: ['one', 'gone'] }))
		const { questionIds, questions } = await unfinished(learner.browser)
		expect(questionIds).toEqual(['one', 'gone'])
		expect(questions).toHaveLength(1)
	})

	it('is gone once it is exited, and an older device does not bring it back', async () => {
		const id = randomUUID()
		await put(learner.browser, id, quiz())
		expect((await learner.browser.delete(`${base}/${id}`)).statusCode).toBe(200)
		expect(await unfinished(learner.browser)).toBeNull()
		expect((await put(learner.browser, id, quiz())).json().data.status).toBe('exited')
		expect(await unfinished(learner.browser)).toBeNull()
	})

	it.each([
		['no id', 'not-an-id', quiz(), 404],
		['no questions', randomUUID(), quiz({ questionIds: [] }), 400],
		['too many', randomUUID(), quiz({ questionIds: Array.from({ length: 201 }, (_, i) => `q-${i}`) }), 400],
		['no slug', randomUUID(), quiz({ questionIds: ["one'; drop table"] }), 400],
		['a negative time', randomUUID(), quiz({ elapsedSeconds: -1 }), 400],
		['a strange judgement', randomUUID(), { ...quiz(), answers: { one: { ...attempted(1), judgement: 'best' } } }, 400],
		['an unknown kind', randomUUID(), { ...quiz(), source: { ...quiz().source, kind: 'riddles' } }, 400],
		['an unknown tab', randomUUID(), { ...quiz(), source: { ...quiz().source, tab: 'all' } }, 400],
	])('is refused with %s', async (_, id, body, status) => {
		expect((await put(learner.browser, id, body)).statusCode).toBe(status)
	})

	it('of two hundred questions with long ids is kept', async () => {
		const questionIds = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(110)}-${index}`)
		const answers = Object.fromEntries(questionIds.map((id) => [id, attempted(1, 'partly')]))
		expect((await put(learner.browser, randomUUID(), quiz({ questionIds, answers }))).statusCode).toBe(200)
	})
})

describe('a submitted quiz', () => {
	it('has the result of the rule, in the list and by itself', async () => {
		const id = randomUUID()
		const answers = { one: attempted(1, 'right'), two: attempted(2, 'partly') }
		const { data: row } = (await submit(learner.browser, id, complete({ answers }))).json()
		expect(row).toMatchObject({
			quizId: id,
			source: { ...quiz().source, subjectName: 'Environment', topicName: 'Ecosystems and biodiversity' },
			totalQuestions: 2,
			correctAnswers: 1,
			partlyCorrectAnswers: 1,
			incorrectAnswers: 0,
			isJudged: true,
			successRatio: 75,
			timeTaken: 100,
		})
		expect(await results(learner.browser)).toMatchObject({ data: [row], pagination: { total: 1 } })
		const result = (await learner.browser.get(`${base}/results/${id}?lang=hindi`)).json().data
		expect(result).toMatchObject({ successRatio: 75, source: { topicName: 'पारिस्थितिकी तंत्र और जैव विविधता' } })
		expect(result.questionResults).toMatchObject([
			{ questionId: 'one', verdict: 'correct', isCorrect: true, question: { subject: 'पर्यावरण' } },
			{ questionId: 'two', verdict: 'partly', judgement: 'partly', isCorrect: false },
		])
		expect(await unfinished(learner.browser)).toBeNull()
	})

	it('is stored once, however often and at once it is sent', async () => {
		const id = randomUUID()
		const sent = await Promise.all(Array.from({ length: 20 }, () => submit(learner.browser, id, complete())))
		const rows = sent.map((answer) => answer.json().data)
		expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1)
		expect((await results(learner.browser)).pagination.total).toBe(1)
	})

	it('stays as it was submitted', async () => {
		const id = randomUUID()
		const { data } = (await submit(learner.browser, id, complete())).json()
		const judged = complete({ answers: { one: attempted(1, 'wrong'), two: attempted(2, 'wrong') } })
		expect((await submit(learner.browser, id, judged)).json().data).toEqual(data)
		expect((await put(learner.browser, id, judged)).json().data.status).toBe('submitted')
		await learner.browser.delete(`${base}/${id}`)
		expect((await results(learner.browser)).data).toEqual([data])
	})

	it('needs all questions attempted, on whichever device', async () => {
		const id = randomUUID()
		await put(learner.browser, id, quiz({ answers: { one: attempted(1) } }))
		const refused = await submit(learner.browser, id, quiz())
		expect([refused.statusCode, refused.json()]).toMatchObject([
			409,
			{ code: 'quiz.open-questions', message: 'Please attempt all questions before submitting.' },
		])
		expect((await results(learner.browser)).data).toEqual([])
		// The first was attempted elsewhere.
		const answer = await submit(learner.browser, id, quiz({ answers: { two: attempted(2) } }))
		expect(answer.json().data).toMatchObject({ attemptedQuestions: 2, successRatio: 100 })
	})

	it('counts also where it was exited elsewhere, all that was attempted there included', async () => {
		const id = randomUUID()
		await put(learner.browser, id, quiz({ answers: { one: attempted(1, 'right') } }))
		await learner.browser.delete(`${base}/${id}`)
		const refused = await submit(learner.browser, id, quiz())
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'quiz.open-questions'])
		expect((await put(learner.browser, id, quiz())).json().data.status).toBe('exited')
		const other = await signedIn(test)
		expect((await submit(other.browser, id, complete())).statusCode).toBe(404)
		const answer = await submit(learner.browser, id, quiz({ answers: { two: attempted(2) } }))
		expect(answer.json().data).toMatchObject({ quizId: id, attemptedQuestions: 2, correctAnswers: 1 })
		expect(await results(learner.browser)).toMatchObject({ data: [answer.json().data], pagination: { total: 1 } })
		expect(await unfinished(learner.browser)).toBeNull()
	})

	it('is stored once where it is exited and submitted at the same time', async () => {
		for (let round = 0; round < 5; round += 1) {
			const id = randomUUID()
			await put(learner.browser, id, quiz())
			const exit = () => learner.browser.delete(`${base}/${id}`)
			const send = () => submit(learner.browser, id, complete())
			const answers = await Promise.all([exit(), send(), exit(), send(), exit(), send()])
			for (const { statusCode } of answers) expect(statusCode).toBe(200)
			expect((await put(learner.browser, id, quiz())).json().data.status).toBe('submitted')
		}
		expect((await results(learner.browser)).pagination.total).toBe(5)
	})

	it.each([
		['when the device says, be it sent later', '2026-11-24T09:30:00.000Z', '2026-11-24T09:30:00.000Z'],
		['not before its beginning', '2020-01-01T00:00:00.000Z', '2026-11-24T09:00:00.000Z'],
		['not in the future', '2031-01-01T00:00:00.000Z', now.toISOString()],
		['now, where nothing is said', undefined, now.toISOString()],
	])('was submitted %s', async (_, submittedAt, moment) => {
		const answer = await submit(learner.browser, randomUUID(), complete(submittedAt ? { submittedAt } : {}))
		expect(answer.json().data.submittedAt).toBe(moment)
	})

	it('takes no moment that is none', async () => {
		expect((await submit(learner.browser, randomUUID(), complete({ submittedAt: 'yesterday' }))).statusCode).toBe(400)
	})

	it('keeps its place when a question is taken back', async () => {
		const id = randomUUID()
		const questionIds = ['one', 'gone']
		await submit(learner.browser, id, quiz({ questionIds, answers: { one: attempted(1), gone: attempted(1) } }))
		const { questionResults } = (await learner.browser.get(`${base}/results/${id}`)).json().data
		expect(questionResults[1]).toMatchObject({ questionId: 'gone', question: null, verdict: 'correct' })
	})

	it('comes in pages, the newest first', async () => {
		const ids = [randomUUID(), randomUUID(), randomUUID()]
		const submittedAt = (index: number) => `2026-11-24T09:0${index}:00.000Z`
		// The answers are sent in another order, as by a device that was away.
		for (const index of [2, 0, 1]) {
			await submit(learner.browser, ids[index] ?? '', complete({ submittedAt: submittedAt(index) }))
		}
		const { data, pagination } = (await learner.browser.get(`${base}/results?page=2&limit=2`)).json()
		expect(data.map(({ quizId }: { quizId: string }) => quizId)).toEqual([ids[0]])
		expect(pagination).toMatchObject({ total: 3, totalPages: 2 })
	})
})

it('a closed account leaves no quiz', async () => {
	await put(learner.browser, randomUUID(), quiz())
	await submit(learner.browser, randomUUID(), complete())
	await test.database.db.execute(sql`delete from sessions where user_id = ${learner.account.id}`)
	await test.database.db.execute(sql`delete from users where id = ${learner.account.id}`)
	const { rows } = await test.database.db.execute(sql`select from quizzes where user_id = ${learner.account.id}`)
	expect(rows).toEqual([])
})
