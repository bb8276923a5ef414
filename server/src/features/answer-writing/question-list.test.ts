// @module-tag one-run
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indexTerms } from '../../content/index-terms.ts'
import { publishedItem } from '../../content/published-item.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { buildQuestion, type TestQuestion } from '../../testing/build-question.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { listPublishedQuestions } from './list-published-questions.ts'

let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})

afterAll(() => database.close())

const emptyTables = () => emptyContent(database)
beforeEach(emptyTables)

const insert = (...questions: TestQuestion[]) => storeQuestions({ database }, ...questions)

async function list(wanted: Partial<Parameters<typeof listPublishedQuestions>[1]> = {}) {
	const all = {
		language: 'english',
		paperCategory: 'ALL_PAPERS',
		search: '',
		page: 1,
		limit: 10,
		view: 'card',
	} as const
	const { data, pagination } = await listPublishedQuestions(database, { ...all, ...wanted })
	const { total, isTotalCapped } = pagination
	return { ids: data.map(({ questionId }) => questionId), total, isTotalCapped }
}

const idsOf = async (wanted?: Parameters<typeof list>[0]) => (await list(wanted)).ids

function questionAbout(id: string, english: string, hindi: string, given: Partial<TestQuestion> = {}): TestQuestion {
	const rest = { subCategory: 'Polity', tags: [], answer: 'Answer', marksSplit: '' }
	return buildQuestion({
		id,
		english: { ...rest, questionText: english },
		hindi: { ...rest, questionText: hindi },
		...given,
	})
}

describe('the list', () => {
	it('gives the newest first, of one day what came last', async () => {
		await insert(
			buildQuestion({ id: 'a-old', publishedOn: '2024-02-29' }),
			buildQuestion({ id: 'b-new', publishedOn: '2026-11-18' }),
			buildQuestion({ id: 'c-old', publishedOn: '2024-02-29' }),
			buildQuestion({ id: 'd-middle', publishedOn: '2025-12-31' }),
		)
		expect(await idsOf()).toEqual(['b-new', 'd-middle', 'c-old', 'a-old'])
	})

	it('keeps the total on a page past the end', async () => {
		await insert(buildQuestion({ id: 'one' }), buildQuestion({ id: 'two' }))
		expect(await list({ page: 2 })).toEqual({ ids: [], total: 2, isTotalCapped: false })
		expect(await list({ search: 'governor', page: 99_999 })).toMatchObject({ ids: [], total: 2 })
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
		expect(await idsOf({ search: 'movement', paperCategory: 'GS_PAPER_1' })).toEqual(['peasants'])
		expect(await idsOf({ search: 'movement', paperCategory: 'ESSAY' })).toEqual([])
	})

	it('never takes a reader’s word for a category', async () => {
		expect(searchWords('in:all paperCategory:GS_PAPER_1').filter((word) => word.includes(':'))).toEqual([])
	})

	it('takes a hundred words, quotes and wildcards for what they are', async () => {
		const search = Array.from({ length: 100 }, (_, number) => `w${number}`).join(' ')
		expect(await idsOf({ search })).toEqual([])
		expect(await idsOf({ search: "%_'; drop table published_items --" })).toEqual([])
		expect(await list()).toMatchObject({ total: 3 })
	})
})

describe('large lists', () => {
	const papers: PaperCategory[] = ['ESSAY', 'GS_PAPER_1', 'GS_PAPER_2']
	const topics = ['water', 'जल', 'fort', 'किला', 'canal', 'tax']

	/** The months are uneven on purpose: some have no questions, one has many, and every mixture of topics occurs. */
	function manyQuestions(count: number): TestQuestion[] {
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

	function hasWords({ id, ...question }: TestQuestion, words: string[]): boolean {
		const { common, english, hindi } = publishedItem(id, question)
		const terms = indexTerms(answerWritingKind, { listedOn: question.publishedOn, common, english, hindi }, [])
		return words.every((word) => terms.includes(word))
	}

	function expectedIds(questions: TestQuestion[], words: string[], paper: PaperCategory | 'ALL_PAPERS'): string[] {
		return questions
			.map((question, arrival) => ({ ...question, arrival }))
			.filter(({ paperCategory }) => paper === 'ALL_PAPERS' || paperCategory === paper)
			.filter(({ arrival: _, ...question }) => hasWords(question, words))
			.sort((one, other) => other.publishedOn.localeCompare(one.publishedOn) || other.arrival - one.arrival)
			.map(({ id }) => id)
	}

	it('pages through every category and search without losing, repeating or misplacing a question', async () => {
		const questions = manyQuestions(300)
		await insert(...questions.slice(0, 200))
		await insert(...questions.slice(200))
		const searches = ['', 'water', 'जल', 'fort canal', 'किले tax', 'water जल fort', 'nothing']
		for (const search of searches) {
			for (const paperCategory of ['ALL_PAPERS', 'ESSAY', 'GS_PAPER_4'] as const) {
				const expected = expectedIds(questions, searchWords(search), paperCategory)
				const found: string[] = []
				for (let page = 1; (page - 2) * 17 < expected.length; page += 1) {
					const { ids, total } = await list({ search, paperCategory, page, limit: 17 })
					expect(total).toBe(expected.length)
					found.push(...ids)
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
		expect(await list({ page: 210 })).toEqual({
			ids: ['0009', '0008', '0007', '0006', '0005', '0004', '0003', '0002', '0001', '0000'].map(
				(number) => `q-${number}`,
			),
			total: 2100,
			isTotalCapped: false,
		})
		const last = await list({ search: 'canal', page: 72, limit: 14 })
		expect(last).toEqual({
			ids: ['q-1105', 'q-1104', 'q-1103', 'q-1102', 'q-1101', 'q-1100'],
			total: 1000,
			isTotalCapped: true,
		})
		expect(await list({ search: 'canal', page: 101 })).toEqual({ ids: [], total: 1000, isTotalCapped: true })
		await emptyTables()
		await insert(...questions.slice(0, 1000))
		expect(await list({ search: 'canal' })).toMatchObject({ total: 1000, isTotalCapped: false })
	})
})
