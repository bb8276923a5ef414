import type { Rates } from '../load/request-rates.ts'
import { type Row, rateFloor } from './row.ts'

/** Says what every page has to reach when it comes from the page cache. */
export function storedFloors(
	name: string,
	{ stored, rendered, route }: Record<'stored' | 'rendered' | 'route', Rates>,
): Row[] {
	const what = `${name} page from the page cache`
	return [
		rateFloor({
			what,
			rates: stored,
			baseline: 'bare Fastify route with the same brotli body',
			baselineRates: route,
			atLeast: 0.75,
			as: 'percent',
		}),
		rateFloor({
			what,
			rates: stored,
			baseline: 'the same page rendered for each request',
			baselineRates: rendered,
			atLeast: 40,
			as: 'times',
		}),
	]
}
