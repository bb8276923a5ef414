import { insertQuestions, type NewQuestion } from '../features/answer-writing/tables.ts'
import type { TestApp } from './start-app.ts'

/** As they come with the product. */
export async function storeQuestions(
	{ database }: Pick<TestApp, 'database'>,
	...questions: NewQuestion[]
): Promise<void> {
	await database.transaction((tx) => insertQuestions(tx, questions))
}
