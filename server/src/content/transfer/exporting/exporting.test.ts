import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { contentFiles, rowsOf } from '../../../testing/content-files.ts'
import { emptyContent } from '../../../testing/empty-content.ts'
import { buildSample, type SampleItem, sampleKind } from '../../../testing/sample-kind.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

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

async function publish(given: Partial<SampleItem> = {}): Promise<string> {
	const { id } = (await editor.browser.post(desk, { content: buildSample(given) })).json().data
	await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })
	return id
}

describe('an export', () => {
	it.each([
		['csv', 'text/csv; charset=utf-8'],
		['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
	])('as %s holds all entries of a list, with formulas disarmed', async (format, type) => {
		const english = { ...buildSample().english, title: '=1+1', summary: "'=2" }
		const id = await publish({ english })
		const answer = await files.exported(`?format=${format}`)
		expect(answer.headers).toMatchObject({
			'content-type': type,
			'content-disposition': `attachment; filename="aravalli-sample-books-published-2026-11-18.${format}"`,
		})
		if (format === 'csv') {
			expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
			expect(answer.body).toContain(`,'=1+1,`)
		}
		const [names = [], labels, row = []] = rowsOf(answer.rawPayload)
		expect(labels?.[0]).toMatch(/^Id /)
		const cells = Object.fromEntries(names.map((name, index) => [name, row[index]]))
		expect(cells).toMatchObject({
			id,
			version: '1',
			chapters: '10, 20',
			isNew: 'no',
			'title (english)': format === 'csv' ? "'=1+1" : '=1+1',
			'summary (english)': "''=2",
			'questions 1 answer (hindi)': 'राणा कुंभा',
		})
		const checked = await files.check(answer.rawPayload, `a.${format}`)
		expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: 1, errors: 0 })
	})

	it('holds the drafts, or what has the value of a filter', async () => {
		await publish({ paper: 'PAPER_2' })
		const one = await publish()
		await editor.browser.post(desk, { content: buildSample({ pages: 7 }) })
		const idsOf = async (query: string) =>
			rowsOf((await files.exported(query)).rawPayload)
				.slice(2)
				.map(([id]) => id)
		expect(await idsOf('?filter=paper:PAPER_1')).toEqual([one])
		expect(await idsOf('?status=draft&filter=paper:PAPER_1')).toHaveLength(1)
		expect(await idsOf('?status=draft&filter=paper:PAPER_2')).toEqual([])
	})

	it('holds what is found by words, and what needs Hindi, as the list does', async () => {
		const { english } = buildSample()
		const titled = (title: string) => ({ english: { ...english, title }, hindi: { ...english, title } })
		const lakes = await publish(titled('Lakes'))
		await publish()
		await editor.browser.post(desk, { content: buildSample(titled('Wells of Bundi')) })
		const lacking = { ...buildSample(), hindi: { ...english, title: '' } }
		await editor.browser.post(desk, { content: lacking })
		const idsOf = async (query: string) =>
			rowsOf((await files.exported(query)).rawPayload)
				.slice(2)
				.map(([id]) => id)
		expect(await idsOf('?search=lakes')).toEqual([lakes])
		expect(await idsOf('?search=nowhere')).toEqual([])
		expect(await idsOf('?needs=hindi')).toEqual([])
		expect(await idsOf('?status=draft')).toHaveLength(2)
		expect(await idsOf('?status=draft&search=bundi%20wells')).toHaveLength(1)
		expect(await idsOf('?status=draft&needs=hindi')).toHaveLength(1)
	})

	it('goes on over as many pages as there are', async () => {
		await test.database.db.execute(sql`
			insert into content_items (type, id, data, version, is_published)
			select 'sample-books', 'book-' || number, ${JSON.stringify(buildSample())}::jsonb, 1, false
			from generate_series(1, 401) as number`)
		expect(rowsOf((await files.exported('?status=draft')).rawPayload)).toHaveLength(403)
	})

	it('shows with a sample what an import takes', async () => {
		const answer = await files.exported('?template=true&format=xlsx')
		const { counts, rows } = await files.check(answer.rawPayload)
		expect([counts.new, rows[0]?.problems]).toEqual([1, []])
	})
})
