import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchWords } from '../../../platform/search/search-words.ts'
import { buildMiq } from '../../../testing/build-miq.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/open-test-database.ts'
import type { NewQuestion } from '../new-question.ts'
import { findQuestion, listQuestions } from '../reading/tables.ts'
import { hasQuestions, insertQuestions } from './tables.ts'

let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(() => database.db.execute(sql`truncate miq_questions, miq_index, counters`))

const insert = (...questions: NewQuestion[]) => database.transaction((tx) => insertQuestions(tx, questions))

const list = (search = '') =>
	listQuestions(database.db, {
		language: 'english',
		category: null,
		words: searchWords(search),
		limit: 10,
		offset: 0,
	})

describe('insertQuestions', () => {
	it('leaves a question whose id exists as it is, its words included', async () => {
		await insert(buildMiq({ marks: 10 }))
		await insert(buildMiq({ marks: 20, subject: 'economy' }), buildMiq({ id: 'step-2', marks: 5 }))
		expect((await list()).rows.map(({ id, marks }) => [id, marks])).toEqual([
			['stepwells', 10],
			['step-2', 5],
		])
		expect(await list('stepwell')).toMatchObject({ total: 2 })
		expect(await list('economy')).toMatchObject({ total: 0 })
	})

	it('gives parallel writers positions of their own', async () => {
		await Promise.all(Array.from({ length: 8 }, (_, number) => insert(buildMiq({ id: `q-${number}` }))))
		expect([(await list()).total, (await list('stepwell')).total]).toEqual([8, 8])
	})

	it('accepts an empty list, and says whether there is any question', async () => {
		await insert()
		expect(await hasQuestions(database.db)).toBe(false)
		await insert(buildMiq())
		expect(await hasQuestions(database.db)).toBe(true)
	})

	const { english, hindi } = buildMiq()
	const parts = english.parts.slice(0, 1)
	it.each<[string, object]>([
		['an id that is no slug', { id: 'Not a slug' }],
		['the id that is the list’s address', { id: 'list' }],
		['an unknown paper', { paperCategory: 'GS_PAPER_9' }],
		['an unknown subject', { subject: 'astrology' }],
		['an unknown difficulty', { difficulty: 'IMPOSSIBLE' }],
		['no minutes', { durationMinutes: 0 }],
		['no marks', { marks: 0 }],
		['a day that does not exist', { publishedOn: '2026-02-30' }],
		['no question', { english: { ...english, parts: [] }, hindi: null }],
		['more questions in one language', { english: { ...english, parts } }],
		['fewer questions in Hindi', { hindi: { ...hindi, parts } }],
	])('refuses %s', async (_, given) => {
		await expect(insert(buildMiq(given))).rejects.toThrow()
		expect(await hasQuestions(database.db)).toBe(false)
	})

	it.each(['tags_hindi = null', "questions_hindi = '{one}'", "answers_hindi = '{}'", "answers_english = '{one}'"])(
		'refuses half of a question: %s',
		async (change) => {
			await insert(buildMiq())
			await expect(database.db.execute(sql`update miq_questions set ${sql.raw(change)}`)).rejects.toThrow()
		},
	)
})

describe('findQuestion', () => {
	it('gives the counts of this question', async () => {
		await insert(buildMiq())
		await database.db.execute(sql`
			insert into counters values ('miq.views', 'stepwells', 12), ('miq.practices', 'stepwells', 3000000000),
				('miq.views', 'other', 99), ('answer-writing.views', 'stepwells', 5)`)
		const counts = { viewCount: 12, practiceCount: 3_000_000_000 }
		expect(await findQuestion(database.db, 'stepwells', 'hindi')).toMatchObject(counts)
		expect((await list()).rows).toMatchObject([counts])
	})
})
