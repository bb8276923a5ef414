import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PaperFilter, paperCategories } from '@aravalli/shared/questions/question'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildQuestion } from '../../testing/build-question.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { getQuestion } from './get-question.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { seedQuestions } from './seed-questions.ts'

let database: TestDatabase

beforeEach(async () => {
	database = await openTestDatabase()
})

afterEach(() => database.close())

const list = (search: string, paperCategory: PaperFilter = 'ALL_PAPERS') =>
	listPublishedQuestions(database, { language: 'hindi', paperCategory, search, page: 1, limit: 100 })
const total = async () => (await list('')).pagination.total

it('fills an empty database with at least 60 questions over all categories, in both languages', async () => {
	await seedQuestions(database, silentLog)
	expect(await total()).toBeGreaterThanOrEqual(60)
	for (const category of paperCategories) {
		const { data } = await list('', category)
		expect(data.length).toBeGreaterThan(0)
		expect(data.every(({ isFallback }) => !isFallback)).toBe(true)
	}
})

it('makes the demo questions findable in either spelling, and keeps the lines of their answers', async () => {
	await seedQuestions(database, silentLog)
	const found = await list('प्रजामंडल')
	expect(found.data.map(({ questionId }) => questionId)).toContain('prajamandal-political-awakening')
	expect(found).toEqual(await list('प्रजामण्डलों'))
	const question = await getQuestion(database, 'prajamandal-political-awakening', 'english')
	expect(question.answer.split('\n').length).toBeGreaterThan(1)
})

it('leaves a database with a question in it alone', async () => {
	await storeQuestions({ database }, buildQuestion())
	await seedQuestions(database, silentLog)
	expect(await total()).toBe(1)
})

it('has one effect when two processes seed at once', async () => {
	await Promise.all([seedQuestions(database, silentLog), seedQuestions(database, silentLog)])
	const { rows } = await database.db.execute('select count(*)::int as total from published_items')
	expect(rows).toEqual([{ total: await total() }])
})

it('stores nothing when one file is not a question', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-seed-'))
	await mkdir(join(folder, 'essay'))
	await writeFile(join(folder, 'essay', 'broken.json'), '{"paperCategory":"ESSAY"}')
	await expect(seedQuestions(database, silentLog, folder)).rejects.toThrow()
	expect(await total()).toBe(0)
	await rm(folder, { recursive: true })
})
