import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { files } from '../../../platform/files/tables.ts'
import { contentFiles } from '../tables.ts'

/** Holds the pictures of pages of documents that readers leaf through here, each made when it was first asked for. */
export const documentPages = pgTable(
	'document_pages',
	{
		fileId: text('file_id')
			.notNull()
			.references(() => contentFiles.fileId),
		/** Counts from 1. */
		page: integer().notNull(),
		pictureId: text('picture_id')
			.notNull()
			.references(() => files.id),
	},
	(table) => [
		primaryKey({ columns: [table.fileId, table.page] }),
		check('document_pages_page', sql`${table.page} > 0`),
	],
)

export async function findPicture(db: Queryable, fileId: string, page: number): Promise<string | null> {
	const [row] = await db
		.select({ pictureId: documentPages.pictureId })
		.from(documentPages)
		.where(sql`${documentPages.fileId} = ${fileId} and ${documentPages.page} = ${page}`)
	return row?.pictureId ?? null
}

/** Returns false where another one has come first. */
export async function insertPicture(tx: Transaction, row: typeof documentPages.$inferInsert): Promise<boolean> {
	const stored = await tx
		.insert(documentPages)
		.values(row)
		.onConflictDoNothing()
		.returning({ page: documentPages.page })
	return stored.length > 0
}

/** Deletes those of these documents, and returns the files that they were. */
export async function deletePictures(tx: Transaction, fileIds: string[]): Promise<string[]> {
	const { rows } = await tx.execute<{ pictureId: string }>(sql`
		delete from ${documentPages} where file_id = any(${sql.param(fileIds)}::text[]) returning picture_id as "pictureId"`)
	return rows.map(({ pictureId }) => pictureId)
}
