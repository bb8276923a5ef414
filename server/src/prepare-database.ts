import { rebuildIndexes } from './content/indexing/rebuild-index.ts'
import { kinds } from './kinds.ts'
import { lockStart } from './platform/database/lock-start.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Database, DatabaseLog } from './platform/database/open-database.ts'

/** Indexing a million items takes some minutes, for which the other processes wait. */
const WAITING_LIMIT_MS = 3_600_000

/** Brings a database to the state that this version of the product needs, whichever version left it. */
export async function prepareDatabase(database: Database, log: DatabaseLog): Promise<void> {
	await migrate(database, log)
	const client = await database.openConnection()
	try {
		await lockStart(database, client, WAITING_LIMIT_MS)
		await rebuildIndexes(database, kinds, log)
	} finally {
		await client.end()
	}
}
