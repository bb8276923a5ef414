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
 * Asks the servers for the same addresses in turn, for those that show equally many entries on all: a full page beside an empty one
 * would say nothing of the length of their lists.
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
	for (const [name, all] of Object.entries(addresses)) {
		const paths = servers.length > 1 ? await alikeOn(origins, all) : all
		if (paths.length === 0) throw new Error(`${name}: the servers show equally much on no page`)
		const passes = Math.max(passCount, Math.ceil(leastRequests / paths.length))
		const times = await compareLatencies(origins, paths, passes)
		measured.push({ name, fewTimes: times.at(0) ?? [], manyTimes: times.at(-1) ?? [] })
	}
	return measured
}

async function alikeOn(origins: string[], paths: string[]): Promise<string[]> {
	const alike: string[] = []
	for (const path of paths) {
		const counts = await Promise.all(origins.map((origin) => entriesOf(origin + path)))
		if (new Set(counts).size === 1) alike.push(path)
	}
	return alike
}

/** Counts the entries of a page of a list; other answers have none. */
async function entriesOf(url: string): Promise<number> {
	const response = await fetch(url)
	const { data } = (await response.json()) as { data: unknown }
	return Array.isArray(data) ? data.length : 0
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
