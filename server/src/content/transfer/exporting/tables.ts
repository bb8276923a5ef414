import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'

/** Lists what readers see and has all of the terms, by id, with the version that they see. @param after '' for the first page */
export async function listPublishedIds(
	db: Queryable,
	{ kind, terms }: { kind: string; terms: string[] },
	{ after, limit }: { after: string; limit: number },
): Promise<{ id: string; version: number }[]> {
	const { rows } = await db.execute<{ id: string; version: number }>(sql`
		select item.id, coalesce(copy.published_version, 1) as version
		from published_items as item left join content_items as copy on copy.type = item.kind and copy.id = item.id
		where item.kind = ${kind} and item.is_published and item.id > ${after} and item.terms @> ${sql.param(terms)}::text[]
		order by item.id limit ${limit}`)
	return rows
}
