import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeDocx } from '../../../platform/spreadsheets/write-docx.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { contentFiles, table } from '../../../testing/content-files.ts'
import { emptyContent } from '../../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { serverPrelims } from '../prelims-kind.ts'
import { plantedHead, plantedRows, soundCells } from './planted-rows.ts'

const desk = '/api/admin/prelims-questions'
let test: TestApp
let editor: SignedIn
let files: ReturnType<typeof contentFiles>

beforeAll(async () => {
	test = await startApp({}, { kinds: [serverPrelims], now: () => new Date('2026-11-30T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	files = contentFiles(editor.browser, desk)
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database, 'content_imports'))

async function stored(): Promise<number> {
	const { rows } = await test.database.db.execute<{ count: number }>(
		sql`select count(*)::int as count from content_items where type = 'prelims-questions'`,
	)
	return rows[0]?.count ?? 0
}

const rowOf = (cells: Record<string, string>) => plantedHead.map((name) => cells[name] ?? '')

async function bank(question: string) {
	const { id } = await files.check(table(plantedHead, rowOf({ ...soundCells(0), 'question (english)': question })))
	await files.run(id, { mode: 'publish' })
}

describe('an import of prelims questions', () => {
	it('shows exactly the 37 planted faults of 1,000 rows, stores nothing before yes, and then the other 963', async () => {
		await bank('Is this in the bank already?')
		const { rows, planted } = plantedRows(1000, 37)
		const xlsx = await buffer(writeXlsx('Questions', [plantedHead, ...rows], 1))
		const state = await files.check(xlsx, 'questions.xlsx')
		const faulty = state.rows.filter(({ problems }) => problems.length > 0)
		expect(faulty.map(({ number }) => number).sort((a, b) => a - b)).toEqual(planted.map(({ number }) => number))
		for (const { number, column, says, isError } of planted) {
			const row = faulty.find((one) => one.number === number)
			expect(row?.state === 'error', `${number}`).toBe(isError)
			expect(row?.problems.map(({ column: where, message }) => `${where}: ${message}`).join('\n')).toContain(
				`${column}: ${says}`,
			)
		}
		expect(state.counts.errors + state.warnings).toBe(37)
		expect(await stored()).toBe(1)
		const done = await files.run(state.id, { mode: 'drafts', skipErrors: true, skipWarned: true })
		expect(done.outcomes).toEqual({ stored: 963, drafts: 0, refused: 37 })
		expect(await stored()).toBe(964)
	}, 120_000)

	it('keeps rows with warnings as drafts where they are wanted', async () => {
		const { rows } = plantedRows(40, 10)
		const state = await files.check(table(plantedHead, ...rows))
		expect((await files.begin(state.id)).json()).toMatchObject({ code: 'import.has-errors' })
		const done = await files.run(state.id, { mode: 'publish', skipErrors: true })
		expect(done.outcomes).toEqual({ stored: 32, drafts: 3, refused: 5 })
	}, 60_000)

	it('reads Kruti Dev in Hindi columns, and stores it as it was typed where that is wanted', async () => {
		const typed = {
			...soundCells(7),
			'question (hindi)': 'jktLFkku dh jkt/kkuh dkSu&lh gS\\',
			'optionA (hindi)': 't;iqj',
			'optionB (hindi)': 'dksVk',
			'optionC (hindi)': 'GDP',
		}
		const state = await files.check(table(plantedHead, rowOf(typed)))
		expect(state.conversionsTotal).toBe(1)
		expect(state.conversions).toEqual([
			{
				number: 2,
				column: 'question (hindi)',
				before: typed['question (hindi)'],
				after: 'राजस्थान की राजधानी कौन-सी है?',
			},
			{ number: 2, column: 'optionA (hindi)', before: 't;iqj', after: 'जयपुर' },
			{ number: 2, column: 'optionB (hindi)', before: 'dksVk', after: 'कोटा' },
		])
		const id = state.rows[0]?.id ?? ''
		await files.run(state.id)
		const content = async () => (await editor.browser.get(`${desk}/${id}`)).json().data.content.hindi
		expect(await content()).toMatchObject({ question: 'राजस्थान की राजधानी कौन-सी है?', optionC: 'GDP' })
		await emptyContent(test.database, 'content_imports')
		const again = await files.check(table(plantedHead, rowOf(typed)))
		await files.run(again.id, { mode: 'drafts', keepsLegacy: true })
		const other = again.rows[0]?.id ?? ''
		const kept = (await editor.browser.get(`${desk}/${other}`)).json().data.content.hindi
		expect(kept).toMatchObject({ question: typed['question (hindi)'], optionA: 't;iqj' })
	})

	it('takes the Word form, and offers its example', async () => {
		const example = await editor.browser.get(`${desk}/import/example`)
		expect(example.headers['content-type']).toContain('wordprocessingml')
		const state = await files.check(example.rawPayload, 'example.docx')
		expect(state.rows.map(({ title }) => title)).toEqual([
			'Which district of Rajasthan is the largest by area?',
			'Who appoints the Governor of a State?',
		])
		expect(state.counts).toEqual({ new: 2, changed: 0, unchanged: 0, errors: 0 })
		expect(state.warnings).toBe(0)
		const faulty = ['12. Which?', '(A) One', '(B) Two', '(C) Three', 'Answer: B, C'].map((text) => ({ text }))
		const refused = await files.check(await buffer(writeDocx(faulty)), 'faulty.docx')
		expect(refused.rows[0]).toMatchObject({ number: 12, state: 'error', title: 'Which?' })
		expect(refused.rows[0]?.problems.map(({ column, message }) => `${column}: ${message}`)).toEqual([
			'key: Only one value is possible here; the cell has several',
			'optionD (english): A question has four options; here are 3',
		])
	})

	it('refuses a Word file that is none of this form, and one that would become too large', async () => {
		const empty = await files.send(await buffer(writeDocx([{ text: 'Nothing here' }])), 'empty.docx')
		expect(empty.json().code).toBe('import.empty')
		const bomb = function* () {
			for (let at = 0; at < 2000; at += 1) yield { text: '1. '.padEnd(100_000, 'x') }
		}
		const large = await files.send(await buffer(writeDocx(bomb())), 'large.docx')
		expect(large.json().code).toBe('import.too-large-inside')
	}, 60_000)
})
