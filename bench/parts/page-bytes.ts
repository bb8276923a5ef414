import { openFirstVisit } from '../load/browser-visit.ts'
import { measuredPages } from '../measured-pages.ts'
import { limit, type Row } from '../report/row.ts'

/**
 * Measures how much JavaScript each public page asks for before anything is touched, in the language that asks for
 * more.
 */
export async function scriptsOfPages(origin: string): Promise<Row[]> {
	const rows: Row[] = []
	for (const [name, path] of Object.entries(await measuredPages(origin))) {
		const sizes = [await scripts(`${origin}${path}?lang=english`), await scripts(`${origin}${path}?lang=hindi`)]
		const what = `${name} page: JavaScript before interaction, gzip`
		rows.push(limit({ what, value: Math.max(...sizes), unit: 'kB', atMost: 170 }))
	}
	return rows
}

/** Adds up kB. */
async function scripts(url: string): Promise<number> {
	const visit = await openFirstVisit(url)
	const files = await visit.takeLoaded()
	await visit.close()
	return files.reduce((sum, { kind, bytes }) => sum + (kind === 'script' ? bytes : 0), 0) / 1000
}
