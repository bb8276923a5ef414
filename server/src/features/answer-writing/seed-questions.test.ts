import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paperCategories } from '@aravalli/shared/questions/question'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchWords } from '../../platform/search/search-words.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { seedQuestions } from './seed-questions.ts'
import { countQuestions, findQuestion, insertQuestions, listQuestions } from './tables.ts'

let database: TestDatabase

beforeEach(async () => {
	database = await openTestDatabase()
})

afterEach(() => database.close())

const list = (search: string, category: (typeof paperCategories)[number] | null = null) =>
	listQuestions(database.db, { language: 'hindi', category, words: searchWords(search), limit: 10, offset: 0 })

it('fills an empty database with at least 60 questions over all categories, in both languages', async () => {
	await seedQuestions(database, silentLog)
	expect(await countQuestions(database.db)).toBeGreaterThanOrEqual(60)
	for (const category of paperCategories) {
		const { rows, total } = await list('', category)
		expect(total).toBeGreaterThan(0)
		expect(rows.every((row) => !row.isFallback)).toBe(true)
	}
})

it('makes the demo questions findable in either spelling, and keeps the lines of their answers', async () => {
	await seedQuestions(database, silentLog)
	const found = await list('प्रजामंडल')
	expect(found.rows.map((row) => row.questionId)).toContain('prajamandal-political-awakening')
	expect(found).toEqual(await list('प्रजामण्डलों'))
	const question = await findQuestion(database.db, 'prajamandal-political-awakening', 'english')
	expect(question?.answer.split('\n').length).toBeGreaterThan(1)
})

it('leaves a database with a question in it alone', async () => {
	await database.transaction((tx) => insertQuestions(tx, [buildQuestion()]))
	await seedQuestions(database, silentLog)
	expect(await countQuestions(database.db)).toBe(1)
})

it('has one effect when two processes seed at once', async () => {
	await Promise.all([seedQuestions(database, silentLog), seedQuestions(database, silentLog)])
	expect((await list('')).total).toBe(await countQuestions(database.db))
})

it('stores nothing when one file is not a question', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-seed-'))
	await mkdir(join(folder, 'essay'))
	await writeFile(join(folder, 'essay', 'broken.json'), '{"paperCategory":"ESSAY"}')
	await expect(seedQuestions(database, silentLog, folder)).rejects.toThrow()
	expect(await countQuestions(database.db)).toBe(0)
	await rm(folder, { recursive: true })
})
