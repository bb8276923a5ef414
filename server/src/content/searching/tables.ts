import { type SQL, sql } from 'drizzle-orm'
import { check, customType, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'
import type { Vocabulary } from '../../platform/search/query-terms.ts'
import type { TermGroup } from '../../platform/search/typed-word.ts'
import { searchLevels, weighedTerms } from './weighed-terms.ts'

const plainTexts = customType<{ data: string[] }>({ dataType: () => 'text[] COLLATE "C"' })

/**
 * Has an entry for each published item of the kinds that the search leads to. It is narrow, and its terms lie apart from it, because a search for
 * a frequent word reads the entries of most items. docs/adr/0046-one-search.md says what else was measured.
 */
export const searchEntries = pgTable(
	'search_entries',
	{
		kind: plainText().notNull(),
		id: plainText().notNull(),
		/** Is the day by which lists are ordered. */
		listedOn: date('listed_on').notNull(),
		/** Are as `weighedTerms` gives them. */
		terms: plainTexts().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.id] }),
		index('search_entries_terms').using('gin', table.terms).with({ fastupdate: false }),
	],
)

/** Counts the entries that have a term, whatever its weight. */
export const searchTerms = pgTable(
	'search_terms',
	{
		term: plainText().notNull(),
		kind: plainText().notNull(),
		items: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.term, table.kind] }), check('search_terms_items', sql`${table.items} >= 0`)],
)

interface SearchEntry {
	id: string
	/** It is written as 'YYYY-MM-DD'. */
	listedOn: string
	terms: string[]
}

/** Gives each term of entries, without its weight, with the number of those that have it. */
const termsOf = (entries: string) => sql`
	select substr(term, 2) as term, count(*)::int as items
	from ${sql.raw(entries)} cross join unnest(terms) as term group by 1`

/** Call `lockIndex` first. */
export async function enterSearch(tx: Transaction, kind: string, entries: SearchEntry[]): Promise<void> {
	await tx.execute(sql`
		with entered as (
			insert into ${searchEntries} (kind, id, listed_on, terms)
			select ${kind}, id, "listedOn", terms
			from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (id text, "listedOn" date, terms text[])
			returning terms
		)
		insert into ${searchTerms} as present (term, kind, items)
		select term, ${kind}, items from (${termsOf('entered')}) as added
		on conflict (term, kind) do update set items = present.items + excluded.items`)
}

/** Call `lockIndex` first. */
export async function leaveSearch(tx: Transaction, kind: string, id: string): Promise<void> {
	await tx.execute(sql`
		with removed as (delete from ${searchEntries} where kind = ${kind} and id = ${id} returning terms)
		update ${searchTerms} as present set items = present.items - taken.items
		from (${termsOf('removed')}) as taken where present.term = taken.term and present.kind = ${kind}`)
}

export async function emptySearch(tx: Transaction, kind: string): Promise<void> {
	await tx.execute(sql`delete from ${searchEntries} where kind = ${kind}`)
	await tx.execute(sql`delete from ${searchTerms} where kind = ${kind}`)
}

const isOneOf = (kinds: readonly string[]) => sql`kind = any(${sql.param(kinds)}::text[])`

/** Knows the terms of all entries of these kinds. */
export function storedVocabulary(db: Queryable, kinds: readonly string[]): Vocabulary {
	return {
		async counts(terms) {
			const { rows } = await db.execute<{ term: string; items: number }>(sql`
				select term, sum(items)::int as items from ${searchTerms}
				where term = any(${sql.param(terms)}::text[]) and items > 0 and ${isOneOf(kinds)} group by term`)
			return new Map(rows.map(({ term, items }) => [term, items]))
		},
		async startingWith(prefixes, limit) {
			const { rows } = await db.execute<{ term: string }>(sql`
				select term from unnest(${sql.param(prefixes)}::text[]) as prefix
					join ${searchTerms} on term >= prefix and term < prefix || chr(1114111)
				where items > 0 and ${isOneOf(kinds)}
				group by term order by sum(items) desc, term limit ${limit}`)
			return rows.map(({ term }) => term)
		},
	}
}

interface HitsWanted {
	/** An entry has one term of each. */
	groups: readonly TermGroup[]
	kinds: readonly string[]
	/** Leaves the others out of the page, and not out of the counts; null for all. */
	kind: string | null
	/** Wants the best `limit` of each kind, in place of those from `offset` on. */
	isByKind: boolean
	limit: number
	offset: number
}

export interface Hits {
	/** Are how many were found of each kind; kinds without any are left out. */
	counts: Record<string, number>
	page: { kind: string; id: string; foundIn: (typeof searchLevels)[number] }[]
}

interface Found {
	counts: Hits['counts'] | null
	page: { kind: string; id: string; level: number }[] | null
}

/** Finds entries: those first whose titles have everything, then title and card, then all texts; each time the newest first. */
export async function findHits(tx: Transaction, { groups, kinds, ...wanted }: HitsWanted): Promise<Hits> {
	// The planner does not know that terms lie apart: it would read those of all entries for a word that many have, which takes seconds.
	await tx.execute(sql`set local enable_seqscan = off`)
	await tx.execute(sql`set local enable_indexscan = off`)
	const levels = searchLevels.map((_, index) => hitsWithin(index + 1, groups, kinds))
	const { rows } = await tx.execute<{ [K in keyof Found]: Found[K] }>(sql`
		with ranked as materialized (
			select kind, id, listed_on, min(level) as level
			from (${sql.join(levels, sql` union all `)}) as found group by kind, id, listed_on
		),
		counted as (select kind, count(*) as items from ranked group by kind)
		select
			(select jsonb_object_agg(kind, items) from counted) as counts,
			(select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'level', level))
				from (${wanted.isByKind ? bestOfEach(wanted) : pageOf(wanted)}) as page) as page`)
	const [found] = rows
	return {
		counts: found?.counts ?? {},
		page: (found?.page ?? []).map(({ level, ...entry }) => ({ ...entry, foundIn: searchLevels[level - 1] ?? 'body' })),
	}
}

function hitsWithin(level: number, groups: readonly TermGroup[], kinds: readonly string[]): SQL {
	const conditions = groups.map((group) => sql`terms && ${sql.param(weighedTerms(group, level))}::text[]`)
	// For the same reason the index by kind is kept out: this condition is not its own.
	const isOfKinds = sql`kind || '' = any(${sql.param(kinds)}::text[])`
	return sql`
		select kind, id, listed_on, ${level}::int as level from ${searchEntries}
		where ${sql.join([...conditions, isOfKinds], sql` and `)}`
}

type PageWanted = Pick<HitsWanted, 'kind' | 'limit' | 'offset'>

const isOf = (kind: string | null) => (kind === null ? sql`true` : sql`kind = ${kind}`)

const pageOf = ({ kind, limit, offset }: PageWanted) => sql`
	select kind, id, level from ranked where ${isOf(kind)}
	order by level, listed_on desc, kind, id limit ${limit} offset ${offset}`

/** Begins with the kind that has the best of all. */
const bestOfEach = ({ kind, limit }: PageWanted) => sql`
	select counted.kind, best.id, best.level
	from counted cross join lateral (
		select id, level, listed_on from ranked where ranked.kind = counted.kind order by level, listed_on desc, id limit ${limit}
	) as best
	where ${isOf(kind)}
	window own as (partition by counted.kind order by level, listed_on desc)
	order by first_value(level) over own, first_value(listed_on) over own desc, counted.kind, level, listed_on desc, id`
