import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { isAfter, type PageEnd } from '../../../platform/database/read-pages.ts'
import { files } from '../../../platform/files/tables.ts'
import { answerBooklets, answerCopies, answerPages, answerUploads, evaluationCredits } from '../tables.ts'

/** Is a page of an answer, with the file of which it is a part. */
export interface WrittenPage {
	pageId: string
	position: number
	hasPicture: boolean
	uploadId: string
	mediaType: string
	fileName: string
	sha256: string
	sentAt: string
}

interface Placed {
	id: string
	day: string
	placedAt: string
}

type WrittenCopy = Placed & {
	number: number | null
	questionId: string
	paperCategory: string
	state: string
	begunAt: Date
	submittedAt: Date | null
	dueAt: Date | null
	startedAt: Date | null
	returnedAt: Date | null
	marks: number | null
	maxMarks: number
	pages: WrittenPage[]
}

/** Lists a page of somebody's answers, the oldest first. */
export async function listCopiesAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<{ [K in keyof WrittenCopy]: WrittenCopy[K] }>(sql`
		select id, number, question_id as "questionId", day, paper_category as "paperCategory", state,
			created_at as "begunAt", submitted_at as "submittedAt", due_at as "dueAt", started_at as "startedAt",
			returned_at as "returnedAt", half_marks / 2.0 as marks, max_marks as "maxMarks",
			coalesce((select jsonb_agg(jsonb_build_object('pageId', page.id, 'position', page.position,
					'hasPicture', page.reading_file_id is not null, 'uploadId', upload.id, 'mediaType', upload.media_type,
					'fileName', upload.file_name, 'sha256', upload.sha256, 'sentAt', upload.created_at) order by page.position, page.id)
				from ${answerPages} as page join ${answerUploads} as upload on upload.id = page.upload_id
				where page.copy_id = copy.id), '[]') as pages,
			created_at::text as "placedAt"
		from ${answerCopies} as copy
		where user_id = ${userId} and ${isAfter(end, [sql`created_at`, sql`id`])}
		order by created_at, id limit ${pageRows}`)
	return rows
}

interface StoredFile {
	fileId: string
	sizeBytes: number
}

type FilesOfCopy = {
	uploads: (StoredFile & { uploadId: string; mediaType: string })[]
	pages: (StoredFile & { pageId: string; position: number })[]
} & Placed

/**
 * Lists the files of a page of somebody's answers: what was sent, and the pages as they are read. The larger picture of a page shows what
 * was sent once more.
 */
export async function listCopyFilesAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<{ [K in keyof FilesOfCopy]: FilesOfCopy[K] }>(sql`
		select id, day, created_at::text as "placedAt",
			coalesce((select jsonb_agg(jsonb_build_object('uploadId', upload.id, 'mediaType', upload.media_type,
					'fileId', file_id, 'sizeBytes', size_bytes) order by upload.created_at, upload.id)
				from ${answerUploads} as upload join ${files} as file on file.id = file_id
				where upload.copy_id = copy.id), '[]') as uploads,
			coalesce((select jsonb_agg(jsonb_build_object('pageId', page.id, 'position', position,
					'fileId', reading_file_id, 'sizeBytes', size_bytes) order by position, page.id)
				from ${answerPages} as page join ${files} as file on file.id = reading_file_id
				where page.copy_id = copy.id), '[]') as pages
		from ${answerCopies} as copy
		where user_id = ${userId} and ${isAfter(end, [sql`created_at`, sql`id`])}
		order by created_at, id limit ${pageRows}`)
	return rows
}

export async function listBooklets(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select id, question_id as "questionId", day, pages, created_at as "madeAt"
		from ${answerBooklets} where user_id = ${userId} order by created_at, id`)
	return rows
}

export async function listCredits(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select copy_id as "forCopy", created_at as "givenAt", expires_at as "expiresAt", used_by_copy_id as "usedForCopy"
		from ${evaluationCredits} where user_id = ${userId} order by created_at, id`)
	return rows
}

/** Deletes answers with all that hangs on them. @returns their files, to be released */
async function deleteCopies(tx: Transaction, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const areMeant = sql`copy_id = any(${sql.param([...ids])}::text[])`
	const { rows } = await tx.execute<{ fileId: string }>(sql`
		select file_id as "fileId" from ${answerUploads} where ${areMeant}
		union select reading_file_id from ${answerPages} where ${areMeant} and reading_file_id is not null
		union select full_file_id from ${answerPages} where ${areMeant} and full_file_id is not null`)
	await tx.delete(answerCopies).where(sql`${answerCopies.id} = any(${sql.param([...ids])}::text[])`)
	return rows.map(({ fileId }) => fileId)
}

/** @returns the files, to be released */
export async function deleteAllOf(tx: Transaction, userId: string): Promise<string[]> {
	await tx.delete(evaluationCredits).where(sql`${evaluationCredits.userId} = ${userId}`)
	await tx.delete(answerBooklets).where(sql`${answerBooklets.userId} = ${userId}`)
	const copies = await tx
		.select({ id: answerCopies.id })
		.from(answerCopies)
		.where(sql`${answerCopies.userId} = ${userId}`)
	return deleteCopies(
		tx,
		copies.map(({ id }) => id),
	)
}

/** Deletes drafts of questions before a day, `most` of them at once. @returns how many, and their files, to be released */
export async function deleteDraftsBefore(
	tx: Transaction,
	day: string,
	most: number,
): Promise<{ deleted: number; fileIds: string[] }> {
	const drafts = await tx
		.select({ id: answerCopies.id })
		.from(answerCopies)
		.where(sql`${answerCopies.day} < ${day} and ${answerCopies.state} = 'draft'`)
		.orderBy(answerCopies.day)
		.limit(most)
		.for('update', { skipLocked: true })
	const fileIds = await deleteCopies(
		tx,
		drafts.map(({ id }) => id),
	)
	return { deleted: drafts.length, fileIds }
}
