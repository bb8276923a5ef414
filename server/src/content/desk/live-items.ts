import { type AnyCopy, emptyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import type { Queryable } from '../../platform/database/open-database.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { countTerms } from '../counting/tables.ts'
import { englishOnly, everyItem } from '../index-terms.ts'
import { findStored, type Item, listItems } from '../items.ts'

/** Is what is published, or was, as editors see it: a working copy that nobody has touched yet. */
export interface LiveItem {
	id: string
	data: AnyCopy
	/** It is true where readers see it. */
	isPublished: boolean
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

/** Makes the working copy of what readers see; what was derived is left out. */
export function liveCopy(kind: Kind, { common, translations: { english, hindi } }: Item<Kind>): AnyCopy {
	const declared = entriesOf(kind.common).map(([name]) => [name, common[name] ?? null])
	return { ...Object.fromEntries(declared), english, hindi: hindi ?? emptyCopy(kind).hindi }
}

const liveItem = (kind: Kind, item: Item<Kind>, isPublished: boolean): LiveItem => ({
	id: item.id,
	data: liveCopy(kind, item),
	isPublished,
	updatedAt: item.updatedAt,
})

/** Says what of a list is wanted. */
export interface ListNarrowing {
	/** Is a facet with its value, as 'paper:PAPER_1'. */
	filter?: string | undefined
	search: string
	/** Lists what lacks Hindi, or whose Hindi is older than its English. */
	needs?: 'hindi' | undefined
}

/** Lists the terms that what readers see has where it is in a list that is narrowed so. */
export const termsOfList = ({ filter, search, needs }: ListNarrowing): string[] => [
	filter ?? everyItem,
	...(needs === 'hindi' ? [englishOnly] : []),
	...searchWords(search),
]

/** Returns null also for ids that no item can have. */
export async function findLive(db: Queryable, kind: Kind, id: string): Promise<LiveItem | null> {
	const [stored] = await findStored(db, kind, [id])
	return stored ? liveItem(kind, stored, stored.isPublished) : null
}

export async function countLive(db: Queryable, { name }: Kind): Promise<number> {
	return (await countTerms(db, name, everyItem)).get(everyItem) ?? 0
}

interface LiveQuery extends ListNarrowing {
	limit: number
	offset: number
}

/** Lists what readers see, as their own lists go. */
export async function listLive(
	db: Queryable,
	kind: Kind,
	{ limit, offset, ...narrowing }: LiveQuery,
): Promise<{ items: LiveItem[]; total: number }> {
	const both = { language: 'english', hasBodies: true, hasTranslations: true } as const
	const { items, total } = await listItems(db, kind, { ...both, terms: termsOfList(narrowing), limit, offset })
	return { items: items.map((item) => liveItem(kind, item, true)), total }
}
