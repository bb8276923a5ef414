import { fileURLToPath } from 'node:url'
import { readItemFiles } from '../../content/read-item-files.ts'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { questionFile, toQuestion } from './question-file.ts'
import { serverAnswerWriting } from './question-kind.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/answer-writing', import.meta.url))

/** Stores the demo questions, all or none, in a database that has no question of answer writing yet. */
export async function seedQuestions(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	await seedKind(database, log, serverAnswerWriting, () => readItemFiles(folder, questionFile, toQuestion))
}
