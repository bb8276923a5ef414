import { createHash } from 'node:crypto'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { countedTerms } from '../index-terms.ts'
import { readItem, storedColumns } from '../published-item.ts'
import type { ServerKind } from '../server-kind.ts'
import {
	addToCounts,
	addToIndex,
	emptyIndex,
	findRules,
	lockIndex,
	noteRules,
	readStoredAfter,
	writeTerms,
} from './tables.ts'

/** Is raised with every change of how texts become words: what is stored is indexed anew then. */
const WORD_RULES = 1

const BATCH = 500

/**
 * Indexes everything again that was indexed by other rules than today's, such as what a migration has brought here. Searches find
 * nothing of a kind meanwhile, so it is done before anybody is answered.
 */
export async function rebuildIndexes(
	database: Database,
	kinds: readonly ServerKind[],
	log: DatabaseLog,
): Promise<void> {
	for (const own of kinds) {
		const rules = rulesOf(own)
		if ((await findRules(database.db, own.kind.name)) === rules) continue
		const items = await rebuildIndex(database, own, rules)
		if (items > 0) log.info({ kind: own.kind.name, items }, 'The index has been built anew.')
	}
}

/** Of several processes that start at once, one does it and the others wait. */
function rebuildIndex(database: Database, own: ServerKind, rules: string): Promise<number> {
	const { name } = own.kind
	return database.transaction(async (tx) => {
		await lockIndex(tx, name)
		if ((await findRules(tx, name)) === rules) return 0
		await emptyIndex(tx, name)
		let [items, after] = [0, '']
		for (;;) {
			const rows = await readStoredAfter(tx, name, after, BATCH)
			const last = rows.at(-1)
			if (!last) break
			const entries = rows.map((row) => {
				const columns = storedColumns(own, readItem(own.kind, row))
				return { ...columns, position: row.position }
			})
			await writeTerms(tx, name, entries)
			const seen = entries.flatMap(({ position, terms }) => (position === null ? [] : [{ position, terms }]))
			await addToIndex(tx, name, seen)
			await addToCounts(
				tx,
				name,
				seen.flatMap(({ terms }) => countedTerms(own, terms)),
				1,
			)
			items += rows.length
			after = last.id
		}
		await noteRules(tx, name, rules)
		return items
	})
}

/** Names the rules that a kind is indexed by: how words are made, and which fields count for what. */
function rulesOf({ kind, terms, facets }: ServerKind): string {
	const fields = JSON.stringify([
		kind.common,
		kind.texts,
		kind.countedWithin,
		kind.listedOn.toString(),
		terms?.toString(),
		facets,
	])
	return `${WORD_RULES}-${createHash('sha256').update(fields).digest('base64url').slice(0, 16)}`
}
