import type { PaperCategory } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchWords } from '../../platform/search/search-words.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import type { NewQuestion } from './new-question.ts'
import {
	countQuestions,
	findQuestion,
	insertQuestions,
	type ListOptions,
	listQuestions,
	listStatement,
} from './tables.ts'

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

describe('listStatement', () => {
	it('is the list’s statement, with nothing of the reader’s in its text', async () => {
		await insert(buildQuestion({ id: 'governor' }))
		const options: ListOptions = {
			language: 'hindi',
			category: 'GS_PAPER_3',
			words: ['governor'],
			limit: 10,
			offset: 0,
		}
		const { text, values } = listStatement(options)
		expect(text).not.toMatch(/governor|GS_PAPER_3/)
		const connection = await database.openConnection()
		const { rows } = await connection.query(text, values)
		await connection.end()
		expect(rows).toMatchObject([
			{ total: 1, questionId: 'governor', questionText: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।' },
		])
	})
})

describe('findQuestion', () => {
	it('gives the question with its answer and counts', async () => {
		await insert(buildQuestion({ id: 'governor' }))
		await database.db.execute(sql`
			insert into counters values ('answer-writing.views', 'governor', 12), ('answer-writing.views', 'other', 99)`)
		expect(await findQuestion(database.db, 'governor', 'hindi')).toMatchObject({
			questionId: 'governor',
			publishedOn: '2026-11-14',
			answer: 'राज्यपाल **संवैधानिक प्रमुख** होता है।\nअनुच्छेद 163 उसे विवेक देता है।',
			viewCount: 12,
			downloadCount: 0,
			updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			isFallback: false,
		})
	})

	it('falls back to English', async () => {
		await insert(buildQuestion({ id: 'governor', hindi: null }))
		const question = await findQuestion(database.db, 'governor', 'hindi')
		expect(question).toMatchObject({ isFallback: true, answer: buildQuestion().english.answer })
	})

	it('is null for what is missing or not published', async () => {
		await insert(buildQuestion({ id: 'withdrawn' }))
		await database.db.execute(sql`update answer_writing_questions set position = null`)
		expect(await findQuestion(database.db, 'withdrawn', 'english')).toBeNull()
		expect(await findQuestion(database.db, 'missing', 'english')).toBeNull()
	})
})

describe('insertQuestions', () => {
	it('leaves a question whose id exists as it is', async () => {
		await insert(buildQuestion({ id: 'governor', marks: 10 }))
		await insert(buildQuestion({ id: 'governor', marks: 20 }), buildQuestion({ id: 'speaker', marks: 5 }))
		expect((await list()).rows.map(({ questionId, marks }) => [questionId, marks])).toEqual([
			['speaker', 5],
			['governor', 10],
		])
		expect(await list({ search: 'governor' })).toMatchObject({ total: 2 })
		expect(await countQuestions(database.db)).toBe(2)
	})

	it('accepts an empty list', async () => {
		await insert()
		expect(await countQuestions(database.db)).toBe(0)
	})

	it('gives parallel writers positions of their own', async () => {
		await Promise.all(Array.from({ length: 8 }, (_, number) => insert(buildQuestion({ id: `q-${number}` }))))
		expect(await list({ search: 'governor' })).toMatchObject({ total: 8 })
		expect(await list()).toMatchObject({ total: 8 })
	})

	it('stores nothing of a transaction that fails', async () => {
		const failing = database.transaction(async (tx) => {
			await insertQuestions(tx, [buildQuestion()])
			throw new Error('later')
		})
		await expect(failing).rejects.toThrow('later')
		expect(await list()).toMatchObject({ total: 0 })
	})

	it.each([
		['an id that is no slug', { id: 'Not a slug' }],
		['an unknown category', { paperCategory: 'GS_PAPER_9' as PaperCategory }],
		['a time limit of 0', { timeLimitMinutes: 0 }],
		['a day that does not exist', { publishedOn: '2026-02-30' }],
	])('refuses %s', async (_, given) => {
		await expect(insert(buildQuestion(given))).rejects.toThrow()
	})

	it('refuses half a translation', async () => {
		await insert(buildQuestion())
		await expect(database.db.execute(sql`update answer_writing_questions set answer_hindi = null`)).rejects.toThrow()
	})
})
