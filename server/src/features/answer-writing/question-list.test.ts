import type { PaperCategory } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchWords } from '../../platform/search/search-words.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { indexTerms, type NewQuestion } from './new-question.ts'
import { countQuestions, insertQuestions, type ListOptions, listQuestions } from './tables.ts'

let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(() => database.db.execute(sql`truncate answer_writing_questions, answer_writing_index, counters`))

const insert = (...questions: NewQuestion[]) => database.transaction((tx) => insertQuestions(tx, questions))

function list(options: Partial<ListOptions> & { search?: string } = {}) {
	const { search = '', ...given } = options
	return listQuestions(database.db, {
		language: 'english',
		category: null,
		words: searchWords(search),
		limit: 10,
		offset: 0,
		...given,
	})
}

const idsOf = async (options?: Parameters<typeof list>[0]) => (await list(options)).rows.map((row) => row.questionId)

function questionAbout(id: string, english: string, hindi: string, given: Partial<NewQuestion> = {}): NewQuestion {
	const rest = { subCategory: 'Polity', tags: [], answer: 'Answer' }
	return buildQuestion({
		id,
		english: { ...rest, questionText: english },
		hindi: { ...rest, questionText: hindi },
		...given,
	})
}

describe('listQuestions', () => {
	it('gives the newest first, of one day the higher id', async () => {
		await insert(
			buildQuestion({ id: 'a-old', publishedOn: '2024-02-29' }),
			buildQuestion({ id: 'b-new', publishedOn: '2026-11-18' }),
			buildQuestion({ id: 'c-old', publishedOn: '2024-02-29' }),
			buildQuestion({ id: 'd-middle', publishedOn: '2025-12-31' }),
		)
		expect(await idsOf()).toEqual(['b-new', 'd-middle', 'c-old', 'a-old'])
	})

	it('gives each row in the wanted language', async () => {
		await insert(buildQuestion({ id: 'governor' }))
		expect(await list({ language: 'hindi' })).toEqual({
			rows: [
				{
					questionId: 'governor',
					paperCategory: 'GS_PAPER_3',
					difficulty: 'MEDIUM',
					publishedOn: '2026-11-14',
					timeLimitMinutes: 12,
					marks: 10,
					wordLimit: 150,
					subCategory: 'भारतीय राजव्यवस्था',
					tags: ['राज्यपाल', 'संघवाद'],
					questionText: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।',
					isFallback: false,
				},
			],
			total: 1,
			isTotalCapped: false,
		})
		expect((await list()).rows[0]).toMatchObject({ subCategory: 'Indian polity', tags: ['Governor', 'Federalism'] })
	})

	it('falls back to English where Hindi is missing, and says so', async () => {
		await insert(buildQuestion({ hindi: null }))
		expect((await list({ language: 'hindi' })).rows[0]).toMatchObject({
			subCategory: 'Indian polity',
			isFallback: true,
		})
		expect((await list({ language: 'english' })).rows[0]).toMatchObject({ isFallback: false })
	})

	it('is empty with a total of 0 in an empty database', async () => {
		expect(await list()).toEqual({ rows: [], total: 0, isTotalCapped: false })
		expect(await list({ search: 'anything', category: 'ESSAY' })).toEqual({ rows: [], total: 0, isTotalCapped: false })
	})

	it('keeps the total on a page past the end', async () => {
		await insert(buildQuestion({ id: 'one' }), buildQuestion({ id: 'two' }))
		expect(await list({ offset: 10 })).toEqual({ rows: [], total: 2, isTotalCapped: false })
		expect(await list({ search: 'governor', offset: 999_999 })).toMatchObject({ rows: [], total: 2 })
	})
})

