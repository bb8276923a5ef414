import { createHash } from 'node:crypto'
import type { Database, DatabaseLog, Transaction } from '../../platform/database/open-database.ts'
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
	type StoredAfter,
	writeTerms,
} from './tables.ts'

/** Is raised with every change of how texts become words: what is stored is indexed anew then. */
const WORD_RULES = 1

const BATCH = 1000

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
		let items = 0
		for await (const rows of readStored(tx, name)) {
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
		}
		await noteRules(tx, name, rules)
		return items
	})
}

/** Gives the items in batches that lie on few shelves: each row of the index is written a few times then, and not for every batch. */
async function* readStored(tx: Transaction, kind: string) {
	for (const beginning of [{ position: '-1' }, { id: '' }]) {
		let after: StoredAfter = beginning
		for (;;) {
			const rows = await readStoredAfter(tx, kind, after, BATCH)
			const last = rows.at(-1)
			if (!last) break
			yield rows
			after = last.position === null ? { id: last.id } : { position: last.position }
		}
	}
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
