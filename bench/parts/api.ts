import { type Rounds, requestRates } from '../load/request-rates.ts'
import { notMeasured, type Row, rateFloor } from '../report/row.ts'
import { startBaseline } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'

const what = 'list endpoint on PostgreSQL'
const least = 0.7

/** Measures the list endpoint beside a route that sends the same SQL to the same database and nothing else. */
export async function measureApi(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	if (!databases) return [notMeasured(what, `≥ ${least * 100} %`, 'no PostgreSQL server here (initdb, postgres)')]
	const databaseUrl = await databases.create()
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore })
	const sameSql = await startBaseline('same-sql', databaseUrl)
	const { endpoint, route } = await requestRates(
		{
			route: { url: sameSql.origin, headers: {}, pid: sameSql.pid },
			endpoint: { url: `${product.origin}/api/content/answer-writing-practice`, headers: {}, pid: product.pid },
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
	]
}
