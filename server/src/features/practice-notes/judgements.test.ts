// @module-tag one-run
import type { Judgement } from '@aravalli/shared/judgement'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn, signIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions, withdrawMainsQuestion } from '../../testing/build-mains-question.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { buildStudyItem, storeStudyItems } from '../../testing/build-study-item.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

const now = new Date('2026-11-24T12:00:00Z')
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeMainsQuestions(test, ...['one', 'two', 'three', 'gone'].map((id) => buildMainsQuestion({ id })))
	await storeQuestions(test, buildQuestion({ id: 'governor' }))
	await test.database.transaction((tx) => storeStudyItems(tx, [withTwoQuestions]))
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

const plain = buildStudyItem({ id: 'deities' })
const withTwoQuestions = {
	...plain,
	english: { ...plain.english, quiz: [...plain.english.quiz, { question: 'Who is Pabuji?', answer: 'A deity, too.' }] },
	hindi: plain.hindi && {
		...plain.hindi,
		quiz: [...plain.hindi.quiz, { question: 'पाबूजी कौन हैं?', answer: 'वे भी लोक देवता हैं।' }],
	},
}

interface Given {
	judgement: Judgement | null
	part?: number
	judgedAt?: string
}

const judge = ({ send }: TestBrowser, question: string, payload: Given) =>
	send({ method: 'PUT', url: `/api/practice-judgements/${question}`, payload })
const judged = async ({ get }: TestBrowser, question: string) =>
	(await get(`/api/practice-judgements/${question}`)).json().data
const mark = ({ send }: TestBrowser, question: string, isToRevise = true) =>
	send({ method: 'PUT', url: `/api/practice-marks/${question}`, payload: { isToRevise } })
const toRevise = async ({ get }: TestBrowser, query = '') =>
	(await get(`/api/practice-notes/to-revise?${query}`)).json()
const idsToRevise = async (browser: TestBrowser) =>
	(await toRevise(browser)).data.map(({ questionId }: { questionId: string }) => questionId)

const at = (minute: number) => `2026-11-24T11:${String(minute).padStart(2, '0')}:00.000Z`

describe('a judgement of one’s own answer', () => {
	it('is there on every device, with what else is kept with the question, and nobody else’s', async () => {
		const answer = await judge(learner.browser, 'mains/one', { judgement: 'partly', judgedAt: at(1) })
		expect(answer.json()).toEqual({ success: true, data: { judgement: 'partly', judgedAt: at(1) } })
		const phone = await signIn(test, learner.account)
		const byQuestion = '/api/practice-notes/by-question/mains?questionIds=one,two'
		expect((await phone.get(byQuestion)).json().data).toEqual([
			{
				questionId: 'one',
				isToRevise: false,
				judgement: 'partly',
				judgedAt: at(1),
				notes: [],
				noteCount: 0,
				photos: [],
			},
		])
		const other = await signedIn(test, { role: 'ADMIN' })
		expect((await other.browser.get(byQuestion)).json().data).toEqual([])
		expect(await judged(other.browser, 'mains/one')).toEqual([])
		expect((await judge(openBrowser(test), 'mains/one', { judgement: 'right' })).statusCode).toBe(401)
	})

	it('is not listed under what somebody keeps: only notes, photos and marks are', async () => {
		await judge(learner.browser, 'mains/one', { judgement: 'right' })
		expect((await learner.browser.get('/api/practice-notes')).json().data).toEqual([])
	})

	it.each([
		[[1, 'wrong'] as const, [2, 'right'] as const, 'right'],
		[[2, 'right'] as const, [1, 'wrong'] as const, 'right'],
		[[1, 'wrong'] as const, [2, null] as const, null],
		[[2, null] as const, [1, 'wrong'] as const, null],
	])('that was given later stands, whichever arrives first: %o, %o', async (first, second, stands) => {
		for (const [minute, judgement] of [first, second])
			await judge(learner.browser, 'mains/one', { judgement, judgedAt: at(minute) })
		expect((await judged(learner.browser, 'mains/one')).map((one: Given) => one.judgement)).toEqual(
			stands === null ? [] : [stands],
		)
	})

	it('is never later than now, whatever the clock of a device says', async () => {
		const ahead = await judge(learner.browser, 'mains/one', { judgement: 'wrong', judgedAt: '2030-01-01T00:00:00Z' })
		expect(ahead.json().data.judgedAt).toBe(now.toISOString())
	})

	it('stands once for all who send at once', async () => {
		const words = ['right', 'partly', 'wrong'] as const
		await Promise.all(
			Array.from({ length: 15 }, (_, index) =>
				judge(learner.browser, 'mains/one', { judgement: words[index % 3] ?? null, judgedAt: at(index) }),
			),
		)
		expect(await judged(learner.browser, 'mains/one')).toEqual([{ part: 0, judgement: 'wrong', judgedAt: at(14) }])
	})

	it.each([
		['mains/none', { judgement: 'right' } as const, 404],
		['mains/ONE', { judgement: 'right' } as const, 404],
		['quizzes/one', { judgement: 'right' } as const, 400],
		['mains/one', { judgement: 'right', part: 1 } as const, 404],
		['mains/one', { judgement: 'right', part: 100 } as const, 400],
		['mains/one', { judgement: 'good' } as never, 400],
		['to-the-point/deities', { judgement: 'right', part: 2 } as const, 404],
	])('is refused for what is not there: %s %o', async (question, given, status) => {
		expect((await judge(learner.browser, question, given)).statusCode).toBe(status)
	})

	it('can be taken from what is not published any more', async () => {
		await judge(learner.browser, 'mains/gone', { judgement: 'wrong' })
		await withdrawMainsQuestion(test, 'gone')
		expect((await toRevise(learner.browser)).data).toEqual([
			expect.objectContaining({ questionId: 'gone', question: null, path: null }),
		])
		expect((await judge(learner.browser, 'mains/gone', { judgement: null })).statusCode).toBe(200)
		expect(await idsToRevise(learner.browser)).toEqual([])
	})
})

