import { papers } from '@aravalli/shared/study-material/section'
import { compareLatencies, type Latencies, p50, p95 } from '../load/latencies.ts'
import { loadStudyItems } from '../load-study-items.ts'
import { formatNumber, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilled } from '../servers/start-filled.ts'

const few = 1_000
const many = 100_000
const mostTimes = 2
const passes = 5
const endpoint = '/api/content/to-the-point?limit=12'

const pagesOf = (query: string, pages: number[]) => pages.map((page) => `${endpoint}${query}&page=${page}`)

/** Lists what is asked for, by floor; each has as many items in both databases as a reader walks through. */
const lists: Record<string, string[]> = {
	'all papers': pagesOf('', [1, 2, 3, 4, 5]),
	'a paper': papers.flatMap((paper) => pagesOf(`&paperNo=${paper}`, [1, 2, 3])),
}

/** Lists of many items beside few. */
export async function measureStudyMaterial(databases: Databases | null): Promise<Row[]> {
	const what = `study material, ${many.toLocaleString('en')} items beside ${few.toLocaleString('en')}`
	if (!databases) return [notMeasured(what, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const small = await startFilled(await databases.create(), (database) => loadStudyItems(database, few))
	const large = await startFilled(await databases.create(), (database) => loadStudyItems(database, many))
	const rows: Row[] = []
	for (const [name, paths] of Object.entries(lists)) {
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
	const deepest = Math.floor(many / 2 / 12)
	const deep = Array.from({ length: 100 }, (_, index) => 1 + ((index * 7919) % deepest))
	const [deepTimes = []] = await compareLatencies([large.origin], pagesOf('', deep), 1)
	rows.push(limit({ what: 'any page of 50,000 notes, p95', value: p95(deepTimes), unit: 'ms', atMost: 50 }))
	await Promise.all([small.stop(), large.stop()])
	return rows
}

const timesText = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`
