import { READINGS_KEPT } from '@aravalli/shared/readings/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { isPublishedItem } from '../../content/reading/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'

/** The learner's account is referred to in the migration: the tables of accounts are another feature's. */
export const readings = pgTable(
	'readings',
	{
		userId: text('user_id').notNull(),
		kind: plainText().notNull(),
		itemId: plainText('item_id').notNull(),
		/** Is when it was opened last. */
		openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
		check('readings_kind', sql`${table.kind} ~ '^[a-z-]{1,40}$'`),
		check('readings_item_id', sql`${table.itemId} ~ '^[a-z0-9-]{1,120}$'`),
		index('readings_opened').on(table.userId, table.openedAt),
	],
)

interface ItemPlace {
	kind: string
	itemId: string
}

/** Returns false where there is no such item for readers. */
export async function upsertReading(
	tx: Transaction,
	userId: string,
	{ kind, itemId }: ItemPlace,
	openedAt: Date,
): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		insert into ${readings} (user_id, kind, item_id, opened_at)
		select ${userId}, ${kind}, ${itemId}, ${openedAt.toISOString()}::timestamptz where ${isPublishedItem(kind, itemId)}
		on conflict (user_id, kind, item_id) do update set opened_at = excluded.opened_at
		returning item_id`)
	return rows.length > 0
}

/** Deletes what lies behind the last `READINGS_KEPT`. */
export async function deleteOldReadings(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`
		delete from ${readings} where (user_id, kind, item_id) in (
			select user_id, kind, item_id from ${readings} where user_id = ${userId}
			order by opened_at desc, kind, item_id offset ${READINGS_KEPT})`)
}

export interface ReadingRow extends ItemPlace {
	/** It is written as ISO 8601, in UTC. */
	openedAt: string
}

/** Lists a page of what somebody has opened and is still published, the last first. */
export async function listReadings(
	db: Queryable,
	userId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReadingRow[]; total: number }> {
	const open = sql`from ${readings} where user_id = ${userId} and ${isPublishedItem(sql`kind`, sql`item_id`)}`
	const { rows } = await db.execute<{ [K in keyof ReadingRow]: ReadingRow[K] }>(sql`
		select kind, item_id as "itemId", opened_at as "openedAt" ${open}
		order by opened_at desc, kind, item_id limit ${limit} offset ${offset}`)
	const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${open}`)
	return {
		rows: rows.map((row) => ({ ...row, openedAt: new Date(row.openedAt).toISOString() })),
		total: counted.rows[0]?.total ?? 0,
	}
}

/** Tells which of these items of a kind somebody has opened. */
export async function findOpened(db: Queryable, userId: string, kind: string, ids: string[]): Promise<Set<string>> {
	const { rows } = await db.execute<{ itemId: string }>(sql`
		select item_id as "itemId" from ${readings}
		where user_id = ${userId} and kind = ${kind} and item_id = any(${sql.param(ids)}::text[])`)
	return new Set(rows.map(({ itemId }) => itemId))
}

/** Lists all of somebody's, the last first; there are never more than `READINGS_KEPT`. */
export async function listAllReadings(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select kind, item_id as "itemId", opened_at as "openedAt" from ${readings}
		where user_id = ${userId} order by opened_at desc, kind, item_id`)
	return rows
}

export async function deleteReadings(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${readings} where user_id = ${userId}`)
}

/** Gives, as one value of JSON, what somebody opened last and is still published, the last first: each as a `ReadingRow`. */
export const openedPart = (userId: string, most: number) => sql`(
	select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'itemId', item_id, 'openedAt', opened_at) order by opened_at desc, kind, item_id), '[]')
	from (select * from ${readings} where user_id = ${userId} and ${isPublishedItem(sql`kind`, sql`item_id`)}
		order by opened_at desc, kind, item_id limit ${most}) as opened)`

/** Gives, as one value of JSON, what of these kinds somebody has opened before a moment, each as 'kind/item'. */
export const openedBeforePart = (userId: string, kinds: readonly string[], before: Date) => sql`(
	select coalesce(jsonb_agg(kind || '/' || item_id), '[]') from ${readings}
	where user_id = ${userId} and kind = any(${sql.param([...kinds])}::text[]) and opened_at < ${before.toISOString()}::timestamptz)`
