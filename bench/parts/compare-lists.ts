import { compareLatencies, type Latencies, p50, p95 } from '../load/latencies.ts'
import { formatNumber, information, limit, type Row } from '../report/row.ts'
import type { RunningServer } from '../servers/start-server.ts'

/** The longer list may take as many times longer. */
export const mostTimes = 2
const mostMs = 50
/** Each kind of address is asked for so often at least: a median of fewer says what else the machine did. */
const leastRequests = 50

/** Holds the answer times of one kind of address. */
export interface Measured {
	name: string
	fewTimes: Latencies
	manyTimes: Latencies
}

/**
 * Asks the servers for the same addresses in turn.
 *
 * @param servers the one with few rows, then the one with many; or one alone, which stands for both
 * @param addresses paths by what they show
 */
export async function measureAddresses(
	servers: RunningServer[],
	addresses: Record<string, string[]>,
	passCount: number,
): Promise<Measured[]> {
	const origins = servers.map(({ origin }) => origin)
	const measured: Measured[] = []
	for (const [name, paths] of Object.entries(addresses)) {
		const passes = Math.max(passCount, Math.ceil(leastRequests / paths.length))
		const times = await compareLatencies(origins, paths, passes)
		measured.push({ name, fewTimes: times.at(0) ?? [], manyTimes: times.at(-1) ?? [] })
	}
	return measured
}

const timesText = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`
export const timesRow = (name: string, times: Latencies) => information(`  ${name}`, timesText(times))
const growth = ({ fewTimes, manyTimes }: Measured) => p50(manyTimes) / p50(fewTimes)

/** Lets the address that grew most speak for its group. */
export function flatRow(what: string, measured: Measured[]): Row {
	const worst = measured.reduce((one, other) => (growth(other) > growth(one) ? other : one))
	return limit({
		what,
		value: growth(worst),
		unit: '×',
		atMost: mostTimes,
		beside: `${worst.name}: ${timesText(worst.manyTimes)} beside ${timesText(worst.fewTimes)}`,
	})
}

export function slowestRow(what: string, measured: Measured[]): Row {
	const slowest = measured.reduce((one, other) => (p95(other.manyTimes) > p95(one.manyTimes) ? other : one))
	return limit({
		what,
		value: p95(slowest.manyTimes),
		unit: 'ms',
		atMost: mostMs,
		beside: `the slowest: ${slowest.name}`,
	})
}
