import type { Article } from '@aravalli/shared/current-affairs/contract'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { findItems, getItem, type Item } from '../../content/items.ts'
import type { ReadOptions } from '../../content/reading/tables.ts'
import { listRelatedIds } from '../../content/related/tables.ts'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import { presentArticle } from './present-article.ts'
import { type Caller, forReaders, readerOf } from './reader.ts'
import { tagTerms } from './server-kind.ts'

const RELATED = 4

/** So many of the newest of each tag are looked at: of a tag that thousands have, the older ones are not read. */
const CANDIDATES_OF_A_TAG = 40

/** @throws AppError `article.not-found`, also for one that is not published */
export const getStoredArticle = ({ db }: Database, id: string, options: ReadOptions) =>
	getItem(db, articleKind, id, { ...options, notFound: 'article.not-found' })

/**
 * Shows what this caller may see of an article.
 * @throws AppError `article.not-found`
 */
export async function getArticle(database: Database, id: string, caller: Caller): Promise<Article> {
	const article = await getStoredArticle(database, id, forReaders(caller))
	const [reader, related] = await Promise.all([
		readerOf(database.db, caller),
		listRelated(database.db, article, caller),
	])
	return presentArticle(article, related, reader)
}

/** Lists other articles with a tag in common: those with the most first, then the newest. */
async function listRelated(
	db: Queryable,
	{ id, translations }: Item<typeof articleKind>,
	caller: Caller,
): Promise<Item<typeof articleKind>[]> {
	const wanted = { terms: tagTerms(translations), ofEach: CANDIDATES_OF_A_TAG, limit: RELATED }
	const ids = await listRelatedIds(db, articleKind.name, id, wanted)
	const items = await findItems(db, articleKind, ids, { ...forReaders(caller), hasBodies: false })
	return items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
