import { type ContentStatus, contentStatuses, worklists } from '@aravalli/shared/content/content'
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { englishOnly, everyItem } from '../../index-terms.ts'
import { contentCounts, contentIndex } from '../../tables.ts'
import { type ContentRow, contentItems, isBegun, needsHindi } from '../tables.ts'

interface Count {
	kind: string
	status: ContentStatus
	items: number
}

const columnOf = (values: readonly string[]) =>
	sql.join(
		values.map((value) => sql`(${value}::text)`),
		sql`, `,
	)

/** Counts the working copies of each kind in each list. @param most up to which is counted */
export async function countWork(db: Queryable, kinds: readonly string[], most: number): Promise<Count[]> {
	return countCopiesWhere(db, kinds, contentStatuses, most, sql`true`)
}

/** Counts those whose Hindi is incomplete, or older than the English. @param most up to which is counted */
export async function countCopiesWithoutHindi(db: Queryable, kinds: readonly string[], most: number): Promise<Count[]> {
	return countCopiesWhere(db, kinds, worklists, most, needsHindi)
}

async function countCopiesWhere(
	db: Queryable,
	kinds: readonly string[],
	statuses: readonly ContentStatus[],
	most: number,
	condition: SQL,
): Promise<Count[]> {
	const { rows } = await db.execute<Count & Record<string, unknown>>(sql`
		select kind, wanted as status, (select count(*)::int from (
			select from content_items where type = kind and status = wanted and ${condition} limit ${most}
		) as found) as items
		from (values ${columnOf(kinds)}) as kinds (kind) cross join (values ${columnOf(statuses)}) as statuses (wanted)`)
	return rows
}

/** Counts what readers see of each kind. */
export async function countPublished(db: Queryable, kinds: readonly string[]): Promise<Map<string, number>> {
	const rows = await db
		.select({ kind: contentCounts.kind, items: contentCounts.items })
		.from(contentCounts)
		.where(and(inArray(contentCounts.kind, [...kinds]), eq(contentCounts.term, everyItem)))
	return new Map(rows.map(({ kind, items }) => [kind, items]))
}

/** Counts what readers of Hindi see in English. */
export async function countPublishedWithoutHindi(
	db: Queryable,
	kinds: readonly string[],
): Promise<Map<string, number>> {
	const rows = await db
		.select({ kind: contentIndex.kind, items: sql<number>`sum(bit_count(${contentIndex.positions}))::int` })
		.from(contentIndex)
		.where(and(inArray(contentIndex.kind, [...kinds]), eq(contentIndex.term, englishOnly)))
		.groupBy(contentIndex.kind)
	return new Map(rows.map(({ kind, items }) => [kind, items]))
}

/** Lists what somebody saved last and readers do not see yet. */
export async function listOwnWork(db: Queryable, userId: string, limit: number): Promise<ContentRow[]> {
	const isOwn = and(eq(contentItems.updatedBy, userId), isBegun)
	return db.select().from(contentItems).where(isOwn).orderBy(desc(contentItems.updatedAt)).limit(limit)
}

/** Lists what is published by itself, the next first. */
export async function listScheduled(db: Queryable, limit: number): Promise<ContentRow[]> {
	const { publishAt } = contentItems
	return db.select().from(contentItems).where(isNotNull(publishAt)).orderBy(asc(publishAt)).limit(limit)
}

/** Lists what was not complete when its time had come, the latest first. */
export async function listMissed(db: Queryable, limit: number): Promise<ContentRow[]> {
	const { scheduleMissedAt, status } = contentItems
	const isMissed = and(isNotNull(scheduleMissedAt), ne(status, 'deleted'))
	return db.select().from(contentItems).where(isMissed).orderBy(desc(scheduleMissedAt)).limit(limit)
}
