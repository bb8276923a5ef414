import { OPEN_ARTICLES } from '@aravalli/shared/current-affairs/article'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { Language } from '@aravalli/shared/language'
import { listItems } from '../../content/items.ts'
import type { ReadOptions } from '../../content/reading/tables.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Reader } from './present-article.ts'

export const viewsCounter = 'current-affairs.views'

/** Says who asks for articles. */
export interface Caller {
	language: Language
	isSignedIn: boolean
}

/** Articles are answered in both languages, with how often each was opened. */
export const forReaders = ({ language }: Caller): ReadOptions => ({
	language,
	hasTranslations: true,
	counters: { views: viewsCounter },
})

/** Finds out what is open. Whoever is signed in may read everything, so nothing is asked for them. */
export async function readerOf(db: Queryable, { isSignedIn }: Pick<Caller, 'isSignedIn'>): Promise<Reader> {
	if (isSignedIn) return { isSignedIn, openIds: new Set() }
	const { items } = await listItems(db, articleKind, { language: 'english', limit: OPEN_ARTICLES, offset: 0 })
	return { isSignedIn, openIds: new Set(items.map(({ id }) => id)) }
}
