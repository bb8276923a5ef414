import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SqlPart } from './database.ts'

/** Selects how many rows of all these tables are somebody's. @param owners the columns that say whose a row is; each wants an index */
export function countOwn(...owners: PgColumn[]): (userId: string) => SqlPart {
	return (userId) => {
		const counts = owners.map((owner) => sql`(select count(*)::int from ${owner.table} where ${owner} = ${userId})`)
		return sql`select ${sql.join(counts, sql` + `)}`
	}
}
