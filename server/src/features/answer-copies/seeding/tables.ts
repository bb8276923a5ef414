import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Files, KeptFile, KeptPicture } from '../../../platform/files/files.ts'
import { type AnswerCopyRow, answerCopies, answerPages, answerUploads } from '../tables.ts'

export interface SamplePage {
	original: KeptFile
	reading: KeptPicture
}

/** Stores a copy of the demo, marked as a sample, with its pages. @returns the ids of the pages in their order */
export async function storeSampleCopy(
	tx: Transaction,
	files: Pick<Files, 'attach'>,
	copy: Omit<AnswerCopyRow, 'number' | 'pageCount' | 'isSample'>,
	pages: readonly SamplePage[],
): Promise<string[]> {
	const { rows } = await tx.execute<{ number: number }>(sql`select nextval('answer_copy_numbers')::int as number`)
	const number = copy.submittedAt ? (rows[0]?.number ?? null) : null
	await tx.insert(answerCopies).values({ ...copy, number, pageCount: pages.length, isSample: true })
	const ids: string[] = []
	for (const [position, { original, reading }] of pages.entries()) {
		await files.attach(tx, [original, reading])
		const [id, uploadId] = [newId(), newId()]
		const { fileId, sha256, mediaType, originalName: fileName } = original
		const upload = { id: uploadId, copyId: copy.id, uploadKey: `sample-${position + 1}`, fileId, sha256, mediaType }
		await tx.insert(answerUploads).values({ ...upload, fileName, state: 'ready', createdAt: copy.createdAt })
		await tx.insert(answerPages).values({
			...{ id, copyId: copy.id, uploadId, part: 0, position, readingFileId: reading.fileId },
			...{ width: reading.widthPixels, height: reading.heightPixels, sharpness: 500, brightness: 245 },
		})
		ids.push(id)
	}
	return ids
}

export const newId = () => randomBytes(12).toString('hex')

/** Tells whether any copy was ever begun. */
export async function hasCopies(db: Pick<Transaction, 'execute'>): Promise<boolean> {
	const { rows } = await db.execute(sql`select 1 from ${answerCopies} limit 1`)
	return rows.length > 0
}
