// @module-tag one-run
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { miqKind } from '@aravalli/shared/miq/kind'
import { type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasItems } from '../../content/counting/tables.ts'
import { facetTerm } from '../../content/index-terms.ts'
import { getItem } from '../../content/items.ts'
import { listSearched } from '../../content/list-searched.ts'
import { seedFiles } from '../../content/seed-files.ts'
import { buildMiq, storeMiqs } from '../../testing/build-miq.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { miqFiles } from './question-file.ts'

let database: TestDatabase

beforeEach(async () => {
	database = await openTestDatabase()
})

afterEach(() => database.close())

const seed = (content?: string) => seedFiles(database, silentLog, [miqFiles], { content })

async function list(search: string, category: PaperCategory | null = null) {
	const terms = category ? [facetTerm('paperCategory', category)] : []
	const { items, pagination } = await listSearched(database.db, miqKind, {
		language: 'hindi',
		terms,
		search,
		page: 1,
		limit: 100,
	})
	return { items, total: pagination.total }
}

async function folderWith(path: string, file: object): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-seed-'))
	await mkdir(join(folder, 'miq', dirname(path)), { recursive: true })
	await writeFile(join(folder, 'miq', path), JSON.stringify(file))
	return folder
}

it('fills an empty database with at least 40 questions over all papers, in both languages', async () => {
	await seed()
	expect((await list('')).total).toBeGreaterThanOrEqual(40)
	for (const category of paperCategories) {
		const { items, total } = await list('', category)
		expect(total).toBeGreaterThan(0)
		expect(items.every((item) => !item.isFallback)).toBe(true)
	}
})

it('keeps the parts of a question together, and the lines of each answer', async () => {
	const folder = await folderWith('gs-paper-1/stepwells.json', {
		paperCategory: 'GS_PAPER_1',
		publishedOn: '2026-10-14',
		subject: 'art-culture',
		topics: ['water-heritage'],
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
				marksSplit: { english: ['3: Meaning', '2: Steps'], hindi: ['3: अर्थ', '2: सीढ़ियाँ'] },
			},
			{
				question: { english: 'Describe Chand Baori.', hindi: 'चाँद बावड़ी का वर्णन कीजिए।' },
				answer: { english: ['It is at Abhaneri.'], hindi: ['वह आभानेरी में है।'] },
				marksSplit: { english: ['5: Place'], hindi: ['5: स्थान'] },
			},
		],
	})
	await seed(folder)
	const found = await getItem(database.db, miqKind, 'stepwells', { language: 'hindi', notFound: 'question.not-found' })
	expect(found).toMatchObject({
		texts: {
			tags: ['बावड़ियाँ'],
			parts: [
				{ question: 'बावड़ी क्या है?', answer: 'कुआँ।\n1. सीढ़ियाँ: नीचे।', marksSplit: '3: अर्थ\n2: सीढ़ियाँ' },
				{ question: 'चाँद बावड़ी का वर्णन कीजिए।', answer: 'वह आभानेरी में है।' },
			],
		},
		isFallback: false,
	})
	expect((await list('चांद baori')).total).toBe(1)
	await rm(folder, { recursive: true })
})

it('leaves a database with a question in it alone', async () => {
	await storeMiqs({ database }, buildMiq())
	await seed()
	expect((await list('')).total).toBe(1)
})

it('has one effect when two processes seed at once', async () => {
	await Promise.all([seed(), seed()])
	const { rows } = await database.db.execute('select count(*)::int as total from published_items')
	expect(rows).toEqual([{ total: (await list('')).total }])
})

it('stores nothing when one file is not a question', async () => {
	const folder = await folderWith('essay/broken.json', { paperCategory: 'ESSAY' })
	await expect(seed(folder)).rejects.toThrow()
	expect(await hasItems(database.db, miqKind.name)).toBe(false)
	await rm(folder, { recursive: true })
})
