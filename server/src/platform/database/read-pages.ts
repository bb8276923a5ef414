import { type SQL, sql } from 'drizzle-orm'

/** Names the last row of a page, where the next one begins. */
export interface PageEnd {
	/** The moment is as the database writes it: exact to the microsecond. */
	at: string
	id: string
}

interface Placed {
	id: string
	/** Is the moment by which the rows are sorted, before their id, as text. */
	placedAt: string
}

/**
 * Gives a condition on rows that are sorted by two columns, a moment and an id.
 * @param end null: there is no page before
 */
export function isAfter(end: PageEnd | null, [moment, id]: [moment: SQL, id: SQL]): SQL {
	return end ? sql`(${moment}, ${id}) > (${end.at}::timestamptz, ${end.id})` : sql`true`
}

/**
 * Reads rows a page at a time, as they are asked for: however many there are, one page of them is in memory, and no connection is held
 * between two pages.
 *
 * @param read a page of at most `pageRows`, an empty one at the end
 */
export async function* readPages<Row extends Placed>(
	read: (end: PageEnd | null, pageRows: number) => Promise<Row[]>,
	pageRows: number,
): AsyncGenerator<Omit<Row, 'placedAt'>> {
	let end: PageEnd | null = null
	for (;;) {
		const rows: Row[] = await read(end, pageRows)
		for (const { placedAt: _, ...row } of rows) yield row
		const last = rows.at(-1)
		if (!last || rows.length < pageRows) return
		end = { at: last.placedAt, id: last.id }
	}
}
