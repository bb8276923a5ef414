import { paperCategories } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchWords } from '../../../platform/search/search-words.ts'
import { buildQuestion } from '../../../testing/build-question.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/open-test-database.ts'
import { indexTerms, type NewQuestion } from '../new-question.ts'
import { insertQuestions, listQuestions } from '../tables.ts'
import { findLiveQuestion, reinstateQuestion, upsertQuestion, withdrawQuestion } from './tables.ts'

let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`truncate answer_writing_questions, answer_writing_index`))

const publish = (question: NewQuestion) => database.transaction((tx) => upsertQuestion(tx, question))
const withdraw = (id: string) => database.transaction((tx) => withdrawQuestion(tx, id))
const reinstate = (id: string) => database.transaction((tx) => reinstateQuestion(tx, id))

async function found(search: string, category: NewQuestion['paperCategory'] | null = null) {
	const options = { language: 'english', category, words: searchWords(search), limit: 100, offset: 0 } as const
	const { rows, total } = await listQuestions(database.db, options)
	expect(total).toBe(rows.length)
	return rows.map(({ questionId }) => questionId)
}

/** Lists every set bit, by the id of the question that has its position; a position without a question shows as null. */
async function bits(): Promise<string[]> {
	const { rows } = await database.db.execute<{ term: string; id: string | null }>(sql`
		select term, question.id
		from answer_writing_index cross join generate_series(0, 2047) as bit
			left join answer_writing_questions as question on question.position = (shelf << 11) + bit
		where get_bit(positions, bit) = 1`)
	return rows.map(({ term, id }) => `${term} → ${id}`).sort()
}

const bitsOf = (questions: NewQuestion[]) =>
	questions.flatMap((question) => [...new Set(indexTerms(question))].map((term) => `${term} → ${question.id}`)).sort()

const speaker = buildQuestion({
	id: 'speaker',
	english: { ...buildQuestion().english, questionText: 'Who elects the Speaker?' },
	hindi: null,
})

describe('a published question', () => {
	it('is found by what it says now, and not by what it said', async () => {
		await publish(buildQuestion({ id: 'one' }))
		await publish(speaker)
		expect(await found('governor')).toEqual(['speaker', 'one'])
		const changed = { ...speaker, english: { ...speaker.english, tags: ['Assembly'] }, paperCategory: 'ESSAY' as const }
		await publish(changed)
		expect(await found('governor')).toEqual(['one'])
		expect(await found('assembly')).toEqual(['speaker'])
		expect(await found('', 'ESSAY')).toEqual(['speaker'])
		expect(await found('', 'GS_PAPER_3')).toEqual(['one'])
		expect(await bits()).toEqual(bitsOf([buildQuestion({ id: 'one' }), changed]))
	})

	it('moves with its date, and keeps its position within the month', async () => {
		await publish(buildQuestion({ id: 'one', publishedOn: '2026-11-14' }))
		await publish(buildQuestion({ id: 'two', publishedOn: '2026-11-12' }))
		const before = await findLiveQuestion(database.db, 'one')
		await publish(buildQuestion({ id: 'one', publishedOn: '2026-11-02' }))
		expect((await findLiveQuestion(database.db, 'one'))?.position).toBe(before?.position)
		expect(await found('')).toEqual(['two', 'one'])
		await publish(buildQuestion({ id: 'two', publishedOn: '2025-02-28' }))
		expect(await found('')).toEqual(['one', 'two'])
		await publish(buildQuestion({ id: 'two', publishedOn: '2027-01-01' }))
		expect(await found('')).toEqual(['two', 'one'])
	})

	it('that is withdrawn is nowhere, and comes back as it was', async () => {
		await publish(speaker)
		await publish(buildQuestion({ id: 'one' }))
		const all = await bits()
		const before = await findLiveQuestion(database.db, 'one')
		await withdraw('one')
		await withdraw('one')
		expect([await found(''), await found('governor'), await bits()]).toEqual([
			['speaker'],
			['speaker'],
			bitsOf([speaker]),
		])
		await reinstate('one')
		await reinstate('one')
		expect(await bits()).toEqual(all)
		expect(await findLiveQuestion(database.db, 'one')).toEqual(before)
	})

	it('does not leave its words to whoever gets its position next', async () => {
		await publish(speaker)
		await withdraw('speaker')
		await publish(buildQuestion({ id: 'one' }))
		expect(await found('speaker')).toEqual([])
		await reinstate('speaker')
		expect(await found('speaker')).toEqual(['speaker'])
		expect(await found('governor')).toEqual(['speaker', 'one'])
	})

	it('that is missing is neither withdrawn nor reinstated', async () => {
		await withdraw('missing')
		await reinstate('missing')
		expect(await bits()).toEqual([])
	})
})

