import { loadMainsQuestions, loadMiqs, loadPrelimsQuestions } from '../load-practice.ts'
import { notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilled } from '../servers/start-filled.ts'
import { flatRow, type Measured, measureAddresses, mostTimes, slowestRow, timesRow } from './compare-lists.ts'
import { type ListAddresses, mainsAddresses, miqAddresses, prelimsAddresses } from './practice-addresses.ts'

const many = 200_000
const passes = 5

/** Measures whether the lists of mains questions stay as fast with a hundred times the questions. */
export const measureMains = (databases: Databases | null): Promise<Row[]> =>
	measureLists(databases, mainsAddresses, loadMainsQuestions)

/** Measures the same of the most important questions. */
export const measureMiqs = (databases: Databases | null): Promise<Row[]> =>
	measureLists(databases, miqAddresses, loadMiqs)

/** Measures the same of questions with options. */
export const measurePrelims = (databases: Databases | null): Promise<Row[]> =>
	measureLists(databases, prelimsAddresses, loadPrelimsQuestions)

async function measureLists(
	databases: Databases | null,
	{ name, few, compared, others }: ListAddresses,
	load: typeof loadMiqs,
): Promise<Row[]> {
	if (!databases) return [notMeasured(`lists of ${name}`, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const small = await startFilled(await databases.create(), (database) => load(database, few))
	const large = await startFilled(await databases.create(), (database) => load(database, many))
	const rows: Row[] = []
	const all: Measured[] = []
	for (const [group, addresses] of Object.entries(compared)) {
		const measured = await measureAddresses([small, large], addresses, passes)
		rows.push(flatRow(`${group}, ${count(many)} ${name} beside ${count(few)}`, measured))
		all.push(...measured)
	}
	const long = await measureAddresses([large], others(many), 1)
	await Promise.all([small.stop(), large.stop()])
	return [
		...rows,
		slowestRow(`any page of ${count(many)} ${name}, p95`, [...all, ...long]),
		...long.map((measured) => timesRow(`${name}, ${measured.name}`, measured.manyTimes)),
	]
}

const count = (questions: number) => questions.toLocaleString('en')
