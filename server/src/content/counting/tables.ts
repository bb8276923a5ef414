import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/open-database.ts'
import { everyItem } from '../index-terms.ts'
import { isOnShelf, monthOfShelf } from '../shelves/tables.ts'
import { contentCounts, contentIndex } from '../tables.ts'

/** Counts the published items below each counted term that begins so; terms without any are left out. */
export async function countTerms(db: Queryable, kind: string, beginning: string): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ term: string; items: number }>(sql`
		select term, items from ${contentCounts}
		where kind = ${kind} and term >= ${beginning} and term < ${beginning} || '~' and items > 0`)
	return new Map(rows.map(({ term, items }) => [term, items]))
}

/** Counts the same for several kinds, by their names. */
export async function countTermsOfKinds(
	db: Queryable,
	kinds: string[],
	beginning: string,
): Promise<Map<string, Map<string, number>>> {
	const { rows } = await db.execute<{ kind: string; term: string; items: number }>(sql`
		select kind, term, items from ${contentCounts}
		where kind = any(${sql.param(kinds)}::text[]) and term >= ${beginning} and term < ${beginning} || '~' and items > 0`)
	const counts = new Map(kinds.map((kind) => [kind, new Map<string, number>()]))
	for (const { kind, term, items } of rows) counts.get(kind)?.set(term, items)
	return counts
}

/** Counts the published items of each month that has any, the newest first. Months are written as 'YYYY-MM'. */
export async function countMonths(db: Queryable, kind: string): Promise<{ month: string; items: number }[]> {
	const { rows } = await db.execute<{ number: number; items: number }>(sql`
		select ${monthOfShelf}::int as number, sum(bit_count(positions)::int)::int as items
		from ${contentIndex} where kind = ${kind} and term = ${everyItem}
		group by 1 having sum(bit_count(positions)::int) > 0 order by 1 desc`)
	return rows.map(({ number, items }) => ({ month: monthName(number), items }))
}

const monthName = (number: number) =>
	`${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** Lists the numbers of the shelves that hold published items, the oldest month first. */
export async function listShelves(db: Queryable, kind: string): Promise<string[]> {
	const { rows } = await db.execute<{ shelf: string }>(sql`
		select shelf::text from ${contentIndex}
		where kind = ${kind} and term = ${everyItem} and bit_count(positions) > 0 order by ${contentIndex.shelf}`)
	return rows.map(({ shelf }) => shelf)
}

/** @param shelf one of `listShelves`; for any other number there are no items */
export async function listShelfOfItems(
	db: Queryable,
	kind: string,
	shelf: string,
): Promise<{ id: string; updatedAt: string }[]> {
	const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
		select id, updated_at as "updatedAt" from published_items
		where kind = ${kind} and ${isOnShelf(shelf)} order by position`)
	return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt).toISOString() }))
}

export async function hasItems(db: Queryable, kind: string): Promise<boolean> {
	const { rows } = await db.execute(sql`select from published_items where kind = ${kind} limit 1`)
	return rows.length > 0
}
