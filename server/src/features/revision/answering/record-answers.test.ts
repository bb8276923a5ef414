import { CARDS_KEPT } from '@aravalli/shared/revision/revision-card'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenedRevision, openRevision, storeRevised } from '../../../testing/open-revision.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

const wrong = { answer: 'A' } as const
const monday = new Date('2026-11-30T18:00:00+05:30')
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000)
let clock = monday
let test: TestApp
let own: OpenedRevision

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	await storeRevised(test)
})
afterAll(() => test.close())
beforeEach(async () => {
	clock = monday
	own = await openRevision(test, () => clock)
})

describe('an answer', () => {
	beforeEach(async () => {
		await own.noted(['question-1', 'question-2'])
		clock = later(1)
	})

	it('that is wrong comes once more at the end of the day, and tomorrow', async () => {
		expect(await own.send(own.answerTo('question-1', wrong))).toMatchObject({ total: 2, done: 1, repeats: 1 })
		const { questions } = await own.today()
		expect(questions.map(({ _id, isRepeat }) => [_id, isRepeat])).toEqual([
			['question-2', false],
			['question-1', true],
		])
		await own.send(own.answerTo('question-2'), own.answerTo('question-1', wrong))
		expect(await own.today()).toMatchObject({
			done: 2,
			repeats: 0,
			questions: [],
			next: { day: '2026-12-02', questions: 1 },
		})
	})

	it('of E is as good as a wrong one', async () => {
		await own.send(own.answerTo('question-1', { answer: 'E' }))
		expect((await own.cards())[0]).toMatchObject({ reps: 2, lapses: 1 })
	})

	it('that is sent again, even at once and after others, is one review', async () => {
		const answer = own.answerTo('question-1', wrong)
		const sent = await Promise.all([own.post([answer]), own.post([answer]), own.post([answer])])
		expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
		expect(sent.map((one) => one.json().data.stored).toSorted()).toEqual([0, 0, 1])
		await own.send(own.answerTo('question-1'))
		const before = await own.cards()
		expect(before[0]).toMatchObject({ reps: 2, lapses: 1 })
		clock = later(2)
		expect(await own.send(answer)).toMatchObject({ stored: 0 })
		expect(await own.cards()).toEqual(before)
	})

	it('from two devices, each with a key of its own, counts as one review of the day', async () => {
		await Promise.all([own.send(own.answerTo('question-1')), own.send(own.answerTo('question-1'))])
		expect((await own.cards())[0]).toMatchObject({ reps: 2 })
	})

	it('that waited for the network counts for its day; a clock that is wrong changes nothing', async () => {
		const tuesday = clock.toISOString()
		clock = later(3)
		await own.send(own.answerTo('question-1', { answeredAt: tuesday }))
		await own.send(own.answerTo('question-2', { answeredAt: '2031-01-01T00:00:00.000Z' }))
		const [one, other] = await own.cards()
		expect([one?.due, other?.due].map((due) => String(due) > '2026-12-01' && String(due) < '2027-01-01')).toEqual([
			true,
			true,
		])
		expect(String(one?.due) <= String(other?.due)).toBe(true)
	})

	it('is noted in the study log', async () => {
		await own.send(own.answerTo('question-1'), own.answerTo('question-2'))
		const { data } = (await own.learner.browser.get('/api/user/study-activity')).json()
		expect(data.recentStudyDates).toMatchObject([{ date: '2026-12-01', automaticActivities: 2 }])
	})

	it.each([
		['option F', { answer: 'F' }, 400],
		['no option', { answer: null }, 400],
		['a key that is none', { key: 'again' }, 400],
		['no time', { answeredAt: 'yesterday' }, 400],
		['a question that never was', { questionId: 'never-was' }, 404],
		['what is no id', { questionId: 'NOT AN ID' }, 404],
	])('is refused for %s', async (_, changes, status) => {
		const answer = await own.post([own.answerTo('question-1'), { ...own.answerTo('question-2'), ...changes }])
		expect([answer.statusCode, answer.json().code]).toEqual([
			status,
			status === 404 ? 'question.not-found' : 'request.invalid',
		])
		expect((await own.cards())[0]).toMatchObject({ reps: 1 })
	})

	it('is one of at most a hundred', async () => {
		const many = (length: number) => Array.from({ length }, () => own.answerTo('question-1'))
		expect((await own.post(many(100))).statusCode).toBe(200)
		expect((await own.post(many(101))).statusCode).toBe(400)
		expect((await own.post([])).statusCode).toBe(400)
	})
})

describe('“Don’t ask again”', () => {
	it('keeps a question from coming back until it is taken back or marked', async () => {
		await own.noted(['question-1', 'question-2'])
		expect([await own.suspend('question-1', true), await own.suspend('question-2', true)]).toEqual([200, 200])
		clock = later(1)
		expect((await own.today()).total).toBe(0)
		await own.suspend('question-1', false)
		await own.marked('question-2', true)
		expect((await own.idsOfToday()).toSorted()).toEqual(['question-1', 'question-2'])
	})

	it('may come before the answer, and is refused for what is no question', async () => {
		expect(await own.suspend('question-5', true)).toBe(200)
		await own.noted(['question-5'])
		clock = later(1)
		expect((await own.today()).total).toBe(0)
		expect([await own.suspend('never-was', true), await own.suspend('NOT%20AN%20ID', true)]).toEqual([404, 404])
	})
})

it(`an account keeps ${CARDS_KEPT} cards: what is known best goes first, and what was seen just now stays`, async () => {
	await test.database.db.execute(sql`
		insert into revision_cards (user_id, question_id, reason, stability, difficulty, first_on, due_on, reps, lapses, is_suspended, recent_keys)
		select ${own.learner.account.id}, 'card-' || number, 'wrong', number, 5, '2026-11-01', '2027-01-01', 1, 0, false, '{}'
		from generate_series(1, ${CARDS_KEPT}) as number`)
	await own.noted(['question-1', 'question-2'])
	await own.send(own.answerTo('news-1'))
	const kept = new Set((await own.cards()).map(({ id }) => id))
	expect(kept.size).toBe(CARDS_KEPT)
	const looked = ['question-1', 'news-1', 'card-1', `card-${CARDS_KEPT}`]
	expect(looked.map((id) => kept.has(id))).toEqual([true, true, true, false])
})
