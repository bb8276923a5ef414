import { rebuildIndexes } from './content/indexing/rebuild-index.ts'
import { kinds } from './kinds.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Database, DatabaseLog } from './platform/database/open-database.ts'

/** Brings a database to the state that this version of the product needs, whichever version left it. */
export async function prepareDatabase(database: Database, log: DatabaseLog): Promise<void> {
	await migrate(database, log)
	await rebuildIndexes(database, kinds, log)
}
