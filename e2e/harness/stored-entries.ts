import type { BrowserContext, Page } from 'playwright-core'

interface StoredEntry {
	owner: string
	state: string
	content: unknown
}

/** Reads what an outbox of the page (web/src/lib/outbox) has on the disk; it is not made by asking. */
export function storedEntries(page: Page, database: string): Promise<StoredEntry[]> {
	return page.evaluate(async (asked) => {
		const known = await indexedDB.databases()
		if (!known.some(({ name }) => name === asked)) return []
		const opened = await new Promise<IDBDatabase>((resolve, reject) => {
			const request = indexedDB.open(asked)
			request.onsuccess = () => resolve(request.result)
			request.onerror = () => reject(request.error)
		})
		const entries = await new Promise<StoredEntry[]>((resolve) => {
			const request = opened.transaction('entries').objectStore('entries').getAll()
			request.onsuccess = () => resolve(request.result)
		})
		opened.close()
		// Files cannot leave the page.
		return entries.map(({ owner, state, content }) => ({ owner, state, content: JSON.parse(JSON.stringify(content)) }))
	}, database)
}

/** Serves `before`: the disk has no room for what these databases are given; for nothing at all where none is named. */
export const withoutRoomFor =
	(...databases: string[]) =>
	(context: BrowserContext) =>
		context.addInitScript((full) => {
			const put = IDBObjectStore.prototype.put
			IDBObjectStore.prototype.put = function (...given) {
				if (full.length > 0 && !full.includes(this.transaction.db.name)) return put.apply(this, given)
				throw new DOMException('full', 'QuotaExceededError')
			}
		}, databases)
