import { createHash } from 'node:crypto'
import { isFindable } from '@aravalli/shared/content/found-at'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { countedTerms } from '../index-terms.ts'
import { readItem, storedColumns } from '../published-item.ts'
import { makeFindable } from '../searching/make-findable.ts'
import { emptySearch } from '../searching/tables.ts'
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
const WORD_RULES = 2

const BATCH = 1000

/**
 * Indexes everything again that was indexed by other rules than today's, such as what a migration has brought here. Searches find
 * nothing of a kind meanwhile, so it is done before anybody is answered, by one process alone (`prepareDatabase`).
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

/** Takes a transaction for each batch: however many items there are, none is long. One that is cut off begins again at the next start. */
async function rebuildIndex(database: Database, own: ServerKind, rules: string): Promise<number> {
	const { name } = own.kind
	await database.transaction(async (tx) => {
		await lockIndex(tx, name)
		await noteRules(tx, name, 'being built')
		await emptyIndex(tx, name)
		await emptySearch(tx, name)
	})
	let items = 0
	const take = async (first: StoredAfter) => {
		for (let after: StoredAfter | null = first; after; ) {
			const done: Batch = await indexBatch(database, own, after)
			items += done.items
			after = done.next
		}
	}
	await take({ position: '-1' })
	await take({ id: '' })
	await database.transaction((tx) => noteRules(tx, name, rules))
	return items
}

interface Batch {
	items: number
	/** Says where the next one begins; it is null after the last. */
	next: StoredAfter | null
}

/** Takes items that lie on few shelves: each row of the index is written a few times then, and not for every batch. */
function indexBatch(database: Database, own: ServerKind, after: StoredAfter): Promise<Batch> {
	const { name } = own.kind
	return database.transaction(async (tx) => {
		await lockIndex(tx, name)
		const rows = await readStoredAfter(tx, name, after, BATCH)
		const items = rows.map((row) => ({ item: readItem(own.kind, row), position: row.position }))
		const entries = items.map(({ item, position }) => ({ ...storedColumns(own, item), position }))
		await writeTerms(tx, name, entries)
		const seen = entries.flatMap(({ position, terms }) => (position === null ? [] : [{ position, terms }]))
		await addToIndex(tx, name, seen)
		const counted = seen.flatMap(({ terms }) => countedTerms(own, terms))
		await addToCounts(tx, name, counted, 1)
		const findable = items.flatMap(({ item, position }) => (position === null ? [] : [item]))
		await makeFindable(tx, own.kind, findable)
		const last = rows.length === BATCH ? rows.at(-1) : undefined
		return { items: rows.length, next: last ? nextAfter(last) : null }
	})
}

const nextAfter = ({ id, position }: { id: string; position: string | null }): StoredAfter =>
	position === null ? { id } : { position }

/** Names the rules that a kind is indexed by: how words are made, which fields count for what, and whether the search leads to it. */
function rulesOf({ kind, terms, facets }: ServerKind): string {
	const fields = JSON.stringify([
		kind.common,
		kind.texts,
		kind.countedWithin,
		kind.listedOn.toString(),
		terms?.toString(),
		facets,
		isFindable(kind),
	])
	return `${WORD_RULES}-${createHash('sha256').update(fields).digest('base64url').slice(0, 16)}`
}
