import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { idOf, type OutboxEntry } from './outbox-entry.ts'

/** The entries of one outbox lie here. What it throws says that nothing can be stored. */
export interface OutboxStorage<Content> {
	readAll(): Promise<OutboxEntry<Content>[]>
	/** Resolves when it is on the disk, also should the browser be killed the moment after. */
	write(put: readonly OutboxEntry<Content>[], removed: readonly string[]): Promise<void>
	/** Changes what is there now, whichever tab has written it last. Null takes it away; undefined leaves it. */
	change(id: string, by: ChangeEntry<Content>): Promise<void>
}

export type ChangeEntry<Content> = (
	current: OutboxEntry<Content> | undefined,
) => OutboxEntry<Content> | null | undefined

interface Entries<Content> extends DBSchema {
	entries: { key: string; value: OutboxEntry<Content> }
}

/**
 * Stores entries in the browser's database. It closes for whoever deletes it, as a sign-out does, and is opened anew
 * for what comes then.
 */
export function databaseStorage<Content>(name: string): OutboxStorage<Content> {
	let opened: Promise<IDBPDatabase<Entries<Content>>> | null = null
	function open() {
		opened ??= openDB<Entries<Content>>(name, 1, {
			upgrade: (created) => void created.createObjectStore('entries'),
			blocking() {
				void opened?.then((database) => database.close())
				opened = null
			},
			terminated() {
				opened = null
			},
		})
		opened.catch(() => {
			opened = null
		})
		return opened
	}
	return {
		readAll: async () => (await open()).getAll('entries'),
		async write(put, removed) {
			const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
			const requests = [
				...put.map((entry) => transaction.store.put(entry, idOf(entry.owner, entry.subject))),
				...removed.map((id) => transaction.store.delete(id)),
			]
			// Without it, a page that is loaded again at this moment would take the writing back.
			transaction.commit()
			await Promise.all([...requests, transaction.done])
		},
		async change(id, by) {
			const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
			const next = by(await transaction.store.get(id))
			if (next) await transaction.store.put(next, id)
			if (next === null) await transaction.store.delete(id)
			await transaction.done
		},
	}
}
