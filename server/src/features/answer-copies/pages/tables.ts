import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { files } from '../../../platform/files/tables.ts'
import { type AnswerPageRow, type AnswerUploadRow, answerCopies, answerPages, answerUploads } from '../tables.ts'
import type { Arrangement } from './arrangement.ts'

export interface PageWithUpload {
	page: AnswerPageRow
	upload: AnswerUploadRow
}

/** Lists the pages of a copy in their order, each with the file that it came in. */
export async function listPages(db: Queryable, copyId: string): Promise<PageWithUpload[]> {
	return db
		.select({ page: answerPages, upload: answerUploads })
		.from(answerPages)
		.innerJoin(answerUploads, sql`${answerUploads.id} = ${answerPages.uploadId}`)
		.where(sql`${answerPages.copyId} = ${copyId}`)
		.orderBy(answerPages.position, answerPages.id)
}

export async function findPage(db: Queryable, copyId: string, id: string): Promise<AnswerPageRow | null> {
	const isMeant = sql`${answerPages.id} = ${id} and ${answerPages.copyId} = ${copyId}`
	return (await db.select().from(answerPages).where(isMeant))[0] ?? null
}

export async function findUpload(db: Queryable, id: string): Promise<AnswerUploadRow | null> {
	return (await db.select().from(answerUploads).where(sql`${answerUploads.id} = ${id}`))[0] ?? null
}

export async function insertUpload(tx: Transaction, upload: Omit<AnswerUploadRow, 'state' | 'refusal'>): Promise<void> {
	await tx.insert(answerUploads).values({ ...upload, state: 'reading' })
}

type NewPage = Pick<AnswerPageRow, 'id' | 'copyId' | 'uploadId' | 'part' | 'position'> & Partial<AnswerPageRow>

export async function insertPage(tx: Transaction, page: NewPage): Promise<void> {
	await tx.insert(answerPages).values(page)
}

/** @param refusal a code of `errors.ts`; null: it was read */
export async function setRead(tx: Transaction, uploadId: string, refusal: string | null): Promise<void> {
	await tx
		.update(answerUploads)
		.set({ state: refusal === null ? 'ready' : 'refused', refusal })
		.where(sql`${answerUploads.id} = ${uploadId}`)
}

export async function updatePage(tx: Transaction, id: string, change: Partial<AnswerPageRow>): Promise<void> {
	await tx.update(answerPages).set(change).where(sql`${answerPages.id} = ${id}`)
}

/** Has a page made anew, turned and cut so. */
export async function setArrangement(tx: Transaction, id: string, { turn, crop }: Arrangement): Promise<void> {
	await updatePage(tx, id, { turn, crop, readingFileId: null, fullFileId: null, width: null, height: null })
}

/** Moves a file with its pages to another copy, behind what that has. */
export async function moveUpload(
	tx: Transaction,
	id: string,
	{ copyId, after }: { copyId: string; after: number },
): Promise<void> {
	await tx.update(answerUploads).set({ copyId }).where(sql`${answerUploads.id} = ${id}`)
	await tx
		.update(answerPages)
		.set({ copyId, position: sql`${answerPages.part} + 1 + ${after}::int` })
		.where(sql`${answerPages.uploadId} = ${id}`)
}

export interface MovedFile {
	questionId: string
	day: string
	uploadKey: string
	pages: number
}

/** Lists the files that were sent to a copy and have gone to other drafts of its learner, by their printed codes. */
export async function listMovedFiles(
	db: Queryable,
	{ id, userId }: { id: string; userId: string },
): Promise<MovedFile[]> {
	return db
		.select({
			questionId: answerCopies.questionId,
			day: answerCopies.day,
			uploadKey: answerUploads.uploadKey,
			pages: sql<number>`(select count(*)::int from ${answerPages} where ${answerPages.uploadId} = ${answerUploads.id})`,
		})
		.from(answerCopies)
		.innerJoin(answerUploads, sql`${answerUploads.copyId} = ${answerCopies.id}`)
		.where(sql`${answerCopies.userId} = ${userId} and ${answerCopies.state} = 'draft' and ${answerCopies.id} <> ${id}
			and starts_with(${answerUploads.id}, ${`${id}-`})`)
		.orderBy(answerUploads.createdAt, answerUploads.id)
}

/** Orders pages as given. */
export async function setPositions(tx: Transaction, pageIds: readonly string[]): Promise<void> {
	await tx.execute(sql`
		update ${answerPages} set position = given.place - 1
		from unnest(${sql.param([...pageIds])}::text[]) with ordinality as given (id, place)
		where answer_pages.id = given.id`)
}

/** @returns null where there is none */
export async function deletePage(tx: Transaction, id: string): Promise<AnswerPageRow | null> {
	return (await tx.delete(answerPages).where(sql`${answerPages.id} = ${id}`).returning())[0] ?? null
}

/** Deletes a file of which no page is left. @returns its original, to be released; null where there are pages */
export async function deleteEmptyUpload(tx: Transaction, id: string): Promise<string | null> {
	const { rows } = await tx.execute<{ fileId: string }>(sql`
		delete from ${answerUploads} where id = ${id}
			and not exists (select from ${answerPages} where upload_id = ${id})
		returning file_id as "fileId"`)
	return rows[0]?.fileId ?? null
}

/** Lists cards say how many pages a copy has, without counting them. */
export async function countPagesAgain(tx: Transaction, copyId: string): Promise<void> {
	await tx.execute(sql`
		update ${answerCopies} set page_count = (select count(*) from ${answerPages} where copy_id = ${copyId})
		where id = ${copyId}`)
}

export interface Original {
	upload: AnswerUploadRow
	/** Is the account that sent it. */
	owner: string
	/** Is what its copy answers. */
	questionId: string
	sizeBytes: number
}

export async function findOriginal(db: Queryable, uploadId: string): Promise<Original | null> {
	const [found] = await db
		.select({
			upload: answerUploads,
			owner: answerCopies.userId,
			questionId: answerCopies.questionId,
			sizeBytes: files.sizeBytes,
		})
		.from(answerUploads)
		.innerJoin(answerCopies, sql`${answerCopies.id} = ${answerUploads.copyId}`)
		.innerJoin(files, sql`${files.id} = ${answerUploads.fileId}`)
		.where(sql`${answerUploads.id} = ${uploadId}`)
	return found ?? null
}

/** Finds a page of a file that was read whose pictures are to be made again. */
export async function findUnmadePage(db: Queryable, uploadId: string): Promise<AnswerPageRow | null> {
	const [found] = await db
		.select({ page: answerPages })
		.from(answerPages)
		.innerJoin(answerUploads, sql`${answerUploads.id} = ${answerPages.uploadId}`)
		.where(
			sql`${answerPages.uploadId} = ${uploadId} and ${answerUploads.state} = 'ready' and ${answerPages.readingFileId} is null`,
		)
		.orderBy(answerPages.part)
		.limit(1)
	return found?.page ?? null
}

/** Counts the pages of a copy that came in other files. */
export async function countOtherPages(
	db: Queryable,
	{ id, copyId }: Pick<AnswerUploadRow, 'id' | 'copyId'>,
): Promise<number> {
	const { rows } = await db.execute<{ pages: number }>(
		sql`select count(*)::int as pages from ${answerPages} where copy_id = ${copyId} and upload_id <> ${id}`,
	)
	return rows[0]?.pages ?? 0
}
