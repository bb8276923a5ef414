import { inArray, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../database/open-database.ts'

/**
 * A row stands for what lies in the file store and belongs to something. It is stored in the transaction of whatever
 * refers to it and deleted with that; a file without a row is nobody's, and is collected once it is old enough.
 */
export const files = pgTable(
	'files',
	{
		/** It is random, with 128 bits: its address cannot be guessed. The names in the store begin with it. */
		id: text().primaryKey(),
		mediaType: text('media_type').notNull(),
		sizeBytes: integer('size_bytes').notNull(),
		/** Is the hash of the content, in hexadecimal digits. */
		sha256: text().notNull(),
		widthPixels: integer('width_pixels'),
		heightPixels: integer('height_pixels'),
		/**
		 * The file was called so where it came from, without what steers or cannot be seen. The name is for people only:
		 * nothing is found by it.
		 */
		originalName: text('original_name').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('files_id', sql`${table.id} ~ '^[A-Za-z0-9_-]{22}$'`),
		check('files_size', sql`${table.sizeBytes} > 0`),
		index('files_created').on(table.createdAt),
	],
)

/** It has one row, made with the table: see `readStoreId`. */
export const fileStore = pgTable('file_store', { id: text().primaryKey() })

export type NewFile = Omit<typeof files.$inferSelect, 'createdAt'>

export async function insertFiles(tx: Transaction, rows: NewFile[]): Promise<void> {
	if (rows.length > 0) await tx.insert(files).values(rows)
}

/** Returns the ids that there were. */
export async function deleteFiles(tx: Transaction, ids: string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const deleted = await tx.delete(files).where(inArray(files.id, ids)).returning({ id: files.id })
	return deleted.map(({ id }) => id)
}

/** Finds those of `ids` that have a row. */
export async function findFileIds(db: Queryable, ids: string[]): Promise<Set<string>> {
	const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
	return new Set(rows.map(({ id }) => id))
}
