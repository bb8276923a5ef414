import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { StoredItem } from '../published-item.ts'
import { emptyShelf } from '../shelves/tables.ts'
import { contentCounts, contentIndex, contentRules, shelfBits, shelfSize } from '../tables.ts'

export interface IndexEntry {
	/** Is a bigint as node-postgres gives it. */
	position: string
	terms: string[]
}

/** Lets one at a time give out positions of a kind and write to its index, until the transaction ends. */
export async function lockIndex(tx: Transaction, kind: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content_index:${kind}`}))`)
}

/** Gives the entries alone, as rows of an index. */
function rowsOf(entries: IndexEntry[]): SQL {
	const pairs = entries.flatMap(({ position, terms }) => terms.map((term) => ({ position, term })))
	const positions = sql.param(pairs.map(({ position }) => position))
	const terms = sql.param(pairs.map(({ term }) => term))
	return sql`
		select term, position >> ${sql.raw(`${shelfBits}`)} as shelf,
			bit_or(set_bit(${emptyShelf}, (position & ${sql.raw(`${shelfSize - 1}`)})::int, 1)) as positions
		from unnest(${positions}::bigint[], ${terms}::text[]) as given (position, term)
		group by 1, 2`
}

/** Call `lockIndex` first. */
export async function addToIndex(tx: Transaction, kind: string, entries: IndexEntry[]): Promise<void> {
	await tx.execute(sql`
		insert into ${contentIndex} as present (kind, term, shelf, positions)
		select ${kind}, term, shelf, positions from (${rowsOf(entries)}) as added
		on conflict (kind, term, shelf) do update set positions = present.positions | excluded.positions`)
}

/**
 * Takes out what `addToIndex` was once given. Call `lockIndex` first.
 *
 * @param entries with all terms of each, as it had them: what is left out stays set, and is found by whoever is next given the position
 */
export async function removeFromIndex(tx: Transaction, kind: string, entries: IndexEntry[]): Promise<void> {
	const isNamed = sql`present.kind = ${kind} and present.term = removed.term and present.shelf = removed.shelf`
	await tx.execute(sql`
		delete from ${contentIndex} as present using (${rowsOf(entries)}) as removed
		where ${isNamed} and present.positions & ~removed.positions = ${emptyShelf}`)
	await tx.execute(sql`
		update ${contentIndex} as present set positions = present.positions & ~removed.positions
		from (${rowsOf(entries)}) as removed
		where ${isNamed}`)
}

/**
 * Call `lockIndex` first.
 * @param terms of each item, so often as they have it
 */
export async function addToCounts(tx: Transaction, kind: string, terms: string[], by: 1 | -1): Promise<void> {
	const added = sql`
		select term, count(*)::int * ${by}::int as items from unnest(${sql.param(terms)}::text[]) as term group by term`
	if (by === 1) {
		await tx.execute(sql`
			insert into ${contentCounts} as present (kind, term, items)
			select ${kind}, term, items from (${added}) as added
			on conflict (kind, term) do update set items = present.items + excluded.items`)
		return
	}
	await tx.execute(sql`
		update ${contentCounts} as present set items = present.items + added.items
		from (${added}) as added where present.kind = ${kind} and present.term = added.term`)
}

export async function emptyIndex(tx: Transaction, kind: string): Promise<void> {
	await tx.execute(sql`delete from ${contentIndex} where kind = ${kind}`)
	await tx.execute(sql`delete from ${contentCounts} where kind = ${kind}`)
}

export async function findRules(db: Queryable, kind: string): Promise<string | null> {
	const { rows } = await db.execute<{ rules: string }>(sql`select rules from ${contentRules} where kind = ${kind}`)
	return rows[0]?.rules ?? null
}

export async function noteRules(tx: Transaction, kind: string, rules: string): Promise<void> {
	await tx.execute(sql`
		insert into ${contentRules} (kind, rules) values (${kind}, ${rules})
		on conflict (kind) do update set rules = excluded.rules`)
}

const texts = sql.raw(`
	common, jsonb_build_object('card', card_english, 'body', body_english) as english,
	case when card_hindi is not null then jsonb_build_object('card', card_hindi, 'body', body_hindi) end as hindi`)

/** Reads an item, published or not; there is at most one. */
export async function readStored(tx: Transaction, kind: string, id: string): Promise<StoredItem[]> {
	const { rows } = await tx.execute<{ [K in keyof StoredItem]: StoredItem[K] }>(sql`
		select id, ${texts} from published_items where kind = ${kind} and id = ${id}`)
	return rows
}

/** Says where reading goes on: among what readers see, in the order of the shelves, or among the rest. */
export type StoredAfter = { position: string } | { id: string }

export async function readStoredAfter(
	tx: Transaction,
	kind: string,
	after: StoredAfter,
	limit: number,
): Promise<(StoredItem & { position: string | null })[]> {
	const next =
		'position' in after
			? sql`position > ${after.position} order by position`
			: sql`position is null and id > ${after.id} order by id`
	const { rows } = await tx.execute<{ [K in keyof StoredItem]: StoredItem[K] } & { position: string | null }>(sql`
		select id, position, ${texts} from published_items where kind = ${kind} and ${next} limit ${limit}`)
	return rows
}

/** Stores the terms of items, and what was derived of them. */
export async function writeTerms(
	tx: Transaction,
	kind: string,
	items: { id: string; listed_on: string; common: object; terms: string[] }[],
): Promise<void> {
	await tx.execute(sql`
		update published_items as present
		set terms = given.terms, common = given.common, listed_on = given.listed_on
		from jsonb_populate_recordset(null::published_items, ${JSON.stringify(items)}) as given
		where present.kind = ${kind} and present.id = given.id`)
}