describe('what is to be revised', () => {
	it('is what was wrong, partly right or not known, of all kinds, the newest first, in the reader’s language', async () => {
		await judge(learner.browser, 'mains/one', { judgement: 'wrong', judgedAt: at(1) })
		await judge(learner.browser, 'answer-writing/governor', { judgement: 'partly', judgedAt: at(3) })
		await judge(learner.browser, 'to-the-point/deities', { judgement: 'wrong', part: 1, judgedAt: at(2) })
		await judge(learner.browser, 'mains/two', { judgement: 'right', judgedAt: at(4) })
		expect((await toRevise(learner.browser, 'lang=hindi')).data).toEqual([
			{
				questionType: 'answer-writing',
				questionId: 'governor',
				part: 0,
				question: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।',
				about: null,
				path: '/answer-writing-practice/governor',
				judgement: 'partly',
				updatedAt: at(3),
			},
			{
				questionType: 'to-the-point',
				questionId: 'deities',
				part: 1,
				question: 'पाबूजी कौन हैं?',
				about: 'राजस्थान के लोक देवता',
				path: '/to-the-point/deities#quiz',
				judgement: 'wrong',
				updatedAt: at(2),
			},
			expect.objectContaining({ questionId: 'one', path: '/mains-practice?question=one' }),
		])
		const { data, pagination } = await toRevise(learner.browser, 'page=2&limit=2')
		expect([data.length, pagination]).toEqual([1, expect.objectContaining({ page: 2, total: 3, totalPages: 2 })])
	})

	it('has a question once, and not any more once it was judged right', async () => {
		await mark(learner.browser, 'mains/one')
		await mark(learner.browser, 'mains/two')
		expect((await toRevise(learner.browser)).data.map((row: Given) => row.judgement)).toEqual([null, null])
		await judge(learner.browser, 'mains/one', { judgement: 'wrong' })
		expect(await idsToRevise(learner.browser)).toHaveLength(2)
		await test.database.db.execute(`update practice_marks set created_at = '2026-11-24T11:00:00Z'`)
		for (const id of ['one', 'two']) await judge(learner.browser, `mains/${id}`, { judgement: 'right' })
		expect(await idsToRevise(learner.browser)).toEqual([])
		await mark(learner.browser, 'mains/two', false)
		await judge(learner.browser, 'mains/two', { judgement: null })
		expect(await idsToRevise(learner.browser)).toEqual([])
	})

	it('has what a submitted quiz has said', async () => {
		const answer = (judgement: Judgement | null, minute: number) => ({
			attemptedAt: at(minute),
			judgement,
			judgedAt: judgement && at(minute),
		})
		await judge(learner.browser, 'mains/two', { judgement: 'wrong', judgedAt: at(5) })
		const submitted = await learner.browser.post('/api/quizzes/0b5d8a6e-0000-4000-8000-00000000000a/submit', {
			source: { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null },
			questionIds: ['one', 'two', 'three'],
			answers: { one: answer('wrong', 1), two: answer('right', 2), three: answer(null, 3) },
			startedAt: at(0),
			elapsedSeconds: 60,
		})
		expect(submitted.statusCode).toBe(200)
		expect(await idsToRevise(learner.browser)).toEqual(['two', 'one'])
	})
})
