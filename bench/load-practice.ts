import { miqKind } from '@aravalli/shared/miq/kind'
import { cleanItem } from '../server/src/content/seed-kind.ts'
import { insertItems } from '../server/src/content/storing/tables.ts'
import { insertQuestions as insertMainsQuestions } from '../server/src/features/mains-practice/tables.ts'
import { serverMiq } from '../server/src/features/miq/miq-kind.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { loadInBatches } from './load-in-batches.ts'
import { generateMainsQuestions, generateMiqs } from './practice-generator.ts'

export async function loadMainsQuestions(database: Database, count: number): Promise<void> {
	await loadInBatches(database, generateMainsQuestions(count), insertMainsQuestions)
}

/** Loads so many most important questions. */
export async function loadMiqs(database: Database, count: number): Promise<void> {
	await loadInBatches(database, generateMiqs(count), async (tx, batch) => {
		await insertItems(
			tx,
			serverMiq,
			batch.map(({ id, ...item }) => cleanItem(miqKind, id, item)),
		)
	})
}
