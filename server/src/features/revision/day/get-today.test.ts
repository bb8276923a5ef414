import { addDays } from '@aravalli/shared/india-time'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServerKind } from '../../../content/server-kind.ts'
import { withdrawItem } from '../../../content/storing/tables.ts'
import { kinds } from '../../../kinds.ts'
import { buildPrelims, storePrelims } from '../../../testing/build-prelims.ts'
import { newsIds, type OpenedRevision, openRevision, revisedIds, storeRevised } from '../../../testing/open-revision.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

const serverPrelims = kinds.find(({ kind }) => kind === prelimsKind) as ServerKind
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

describe('what comes back', () => {
	it('is nothing for somebody new', async () => {
		expect(await own.today()).toEqual({
			...{ day: '2026-11-30', total: 0, done: 0, repeats: 0, hasCards: false, next: null, questions: [] },
		})
	})

	it('is what was wrong, guessed or marked, from the next day on, and not what was known', async () => {
		await own.noted(['question-1'])
		await own.noted(['question-2'], { isRight: true, isGuessed: true })
		await own.noted(['question-3'], { isRight: true })
		await own.marked('question-4', true)
		expect(await own.today()).toMatchObject({ total: 0, hasCards: true, next: { day: '2026-12-01', questions: 3 } })
		clock = later(1)
		const { questions, ...rest } = await own.today()
		expect(rest).toMatchObject({ day: '2026-12-01', total: 3, done: 0, repeats: 0 })
		expect(new Map(questions.map(({ _id, reason }) => [_id, reason]))).toEqual(
			new Map([
				['question-1', 'wrong'],
				['question-2', 'guessed'],
				['question-4', 'bookmarked'],
			]),
		)
	})

	it('comes in both languages, with its key and explanation, and is nobody else’s', async () => {
		await own.noted(['english-only', 'question-1'])
		clock = later(1)
		const { questions } = await own.today('?lang=hindi')
		const byId = new Map(questions.map((question) => [question._id, question]))
		expect(byId.get('question-1')).toMatchObject({
			key: 'B',
			isFallback: false,
			isRepeat: false,
			translations: {
				english: { options: ['Luni', 'Chambal', 'Banas', 'Ghaggar'], explanation: 'The Chambal is perennial.' },
				hindi: {
					subject: 'राजस्थान का भूगोल',
					whyWrong: ['यह गर्मी में सूख जाती है।', '', 'यह मौसमी नदी है।', expect.any(String)],
				},
			},
		})
		expect(byId.get('english-only')).toMatchObject({ isFallback: true, translations: { hindi: null } })
		expect((await (await openRevision(test, () => clock)).today()).questions).toEqual([])
	})

	it('goes with the mark, unless it was wrong', async () => {
		await own.marked('question-1', true)
		await own.marked('question-2', true)
		await own.noted(['question-2'])
		await own.marked('question-1', false)
		await own.marked('question-2', false)
		clock = later(1)
		expect(await own.idsOfToday()).toEqual(['question-2'])
		await own.marked('question-1', true)
		clock = later(2)
		expect(await own.idsOfToday()).toContain('question-1')
	})

	it('is neither withdrawn nor dropped questions, and the day does not count them', async () => {
		await storePrelims(test, buildPrelims({ id: 'withdrawn' }))
		await own.noted(['withdrawn', 'dropped', 'question-1'])
		clock = later(1)
		expect((await own.today()).total).toBe(2)
		await test.database.transaction((tx) => withdrawItem(tx, serverPrelims, 'withdrawn'))
		expect(await own.today()).toMatchObject({ total: 1, questions: [{ _id: 'question-1' }] })
		expect(await own.send(own.answerTo('withdrawn'))).toMatchObject({ total: 2, done: 1 })
	})
})

describe('a day', () => {
	it('has no more than fits into the learner’s hours, also after ten days away, and the next day has the rest', async () => {
		await own.noted(revisedIds)
		clock = later(11)
		await own.comeBack()
		const first = await own.today()
		expect(first).toMatchObject({ total: 12, next: { day: addDays('2026-11-30', 12), questions: 12 } })
		expect(first.questions).toHaveLength(12)
		expect(await own.today()).toEqual(first)
		const seen = new Set<string>()
		for (let day = 11; day < 17; day += 1) {
			clock = later(day)
			const ids = await own.idsOfToday()
			expect(ids.length).toBeLessThanOrEqual(12)
			for (const id of ids) seen.add(id)
			await own.send(...ids.map((id) => own.answerTo(id)))
		}
		expect(revisedIds.filter((id) => !seen.has(id))).toEqual([])
	})

	it('goes on in the same order while it is answered, and is done at its number', async () => {
		await own.noted(revisedIds)
		clock = later(1)
		const first = await own.idsOfToday()
		for (const [done, id] of first.slice(0, 5).entries()) {
			expect(await own.send(own.answerTo(id))).toMatchObject({ total: 12, done: done + 1, repeats: 0, stored: 1 })
			expect(await own.idsOfToday()).toEqual(first.slice(done + 1))
		}
		expect(await own.send(...first.slice(5).map((id) => own.answerTo(id)))).toMatchObject({
			total: 12,
			done: 12,
			stored: 7,
		})
		expect(await own.today()).toMatchObject({
			total: 12,
			done: 12,
			questions: [],
			next: { day: '2026-12-02', questions: 12 },
		})
	})

	it('has one in five from the news, each once', async () => {
		await own.noted(revisedIds.slice(0, 20))
		clock = later(1)
		const { questions } = await own.today()
		expect(questions.flatMap(({ reason }, place) => (reason === null ? [place] : []))).toEqual([4, 9])
		const news = questions.filter(({ reason }) => reason === null).map(({ _id }) => _id)
		await own.send(...questions.map(({ _id }) => own.answerTo(_id)))
		expect((await own.cards()).filter(({ id }) => news.includes(String(id)))).toEqual(
			news.toSorted().map((id) => ({ id, due: null, reps: 0, lapses: 0 })),
		)
		clock = later(2)
		const next = await own.idsOfToday()
		expect(next.filter((id) => news.includes(id))).toEqual([])
		expect(next.filter((id) => newsIds.includes(id))).toHaveLength(2)
	})

	it('begins at midnight in India', async () => {
		await own.noted(['question-1'])
		clock = new Date('2026-11-30T23:59:59+05:30')
		expect((await own.today()).total).toBe(0)
		clock = new Date('2026-12-01T00:00:00+05:30')
		expect((await own.today()).total).toBe(1)
	})
})
