import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getStoredArticle } from './get-article.ts'
import { viewsCounter } from './reader.ts'

/** @throws AppError `article.not-found`: only real articles are counted */
export async function countView(services: { database: Database; counters: Counters }, id: string): Promise<void> {
	await getStoredArticle(services.database, id, { language: 'english', hasBodies: false })
	services.counters.add(viewsCounter, id)
}
