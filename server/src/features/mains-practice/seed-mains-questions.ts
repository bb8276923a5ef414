import { fileURLToPath } from 'node:url'
import { readItemFiles } from '../../content/read-item-files.ts'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { serverMains } from './mains-kind.ts'
import { mainsQuestionFile, toMainsQuestion } from './question-file.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/mains-practice', import.meta.url))

/** Stores the demo questions of the main examination, all or none, in a database that has none yet. */
export async function seedMainsQuestions(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	await seedKind(database, log, serverMains, () => readItemFiles(folder, mainsQuestionFile, toMainsQuestion))
}
