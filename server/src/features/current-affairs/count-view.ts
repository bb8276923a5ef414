import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getArticleRow } from './get-article.ts'
import { viewsCounter } from './tables.ts'

/** @throws AppError `article.not-found`: only real articles are counted */
export async function countView(services: { database: Database; counters: Counters }, id: string): Promise<void> {
	await getArticleRow(services.database, id)
	services.counters.add(viewsCounter, id)
}
