import { insertQuestions, type NewQuestion } from '../features/answer-writing/tables.ts'
import type { TestApp } from './start-app.ts'

/** Stores questions as those that come with the product are stored. */
export async function storeQuestions(
	{ database }: Pick<TestApp, 'database'>,
	...questions: NewQuestion[]
): Promise<void> {
	await database.transaction((tx) => insertQuestions(tx, questions))
}
