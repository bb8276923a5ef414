// @module-tag one-run
import { indiaDay } from '@aravalli/shared/india-time'
import { languages } from '@aravalli/shared/language'
import { type SectionKind, sectionKinds } from '@aravalli/shared/study-material/kinds'
import { papersOf } from '@aravalli/shared/study-material/section'
import { type Section, sections } from '@aravalli/shared/study-sections'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listItems } from '../../content/items.ts'
import { seedFiles } from '../../content/seed-files.ts'
import { richTextWords } from '../../platform/rich-text/rich-text-blocks.ts'
import { buildStudyItem, storeStudyItems } from '../../testing/build-study-item.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { readingSections } from './public-file-address.ts'
import { sectionFiles } from './section-files.ts'

const now = new Date('2026-11-22T19:00:00Z')
let test: TestApp
let pdfium: PDFiumLibrary

beforeAll(async () => {
	test = await startApp()
	pdfium = await PDFiumLibrary.init()
	await seedFiles(test.database, silentLog, await sectionFiles(), { now })
})
afterAll(async () => {
	pdfium.destroy()
	await test.close()
})

const itemsOf = async (section: Section, language: 'english' | 'hindi') =>
	(await listItems(test.database.db, sectionKinds[section] as SectionKind, { language, limit: 100, offset: 0 })).items

describe('the demo', () => {
	it.each(sections)('has at least eight items of %s with quizzes of five, in both languages', async (section) => {
		const items = await itemsOf(section, 'hindi')
		expect(items.length).toBeGreaterThanOrEqual(8)
		expect(items.filter(({ isFallback, card }) => isFallback || card.quiz.length < 5)).toEqual([])
		expect(items.filter(({ common }) => !papersOf(section).includes(common.paper))).toEqual([])
	})

	it('is dated from the day in India on which it is stored', async () => {
		const { rows } = await test.database.db.execute<{ newest: string }>(
			sql`select max(listed_on)::text as newest from published_items`,
		)
		expect(indiaDay(now)).toBe('2026-11-23')
		expect(rows[0]?.newest).toBe('2026-11-22')
	})

	it('leaves a section with an item in it alone', async () => {
		const other = await startApp()
		await other.database.transaction((tx) => storeStudyItems(tx, [buildStudyItem()]))
		await seedFiles(other.database, silentLog, await sectionFiles(), { now })
		const { rows } = await other.database.db.execute<{ id: string }>(
			sql`select id from published_items where kind = 'to-the-point'`,
		)
		expect(rows).toEqual([{ id: 'folk-deities' }])
		await other.close()
	})
})

/** Removes spaces, marks that only shape letters, and hyphens, which PDFium gives as U+FFFE at the end of a line. */
const bare = (text: string) => text.normalize('NFC').replace(/[\s\u200B-\u200D\uFEFF\uFFFE-]/g, '')

async function textOf(pdf: Buffer): Promise<string> {
	const document = await pdfium.loadDocument(pdf)
	const pages = [...document.pages()].map((page) => bare(page.getText()))
	document.destroy()
	return pages.join('')
}

describe('the files of the demo', () => {
	it.each(readingSections.flatMap((section) => languages.map((language) => [section, language] as const)))(
		'of %s in %s have all that the item says',
		async (section, language) => {
			for (const { id, card } of await itemsOf(section, language)) {
				const { data } = (await test.app.inject(`/api/content/${section}/${id}?lang=${language}`)).json()
				const file = await test.app.inject(`${data.pdfUrl}?lang=${language}`)
				const text = await textOf(file.rawPayload)
				const lines = [card.heading, card.description, data.body].flatMap((html) => richTextWords(html).split('\n'))
				const asked = card.quiz.flatMap(({ question, answer }) => [question, answer])
				// The texts are compared by words: a line that goes on overleaf has the frame of the page in its
				// middle. PDFium reads back a few words with ृ or two vowels in a row with their letters in another
				// order.
				const words = [...lines, ...asked].flatMap((line) => line.split(/[\s–-]+/))
				const missing = words.filter((word) => !text.includes(bare(word)))
				expect(missing.length, `${id}: ${missing.join(' ')}`).toBeLessThanOrEqual(words.length / 100)
			}
		},
	)
})
