import { compareLatencies, type Latencies, p50, p95 } from '../load/latencies.ts'
import { formatNumber, information, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilledProduct } from '../servers/filled-product.ts'
import type { RunningServer } from '../servers/start-server.ts'
import { comparedAddresses, otherAddresses } from './flat-addresses.ts'

const few = 2_000
const many = 200_000
/** The embedded database is for small machines, and takes minutes to fill. */
const manyEmbedded = 20_000
const mostTimes = 2
const mostMs = 50
const passes = 5

/** The answer times of one kind of address. */
interface Measured {
	name: string
	fewTimes: Latencies
	manyTimes: Latencies
}

/** Whether lists stay as fast with a hundred times the questions. */
export async function measureFlat(databases: Databases | null): Promise<Row[]> {
	return [...(await measureServer(databases)), ...(await measureEmbedded())]
}

async function measureServer(databases: Databases | null): Promise<Row[]> {
	if (!databases) return [notMeasured(`lists of ${count(many)}`, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const small = await startFilledProduct(await databases.create(), few)
	const large = await startFilledProduct(await databases.create(), many)
	const rows: Row[] = []
	const all: Measured[] = []
	for (const [group, addresses] of Object.entries(comparedAddresses)) {
		const measured = await measureAddresses([small, large], addresses, passes)
		rows.push(flatRow(group, measured))
		all.push(...measured)
	}
	const others = await measureAddresses([large], otherAddresses(many), 1)
	await Promise.all([small.stop(), large.stop()])
	return [...rows, slowestRow([...all, ...others]), ...others.map(({ name, manyTimes }) => timesRow(name, manyTimes))]
}

async function measureEmbedded(): Promise<Row[]> {
	const product = await startFilledProduct(null, manyEmbedded)
	const rows: Row[] = []
	for (const [group, addresses] of Object.entries(comparedAddresses)) {
		const measured = await measureAddresses([product], addresses, 1)
		const times = measured.flatMap(({ manyTimes }) => manyTimes)
		rows.push(timesRow(`embedded database, ${count(manyEmbedded)}, ${group}`, times))
	}
	await product.stop()
	return rows
}

async function measureAddresses(servers: RunningServer[], addresses: Record<string, string[]>, passCount: number) {
	const origins = servers.map(({ origin }) => origin)
	const measured: Measured[] = []
	for (const [name, paths] of Object.entries(addresses)) {
		const times = await compareLatencies(origins, paths, passCount)
		measured.push({ name, fewTimes: times.at(0) ?? [], manyTimes: times.at(-1) ?? [] })
	}
	return measured
}

const count = (questions: number) => `${questions.toLocaleString('en')} questions`
const timesText = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`
const timesRow = (name: string, times: Latencies) => information(`  ${name}`, timesText(times))
const growth = ({ fewTimes, manyTimes }: Measured) => p50(manyTimes) / p50(fewTimes)

/** The address that grew most speaks for its group. */
function flatRow(group: string, measured: Measured[]): Row {
	const worst = measured.reduce((one, other) => (growth(other) > growth(one) ? other : one))
	return limit({
		what: `${group}, ${count(many)} beside ${few.toLocaleString('en')}`,
		value: growth(worst),
		unit: '×',
		atMost: mostTimes,
		beside: `${worst.name}: ${timesText(worst.manyTimes)} beside ${timesText(worst.fewTimes)}`,
	})
}

function slowestRow(measured: Measured[]): Row {
	const slowest = measured.reduce((one, other) => (p95(other.manyTimes) > p95(one.manyTimes) ? other : one))
	return limit({
		what: `any page of ${count(many)}, p95`,
		value: p95(slowest.manyTimes),
		unit: 'ms',
		atMost: mostMs,
		beside: `the slowest: ${slowest.name}`,
	})
}
