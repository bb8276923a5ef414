import type { Database } from '../database/open-database.ts'
import type { FileStore, StoredName } from './file-store.ts'
import { findFileIds } from './tables.ts'

/** A content is written before its row. Whatever takes longer between the two has failed. */
export const ORPHAN_AFTER_MS = 3_600_000

interface Collection {
	database: Database
	store: FileStore
	now: () => Date
}

/**
 * Removes contents that belong to nothing: a request failed after it had written them, or their process was killed.
 *
 * What is young may still be attached, so only what is old is looked at. It is listed before its rows are asked for: a content that gets its
 * row meanwhile is young, and `attach` refuses one that is not.
 */
export async function collectOrphans({ database, store, now }: Collection): Promise<void> {
	for await (const batch of store.list()) {
		const old = batch.filter(({ changedAt }) => now().getTime() - changedAt.getTime() > ORPHAN_AFTER_MS)
		if (old.length === 0) continue
		const kept = await findFileIds(database.db, [...new Set(old.map(idOf))])
		await store.remove(old.filter((stored) => !kept.has(idOf(stored))).map(({ name }) => name))
	}
}

/** Both sizes have the row of the large one. */
const idOf = ({ name }: StoredName) => name.slice(0, 22)
