import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { answerCopies } from '../answer-copies/public.ts'
import { takenOut } from './schedule-rule.ts'

/** Is 8:59 PM of 29 November in India. */
const beforeClosing = new Date('2026-11-29T15:29:00Z')
let now = beforeClosing
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeQuestions(test, ...['one', 'two', 'three', 'four', 'five'].map((id) => buildQuestion({ id })))
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
})
afterAll(() => test.close())

const put = async (day: string, questionIds: string[], expected?: string[]) => {
	const url = `/api/admin/daily-questions/${day}`
	return (await editor.browser.send({ method: 'PUT', url, payload: { questionIds, expected } })).json()
}
const idsOf = (day: { questions: { questionId: string }[] }) => day.questions.map(({ questionId }) => questionId)

it('are scheduled in their order, and shown with two weeks of days', async () => {
	expect(idsOf((await put('2026-11-30', ['two', 'one'])).data)).toEqual(['two', 'one'])
	const { data } = (await editor.browser.get('/api/admin/daily-questions?lang=hindi')).json()
	expect(data.closingTime).toBe('21:00')
	expect(data.days.map(({ day }: { day: string }) => day)).toHaveLength(14)
	expect([data.days[0].day, data.days[0].isClosed, idsOf(data.days[1])]).toEqual(['2026-11-29', false, ['two', 'one']])
	expect(data.days[1].questions[0].questionText).toBe('राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।')
})

it('are refused on days that are past, twice, a fifth time, and where there is no such question', async () => {
	expect((await put('2026-11-28', ['one'])).code).toBe('daily.past')
	expect((await put('2026-12-01', ['one', 'one'])).code).toBe('daily.twice')
	expect((await put('2026-12-01', ['one', 'two', 'three', 'four', 'five'])).errors[0].message).toBe(
		'A day has at most 4 questions',
	)
	expect((await put('2026-12-01', ['missing'])).code).toBe('question.not-found')
})

it('are not changed over the head of somebody else, also when two save at once', async () => {
	await put('2026-12-02', ['one'])
	expect((await put('2026-12-02', ['two'], [])).code).toBe('daily.changed')
	const answers = await Promise.all(
		['two', 'three', 'four', 'five'].map((id) => put('2026-12-02', ['one', id], ['one'])),
	)
	expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

it('stay where a learner has begun to answer, and may be put elsewhere', async () => {
	await put('2026-11-29', ['one', 'two'])
	const learner = await signedIn(test)
	await test.database.db.insert(answerCopies).values({
		...{ id: 'a'.repeat(24), userId: learner.account.id, questionId: 'one', day: '2026-11-29' },
		...{ paperCategory: 'GS_PAPER_3', maxMarks: 10, state: 'draft', createdAt: now },
	})
	expect((await put('2026-11-29', ['two'])).code).toBe('daily.answered')
	expect(idsOf((await put('2026-11-29', ['two', 'one'])).data)).toEqual(['two', 'one'])
})

it('close at the time that is set', async () => {
	now = new Date('2026-11-29T15:30:00Z')
	const { data } = (await editor.browser.get('/api/admin/daily-questions')).json()
	expect([data.days[0].isClosed, data.days[1].isClosed]).toEqual([true, false])
	now = beforeClosing
})

it('say what an editor takes out', () => {
	const change = { today: '2026-11-29', day: '2026-11-29', had: ['a', 'b'], expected: null, wanted: ['b', 'c'] }
	expect(takenOut(change)).toEqual(['a'])
	expect(takenOut({ ...change, expected: ['a', 'b'], wanted: ['b', 'a'] })).toEqual([])
})
