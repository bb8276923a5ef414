import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { compareLatencies, type Latencies, p50, p95 } from '../load/latencies.ts'
import { loadArticles, loadMonth } from '../load-articles.ts'
import { formatNumber, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { sessionCookie } from '../servers/session-cookie.ts'
import { startFilled } from '../servers/start-filled.ts'
import type { RunningServer } from '../servers/start-server.ts'

const few = 1_000
const many = 100_000
const mostTimes = 2
const passes = 5
const compiled = 120
const mostSeconds = 4
const compilations = 3
const month = '2019-05'
const endpoint = '/api/content/current-affairs?view=card&limit=10'

/** Lists of many articles beside few, and the making of a month. */
export async function measureArticles(databases: Databases | null): Promise<Row[]> {
	return [...(await flatRows(databases)), await compilationRow(databases)]
}

const pagesOf = (query: string, pages: number[]) => pages.map((page) => `${endpoint}&${query}&page=${page}`)
const firstPages = Array.from({ length: 20 }, (_, index) => index + 1)

/** Lists what is asked for, by floor; each has as many articles in both databases as a reader walks through. */
const filters: Record<string, string[]> = {
	'all articles': pagesOf('category=all', firstPages),
	'a category': articleCategories.flatMap((category) => pagesOf(`category=${category}`, [1, 2, 3])),
	'days of one’s own': pagesOf('date=custom&start=2024-02-11&end=2026-10-03', [1, 2, 3]),
	'a category within days': pagesOf('category=science&date=custom&start=2025-01-20&end=2026-09-15', [1, 2, 3]),
}

async function flatRows(databases: Databases | null): Promise<Row[]> {
	const what = `articles filtered by category and days, ${many.toLocaleString('en')} beside ${few.toLocaleString('en')}`
	if (!databases) return [notMeasured(what, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const small = await startFilled(await databases.create(), (database) => loadArticles(database, few))
	const large = await startFilled(await databases.create(), (database) => loadArticles(database, many))
	const rows: Row[] = []
	for (const [name, paths] of Object.entries(filters)) {
		const [fewTimes = [], manyTimes = []] = await compareLatencies([small.origin, large.origin], paths, passes)
		rows.push(
			limit({
				what: `${what}: ${name}`,
				value: p50(manyTimes) / p50(fewTimes),
				unit: '×',
				atMost: mostTimes,
				beside: `${timesText(manyTimes)} beside ${timesText(fewTimes)}`,
			}),
		)
	}
	const deep = Array.from({ length: 100 }, (_, index) => 1 + ((index * 7919) % (many / 10)))
	const [deepTimes = []] = await compareLatencies([large.origin], pagesOf('category=all', deep), 1)
	rows.push(limit({ what: 'any page of 100,000 articles, p95', value: p95(deepTimes), unit: 'ms', atMost: 50 }))
	await Promise.all([small.stop(), large.stop()])
	return rows
}

const timesText = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`

/**
 * Measures from asking to the file, in Hindi, the heavier language; it is made anew each time, because an article has
 * changed.
 */
async function compilationRow(databases: Databases | null): Promise<Row> {
	const databaseUrl = (await databases?.create()) ?? null
	const product = await startFilled(databaseUrl, (database) => loadMonth(database, compiled, month))
	const cookie = await sessionCookie(product)
	const seconds: number[] = []
	for (let run = 0; run < compilations; run += 1) {
		await forget(product)
		seconds.push(await compile(product, cookie))
	}
	await product.stop()
	return limit({
		what: `a compilation of ${compiled} articles in Hindi, from asking to the file, the slowest of ${compilations}`,
		value: Math.max(...seconds),
		unit: 's',
		atMost: mostSeconds,
		beside: seconds.map(formatNumber).join(', '),
	})
}

/** Changes an article of the month, which takes the compilation away. */
async function forget(product: RunningServer): Promise<void> {
	const editor = await sessionCookie(product, 'content@example.com')
	const headers = { cookie: editor, origin: product.origin, 'content-type': 'application/json' }
	const post = async (path: string, body: object) => {
		const answer = await fetch(`${product.origin}/api/admin/current-affairs/${path}`, {
			method: 'POST',
			headers,
			body: JSON.stringify(body),
		})
		if (!answer.ok) throw new Error(`${path}: status ${answer.status}`)
	}
	const [id = ''] = await articlesOfMonth(product)
	const item = await fetch(`${product.origin}/api/admin/current-affairs/${id}`, { headers })
	const { data } = (await item.json()) as { data: { version: number } }
	await post(`${id}/unpublish`, { version: data.version })
	await post(`${id}/reinstate`, {})
}

async function articlesOfMonth({ origin }: RunningServer): Promise<string[]> {
	const range = `date=custom&start=${month}-01&end=${month}-31`
	const answer = await fetch(`${origin}/api/content/current-affairs?${range}&limit=1`)
	const { data } = (await answer.json()) as { data: { _id: string }[] }
	return data.map(({ _id }) => _id)
}

async function compile({ origin }: RunningServer, cookie: string): Promise<number> {
	const address = `${origin}/api/current-affairs/compilations`
	const headers = { cookie, origin, 'content-type': 'application/json' }
	const askedAt = performance.now()
	const asked = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ month, lang: 'hindi' }) })
	const { data } = (await asked.json()) as { data: { id: string } }
	for (;;) {
		const answer = await fetch(`${address}/${data.id}`, { headers })
		const { status } = ((await answer.json()) as { data: { status: string } }).data
		if (status === 'ready') return (performance.now() - askedAt) / 1000
		if (status === 'failed') throw new Error('The compilation failed.')
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}
