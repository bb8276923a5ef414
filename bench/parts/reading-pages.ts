import { type Rounds, requestRates } from '../load/request-rates.ts'
import { acceptAll, notStored, storedBody } from '../load/stored-page.ts'
import { measuredPages } from '../measured-pages.ts'
import type { Row } from '../report/row.ts'
import { storedFloors } from '../report/stored-floors.ts'
import { startBaseline } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'

const measured = ['home', 'current affairs', 'article']

/** Measures the pages that are read most, stored and rendered, beside a bare route that sends the same. */
export async function measureReadingPages(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	// Renders on sixteen connections at once: a product that may refuse would refuse the heaviest page (`server.overloaded`).
	const environment = { OVERLOAD_DELAY_MS: '0' }
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore, environment })
	const pages = await measuredPages(product.origin)
	const rows: Row[] = []
	for (const name of measured) {
		const path = pages[name]
		if (path === undefined) throw new Error(`There is no ${name} page.`)
		const bare = await startBaseline('stored-body', await storedBody(product.origin, path))
		const { stored, rendered, route } = await requestRates(
			{
				route: { url: bare.origin, headers: acceptAll, pid: bare.pid },
				stored: { url: product.origin + path, headers: acceptAll, pid: product.pid },
				rendered: { url: product.origin + notStored(path), headers: acceptAll, pid: product.pid },
			},
			rounds,
		)
		await bare.stop()
		rows.push(...storedFloors(name, { stored, rendered, route }))
	}
	await product.stop()
	return rows
}
