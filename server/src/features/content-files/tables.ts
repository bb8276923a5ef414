import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { SentFile } from '../../platform/files/send-file.ts'
import { files } from '../../platform/files/tables.ts'

/**
 * Says which of all kept files belong to content: no other is ever sent as one. Courses had such files first, and their name stays: a
 * process of the version before reads the table while this one starts.
 */
export const contentFiles = pgTable(
	'course_files',
	{
		fileId: text('file_id')
			.primaryKey()
			.references(() => files.id),
		/** Is how many pages a document has; null for a video, and for what was uploaded before pages were counted. */
		pages: integer(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [check('course_files_pages', sql`${table.pages} > 0`)],
)

type NewContentFile = typeof contentFiles.$inferInsert

/** Is a file of content with what its own row and that of all files say. */
export interface ContentFile extends SentFile {
	pages: number | null
}

export async function insertContentFiles(tx: Transaction, rows: NewContentFile[]): Promise<void> {
	if (rows.length > 0) await tx.insert(contentFiles).values(rows)
}

/** Finds those of the ids that are files of content, by their ids. */
export async function findContentFiles(db: Queryable, ids: string[]): Promise<Map<string, ContentFile>> {
	if (ids.length === 0) return new Map()
	const { rows } = await db.execute<{ [K in keyof ContentFile]: ContentFile[K] }>(sql`
		select file_id as "fileId", media_type as "mediaType", size_bytes as "sizeBytes", sha256, pages
		from ${contentFiles} join ${files} on files.id = file_id where file_id = any(${sql.param(ids)}::text[])`)
	return new Map(rows.map((row) => [row.fileId, row]))
}

/** Lists those that came before that moment, the oldest first. */
export async function listContentFiles(db: Queryable, before: Date): Promise<string[]> {
	const rows = await db
		.select({ id: contentFiles.fileId })
		.from(contentFiles)
		.where(sql`${contentFiles.createdAt} < ${before.toISOString()}::timestamptz`)
		.orderBy(contentFiles.createdAt)
	return rows.map(({ id }) => id)
}

export async function deleteContentFiles(tx: Transaction, ids: string[]): Promise<void> {
	await tx.execute(sql`delete from ${contentFiles} where file_id = any(${sql.param(ids)}::text[])`)
}
