import type { NewQuestion } from '../server/src/features/answer-writing/new-question.ts'
import { insertQuestions } from '../server/src/features/answer-writing/tables.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { generateQuestions } from './question-generator.ts'

/** Few enough that no transaction is long; longer ones are reported. */
const batchSize = 500

/**
 * Fills an empty, migrated database with `count` generated questions and leaves it tidied up, as a server leaves itself after
 * a while. Takes about a minute for 200,000 on a server, three on the embedded engine.
 */
export async function loadQuestions(database: Database, count: number): Promise<void> {
	const store = (questions: NewQuestion[]) => database.transaction((tx) => insertQuestions(tx, questions))
	let batch: NewQuestion[] = []
	for (const question of generateQuestions(count)) {
		batch.push(question)
		if (batch.length < batchSize) continue
		await store(batch)
		batch = []
	}
	await store(batch)
	const connection = await database.openConnection()
	await connection.query('vacuum analyze')
	await connection.end()
}
