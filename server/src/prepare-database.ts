import { rebuildIndexes } from './content/indexing/rebuild-index.ts'
import { kinds } from './kinds.ts'
import { lockStart } from './platform/database/lock-start.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Database, DatabaseLog } from './platform/database/open-database.ts'

/** Indexing a million items takes some minutes, for which the other processes wait; the demo takes seconds. */
const WAITING_LIMIT_MS = 3_600_000

/** Brings a database to the state that this version of the product needs, whichever version left it. */
export async function prepareDatabase(database: Database, log: DatabaseLog): Promise<void> {
	await migrate(database, log)
	await oneAtATime(database, () => rebuildIndexes(database, kinds, log))
}

/** Does a part of the start while no other process on the same database does such a part; they wait, and then find it done. */
export async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
	const client = await database.openConnection()
	try {
		await lockStart(database, client, WAITING_LIMIT_MS)
		await work()
	} finally {
		await client.end()
	}
}
