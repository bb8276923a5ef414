import { DOWNLOADS_KEPT } from '@aravalli/shared/resources/resource'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { isPublishedItem } from '../../../content/reading/tables.ts'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { plainText } from '../../../platform/database/plain-text.ts'

/** The learner's account is referred to in the migration: the tables of accounts are another feature's. */
export const downloads = pgTable(
	'downloads',
	{
		userId: text('user_id').notNull(),
		kind: plainText().notNull(),
		itemId: plainText('item_id').notNull(),
		/** Is when it was downloaded last. */
		downloadedAt: timestamp('downloaded_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
		check('downloads_kind', sql`${table.kind} ~ '^[a-z-]{1,40}$'`),
		check('downloads_item_id', sql`${table.itemId} ~ '^[a-z0-9-]{1,120}$'`),
		index('downloads_newest').on(table.userId, table.downloadedAt),
	],
)

type Download = typeof downloads.$inferInsert

export async function upsertDownload(tx: Transaction, download: Download): Promise<void> {
	await tx
		.insert(downloads)
		.values(download)
		.onConflictDoUpdate({
			target: [downloads.userId, downloads.kind, downloads.itemId],
			set: { downloadedAt: download.downloadedAt },
		})
}

/** Deletes what lies behind the last `DOWNLOADS_KEPT`. */
export async function deleteOldDownloads(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`
		delete from ${downloads} where (user_id, kind, item_id) in (
			select user_id, kind, item_id from ${downloads} where user_id = ${userId}
			order by downloaded_at desc, kind, item_id offset ${DOWNLOADS_KEPT})`)
}

export interface DownloadRow {
	kind: string
	itemId: string
	/** It is written as ISO 8601, in UTC. */
	downloadedAt: string
}

/** Lists a page of what somebody has downloaded and is still published, the last first. */
export async function listDownloads(
	db: Queryable,
	userId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DownloadRow[]; total: number }> {
	const open = sql`from ${downloads} where user_id = ${userId} and ${isPublishedItem(sql`kind`, sql`item_id`)}`
	const rows = await readRows(
		db,
		sql`${open} order by downloaded_at desc, kind, item_id limit ${limit} offset ${offset}`,
	)
	const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${open}`)
	return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Lists all of somebody's, the last first; there are never more than `DOWNLOADS_KEPT`. */
export const listAllDownloads = (db: Queryable, userId: string): Promise<DownloadRow[]> =>
	readRows(db, sql`from ${downloads} where user_id = ${userId} order by downloaded_at desc, kind, item_id`)

async function readRows(db: Queryable, from: SQL): Promise<DownloadRow[]> {
	const { rows } = await db.execute<{ [K in keyof DownloadRow]: DownloadRow[K] }>(
		sql`select kind, item_id as "itemId", downloaded_at as "downloadedAt" ${from}`,
	)
	return rows.map((row) => ({ ...row, downloadedAt: new Date(row.downloadedAt).toISOString() }))
}

export async function deleteDownloads(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${downloads} where user_id = ${userId}`)
}
