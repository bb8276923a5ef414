import type { Page } from 'playwright-core'

/** Gives all records that the page's databases have, as JSON: what is in them has been written to the disk. */
export const writtenRecords = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const answerOf = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result)
				request.onerror = () => reject(request.error)
			})
		const found: unknown[] = []
		for (const { name } of await indexedDB.databases()) {
			const database = await answerOf(indexedDB.open(name ?? ''))
			for (const store of database.objectStoreNames)
				found.push(await answerOf(database.transaction(store).objectStore(store).getAll()))
			database.close()
		}
		return JSON.stringify(found)
	})
