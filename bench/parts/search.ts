import { compareLatencies, p50, p95 } from '../load/latencies.ts'
import { loadSearchedItems } from '../load-searched-items.ts'
import { formatNumber, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilled } from '../servers/start-filled.ts'

const items = 20_000
const passes = 3
const mostMs = 150

/** Are typed as aspirants type: frequent and rare words, in both scripts, half of one, joined, misspelled, several at once. */
const queries = `
	राजस्थान | rajasthan | water | जल संरक्षण | praja | रा | policy | tiger reserve | लोकदेवता | lok devta | gst council | अनुच्छेद 279क
	RTI | सूचना का अधिकार | मेवाड़ | mewar | aravali | godawan | गोडावन | पंचायतीराज | panchayti raj | संविधान संशोधन | samvidhan sanshodhan
	१८५७ | great indian bustard | minimum support price | न्यायालय | bijoliya | बिजौ | groundwater | bhujal | jalvayu parivartan
	article 243 | central government scheme rajasthan state | उच्च न्यायालय का निर्णय और राज्य सरकार | nothingofthesort | कुछनहींहै
`
const paths = queries
	.split(/[|\n]/)
	.map((query) => query.trim())
	.filter(Boolean)
	.map((query) => `/api/search?q=${encodeURIComponent(query)}`)

/** Searches many items on either database, with the first page of results. */
export async function measureSearch(databases: Databases | null): Promise<Row[]> {
	const rows = [await searchRow('the embedded database', null)]
	if (databases) rows.push(await searchRow('PostgreSQL', await databases.create()))
	return rows
}

async function searchRow(where: string, databaseUrl: string | null): Promise<Row> {
	const product = await startFilled(databaseUrl, (database) => loadSearchedItems(database, items))
	const [times = []] = await compareLatencies([product.origin], paths, passes)
	await product.stop()
	return limit({
		what: `a search of ${items.toLocaleString('en')} items on ${where}, p95`,
		value: p95(times),
		unit: 'ms',
		atMost: mostMs,
		beside: `p50 ${formatNumber(p50(times))} ms`,
	})
}
