/**
 * Finds any page of any list, newest first, each in about the same time for a thousand items and for a million.
 *
 * Every item has a position: its month, then its order of arrival in that month; 2,048 positions are a shelf. A list is what has all of
 * its terms. Its months are counted by their bits, then the days of the months in which the page lies, and only the bits of
 * those days in which it lies become positions: so what is read of the items themselves is the page.
 */
import { type SQL, sql } from 'drizzle-orm'
import { forAny } from '../../platform/database/kept-statements.ts'
import { dayTerm } from '../index-terms.ts'
import { contentIndex, isDayTerm, shelfBits, shelfSize } from '../tables.ts'

/** The order of arrival takes the lower bits of a position, the month (counted from year 0) the others. */
export const monthBits = 32

const monthOf = (shelf: string) => sql.raw(`(${shelf} >> ${monthBits - shelfBits})`)

export const monthOfShelf = monthOf('shelf')

export const emptyShelf = sql.raw(`B'0'::bit(${shelfSize})`)

export interface DayRange {
	/** Both are included, written as 'YYYY-MM-DD'. */
	from: string
	to: string
}

export interface ListQuery {
	kind: string
	/** An item has at least one of each; none of them is empty. */
	alternatives: string[][]
	/** It is null for all days. */
	range: DayRange | null
	limit: number
	offset: number
}

/** Tells which statement finds a list. */
export interface ListShape {
	has: 'a term' | 'terms' | 'alternatives'
	isOfDays: boolean
}

export function shapeOf({ alternatives, range }: ListQuery): ListShape {
	const isOfTerms = alternatives.every(({ length }) => length === 1)
	// Most lists have one term. Grouping would cost them as much as reading.
	const isOfOne = isOfTerms && new Set(alternatives.flat()).size === 1
	return { has: isOfOne ? 'a term' : isOfTerms ? 'terms' : 'alternatives', isOfDays: range !== null }
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Gives the values of a list by their places in the statement; of those it has no place for, none is read. */
export function valuesOf(query: ListQuery) {
	const { kind, alternatives, range, limit, offset } = query
	const { has } = shapeOf(query)
	const pairs = alternatives.flatMap((terms, index) => terms.map((term) => ({ index, term })))
	const terms = pairs.map(({ term }) => term)
	return {
		kind,
		terms: has === 'terms' ? [...new Set(terms)] : terms,
		term: terms[0],
		indexes: pairs.map(({ index }) => index),
		groups: has === 'terms' ? new Set(terms).size : alternatives.length,
		limit,
		offset,
		end: offset + limit,
		...(range && {
			firstDay: dayTerm(range.from),
			lastDay: dayTerm(range.to),
			firstMonth: monthNumber(range.from),
			lastMonth: monthNumber(range.to),
		}),
	}
}

/** Is where a value of `valuesOf` stands in a statement. */
export const placeOf = (name: keyof ReturnType<typeof valuesOf>) => sql.placeholder(name)

const kind = placeOf('kind')

/** Select the shelves with the positions that have what is wanted. */
const shelvesWith: Record<ListShape['has'], SQL> = {
	'a term': sql`select shelf, positions from ${contentIndex} where kind = ${kind} and term = ${forAny(placeOf('term'), 'text')}`,
	terms: sql`
		select shelf, bit_and(positions) as positions from ${contentIndex}
		where kind = ${kind} and term = any(${forAny(placeOf('terms'), 'text[]')})
		group by shelf having count(*) = ${placeOf('groups')}`,
	alternatives: sql`
		select shelf, bit_and(positions) as positions
		from (
			select wanted.index, shelf, bit_or(positions) as positions
			from unnest(${forAny(placeOf('indexes'), 'int[]')}, ${forAny(placeOf('terms'), 'text[]')}) as wanted (index, term)
				join ${contentIndex} as present on present.kind = ${kind} and present.term = wanted.term
			group by 1, 2
		) as found
		group by shelf having count(*) = ${placeOf('groups')}`,
}

const isDay = isDayTerm(sql`days.term`)

const month = monthOf('found.shelf')
const [firstMonth, lastMonth] = [sql`${placeOf('firstMonth')}::int`, sql`${placeOf('lastMonth')}::int`]

const positionsOfDays = sql`
	(select coalesce(bit_or(days.positions), ${emptyShelf}) from ${contentIndex} as days
	where days.kind = ${kind} and days.shelf = found.shelf and ${isDay}
		and (${month} <> ${firstMonth} or days.term >= ${placeOf('firstDay')})
		and (${month} <> ${lastMonth} or days.term <= ${placeOf('lastDay')}))`

/** Leaves out what is of other days: whole months by their number, parts of months by the terms of their days. */
const shelvesOfRange = sql`
	select shelf,
		case when ${month} in (${firstMonth}, ${lastMonth}) then positions & ${positionsOfDays} else positions end as positions
	from found_shelves as found where ${month} between ${firstMonth} and ${lastMonth}`

/** Joins pieces with their bits that are set. It takes two steps, because most pieces of 64 bits are empty. */
export const everyBit = sql.raw(`
	cross join generate_series(0, ${shelfSize / 64 - 1}) as piece
	cross join generate_series(0, 63) as bit
	where substring(positions from piece * 64 + 1 for 64) <> B'0'::bit(64) and get_bit(positions, piece * 64 + bit) = 1`)

/**
 * Gives the parts of a `with` clause that find a page: `months` with how many are `found` in each, and the `positions_of_page` with their
 * `day`.
 */
export function pageOf({ has, isOfDays }: ListShape): SQL {
	const isInPage = sql`newer + found > ${placeOf('offset')} and newer < ${placeOf('end')}`
	return sql`
		found_shelves as (${shelvesWith[has]}),
		shelves as (${isOfDays ? shelvesOfRange : sql`select shelf, positions from found_shelves`}),
		months as (
			select ${monthOf('shelf')} as month, sum(bit_count(positions)::int)::int as found from shelves group by 1
		),
		wanted as (
			select month, newer
			from (select month, found, sum(found) over (order by month desc) - found as newer from months) as counted
			where found > 0 and ${isInPage}
		),
		pieces as (
			select wanted.month, days.term as day, shelves.shelf, shelves.positions & days.positions as positions,
				bit_count(shelves.positions & days.positions)::int as found
			from wanted
				join shelves on ${monthOf('shelves.shelf')} = wanted.month
				join ${contentIndex} as days
					on days.kind = ${kind} and days.shelf = shelves.shelf and ${isDay}
		),
		wanted_pieces as (
			select month, day, shelf, positions, newer
			from (
				select month, day, shelf, positions, found, (select min(newer) from wanted)
					+ sum(found) over (order by month desc, day desc, shelf desc) - found as newer
				from pieces where found > 0
			) as counted
			where ${isInPage}
		),
		positions_of_page as (
			select month, day, (shelf << ${sql.raw(`${shelfBits}`)}) + piece * 64 + bit as position
			from wanted_pieces ${everyBit}
			order by month desc, day desc, position desc
			limit ${placeOf('limit')} offset ${placeOf('offset')} - (select min(newer) from wanted_pieces)
		)`
}

export const totalFound = sql.raw('(select coalesce(sum(found), 0)::int from months)')

/** Lets the items of one shelf, at most 2,048, be read by their position. */
export function isOnShelf(shelf: string): SQL {
	const first = sql`${shelf}::bigint << ${sql.raw(`${shelfBits}`)}`
	return sql`position >= ${first} and position < (${first}) + ${sql.raw(`${shelfSize}`)}`
}
