import { type APIRequestContext, type Page, request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const desk = '/api/admin/announcements'
/** A second try cannot have the ids of the first, whose entries are deleted and not gone. */
const newStory = () => `story-${Date.now().toString(36)}`
const columns = ['id', 'status', 'publishedOn', 'announcement (english)', 'announcement (hindi)']
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const csv = (rows: string[][]) => Buffer.from(rows.map((row) => `${row.map(cell).join()}\r\n`).join(''))

const rowOf = (story: string, number: number) => [
	`${story}-${number}`,
	'active',
	'2026-11-14',
	`Lecture ${number} begins at five`,
	`व्याख्यान ${number} पाँच बजे शुरू होगा`,
]

/** Is what is wrong, in which column, and the sentence that says so. */
const faults: [column: number, text: string, sentence: string][] = [
	[0, 'No Id', 'An id has only small letters'],
	[2, '14/11/2026', 'Write the day as 2026-11-14'],
	[2, '2026-02-30', 'Write the day as 2026-11-14'],
	[3, 'x'.repeat(501), ''],
]

/** Makes 1,000 rows of which 37 are faulty; rows count as in a spreadsheet, below the names of the columns. */
function plantedRows(good: string[][]) {
	const rows = [...good]
	const planted = Array.from({ length: 37 }, (_, index) => {
		const at = 5 + index * 27
		const [column, text, sentence] = faults[index % faults.length] ?? [0, '', '']
		rows[at] = (rows[at] ?? []).with(column, text)
		return { number: at + 2, column: columns[column] ?? '', sentence }
	})
	return { rows, planted }
}

async function asEditor(): Promise<APIRequestContext> {
	const editor = await request.newContext({ baseURL: visitor.origin, extraHTTPHeaders: { origin: visitor.origin } })
	await signIn({ request: editor }, 'content', visitor.origin)
	return editor
}

/** Lists at most 100. */
async function draftsOfStory(
	editor: APIRequestContext,
): Promise<{ items: { id: string; version: number }[]; total: number }> {
	const answer = await editor.get(`${desk}?status=draft&limit=100&search=begins%20five`)
	const { data, pagination } = await answer.json()
	return {
		items: data.map(({ id, version }: { id: string; version: number }) => ({ id, version })),
		total: pagination.total,
	}
}

/** The other stories find the desk as it was. */
function removedAfterwards() {
	onTestFinished(async () => {
		const editor = await asEditor()
		for (;;) {
			const { items } = await draftsOfStory(editor)
			if (items.length === 0) break
			await editor.post(`${desk}/bulk`, { data: { action: 'delete', items } })
		}
		await editor.dispose()
	}, 60_000)
}

const choose = (page: Page, name: string, content: Buffer) =>
	page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: content })

const numbers = (page: Page) => page.locator('main dl > div').evaluateAll((all) => all.map((one) => one.textContent))

describe('a thousand rows of which 37 are faulty', () => {
	it('are looked at, brought in but for those, and completed with the corrected file', async () => {
		const story = newStory()
		const good = Array.from({ length: 1000 }, (_, index) => rowOf(story, index + 1))
		const { rows, planted } = plantedRows(good)
		removedAfterwards()
		const page = await visitor.open('/admin/announcements', {
			expectedErrors: /ERR_INTERNET_DISCONNECTED/,
			before: (context) => signIn(context, 'content', visitor.origin),
		})
		const editor = await asEditor()
		await page.getByRole('link', { name: 'Import', exact: true }).click()
		await choose(page, 'lectures.csv', csv([columns, ...rows]))
		await page.getByRole('heading', { name: 'lectures.csv' }).waitFor()
		expect(await numbers(page)).toEqual(['New963', 'Changed0', 'Unchanged0', 'With faults37'])

		const found = await page.locator('section', { hasText: '37 rows with faults' }).last().locator('tbody tr').all()
		const told = await Promise.all(found.map((one) => one.locator('td').allInnerTexts()))
		expect(told.map(([, number]) => Number(number))).toEqual(planted.map(({ number }) => number))
		for (const [index, { column, sentence }] of planted.entries())
			expect(told[index]?.[2]).toContain(`${column}: ${sentence}`)
		expect((await draftsOfStory(editor)).total).toBe(0)

		await page.getByRole('button', { name: 'Yes, store 963 entries' }).click()
		await page.getByRole('heading', { name: 'The import is under way' }).waitFor()
		await page.reload()
		await hydrated(page)
		const bar = page.getByRole('progressbar')
		await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0.037)
		await page.context().setOffline(true)
		await page.getByText('There is no connection at the moment.').waitFor()
		await page.context().setOffline(false)
		await page.getByRole('heading', { name: 'Done: lectures.csv' }).waitFor()
		expect(await numbers(page)).toEqual(['Stored963', 'Unchanged0', 'Left out37'])
		expect((await draftsOfStory(editor)).total).toBe(963)

		await page.getByRole('link', { name: 'Choose another file' }).click()
		await page.getByRole('link', { name: 'lectures.csv' }).waitFor()
		await choose(page, 'lectures.csv', csv([columns, ...good]))
		await page.getByRole('button', { name: 'Yes, store 37 entries' }).waitFor()
		expect(await numbers(page)).toEqual(['New37', 'Changed0', 'Unchanged963', 'With faults0'])
		await page.getByRole('button', { name: 'Yes, store 37 entries' }).click()
		await page.getByRole('heading', { name: 'Done: lectures.csv' }).waitFor()
		expect((await draftsOfStory(editor)).total).toBe(1000)
		await editor.dispose()
	}, 120_000)
})
