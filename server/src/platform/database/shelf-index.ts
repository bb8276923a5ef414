import { getTableName, type SQL, sql } from 'drizzle-orm'
import { bigint, customType, type PgTable, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'
import { plainText } from './plain-text.ts'

/**
 * This index is for lists that are ordered by day, newest first: it counts them, finds any page of them and searches
 * them, each in about a millisecond for two thousand rows and for two hundred thousand.
 *
 * Every row of a list has a position: its month, then its order of arrival in that month. 2,048 positions are a shelf. The
 * index holds, for each term and shelf, one bit for each position: set when the row at that position has the term. Terms are
 * words that can be searched and whatever a list is filtered by. A search reads one small row for each term and shelf,
 * and a page of its result only the months that the page lies in. docs/adr/0006-search-index.md says what else was
 * measured.
 */
const shelfBits = 11
const shelfSize = 2 ** shelfBits
/** The order of arrival takes the lower bits of a position, the month (counted from year 0) the others. */
const monthBits = 32

const monthOfShelf = sql.raw(`(shelf >> ${monthBits - shelfBits})`)

const bitmap = customType<{ data: string }>({ dataType: () => `bit(${shelfSize})` })

export type ShelfIndex = ReturnType<typeof shelfIndex>

/**
 * Declares the table of an index; the table that it indexes has a unique column `position` and a column `published_on`.
 */
export function shelfIndex(name: string) {
	return pgTable(
		name,
		{
			term: plainText().notNull(),
			shelf: bigint({ mode: 'bigint' }).notNull(),
			positions: bitmap().notNull(),
		},
		(table) => [primaryKey({ columns: [table.term, table.shelf] })],
	)
}

export interface Page {
	limit: number
	offset: number
}

/**
 * Gives the parts of a `with` clause that find the rows that have all `terms` (at least one, each once): `shelves` with
 * their positions, `months` with how many are `found` in each, and of these the `wanted`, in which the page lies, with how
 * many are `newer`.
 */
export function monthsWith(index: ShelfIndex, terms: string[], { limit, offset }: Page): SQL {
	return sql`
		shelves as (
			select shelf, bit_and(positions) as positions
			from ${index}
			where term = any(${sql.param(terms)}::text[])
			group by shelf
			having count(*) = ${terms.length}
		),
		months as (
			select ${monthOfShelf} as month, sum(bit_count(positions)::int)::int as found
			from shelves
			group by 1
		),
		wanted as (
			select month, newer
			from (select month, found, sum(found) over (order by month desc) - found as newer from months) as counted
			where found > 0 and newer + found > ${offset} and newer < ${offset + limit}
		)`
}

export const totalFound = sql.raw('(select coalesce(sum(found), 0)::int from months)')

/** Ends a statement that reads the rows of the wanted months: it gives their order, and the page among them. */
export function pageOfWanted({ limit, offset }: Page): SQL {
	return sql`order by published_on desc, id desc limit ${limit} offset ${offset} - (select min(newer) from wanted)`
}

const firstDay = (month: string) => sql.raw(`make_date((${month} / 12)::int, (${month} % 12)::int + 1, 1)`)

/**
 * Lets the rows of the wanted months be read in their order; this is right when the list has all rows of its table
 * index.
 */
export const isInWantedMonths = sql`
	published_on >= (select ${firstDay('min(month)')} from wanted)
	and published_on < (select ${firstDay('(max(month) + 1)')} from wanted)`

/** Computes the position for a row that is joined with `everyBit`. */
const positionOfBit = sql.raw(`(shelf << ${shelfBits}) + piece * 64 + bit`)

/** Joins shelves with their bits that are set. It takes two steps, because most pieces of 64 bits are empty. */
const everyBit = sql.raw(`
	cross join generate_series(0, ${shelfSize / 64 - 1}) as piece
	cross join generate_series(0, 63) as bit
	where substring(positions from piece * 64 + 1 for 64) <> B'0'::bit(64) and get_bit(positions, piece * 64 + bit) = 1`)

/** Gives a table of the positions found in the wanted months. */
export const positionsFound = sql`
	(select ${positionOfBit} as position
	from shelves join wanted on wanted.month = ${monthOfShelf} ${everyBit}) as found_positions`

/** Gives the numbers of the shelves where some position has the term. */
export function shelvesWith(index: ShelfIndex, term: string): SQL {
	return sql`select shelf::text from ${index} where term = ${term} and bit_count(positions) > 0 order by ${index.shelf}`
}

/** Lets the rows of one shelf, at most 2,048, be read by their position. */
export function isOnShelf(shelf: string): SQL {
	const first = sql`${shelf}::bigint << ${sql.raw(`${shelfBits}`)}`
	return sql`position >= ${first} and position < (${first}) + ${sql.raw(`${shelfSize}`)}`
}

/** Lets one at a time give out positions and write to an index, until the transaction ends. */
export async function lockIndex(tx: Transaction, index: ShelfIndex): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(index)}))`)
}

const emptyShelf = sql.raw(`B'0'::bit(${shelfSize})`)

const firstPositionOfMonth = sql.raw(
	`((extract(year from given.published_on) * 12 + extract(month from given.published_on) - 1)::bigint << ${monthBits})`,
)

/**
 * Gives a column of a select from rows called `given`: a free position in `table` for each of them. Call `lockIndex`
 * first.
 *
 * A row that is withdrawn must leave the index too: its position may be given out again.
 */
export function nextPosition(table: PgTable): SQL {
	return sql`
		row_number() over (partition by ${firstPositionOfMonth}) + coalesce(
			(select max(position) from ${table} as present
				where present.position >= ${firstPositionOfMonth} and present.position < ${firstPositionOfMonth} + (1::bigint << ${sql.raw(`${monthBits}`)})),
			${firstPositionOfMonth} - 1)`
}

export interface IndexEntry {
	/** Is a bigint as node-postgres gives it. */
	position: string
	terms: string[]
}

/** Gives the entries alone, as rows of an index. */
function rowsOf(entries: IndexEntry[]): SQL {
	const pairs = entries.flatMap(({ position, terms }) => terms.map((term) => ({ position, term })))
	const positions = sql.param(pairs.map(({ position }) => position))
	const terms = sql.param(pairs.map(({ term }) => term))
	return sql`
		select term, position >> ${sql.raw(`${shelfBits}`)} as shelf,
			bit_or(set_bit(${emptyShelf}, (position & ${shelfSize - 1})::int, 1)) as positions
		from unnest(${positions}::bigint[], ${terms}::text[]) as given (position, term)
		group by 1, 2`
}

/** Adds a row to the index. Call `lockIndex` first. */
export async function addToIndex(tx: Transaction, index: ShelfIndex, entries: IndexEntry[]): Promise<void> {
	await tx.execute(sql`
		insert into ${index} as present (term, shelf, positions)
		${rowsOf(entries)}
		on conflict (term, shelf) do update set positions = present.positions | excluded.positions`)
}

/**
 * Takes out what `addToIndex` was once given. Call `lockIndex` first.
 *
 * @param entries with all terms of each, as the row had them: what is left out stays set, and is found by whoever is next given the position
 */
export async function removeFromIndex(tx: Transaction, index: ShelfIndex, entries: IndexEntry[]): Promise<void> {
	const isNamed = sql`present.term = removed.term and present.shelf = removed.shelf`
	await tx.execute(sql`
		delete from ${index} as present using (${rowsOf(entries)}) as removed
		where ${isNamed} and present.positions & ~removed.positions = ${emptyShelf}`)
	await tx.execute(sql`
		update ${index} as present set positions = present.positions & ~removed.positions
		from (${rowsOf(entries)}) as removed
		where ${isNamed}`)
}
