import type { Database, Transaction } from '../server/src/platform/database/open-database.ts'

/** Batches are small enough that no transaction is long; longer ones are reported. */
const batchSize = 500

/** Fills an empty, migrated database and leaves it tidied up, as a server leaves itself after a while. */
export async function loadInBatches<Item>(
	database: Database,
	items: Iterable<Item>,
	store: (tx: Transaction, batch: Item[]) => Promise<void>,
): Promise<void> {
	let batch: Item[] = []
	for (const item of items) {
		batch.push(item)
		if (batch.length < batchSize) continue
		const full = batch
		await database.transaction((tx) => store(tx, full))
		batch = []
	}
	if (batch.length > 0) await database.transaction((tx) => store(tx, batch))
	const connection = await database.openConnection()
	await connection.query('vacuum analyze')
	await connection.end()
}
