import { type Rounds, requestRates } from '../load/request-rates.ts'
import { information, notMeasured, type Row, rateFloor, ratesText } from '../report/row.ts'
import { startBaseline } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'

const what = 'list endpoint on PostgreSQL'
const least = 0.7

/** Browsers send it; whoever sends nothing of the kind gets an answer that was not compressed. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Measures the list endpoint beside a route that sends the same SQL to the same database and nothing else. What a browser gets is compressed
 * besides, which the route does not do: its cost is told and has no floor.
 */
export async function measureApi(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	if (!databases) return [notMeasured(what, `≥ ${least * 100} %`, 'no PostgreSQL server here (initdb, postgres)')]
	const databaseUrl = await databases.create()
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore })
	const sameSql = await startBaseline('same-sql', databaseUrl)
	const list = `${product.origin}/api/content/answer-writing-practice`
	const { endpoint, compressed, route } = await requestRates(
		{
			route: { url: sameSql.origin, headers: {}, pid: sameSql.pid },
			endpoint: { url: list, headers: {}, pid: product.pid },
			compressed: { url: list, headers: asBrowsersAsk, pid: product.pid },
		},
		rounds,
	)
	await Promise.all([product.stop(), sameSql.stop()])
	return [
		rateFloor({
			what,
			rates: endpoint,
			baseline: 'Fastify route with the same SQL through pg',
			baselineRates: route,
			atLeast: least,
			as: 'percent',
		}),
		information(`${what}, compressed`, ratesText(compressed), `not compressed: ${ratesText(endpoint)}`),
	]
}
