import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { SentFile } from '../../../platform/files/send-file.ts'
import { files } from '../../../platform/files/tables.ts'

/** Says which of all kept files belong to courses: no other is ever sent as one. */
export const courseFiles = pgTable('course_files', {
	fileId: text('file_id')
		.primaryKey()
		.references(() => files.id),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export async function insertCourseFile(tx: Transaction, fileId: string, createdAt: Date): Promise<void> {
	await tx.insert(courseFiles).values({ fileId, createdAt })
}

export async function findCourseFile(db: Queryable, id: string): Promise<SentFile | null> {
	const { rows } = await db.execute<{ [K in keyof SentFile]: SentFile[K] }>(sql`
		select file_id as "fileId", media_type as "mediaType", size_bytes as "sizeBytes", sha256
		from ${courseFiles} join ${files} on files.id = file_id where file_id = ${id}`)
	return rows[0] ?? null
}

export async function hasCourseFiles(db: Queryable): Promise<boolean> {
	return (await db.select({ id: courseFiles.fileId }).from(courseFiles).limit(1)).length > 0
}

/** Lists those that came before that moment, the oldest first. */
export async function listCourseFiles(db: Queryable, before: Date): Promise<string[]> {
	const rows = await db
		.select({ id: courseFiles.fileId })
		.from(courseFiles)
		.where(sql`${courseFiles.createdAt} < ${before.toISOString()}::timestamptz`)
		.orderBy(courseFiles.createdAt)
	return rows.map(({ id }) => id)
}

export async function deleteCourseFiles(tx: Transaction, ids: string[]): Promise<void> {
	await tx.execute(sql`delete from ${courseFiles} where file_id = any(${sql.param(ids)}::text[])`)
}
