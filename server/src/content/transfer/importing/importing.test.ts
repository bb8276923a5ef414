import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../platform/database/open-database.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { contentFiles, rowsOf, table } from '../../../testing/content-files.ts'
import { emptyContent } from '../../../testing/empty-content.ts'
import { buildSample, type SampleItem, sampleKind } from '../../../testing/sample-kind.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { runImportJob } from './import-job.ts'

const desk = '/api/admin/sample-books'
let test: TestApp
let editor: SignedIn
let files: ReturnType<typeof contentFiles>

beforeAll(async () => {
	test = await startApp({}, { kinds: [{ kind: sampleKind }], now: () => new Date('2026-11-18T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	files = contentFiles(editor.browser, desk)
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database, 'content_imports'))

async function dieAfter<T>(work: () => Promise<T>): Promise<T> {
	await work()
	throw new Error('died')
}

const readers = async (id: string) => (await test.app.inject(`/api/content/sample-books/${id}?lang=hindi`)).json()

async function publish(given: Partial<SampleItem> = {}): Promise<string> {
	const { id } = (await editor.browser.post(desk, { content: buildSample(given) })).json().data
	await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })
	return id
}

const head = ['id', 'paper', 'pages', 'publishedOn', 'title (english)', 'summary (english)']
const good = ['', 'PAPER_1', '120', '2026-11-14', 'Forts', 'Six forts']

const sixtyBooks = Array.from({ length: 60 }, (_, index) => good.with(0, `book-${index}`))

/** Its rows are to be stored by a job that a test runs by itself. */
async function beginBooks(): Promise<string> {
	const { id } = await files.check(table(head, ...sixtyBooks))
	await test.database.db.execute(sql`
		update content_imports set status = 'running', mode = 'drafts', run_by = ${editor.account.id}`)
	return id
}

async function storedBooks() {
	const { rows } = await test.database.db.execute(sql`
		select count(*)::int as items, max(version) as version from content_items`)
	return rows
}

const servicesOf = (database: Database) => ({
	database,
	jobs: test.jobs,
	now: () => new Date(),
	noteUses: async () => undefined,
	onPublished: () => undefined,
	kinds: [{ kind: sampleKind }],
})

describe('an import', () => {
	it('stores nothing before it is run, and then drafts', async () => {
		const state = await files.check(table(head, good))
		expect(state).toMatchObject({
			status: 'checked',
			counts: { new: 1, changed: 0, unchanged: 0, errors: 0 },
			rows: [{ number: 2, title: 'Forts', state: 'new' }],
		})
		expect(state.rows[0]?.problems).toContainEqual({
			column: '(hindi)',
			level: 'warning',
			message: 'The Hindi text is missing',
		})
		expect(await test.database.db.execute(sql`select from content_items`)).toMatchObject({ rows: [] })
		const done = await files.run(state.id)
		expect(done).toMatchObject({ rowsDone: 1, rowsTotal: 1, failuresTotal: 0 })
		const id = state.rows[0]?.id ?? ''
		const { data } = (await editor.browser.get(`${desk}/${id}`)).json()
		expect(data).toMatchObject({ status: 'draft', version: 1, content: { pages: 120, english: { title: 'Forts' } } })
		expect(data.updatedByName).toBe(editor.account.name)
	})

	it('publishes what is complete, and names what stays a draft and why', async () => {
		const id = await publish()
		const file = rowsOf((await files.exported()).rawPayload)
		const pages = file[0]?.indexOf('pages') ?? 0
		const changed = (file[2] ?? []).with(pages, '130')
		const hindi = (file[0] ?? []).map((name) => name.includes('(hindi)'))
		const without = changed.map((cell, index) => (hindi[index] ? '' : cell)).with(0, 'without-hindi')
		const state = await files.check(table(file[0] ?? [], file[1] ?? [], changed, without))
		expect(state.counts).toEqual({ new: 1, changed: 1, unchanged: 0, errors: 0 })
		const done = await files.run(state.id, { mode: 'publish' })
		expect(done.failures).toEqual([
			{ number: 4, id: 'without-hindi', column: '(hindi)', message: 'The Hindi text is missing' },
		])
		expect((await readers(id)).data.pageCount).toBe(130)
		expect((await readers('without-hindi')).success).toBe(false)
		expect((await editor.browser.get(`${desk}/without-hindi`)).json().data.status).toBe('draft')
	})

	it('finds 40 faults among 1,000 rows, each in its row and column', async () => {
		const faults: [column: number, cell: string][] = [
			[0, 'No Id'],
			[1, 'PAPER_9'],
			[2, 'ten'],
			[3, '14/11/2026'],
			[4, 'x'.repeat(101)],
			[5, 'x'.repeat(401)],
			[2, '-5'],
			[3, '2026-02-30'],
		]
		const rows = Array.from({ length: 1000 }, (_, index) => good.with(4, `Fort ${index}`))
		const planted = Array.from({ length: 40 }, (_, index) => {
			const [column, cell] = faults[index % faults.length] ?? [0, '']
			const at = index * 25 + 3
			rows[at] = (rows[at] ?? []).with(column, cell)
			return [at + 2, head[column]]
		})
		const state = await files.check(table(head, ...rows))
		expect(state.counts).toEqual({ new: 960, changed: 0, unchanged: 0, errors: 40 })
		const found = state.rows
			.filter(({ state }) => state === 'error')
			.flatMap(({ number, problems }) => problems.map(({ column }) => [number, column]))
		expect(found).toEqual(planted)
		expect((await files.begin(state.id)).json()).toMatchObject({ code: 'import.has-errors', details: { errors: 40 } })
		const done = await files.run(state.id, { mode: 'drafts', skipErrors: true })
		expect(done).toMatchObject({
			rowsDone: 1000,
			failuresTotal: 0,
			warnings: 960,
			outcomes: { stored: 960, drafts: 0, refused: 40 },
		})
		expect((await editor.browser.get(`${desk}/imports`)).json().data).toMatchObject([
			{ id: state.id, fileName: 'books.csv', status: 'done', rowsTotal: 1000, rowsDone: 1000 },
		])
		const { rows: stored } = await test.database.db.execute(sql`select count(*)::int as items from content_items`)
		expect(stored).toEqual([{ items: 960 }])
	})

	it('says what is wrong in the language of whoever asks', async () => {
		const { rows } = await files.check(table(head, good.with(2, 'ten')))
		expect(rows[0]?.problems).toEqual([{ column: 'pages', level: 'error', message: 'Write a whole number' }])
		const { id } = await files.check(table(head, good.with(2, 'ten')))
		const hindi = (await editor.browser.get(`${desk}/imports/${id}`, { 'x-page-language': 'hindi' })).json().data
		expect(hindi.rows[0].problems[0].message).toBe('पूर्ण संख्या लिखें')
	})

	it('refuses a row that has something below no name', async () => {
		const { rows } = await files.check(table([...head, ''], [...good, 'a note'], [...good, ' ']))
		expect(rows.map(({ number, state }) => [number, state])).toEqual([
			[2, 'error'],
			[3, 'new'],
		])
		expect(rows[0]?.problems).toMatchObject([{ column: '', level: 'error' }])
	})

	it('refuses ids that are impossible, there twice, reserved or deleted', async () => {
		const id = await publish()
		await editor.browser.delete(`${desk}/${id}`, { version: 1 })
		const { rows } = await files.check(
			table(head, ...['A b', 'same', 'same', 'export', id].map((id) => good.with(0, id))),
		)
		expect(rows.map(({ number, state, problems }) => [number, state === 'error' && problems[0]?.message])).toEqual([
			[2, 'An id has only small letters a-z, digits and hyphens; leave it empty for a new entry'],
			[4, 'This entry is in the file twice'],
			[5, 'This word cannot be an id'],
			[6, 'This entry is deleted; restore it first'],
			[3, false],
		])
	})

	it('takes letters that no text has out of what it shows', async () => {
		const sheet = [head, good.with(4, 'For\0ts').with(0, 'a\0b'), good.with(4, `For\ud800ts`)]
		const { rows } = await files.check(await buffer(writeXlsx('Books', sheet, 1)), 'books.xlsx')
		expect(rows.map(({ state, id, title }) => [state, id === null, title])).toEqual([
			['error', true, 'Forts'],
			['new', false, 'Forts'],
		])
	})

	it('leaves entries that a file does not change as nobody has touched them', async () => {
		const id = await publish()
		await test.database.db.execute(sql`truncate content_items, content_versions`)
		const file = await files.exported()
		expect(await files.run((await files.check(file.rawPayload)).id)).toMatchObject({ rowsDone: 1 })
		expect(await test.database.db.execute(sql`select from content_items where id = ${id}`)).toMatchObject({ rows: [] })
	})

	it('refuses a row that was written from an older version', async () => {
		const id = await publish()
		const [names = [], , row = []] = rowsOf((await files.exported()).rawPayload)
		await editor.browser.patch(`${desk}/${id}`, { version: 1, content: buildSample({ pages: 300 }) })
		const { rows } = await files.check(table(names, row))
		expect(rows).toMatchObject([{ state: 'error', problems: [{ column: 'version' }] }])
	})

	it('never overwrites what was changed after the file was read, and says so', async () => {
		const id = await publish()
		const state = await files.check(table(['id', 'pages'], [id, '200']))
		expect(state.counts.changed).toBe(1)
		await editor.browser.patch(`${desk}/${id}`, { version: 1, content: buildSample({ pages: 300 }) })
		const done = await files.run(state.id)
		expect(done.failures).toEqual([
			{ number: 2, id, column: '', message: 'Somebody has saved a newer version in the meantime. Your text is safe.' },
		])
		expect((await editor.browser.get(`${desk}/${id}`)).json().data.content.pages).toBe(300)
	})

	it('of the same entries at once stores each once, and tells the other', async () => {
		const [first, second] = [
			await files.check(table(head, ...sixtyBooks)),
			await files.check(table(head, ...sixtyBooks.map((row) => row.with(2, '9')))),
		]
		const done = await Promise.all([files.run(first.id), files.run(second.id)])
		expect(done.map(({ rowsDone }) => rowsDone)).toEqual([60, 60])
		expect((done[0]?.failuresTotal ?? 0) + (done[1]?.failuresTotal ?? 0)).toBe(60)
		expect(await storedBooks()).toEqual([{ items: 60, version: 1 }])
	})

	it('is run once, kept for a day, and can be given up', async () => {
		const { id } = await files.check(table(head, good))
		await files.run(id)
		expect((await files.begin(id)).json().code).toBe('import.begun')
		const other = await files.check(table(head, good))
		expect((await editor.browser.delete(`${desk}/imports/${other.id}`)).json()).toMatchObject({
			data: { id: other.id },
		})
		expect((await files.begin(other.id)).json().code).toBe('import.not-found')
		await test.database.db.execute(sql`update content_imports set created_at = now() - interval '25 hours'`)
		expect((await editor.browser.get(`${desk}/imports/${id}`)).json().code).toBe('import.not-found')
	})

	it('goes on where it was when it has stopped', async () => {
		const { id } = await files.check(table(head, ...Array.from({ length: 5 }, () => good)))
		await test.database.db.execute(sql`
			update content_imports set status = 'running', mode = 'drafts', run_by = ${editor.account.id},
				changed_at = now() - interval '6 minutes'`)
		await test.database.db.execute(sql`update content_import_rows set outcome = 'stored' where number <= 3`)
		expect((await files.look(id)).status).toBe('failed')
		expect((await files.run(id)).rowsDone).toBe(5)
		const { rows } = await test.database.db.execute(sql`select count(*)::int as items from content_items`)
		expect(rows).toEqual([{ items: 3 }])
	})

	it('survives a process that dies, before a row is stored for good and after', async () => {
		const id = await beginBooks()
		let transactions = 0
		const dying: Database = {
			...test.database,
			db: test.database.db,
			transaction(work) {
				transactions += 1
				if (transactions === 30) return dieAfter(() => test.database.transaction(work))
				return test.database.transaction((tx) => (transactions === 45 ? dieAfter(() => work(tx)) : work(tx)))
			},
		}
		const services = servicesOf(dying)
		await expect(runImportJob(services, id)).rejects.toThrow('died')
		expect(await files.look(id)).toMatchObject({ status: 'running', rowsDone: 30 })
		await expect(runImportJob(services, id)).rejects.toThrow('died')
		expect((await files.look(id)).rowsDone).toBe(44)
		await runImportJob(services, id)
		expect(await files.look(id)).toMatchObject({ status: 'done', rowsDone: 60, failuresTotal: 0 })
		expect(await storedBooks()).toEqual([{ items: 60, version: 1 }])
	})

	it('stores each row once where two jobs take it up', async () => {
		const id = await beginBooks()
		const services = servicesOf(test.database)
		await Promise.all([runImportJob(services, id), runImportJob(services, id)])
		expect(await files.look(id)).toMatchObject({ status: 'done', rowsDone: 60, failuresTotal: 0 })
		expect(await storedBooks()).toEqual([{ items: 60, version: 1 }])
	})

	it.each([
		['an unknown column', table(['pages', 'colour'], ['1', 'red']), 'import.columns', 'books.csv'],
		['a column twice', table(['pages', 'Pages'], ['1', '2']), 'import.columns', 'books.csv'],
		['no entry', table(head), 'import.empty', 'books.csv'],
		['nothing at all', '', 'import.empty', 'books.csv'],
		['macros', 'PK', 'import.macros', 'books.xlsm'],
		['letters of an older encoding', Buffer.from('id,pages\n,caf\xe9', 'latin1'), 'import.encoding', 'books.csv'],
		['too many rows', `pages\n${'1\n'.repeat(10_001)}`, 'import.too-many-rows', 'books.csv'],
	])('of a file with %s is refused', async (_, content, code, name) => {
		expect((await files.send(content, name)).json().code).toBe(code)
	})
})
