import { serverAnswerWriting } from '../features/answer-writing/question-kind.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { TestQuestion } from './build-question.ts'
import { storeItems } from './store-items.ts'

/** Stores questions as those that come with the product are stored. */
export async function storeQuestions(test: { database: Database }, ...questions: TestQuestion[]): Promise<void> {
	await storeItems(test, serverAnswerWriting, questions)
}
