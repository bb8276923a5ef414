import { deleteDB, openDB } from 'idb'
import type { StoredEntry } from '../browser-store/stored-entry.ts'

/** Reads what an older version kept in a database of its own: everything in one of its stores. */
export async function readOlderDatabase<Value>(
	{ name }: StoredEntry,
	store: string,
): Promise<{ values: Value[]; forget: () => Promise<void> }> {
	const known = await indexedDB.databases?.()
	if (known && !known.some((database) => database.name === name)) return { values: [], forget: async () => undefined }
	const database = await openDB(name)
	const values: Value[] = database.objectStoreNames.contains(store) ? await database.getAll(store) : []
	database.close()
	return { values, forget: () => deleteDB(name) }
}
