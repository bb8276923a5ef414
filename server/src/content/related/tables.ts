import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/open-database.ts'
import { everyBit, monthOfShelf } from '../shelves/tables.ts'
import { contentIndex, shelfBits } from '../tables.ts'

interface RelatedOptions {
	/** Relate items that share them. */
	terms: string[]
	/** Is the one of them that counts twice. */
	main?: string | undefined
	/** So many of the newest of each term are looked at, with the rest of the last month among them. */
	ofEach: number
	limit: number
}

export interface Related {
	id: string
	/** Counts the terms in common, the main one twice. */
	shared: number
}

/**
 * Lists published items of a kind that share terms: those that share the most first, then the newest.
 *
 * @param id is left out of them; null where the terms are those of an item of another kind
 */
export async function listRelated(
	db: Queryable,
	kind: string,
	id: string | null,
	{ terms, main = '', ofEach, limit }: RelatedOptions,
): Promise<Related[]> {
	const { rows } = await db.execute<{ [K in keyof Related]: Related[K] }>(sql`
		with shelves as (
			select term, ${monthOfShelf} as month, shelf, positions, bit_count(positions)::int as found
			from ${contentIndex} where kind = ${kind} and term = any(${sql.param(terms)}::text[])
		),
		newest_months as (
			select term, month
			from (
				select term, month, sum(sum(found)) over (partition by term order by month desc) - sum(found) as newer
				from shelves group by term, month
			) as counted
			where newer < ${ofEach}
		),
		places as (
			select term, (shelf << ${sql.raw(`${shelfBits}`)}) + piece * 64 + bit as position
			from newest_months join shelves using (term, month) ${everyBit}
		),
		ranked as (
			select item.id, item.listed_on, item.position, term,
				row_number() over (partition by term order by item.listed_on desc, item.position desc) as rank
			from places join published_items as item on item.kind = ${kind} and item.position = places.position
		)
		select id, sum(case when term = ${main} then 2 else 1 end)::int as shared from ranked where rank <= ${ofEach} and id is distinct from ${id}
		group by id, listed_on, position
		order by shared desc, listed_on desc, position desc
		limit ${limit}`)
	return rows
}
