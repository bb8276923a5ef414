import { type Database, openDatabase } from '../../server/src/platform/database/open-database.ts'
import { prepareDatabase } from '../../server/src/prepare-database.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { startProduct } from './product.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Starts the product on a database that `fill` has filled; null: the embedded one. */
export async function startFilled(databaseUrl: string | null, fill: (database: Database) => Promise<void>) {
	const dataDir = temporaryFolder()
	const database = await openDatabase({ databaseUrl, dataDir }, silentLog)
	await prepareDatabase(database, silentLog)
	await fill(database)
	await database.close()
	return startProduct({ databaseUrl, dataDir, isDemo: true, core: null })
}
