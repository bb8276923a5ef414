import type { APIRequestContext } from 'playwright-core'

const desk = '/api/admin/announcements'
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

/** Is what is wrong, and in which column. */
const faults: [column: number, text: string][] = [
	[0, 'No Id'],
	[2, '14/11/2026'],
	[2, '2026-02-30'],
	[3, 'x'.repeat(501)],
]

/**
 * Makes a file of 1,000 announcements of which 37 are faulty, and the same without faults; rows count as in a spreadsheet, below the names
 * of the columns.
 */
export function faultyLectures() {
	// A second try cannot have the ids of the first, whose entries are deleted and not gone.
	const story = `story-${Date.now().toString(36)}`
	const rows = Array.from({ length: 1000 }, (_, index) => rowOf(story, index + 1))
	const corrected = csv([columns, ...rows])
	const planted = Array.from({ length: 37 }, (_, index) => {
		const at = 5 + index * 27
		const [column, text] = faults[index % faults.length] ?? [0, '']
		rows[at] = (rows[at] ?? []).with(column, text)
		return { number: at + 2, column: columns[column] ?? '' }
	})
	return { file: csv([columns, ...rows]), planted, corrected }
}

async function draftsOf(editor: APIRequestContext) {
	const answer = await editor.get(`${desk}?status=draft&limit=100&search=begins%20five`)
	const { data, pagination }: { data: { id: string; version: number }[]; pagination: { total: number } } =
		await answer.json()
	return { items: data.map(({ id, version }) => ({ id, version })), total: pagination.total }
}

export const lecturesLeft = async (editor: APIRequestContext) => (await draftsOf(editor)).total

/** The other stories find the desk as it was. */
export async function removeLectures(editor: APIRequestContext): Promise<void> {
	for (;;) {
		const { items } = await draftsOf(editor)
		if (items.length === 0) return
		await editor.post(`${desk}/bulk`, { data: { action: 'delete', items } })
	}
}
