import type { OnCard } from '@aravalli/shared/content/answer-contract'
import { type CardAndBody, joinTexts } from '@aravalli/shared/content/card-and-body'
import type { CommonOf, Kind, TextsOf } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../platform/database/open-database.ts'
import {
	findPlacedRows,
	findRows,
	findStoredRows,
	type ItemPlace,
	type ItemRow,
	type ListOptions,
	listRows,
	type ReadOptions,
} from './reading/tables.ts'

/** Is a published item of a kind as readers of one language see it. */
export interface Item<K extends Kind> extends Pick<ItemRow, 'id' | 'listedOn' | 'isFallback' | 'counts' | 'updatedAt'> {
	common: CommonOf<K['common']>
	/** Holds what lists show. */
	card: TextsOf<OnCard<K['texts']>>
	/** Holds all texts where bodies were read; else those of the card. */
	texts: TextsOf<K['texts']>
	/** Is complete where both languages were asked for. */
	translations: { english: TextsOf<K['texts']>; hindi: TextsOf<K['texts']> | null }
}

/** Only items of the kind were ever stored under its name. */
function typed<K extends Kind>(kind: K, { common, card, body, translations, ...row }: ItemRow): Item<K> {
	const join = (texts: CardAndBody) => joinTexts(kind, texts) as TextsOf<K['texts']>
	const { english, hindi } = translations
	return {
		...row,
		common: common as CommonOf<K['common']>,
		card: card as TextsOf<OnCard<K['texts']>>,
		texts: join({ card, body }),
		translations: { english: join(english), hindi: hindi && join(hindi) },
	}
}

/** Reads a page of published items, newest first; past the end it has none and the same total. */
export async function listItems<K extends Kind>(
	db: Queryable,
	kind: K,
	options: ListOptions,
): Promise<{ items: Item<K>[]; total: number }> {
	const { rows, total } = await listRows(db, kind.name, options)
	return { items: rows.map((row) => typed(kind, row)), total }
}

/** Finds those of the ids that are published, in any order. */
export async function findItems<K extends Kind>(
	db: Queryable,
	kind: K,
	ids: string[],
	options: ReadOptions,
): Promise<Item<K>[]> {
	const rows = await findRows(db, kind.name, ids.filter(isPossibleId), options)
	return rows.map((row) => typed(kind, row))
}

/** Tells what those of the ids that are published are called in the reader's language, by their ids. */
export async function findTitles(
	db: Queryable,
	kind: Kind,
	ids: string[],
	language: Language,
): Promise<Map<string, string>> {
	const items = await findItems(db, kind, ids, { language, hasBodies: false })
	return new Map(items.map(({ id, card }) => [id, titleOf(kind, card)]))
}

/** @throws AppError `notFound`, also for an item that is not published */
export async function getItem<K extends Kind>(
	db: Queryable,
	kind: K,
	id: string,
	{ notFound, ...options }: ReadOptions & { notFound: ErrorCode },
): Promise<Item<K>> {
	const [item] = await findItems(db, kind, [id], options)
	if (!item) throw new AppError(notFound)
	return item
}

/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
export const isPossibleId = (id: string) => /^[a-z0-9-]{1,120}$/.test(id)

/** Finds also items that were withdrawn, in both languages and any order. */
export async function findStored<K extends Kind>(
	db: Queryable,
	kind: K,
	ids: string[],
): Promise<(Item<K> & { isPublished: boolean })[]> {
	const rows = await findStoredRows(db, kind.name, ids.filter(isPossibleId))
	return rows.map((row) => ({ ...typed(kind, row), isPublished: row.isPublished }))
}

export type PlacedItem = Item<Kind> & { isPublished: boolean }

/**
 * Finds items of several kinds in one statement, as cards, also what was withdrawn.
 *
 * @returns gives an item by its place; undefined where it was never published
 */
export async function findPlaced(
	db: Queryable,
	kinds: readonly Kind[],
	places: readonly ItemPlace[],
	language: Language,
): Promise<(kind: string, id: string) => PlacedItem | undefined> {
	const kindOf = new Map(kinds.map((kind) => [kind.name, kind]))
	const possible = places.filter(({ kind, id }) => kindOf.has(kind) && isPossibleId(id))
	const rows = possible.length === 0 ? [] : await findPlacedRows(db, possible, language)
	const found = new Map(
		rows.flatMap(({ kind: name, isPublished, ...row }) => {
			const kind = kindOf.get(name)
			return kind ? [[`${name}/${row.id}`, { ...typed(kind, row), isPublished }] as const] : []
		}),
	)
	return (kind, id) => found.get(`${kind}/${id}`)
}