describe('search', () => {
	beforeEach(() =>
		insert(
			questionAbout('prajamandal', 'Discuss the Prajamandal movements.', 'प्रजामण्डल आंदोलनों की विवेचना कीजिए।', {
				publishedOn: '2026-10-01',
			}),
			questionAbout(
				'peasants',
				'Examine the peasant movement of Bijolia.',
				'बिजोलिया के किसान आन्दोलन का परीक्षण कीजिए।',
				{
					publishedOn: '2026-09-01',
					paperCategory: 'GS_PAPER_1',
				},
			),
			buildQuestion({ id: 'governor', publishedOn: '2026-08-01' }),
		),
	)

	it('finds either script in either language', async () => {
		expect(await idsOf({ search: 'Bijolia', language: 'hindi' })).toEqual(['peasants'])
		expect(await idsOf({ search: 'बिजोलिया', language: 'english' })).toEqual(['peasants'])
	})

	it('finds inflected words and other spellings, newest first', async () => {
		expect(await idsOf({ search: 'प्रजामंडल' })).toEqual(['prajamandal'])
		expect(await idsOf({ search: 'आंदोलन' })).toEqual(['prajamandal', 'peasants'])
		expect(await idsOf({ search: 'movements' })).toEqual(['prajamandal', 'peasants'])
	})

	it('finds only what has all words', async () => {
		expect(await idsOf({ search: 'peasant movement' })).toEqual(['peasants'])
		expect(await idsOf({ search: 'किसान movement' })).toEqual(['peasants'])
		expect(await idsOf({ search: 'peasant governor' })).toEqual([])
	})

	it('looks into tags and sub-category, not into answers', async () => {
		expect(await idsOf({ search: 'federalism' })).toEqual(['governor'])
		expect(await idsOf({ search: 'भारतीय राजव्यवस्था' })).toEqual(['governor'])
		expect(await idsOf({ search: 'discretion' })).toEqual([])
	})

	it('can be narrowed to a category', async () => {
		expect(await idsOf({ search: 'movement', category: 'GS_PAPER_1' })).toEqual(['peasants'])
		expect(await idsOf({ search: 'movement', category: 'ESSAY' })).toEqual([])
	})

	it('never takes a reader’s word for a category', async () => {
		expect(await list({ words: ['in:ALL_PAPERS', 'in:GS_PAPER_1'] })).toMatchObject({ total: 0 })
		expect(searchWords('in:ALL_PAPERS in:GS_PAPER_1').filter((word) => word.includes(':'))).toEqual([])
	})

	it('takes a hundred words, quotes and wildcards for what they are', async () => {
		const search = Array.from({ length: 100 }, (_, number) => `w${number}`).join(' ')
		expect(await idsOf({ search })).toEqual([])
		expect(await idsOf({ search: "%_'; drop table answer_writing_questions --" })).toEqual([])
		expect(await idsOf({ words: ['%', "'"] })).toEqual([])
		expect(await countQuestions(database.db)).toBe(3)
	})
})

describe('large lists', () => {
	const papers: PaperCategory[] = ['ESSAY', 'GS_PAPER_1', 'GS_PAPER_2']
	const topics = ['water', 'जल', 'fort', 'किला', 'canal', 'tax']

	/** The months are uneven on purpose: some have no questions, one has many, and every mixture of topics occurs. */
	function manyQuestions(count: number): NewQuestion[] {
		return Array.from({ length: count }, (_, number) => {
			const month = number % 5 === 0 ? 11 : 1 + (Math.floor(number * 1.7) % 9)
			const day = String(1 + (number % 28)).padStart(2, '0')
			const own = topics.filter((_, topic) => (number >> topic) % 2 === 1)
			return questionAbout(`q-${(number * 7919) % 10_007}`, `State ${own.join(' ')}`, 'बताइए', {
				publishedOn: `${2023 + (number % 3)}-${String(month).padStart(2, '0')}-${day}`,
				paperCategory: papers[number % 7] ?? 'GS_PAPER_4',
			})
		})
	}

	function expectedIds(questions: NewQuestion[], words: string[], category: PaperCategory | null): string[] {
		const key = ({ publishedOn, id }: NewQuestion) => `${publishedOn} ${id}`
		return questions
			.filter((question) => category === null || question.paperCategory === category)
			.filter((question) => words.every((word) => indexTerms(question).includes(word)))
			.sort((a, b) => (key(a) < key(b) ? 1 : -1))
			.map(({ id }) => id)
	}

	it('pages through every category and search without losing, repeating or misplacing a question', async () => {
		const questions = manyQuestions(300)
		await insert(...questions.slice(0, 200))
		await insert(...questions.slice(200))
		const searches = ['', 'water', 'जल', 'fort canal', 'किले tax', 'water जल fort', 'nothing']
		for (const search of searches) {
			for (const category of [null, 'ESSAY', 'GS_PAPER_4'] as const) {
				const expected = expectedIds(questions, searchWords(search), category)
				const found: string[] = []
				for (let offset = 0; offset < expected.length + 34; offset += 17) {
					const { rows, total } = await list({ search, category, offset, limit: 17 })
					expect(total).toBe(expected.length)
					found.push(...rows.map((row) => row.questionId))
				}
				expect(found).toEqual(expected)
			}
		}
	})

	it('counts a search up to 1,000, and a category to the end, also when a month fills more than one shelf', async () => {
		const questions = Array.from({ length: 2100 }, (_, number) =>
			questionAbout(`q-${String(number).padStart(4, '0')}`, 'Discuss the canal', 'नहर', { publishedOn: '2026-03-05' }),
		)
		await insert(...questions)
		expect(await list({ offset: 2090 })).toMatchObject({ total: 2100, isTotalCapped: false })
		expect(await idsOf({ offset: 2090 })).toEqual(
			['0009', '0008', '0007', '0006', '0005', '0004', '0003', '0002', '0001', '0000'].map((number) => `q-${number}`),
		)
		expect(await list({ search: 'canal', offset: 990 })).toMatchObject({ total: 1000, isTotalCapped: true })
		expect(await idsOf({ search: 'canal', offset: 995 })).toEqual(['q-1104', 'q-1103', 'q-1102', 'q-1101', 'q-1100'])
		expect(await list({ search: 'canal', offset: 1000 })).toEqual({ rows: [], total: 1000, isTotalCapped: true })
		await database.db.execute(sql`truncate answer_writing_questions, answer_writing_index`)
		await insert(...questions.slice(0, 1000))
		expect(await list({ search: 'canal' })).toMatchObject({ total: 1000, isTotalCapped: false })
	})
})
