import { insertQuestions as insertMainsQuestions } from '../server/src/features/mains-practice/tables.ts'
import { insertQuestions as insertMiqs } from '../server/src/features/miq/storing/tables.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { loadInBatches } from './load-in-batches.ts'
import { generateMainsQuestions, generateMiqs } from './practice-generator.ts'

export async function loadMainsQuestions(database: Database, count: number): Promise<void> {
	await loadInBatches(database, generateMainsQuestions(count), insertMainsQuestions)
}

/** Loads so many most important questions. */
export async function loadMiqs(database: Database, count: number): Promise<void> {
	await loadInBatches(database, generateMiqs(count), insertMiqs)
}
