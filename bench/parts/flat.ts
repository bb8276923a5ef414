import { notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilledProduct } from '../servers/filled-product.ts'
import { flatRow, type Measured, measureAddresses, mostTimes, slowestRow, timesRow } from './compare-lists.ts'
import { comparedAddresses, otherAddresses } from './flat-addresses.ts'

interface Sizes {
	few: number
	many: number
}

const ordinary: Sizes = { few: 2_000, many: 200_000 }
/** Filling takes about ten minutes. */
const largest: Sizes = { few: 10_000, many: 1_000_000 }
/** The embedded database is for small machines, and takes minutes to fill. */
const manyEmbedded = 20_000
const passes = 5

/** Measures whether lists stay as fast with a hundred times the questions. */
export async function measureFlat(databases: Databases | null): Promise<Row[]> {
	return [...(await measureServer(databases, ordinary)), ...(await measureEmbedded())]
}

/** Measures whether a million questions are listed, filtered and searched as fast as ten thousand. */
export const measureMillion = (databases: Databases | null): Promise<Row[]> => measureServer(databases, largest)

async function measureServer(databases: Databases | null, { few, many }: Sizes): Promise<Row[]> {
	if (!databases) return [notMeasured(`lists of ${count(many)}`, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const small = await startFilledProduct(await databases.create(), few)
	const large = await startFilledProduct(await databases.create(), many)
	const rows: Row[] = []
	const all: Measured[] = []
	for (const [group, addresses] of Object.entries(comparedAddresses)) {
		const measured = await measureAddresses([small, large], addresses, passes)
		rows.push(flatRow(`${group}, ${count(many)} beside ${few.toLocaleString('en')}`, measured))
		all.push(...measured)
	}
	const others = await measureAddresses([large], otherAddresses(many), 1)
	await Promise.all([small.stop(), large.stop()])
	return [
		...rows,
		slowestRow(`any page of ${count(many)}, p95`, [...all, ...others]),
		...others.map(({ name, manyTimes }) => timesRow(name, manyTimes)),
	]
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

const count = (questions: number) => `${questions.toLocaleString('en')} questions`
