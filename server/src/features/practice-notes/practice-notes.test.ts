import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, type SignedIn, signedIn, signIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions, withdrawMainsQuestion } from '../../testing/build-mains-question.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const notes = '/api/practice-notes'
const marks = '/api/practice-marks/mains'
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp()
	await storeMainsQuestions(test, ...['one', 'two', 'three'].map((id) => buildMainsQuestion({ id })))
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

const note = (browser: TestBrowser, questionId: string, commentText: string, key = randomUUID()) =>
	browser.send({
		method: 'POST',
		url: notes,
		payload: { questionType: 'mains', questionId, commentText },
		headers: { 'idempotency-key': key },
	})
const keptWith = async (browser: TestBrowser, ...ids: string[]) =>
	(await browser.get(`${notes}/by-question/mains?questionIds=${ids.join(',')}`)).json().data

describe('a note', () => {
	it('is found again with its question, on every device, the newest first', async () => {
		const answer = await note(learner.browser, 'one', '  भूमिका: जलभृत\r\nBody: over-use \n')
		const { _id, ...first } = answer.json().data
		expect(first).toEqual({ commentText: 'भूमिका: जलभृत\nBody: over-use', createdAt: expect.stringMatching(/Z$/) })
		await note(learner.browser, 'one', 'Second thought')
		await note(learner.browser, 'three', 'Another question')
		const phone = await signIn(test, learner.account)
		expect(await keptWith(phone, 'one', 'two')).toEqual([
			{
				questionId: 'one',
				isToRevise: false,
				judgement: null,
				judgedAt: null,
				notes: [expect.objectContaining({ commentText: 'Second thought' }), { _id, ...first }],
				noteCount: 2,
				photos: [],
			},
		])
	})

	it('is the learner’s own', async () => {
		const { _id } = (await note(learner.browser, 'one', 'Mine')).json().data
		const other = await signedIn(test, { role: 'ADMIN' })
		expect(await keptWith(other.browser, 'one')).toEqual([])
		expect((await other.browser.get(notes)).json()).toMatchObject({ data: [], pagination: { total: 0 } })
		expect((await other.browser.delete(`${notes}/${_id}`)).statusCode).toBe(404)
		expect(await keptWith(learner.browser, 'one')).toHaveLength(1)
		const answer = await note(openBrowser(test), 'one', 'Whose?')
		expect([answer.statusCode, answer.json().message]).toEqual([401, 'Please log in to save your notes and photos'])
	})

	it('is stored once, however often and at once it is sent', async () => {
		const key = randomUUID()
		const answers = await Promise.all(Array.from({ length: 15 }, () => note(learner.browser, 'one', 'Once', key)))
		expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
		expect((await keptWith(learner.browser, 'one'))[0].notes).toHaveLength(1)
	})

	it.each([
		['', 400, 'Please write something first'],
		[' \n\t', 400, 'Please write something first'],
		['​', 400, 'Please write something first'],
		['क'.repeat(10_001), 400, 'A note can have at most 10,000 characters'],
	])('is refused when it is no note: %#', async (text, status, message) => {
		const answer = await note(learner.browser, 'one', text)
		expect(answer.statusCode).toBe(status)
		expect(answer.json()).toMatchObject({ errors: [{ path: 'commentText', message }] })
		expect(await keptWith(learner.browser, 'one')).toEqual([])
	})

	it('may have ten thousand characters', async () => {
		expect((await note(learner.browser, 'one', 'क'.repeat(10_000))).statusCode).toBe(200)
	})

	it.each(['no-such-question', "x'; --", ''])('needs a question: %s', async (id) => {
		const answer = await note(learner.browser, id, 'Where?')
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'question.not-found'])
	})

	it('can be removed for good', async () => {
		const { _id } = (await note(learner.browser, 'one', 'Wrong')).json().data
		expect((await learner.browser.delete(`${notes}/${_id}`)).statusCode).toBe(200)
		expect(await keptWith(learner.browser, 'one')).toEqual([])
		expect((await learner.browser.delete(`${notes}/${_id}`)).statusCode).toBe(404)
	})
})

describe('a mark', () => {
	const mark = (id: string, isToRevise: boolean) =>
		learner.browser.send({ method: 'PUT', url: `${marks}/${id}`, payload: { isToRevise } })

	it('stands until it is taken away, however often it is set', async () => {
		for (const isToRevise of [true, true]) expect((await mark('two', isToRevise)).statusCode).toBe(200)
		expect(await keptWith(learner.browser, 'two')).toMatchObject([{ questionId: 'two', isToRevise: true }])
		await mark('two', false)
		expect(await keptWith(learner.browser, 'two')).toEqual([])
	})

	it('needs a question', async () => expect((await mark('no-such-question', true)).statusCode).toBe(404))
})

describe('all that one keeps', () => {
	it('comes question by question, the newest first, with how the question begins and where it is', async () => {
		await note(learner.browser, 'one', 'First')
		await note(learner.browser, 'two', 'Second')
		await note(learner.browser, 'one', 'Third')
		const { data, pagination } = (await learner.browser.get(`${notes}?lang=hindi`)).json()
		expect(pagination).toMatchObject({ total: 2, totalPages: 1 })
		expect(data).toMatchObject([
			{
				questionType: 'mains',
				questionId: 'one',
				question: 'पारिस्थितिक पदचिह्न की परिभाषा दीजिए।',
				path: '/mains-practice?question=one',
				notes: [{ commentText: 'Third' }, { commentText: 'First' }],
			},
			{ questionId: 'two' },
		])
		expect((await learner.browser.get(`${notes}?page=2&limit=1`)).json()).toMatchObject({
			data: [{ questionId: 'two' }],
			pagination: { total: 2 },
		})
	})

	it('stays when a question is taken back', async () => {
		await storeMainsQuestions(test, buildMainsQuestion({ id: 'passing' }))
		await note(learner.browser, 'passing', 'Still mine')
		await withdrawMainsQuestion(test, 'passing')
		const { data } = (await learner.browser.get(notes)).json()
		expect(data).toMatchObject([{ question: null, path: null, notes: [{ commentText: 'Still mine' }] }])
	})

	it('is in the copy of one’s data, and goes with the account', async () => {
		await note(learner.browser, 'one', 'Export me')
		await learner.browser.send({ method: 'PUT', url: `${marks}/one`, payload: { isToRevise: true } })
		const copy = (await learner.browser.get('/api/user/export')).json()
		expect(copy.practiceNotes).toMatchObject([{ questionId: 'one', text: 'Export me' }])
		expect(copy.questionsToRevise).toMatchObject([{ questionId: 'one' }])
		expect(copy.quizzes).toEqual([])
		expect((await learner.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		const left = await test.database.db.execute(sql`
			select user_id from practice_notes where user_id = ${learner.account.id}
			union all select user_id from practice_marks where user_id = ${learner.account.id}`)
		expect(left.rows).toEqual([])
	})

	it('is asked for at most a hundred questions at once', async () => {
		const ids = Array.from({ length: 101 }, (_, index) => `q${index}`).join(',')
		expect((await learner.browser.get(`${notes}/by-question/mains?questionIds=${ids}`)).statusCode).toBe(400)
		expect((await learner.browser.get(`${notes}/by-question/cooking?questionIds=one`)).statusCode).toBe(400)
		expect(await keptWith(learner.browser, '%00', 'NO', '')).toEqual([])
	})
})
