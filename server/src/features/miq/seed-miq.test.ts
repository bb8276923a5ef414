import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchWords } from '../../platform/search/search-words.ts'
import { buildMiq } from '../../testing/build-miq.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { findQuestion, listQuestions } from './reading/tables.ts'
import { seedMiq } from './seed-miq.ts'
import { hasQuestions, insertQuestions } from './storing/tables.ts'

let database: TestDatabase

beforeEach(async () => {
	database = await openTestDatabase()
})

afterEach(() => database.close())

const list = (search: string, category: PaperCategory | null = null) =>
	listQuestions(database.db, { language: 'hindi', category, words: searchWords(search), limit: 100, offset: 0 })

async function folderWith(path: string, file: object): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-seed-'))
	await mkdir(join(folder, dirname(path)))
	await writeFile(join(folder, path), JSON.stringify(file))
	return folder
}

it('fills an empty database with at least 40 questions over all papers, in both languages', async () => {
	await seedMiq(database, silentLog)
	expect((await list('')).total).toBeGreaterThanOrEqual(40)
	for (const category of paperCategories) {
		const { rows, total } = await list('', category)
		expect(total).toBeGreaterThan(0)
		expect(rows.every((row) => !row.isFallback)).toBe(true)
	}
})

it('keeps the parts of a question together, and the lines of each answer', async () => {
	const folder = await folderWith('gs-paper-1/stepwells.json', {
		paperCategory: 'GS_PAPER_1',
		publishedOn: '2026-10-14',
		subject: 'art-culture',
		year: 2026,
		difficulty: 'MEDIUM',
		isMostImportant: true,
		isFeatured: false,
		durationMinutes: 12,
		marks: 10,
		tags: { english: ['Stepwells'], hindi: ['बावड़ियाँ'] },
		parts: [
			{
				question: { english: 'What is a stepwell?', hindi: 'बावड़ी क्या है?' },
				answer: { english: ['A well.', '1. Steps: down.'], hindi: ['कुआँ।', '1. सीढ़ियाँ: नीचे।'] },
			},
			{
				question: { english: 'Describe Chand Baori.', hindi: 'चाँद बावड़ी का वर्णन कीजिए।' },
				answer: { english: ['It is at Abhaneri.'], hindi: ['वह आभानेरी में है।'] },
			},
		],
	})
	await seedMiq(database, silentLog, folder)
	expect(await findQuestion(database.db, 'stepwells', 'hindi')).toMatchObject({
		questions: ['बावड़ी क्या है?', 'चाँद बावड़ी का वर्णन कीजिए।'],
		answers: ['कुआँ।\n1. सीढ़ियाँ: नीचे।', 'वह आभानेरी में है।'],
		tags: ['बावड़ियाँ'],
		isFallback: false,
	})
	expect((await list('चांद baori')).total).toBe(1)
	await rm(folder, { recursive: true })
})

it('leaves a database with a question in it alone', async () => {
	await database.transaction((tx) => insertQuestions(tx, [buildMiq()]))
	await seedMiq(database, silentLog)
	expect((await list('')).total).toBe(1)
})

it('has one effect when two processes seed at once', async () => {
	await Promise.all([seedMiq(database, silentLog), seedMiq(database, silentLog)])
	const { rows } = await database.db.execute('select count(*)::int as total from miq_questions')
	expect(rows).toEqual([{ total: (await list('')).total }])
})

it('stores nothing when one file is not a question', async () => {
	const folder = await folderWith('essay/broken.json', { paperCategory: 'ESSAY' })
	await expect(seedMiq(database, silentLog, folder)).rejects.toThrow()
	expect(await hasQuestions(database.db)).toBe(false)
	await rm(folder, { recursive: true })
})
