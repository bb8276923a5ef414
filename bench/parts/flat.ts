import { loadQuestions } from '../load-questions.ts'
import { compareLatencies, type Latencies, p50, p95 } from '../load/latencies.ts'
import { formatNumber, information, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import type { RunningServer } from '../servers/start-server.ts'
import { comparedAddresses, otherAddresses } from './flat-addresses.ts'

const few = 2_000
const many = 200_000
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
	if (!databases) return [notMeasured('lists of 200,000 questions', `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const small = await productWith(databases, few)
	const large = await productWith(databases, many)
	const rows: Row[] = []
	const all: Measured[] = []
	for (const [group, addresses] of Object.entries(comparedAddresses)) {
		const measured = await measureAddresses([small, large], addresses, passes)
		rows.push(flatRow(group, measured))
		all.push(...measured)
	}
	const others = await measureAddresses([large], otherAddresses(many), 1)
	await Promise.all([small.stop(), large.stop()])
	return [...rows, slowestRow([...all, ...others]), ...others.map(otherRow)]
}

async function productWith(databases: Databases, questions: number): Promise<RunningServer> {
	const databaseUrl = await databases.create()
	await loadQuestions({ databaseUrl, dataDir: '' }, questions)
	return startProduct({ databaseUrl, isDemo: false, core: null })
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

const times = (latencies: Latencies) => `p50 ${formatNumber(p50(latencies))}, p95 ${formatNumber(p95(latencies))} ms`
const growth = ({ fewTimes, manyTimes }: Measured) => p50(manyTimes) / p50(fewTimes)

/** The address that grew most speaks for its group. */
function flatRow(group: string, measured: Measured[]): Row {
	const worst = measured.reduce((one, other) => (growth(other) > growth(one) ? other : one))
	return limit({
		what: `${group}, ${many.toLocaleString('en')} questions beside ${few.toLocaleString('en')}`,
		value: growth(worst),
		unit: '×',
		atMost: mostTimes,
		beside: `${measured.length > 1 ? `${worst.name}: ` : ''}${times(worst.manyTimes)} beside ${times(worst.fewTimes)}`,
	})
}

function slowestRow(measured: Measured[]): Row {
	const slowest = measured.reduce((one, other) => (p95(other.manyTimes) > p95(one.manyTimes) ? other : one))
	return limit({
		what: `any page of ${many.toLocaleString('en')} questions, p95`,
		value: p95(slowest.manyTimes),
		unit: 'ms',
		atMost: mostMs,
		beside: `the slowest: ${slowest.name}`,
	})
}

function otherRow({ name, manyTimes }: Measured): Row {
	return information(`  ${name}`, times(manyTimes))
}
