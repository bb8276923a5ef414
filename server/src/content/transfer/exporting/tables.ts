import type { ContentStatus } from '@aravalli/shared/content/content'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'

export interface ExportQuery {
	kind: string
	status: ContentStatus
	/** Is a facet with its value, as 'paper:PAPER_1'. */
	filter: string | undefined
}

interface ExportPage {
	/** Is the last id of the page before; '' for the first. */
	after: string
	limit: number
}

/** Lists what readers see, by id, with the version that they see. */
export async function listPublishedIds(
	db: Queryable,
	{ kind, filter }: ExportQuery,
	{ after, limit }: ExportPage,
): Promise<{ id: string; version: number }[]> {
	const { rows } = await db.execute<{ id: string; version: number }>(sql`
		select item.id, coalesce(copy.published_version, 1) as version
		from published_items as item left join content_items as copy on copy.type = item.kind and copy.id = item.id
		where item.kind = ${kind} and item.is_published and item.id > ${after}
			${filter === undefined ? sql`` : sql`and item.terms @> array[${filter}]::text[]`}
		order by item.id limit ${limit}`)
	return rows
}

/** Lists working copies by id. */
export async function listCopiesById(
	db: Queryable,
	{ kind, status, filter }: ExportQuery,
	{ after, limit }: ExportPage,
): Promise<{ id: string; version: number; data: object }[]> {
	const [name, value] = filter?.split(':') ?? []
	const { rows } = await db.execute<{ id: string; version: number; data: object }>(sql`
		select id, version, data from content_items
		where type = ${kind} and status = ${status} and id > ${after}
			${name === undefined ? sql`` : sql`and data ->> ${name}::text = ${value ?? ''}`}
		order by id limit ${limit}`)
	return rows
}
