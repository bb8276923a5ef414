import { addressOf, isFindable } from '@aravalli/shared/content/found-at'
import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { SearchAnswer, SearchHit } from '@aravalli/shared/search/contract'
import { findItems, type Item } from '../../content/items.ts'
import { findHits, type Hits, storedVocabulary } from '../../content/searching/tables.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import { shownTitle } from '../../content/shown-title.ts'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import { queryTerms } from '../../platform/search/query-terms.ts'
import { marksIn, shownSnippet } from './shown-texts.ts'

interface Search {
	q: string
	/** Is what was typed so far: its last word may go on. */
	isPrefix: boolean
	/** Is the name of the only kind that is wanted; null for all. */
	kind: string | null
	/** Gives the best `limit` of each kind, in place of a page. */
	isByKind: boolean
	page: number
	limit: number
}

interface Reader {
	language: Language
	isSignedIn: boolean
}

/** Finds published items of all kinds that the search can lead to, the best first. */
export async function searchContent(
	database: Database,
	kinds: readonly ServerKind[],
	{ q, isPrefix, isByKind, kind, limit, ...search }: Search,
	reader: Reader,
): Promise<Pick<SearchAnswer, 'data' | 'kinds' | 'pagination'>> {
	const searched = kinds.filter((own) => isFindable(own.kind))
	const names = searched.map((own) => own.kind.name)
	const groups = await queryTerms(q, storedVocabulary(database.db, names), { isPrefix })
	const page = isByKind ? 1 : search.page
	const wanted = { groups, kinds: names, kind, isByKind, limit, offset: (page - 1) * limit }
	const hits = groups.length === 0 ? { counts: {}, page: [] } : await database.transaction((tx) => findHits(tx, wanted))
	const total = Object.entries(hits.counts).reduce(
		(sum, [name, items]) => sum + (name === (kind ?? name) ? items : 0),
		0,
	)
	return {
		data: await showHits(database.db, searched, hits, { terms: new Set(groups.flat()), reader }),
		kinds: searched.flatMap(({ kind: { name, names } }) => {
			const items = hits.counts[name]
			return items ? [{ kind: name, name: names[reader.language], items }] : []
		}),
		pagination: { page, limit, total, totalPages: isByKind ? 1 : Math.ceil(total / limit), isTotalCapped: false },
	}
}

interface Showing {
	terms: ReadonlySet<string>
	reader: Reader
}

async function showHits(
	db: Queryable,
	kinds: readonly ServerKind[],
	{ page }: Hits,
	showing: Showing,
): Promise<SearchHit[]> {
	const shown = await Promise.all(
		kinds.map(async (own) => {
			const ids = page.filter(({ kind }) => kind === own.kind.name).map(({ id }) => id)
			return ids.length === 0 ? [] : showItems(db, own, ids, showing)
		}),
	)
	const byPlace = new Map(shown.flat().map((hit) => [`${hit.kind}/${hit.id}`, hit]))
	return page.flatMap(({ kind, id, foundIn }) => {
		const hit = byPlace.get(`${kind}/${id}`)
		// An item that was withdrawn a moment ago is not shown.
		return hit ? [{ ...hit, foundIn }] : []
	})
}

type ShownItem = Omit<SearchHit, 'foundIn'>

async function showItems(
	db: Queryable,
	own: ServerKind,
	ids: string[],
	{ terms, reader }: Showing,
): Promise<ShownItem[]> {
	const [items, locked] = await Promise.all([
		findItems(db, own.kind, ids, { language: reader.language, hasBodies: false }),
		own.lockedIds?.(db, ids, reader) ?? new Set<string>(),
	])
	return items.map((item) => showItem(own.kind, item, terms, locked.has(item.id)))
}

function showItem(kind: Kind, item: Item<Kind>, terms: ReadonlySet<string>, isLocked: boolean): ShownItem {
	const { id, isFallback } = item
	const title = shownTitle(kind, item.card)
	const snippet = isLocked ? null : shownSnippet(kind, item.card, terms)
	return {
		kind: kind.name,
		id,
		path: addressOf(kind, id, item.common),
		title,
		titleMarks: marksIn(title, terms),
		snippet,
		snippetMarks: snippet === null ? [] : marksIn(snippet, terms),
		isLocked,
		isFallback,
	}
}
