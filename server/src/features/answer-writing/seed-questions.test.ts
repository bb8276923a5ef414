// @module-tag one-run
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PaperFilter, paperCategories } from '@aravalli/shared/questions/question'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedFiles } from '../../content/seed-files.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { getQuestion } from './get-question.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { questionFiles } from './question-file.ts'

let database: TestDatabase

beforeEach(async () => {
	database = await openTestDatabase()
})

afterEach(() => database.close())

const seed = (content?: string) => seedFiles(database, silentLog, [questionFiles], { content })

const list = (search: string, paperCategory: PaperFilter = 'ALL_PAPERS') =>
	listPublishedQuestions(database, { language: 'hindi', paperCategory, search, page: 1, limit: 100, view: 'card' })
const total = async () => (await list('')).pagination.total

it('fills an empty database with at least 60 questions over all categories, in both languages', async () => {
	await seed()
	expect(await total()).toBeGreaterThanOrEqual(60)
	for (const category of paperCategories) {
		const { data } = await list('', category)
		expect(data.length).toBeGreaterThan(0)
		expect(data.every(({ isFallback }) => !isFallback)).toBe(true)
	}
})

it('makes the demo questions findable in either spelling, and keeps the lines of their answers', async () => {
	await seed()
	const found = await list('प्रजामंडल')
	expect(found.data.map(({ questionId }) => questionId)).toContain('prajamandal-political-awakening')
	expect(found).toEqual(await list('प्रजामण्डलों'))
	const question = await getQuestion(database, 'prajamandal-political-awakening', 'english')
	expect(question.answer.split('\n').length).toBeGreaterThan(1)
})

it('leaves a database with a question in it alone', async () => {
	await storeQuestions({ database }, buildQuestion())
	await seed()
	expect(await total()).toBe(1)
})

it('has one effect when two processes seed at once', async () => {
	await Promise.all([seed(), seed()])
	const { rows } = await database.db.execute('select count(*)::int as total from published_items')
	expect(rows).toEqual([{ total: await total() }])
})

it('stores nothing when one file is not a question', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-seed-'))
	const essays = join(folder, 'answer-writing', 'essay')
	await mkdir(essays, { recursive: true })
	await writeFile(join(essays, 'broken.json'), '{"paperCategory":"ESSAY"}')
	await expect(seed(folder)).rejects.toThrow()
	expect(await total()).toBe(0)
	await rm(folder, { recursive: true })
})
