import { openDatabase } from '../../server/src/platform/database/open-database.ts'
import { prepareDatabase } from '../../server/src/prepare-database.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { loadQuestions } from '../load-questions.ts'
import { startProduct } from './product.ts'
import type { RunningServer } from './start-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Starts the product with so many generated questions and nothing else.
 *
 * @param databaseUrl an empty database; null: the embedded one
 */
export async function startFilledProduct(databaseUrl: string | null, questions: number): Promise<RunningServer> {
	const dataDir = temporaryFolder()
	const database = await openDatabase({ databaseUrl, dataDir }, silentLog)
	await prepareDatabase(database, silentLog)
	await loadQuestions(database, questions)
	await database.close()
	return startProduct({ databaseUrl, dataDir, isDemo: false, core: null })
}
