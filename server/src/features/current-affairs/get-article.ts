import type { Article } from '@aravalli/shared/current-affairs/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import { presentArticle, type Reader } from './present-article.ts'
import { type ArticleRow, findArticle, listRelated } from './tables.ts'

const RELATED = 4

/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
const idPattern = /^[a-z0-9-]{1,120}$/

/** @throws AppError `article.not-found`, also for one that is not published */
export async function getArticleRow({ db }: Database, id: string): Promise<ArticleRow> {
	const row = idPattern.test(id) ? await findArticle(db, id) : null
	if (!row) throw new AppError('article.not-found')
	return row
}

/**
 * Shows what this reader may see of an article.
 * @throws AppError `article.not-found`
 */
export async function getArticle(database: Database, id: string, reader: Reader): Promise<Article> {
	const row = await getArticleRow(database, id)
	return presentArticle(row, await listRelated(database.db, id, RELATED), reader)
}
