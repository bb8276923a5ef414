import { type ContentStatus, contentStatuses } from '@aravalli/shared/content/content'
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type ContentRow, contentItems, needsHindi as lacksHindi, listedAt } from '../tables.ts'

/** Says which working copies are wanted. */
export interface CopyFilter {
	type: string
	status: ContentStatus
	/** An item's common values are these, by the names of fields. */
	values: Readonly<Record<string, string>>
	/** Its title in either language has all of these words, as they were typed. */
	words: string[]
	/** Names the text that is the title. */
	title: string
	/** The Hindi is incomplete, or older than the English. */
	needsHindi: boolean
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

function isWanted({ type, status, values, words, title, needsHindi }: CopyFilter): SQL | undefined {
	const titleIn = (language: string) => sql`${contentItems.data} -> ${language}::text ->> ${title}::text`
	return and(
		eq(contentItems.type, type),
		eq(contentItems.status, status),
		...Object.entries(values).map(([name, value]) => sql`${contentItems.data} ->> ${name}::text = ${value}`),
		...words.map((word) =>
			or(sql`${titleIn('english')} ilike ${likePattern(word)}`, sql`${titleIn('hindi')} ilike ${likePattern(word)}`),
		),
		needsHindi ? lacksHindi : undefined,
	)
}

/** Lists the latest first. */
export async function listCopies(
	db: Queryable,
	filter: CopyFilter,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ContentRow[]> {
	return db
		.select()
		.from(contentItems)
		.where(isWanted(filter))
		.orderBy(sql`${listedAt} desc`, sql`${contentItems.id} desc`)
		.limit(limit)
		.offset(offset)
}

/** Lists them by id. @param after is the last id of the page before; '' for the first */
export async function listCopiesById(
	db: Queryable,
	filter: CopyFilter,
	{ after, limit }: { after: string; limit: number },
): Promise<ContentRow[]> {
	return db
		.select()
		.from(contentItems)
		.where(and(isWanted(filter), gt(contentItems.id, after)))
		.orderBy(contentItems.id)
		.limit(limit)
}

/** @param most up to which is counted */
export async function countCopies(db: Queryable, filter: CopyFilter, most: number): Promise<number> {
	const found = db.select({ one: sql`1` }).from(contentItems).where(isWanted(filter)).limit(most)
	const { rows } = await db.execute<{ items: number }>(sql`select count(*)::int as items from (${found}) as found`)
	return rows[0]?.items ?? 0
}

/** @param most up to which is counted; the published ones are counted elsewhere, because most have no working copy */
export async function countStatuses(db: Queryable, type: string, most: number): Promise<Record<ContentStatus, number>> {
	const counted = contentStatuses.map(
		(status) => sql`
			(select count(*)::int from (
				select from content_items where type = ${type} and status = ${status} limit ${most}
			) as counted) as ${sql.identifier(status)}`,
	)
	const { rows } = await db.execute<Record<ContentStatus, number>>(sql`select ${sql.join(counted, sql`, `)}`)
	return rows[0] ?? { draft: 0, scheduled: 0, changed: 0, published: 0, withdrawn: 0, deleted: 0 }
}

export async function findCopies(db: Queryable, type: string, ids: string[]): Promise<ContentRow[]> {
	return db
		.select()
		.from(contentItems)
		.where(and(eq(contentItems.type, type), inArray(contentItems.id, ids)))
}
