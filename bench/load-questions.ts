import { insertItems } from '../server/src/content/storing/tables.ts'
import { serverAnswerWriting } from '../server/src/features/answer-writing/question-kind.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { loadInBatches } from './load-in-batches.ts'
import { generateQuestions } from './question-generator.ts'

/** Fills a database with `count` generated questions: about a minute for 200,000 on a server, three on the embedded engine. */
export async function loadQuestions(database: Database, count: number): Promise<void> {
	await loadInBatches(database, generateQuestions(count), async (tx, batch) => {
		await insertItems(tx, serverAnswerWriting, batch)
	})
}
