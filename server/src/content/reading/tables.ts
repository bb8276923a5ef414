import type { CardAndBody } from '@aravalli/shared/content/card-and-body'
import type { Language } from '@aravalli/shared/language'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { kept, writtenOnce } from '../../platform/database/kept-statements.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { everyItem } from '../index-terms.ts'
import { type DayRange, type ListShape, pageOf, placeOf, shapeOf, totalFound, valuesOf } from '../shelves/tables.ts'

type Values = Record<string, unknown>

/** Holds both languages of an item; of what was not asked for, the part is empty. */
export interface Translations {
	english: CardAndBody
	/** It is null where only English exists. */
	hindi: CardAndBody | null
}

/** Is an item as readers of one language see it. */
export interface ItemRow {
	id: string
	/** Is the day by which lists are ordered, as 'YYYY-MM-DD'. */
	listedOn: string
	common: Values
	card: Values
	/** It is empty where bodies were not asked for. */
	body: Values
	/** It is true when Hindi was asked for and only English exists. */
	isFallback: boolean
	/** Both are there where both were asked for; else it holds the one that is shown, as English. */
	translations: Translations
	/** Holds how often it was used, by the names that were asked for. */
	counts: Record<string, number>
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

export interface ReadOptions {
	language: Language
	hasBodies?: boolean
	/** Reads both languages: readers can switch on the page. */
	hasTranslations?: boolean
	/** Names the counters to be read with each item, by the names that they get. */
	counters?: Readonly<Record<string, string>>
}

type Column = `${'card' | 'body'}_${Language}`

const pairOf = (language: Language, hasBodies: boolean) => {
	const column = (name: Column) => sql.raw(`item.${name}`)
	const body = hasBodies ? column(`body_${language}`) : sql`'{}'::jsonb`
	return sql`jsonb_build_object('card', ${column(`card_${language}`)}, 'body', ${body})`
}

/** Reads from a table named `item`. */
function columnsOf({ language, hasBodies = false, hasTranslations = false, counters = {} }: ReadOptions): SQL {
	const english = pairOf('english', hasBodies)
	const hindi = sql`case when item.card_hindi is not null then ${pairOf('hindi', hasBodies)} end`
	const isEnglishWanted = hasTranslations || language === 'english'
	return sql`
		item.id, item.listed_on::text as "listedOn", item.common, ${countsOf(counters)} as counts, item.updated_at as "updatedAt",
		${isEnglishWanted ? english : sql`case when item.card_hindi is null then ${english} end`} as english,
		${hasTranslations || language === 'hindi' ? hindi : sql`null`} as hindi`
}

function countsOf(counters: Readonly<Record<string, string>>): SQL {
	const pairs = Object.entries(counters).map(
		([name, counter]) => sql`
			${name}::text, coalesce((select value from counters where name = ${counter} and subject_id = item.id), 0)`,
	)
	return pairs.length === 0 ? sql`'{}'::json` : sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

type StoredRow = {
	id: string
	listedOn: string
	common: Values
	counts: Record<string, number>
	updatedAt: string
	english: CardAndBody | null
	hindi: CardAndBody | null
}

function readRow({ english, hindi, updatedAt, ...row }: StoredRow, language: Language): ItemRow {
	const shown = (language === 'hindi' && hindi) || english
	if (!shown) throw new Error(`the item ${row.id} has no texts`)
	return {
		...row,
		...shown,
		isFallback: language === 'hindi' && hindi === null,
		translations: { english: english ?? shown, hindi },
		updatedAt: new Date(updatedAt).toISOString(),
	}
}

export interface ListOptions extends ReadOptions {
	/** An item has all of them. */
	terms?: string[]
	/** An item has at least one of each, too. */
	alternatives?: string[][]
	range?: DayRange | null
	limit: number
	offset: number
}

const writtenList = writtenOnce<{ list: ListShape; columns: ReadOptions }>(
	({ list, columns }) => sql`
		with ${pageOf(list)}
		select total, ${columnsOf(columns)}
		from (select ${totalFound} as total) as totals
			left join (
				positions_of_page as page
				join published_items as item on item.kind = ${placeOf('kind')} and item.position = page.position
			) on true
		order by page.month desc, page.day desc, page.position desc`,
)

function listQuery(kind: string, options: ListOptions): SQL {
	const { terms = [], alternatives = [], range = null, limit, offset } = options
	const { language, hasBodies = false, hasTranslations = false, counters = {} } = options
	const wanted = [...(terms.length > 0 ? terms : [everyItem]).map((term) => [term]), ...alternatives]
	const query = { kind, alternatives: wanted, range, limit, offset }
	const columns = { language, hasBodies, hasTranslations, counters }
	return writtenList({ list: shapeOf(query), columns }, valuesOf(query))
}

/** Gives the statement of `listRows` to whoever runs it without drizzle. */
export function listStatement(kind: string, options: ListOptions): { text: string; values: unknown[] } {
	const { sql: text, params: values } = new PgDialect().sqlToQuery(listQuery(kind, options))
	return { text, values }
}

/** Reads a page of published items, newest first; past the end it has no rows and the same total. */
export async function listRows(
	db: Queryable,
	kind: string,
	options: ListOptions,
): Promise<{ rows: ItemRow[]; total: number }> {
	const { rows } = await db.execute<StoredRow & { total: number }>(listQuery(kind, options))
	return {
		// The only row of an empty page has no id.
		rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => readRow(row, options.language)),
		total: rows[0]?.total ?? 0,
	}
}

/** Finds those of the ids that are published, in any order, with their bodies. */
export async function findRows(db: Queryable, kind: string, ids: string[], options: ReadOptions): Promise<ItemRow[]> {
	const { rows } = await db.execute<StoredRow>(sql`${kept}
		select ${columnsOf({ hasBodies: true, ...options })}
		from published_items as item
		where item.kind = ${kind} and item.id = any(${sql.param(ids)}::text[]) and item.is_published`)
	return rows.map((row) => readRow(row, options.language))
}

type StoredItemRow = ItemRow & { isPublished: boolean }

/** Finds those of the ids that were ever published, also what was withdrawn, in both languages and any order. */
export async function findStoredRows(db: Queryable, kind: string, ids: string[]): Promise<StoredItemRow[]> {
	const { rows } = await db.execute<StoredRow & { isPublished: boolean }>(sql`
		select ${columnsOf({ language: 'english', hasBodies: true, hasTranslations: true })}, item.is_published as "isPublished"
		from published_items as item where item.kind = ${kind} and item.id = any(${sql.param(ids)}::text[])`)
	return rows.map((row) => ({ ...readRow(row, 'english'), isPublished: row.isPublished }))
}

export interface ItemPlace {
	kind: string
	id: string
}

export type PlacedRow = StoredItemRow & { kind: string }

/** Finds items of several kinds at once, without their bodies, also what was withdrawn; in any order. */
export async function findPlacedRows(
	db: Queryable,
	places: readonly ItemPlace[],
	language: Language,
): Promise<PlacedRow[]> {
	const { rows } = await db.execute<StoredRow & { kind: string; isPublished: boolean }>(sql`
		select ${columnsOf({ language })}, item.kind, item.is_published as "isPublished"
		from published_items as item
		where (item.kind, item.id) in (
			select * from unnest(${sql.param(places.map(({ kind }) => kind))}::text[], ${sql.param(places.map(({ id }) => id))}::text[]))`)
	return rows.map((row) => ({ ...readRow(row, language), kind: row.kind, isPublished: row.isPublished }))
}

/** Gives a condition of SQL, which features put into their own statements: kind and id may be columns of such a statement. */
export function isPublishedItem(kind: string | SQL, id: string | SQL): SQL {
	return sql`exists (select from published_items where kind = ${kind} and id = ${id} and is_published)`
}

/** Does not name a column of it `kind` or `id`: those would be the columns of `published_items`. @returns a condition: it is, or was, published */
export function isStoredItem(kind: string | SQL, id: string | SQL): SQL {
	return sql`exists (select from published_items where kind = ${kind} and id = ${id})`
}