const words = ['Governor', 'Speaker', 'Assembly', 'Aravalli', 'Mewar', 'राज्यपाल', 'अरावली']
const days = ['2026-11-14', '2026-11-30', '2026-10-01', '2024-02-29']
const aQuestion = fc.record({
	id: fc.constantFrom('a', 'b', 'c', 'd'),
	paperCategory: fc.constantFrom(...paperCategories),
	publishedOn: fc.constantFrom(...days),
	said: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
})
const anAction = fc.record({
	kind: fc.constantFrom('publish', 'publish', 'withdraw', 'reinstate'),
	question: aQuestion,
})

type Action = typeof anAction extends fc.Arbitrary<infer T> ? T : never
type Expected = Map<string, { question: NewQuestion; isPublished: boolean }>

async function run({ kind, question: { said, ...given } }: Action, expected: Expected): Promise<void> {
	const { english } = buildQuestion()
	const question = buildQuestion({ ...given, english: { ...english, questionText: said.join(' ') }, hindi: null })
	if (kind === 'publish') {
		await publish(question)
		expected.set(given.id, { question, isPublished: true })
		return
	}
	await (kind === 'withdraw' ? withdraw : reinstate)(given.id)
	const known = expected.get(given.id)
	if (known) known.isPublished = kind === 'reinstate'
}

describe('the index', () => {
	it('is what it would be if it were built anew, whatever has happened', async () => {
		const property = fc.asyncProperty(fc.array(anAction, { maxLength: 14 }), async (actions) => {
			await database.db.execute(sql`truncate answer_writing_questions, answer_writing_index`)
			const expected: Expected = new Map()
			for (const action of actions) await run(action, expected)
			const published = [...expected.values()].filter(({ isPublished }) => isPublished)
			expect(await bits()).toEqual(bitsOf(published.map(({ question }) => question)))
			const { rows } = await database.db.execute(sql`select from answer_writing_index where bit_count(positions) = 0`)
			expect(rows).toEqual([])
		})
		await fc.assert(property, { numRuns: 40 })
	})

	it('is written alike by many at once', async () => {
		const ids = Array.from({ length: 8 }, (_, number) => `q-${number}`)
		await database.transaction((tx) =>
			insertQuestions(
				tx,
				ids.map((id) => buildQuestion({ id })),
			),
		)
		for (const id of ids) await withdraw(id)
		// All are moved into one month, which none of them leaves: each needs a position of its own there.
		await Promise.all(ids.map((id) => publish(buildQuestion({ id, publishedOn: '2025-05-01', hindi: null }))))
		await Promise.all(ids.flatMap((id, number) => [number % 2 === 0 ? withdraw(id) : reinstate(id), reinstate(id)]))
		const published = []
		for (const id of ids) {
			const live = await findLiveQuestion(database.db, id)
			if (live?.isPublished) published.push(live.question)
		}
		expect(published.length).toBeGreaterThan(3)
		expect(await bits()).toEqual(bitsOf(published))
	})
})
