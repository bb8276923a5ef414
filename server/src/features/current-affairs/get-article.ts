import type { Article } from '@aravalli/shared/current-affairs/contract'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { getItem } from '../../content/items.ts'
import type { ReadOptions } from '../../content/reading/tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentArticle } from './present-article.ts'
import { type Caller, forReaders, readerOf } from './reader.ts'

/** @throws AppError `article.not-found`, also for one that is not published */
export const getStoredArticle = ({ db }: Database, id: string, options: ReadOptions) =>
	getItem(db, articleKind, id, { ...options, notFound: 'article.not-found' })

/**
 * Shows what this caller may see of an article.
 * @throws AppError `article.not-found`
 */
export async function getArticle(database: Database, id: string, caller: Caller): Promise<Article> {
	const article = await getStoredArticle(database, id, forReaders(caller))
	return presentArticle(article, await readerOf(database.db, caller))
}
