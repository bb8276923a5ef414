import { sql } from 'drizzle-orm'
import type { Queryable, SqlPart } from './database.ts'

/** Counts no further than `most`, so that it is quick however many rows there are. */
export async function countUpTo(db: Queryable, from: SqlPart, where: SqlPart, most: number): Promise<number> {
	const { rows } = await db.execute<{ found: number }>(
		sql`select count(*)::int as found from (select 1 from ${from} where ${where} limit ${most}) as counted`,
	)
	return rows[0]?.found ?? 0
}
