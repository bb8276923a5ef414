import type { ItemOf, Kind } from '@aravalli/shared/content/kind'
import { cleanItem } from '../server/src/content/clean-item.ts'
import type { ServerKind } from '../server/src/content/server-kind.ts'
import { insertItems } from '../server/src/content/storing/tables.ts'
import { serverMains } from '../server/src/features/mains-practice/mains-kind.ts'
import { serverMiq } from '../server/src/features/miq/miq-kind.ts'
import { serverPrelims } from '../server/src/features/prelims-practice/prelims-kind.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { loadInBatches } from './load-in-batches.ts'
import { generateMainsQuestions, generateMiqs } from './practice-generator.ts'
import { generatePrelimsQuestions } from './prelims-generator.ts'

export const loadMainsQuestions = (database: Database, count: number) =>
	loadQuestions(database, serverMains, generateMainsQuestions(count))

/** Loads so many most important questions. */
export const loadMiqs = (database: Database, count: number) => loadQuestions(database, serverMiq, generateMiqs(count))

/** Loads so many questions with options. */
export const loadPrelimsQuestions = (database: Database, count: number) =>
	loadQuestions(database, serverPrelims, generatePrelimsQuestions(count))

async function loadQuestions<K extends Kind>(
	database: Database,
	own: ServerKind & { kind: K },
	questions: Iterable<ItemOf<K> & { id: string }>,
): Promise<void> {
	await loadInBatches(database, questions, async (tx, batch) => {
		await insertItems(
			tx,
			own,
			batch.map(({ id, ...item }) => cleanItem(own.kind, id, item as unknown as ItemOf<K>)),
		)
	})
}
