/**
 * Has pages of a printed booklet find their question by themselves: a file that holds the pages of one other booklet of the same learner
 * goes to the answer that this was printed for, which is begun where it was not.
 *
 * What cannot be sent there stays where it was put, and is named: its question is closed or sent, or has no room. So does what came in one
 * call for all of an answer, which promises to send all of it.
 */
import { maxPagesOf } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findBooklets } from '../booklet/tables.ts'
import { belongsTo } from '../copies/belongs-to.ts'
import { lockOwnCopy } from '../copies/tables.ts'
import { beginCopyIn } from '../sending/begin-copy.ts'
import type { AnswerBookletRow, AnswerCopyRow, AnswerUploadRow } from '../tables.ts'
import { isFormKey } from '../uploading/upload-id.ts'
import { orderByBooklet } from './order-by-booklet.ts'
import type { ReadingServices } from './reading-services.ts'
import { countPagesAgain, listPages, moveUpload } from './tables.ts'

interface Read {
	/** Is where the file was put. */
	copy: AnswerCopyRow
	upload: AnswerUploadRow
	/** Has one entry for each page of the file. */
	parts: readonly { bookletId?: string | null }[]
}

/** The learner is locked (`lockSender`), so that two files that change places do not wait for each other. */
export async function moveHome(services: ReadingServices, tx: Transaction, read: Read): Promise<void> {
	const { copy, upload } = read
	const booklet = await findStrayed(tx, read)
	const home = booklet && (await findHome(services, tx, booklet))
	if (!home) return
	const there = await listPages(tx, home.id)
	const isThere = there.some(
		(page) => page.upload.sha256 === upload.sha256 || page.upload.uploadKey === upload.uploadKey,
	)
	if (isThere || there.length + read.parts.length > maxPagesOf(home.questionId)) return
	const last = there.at(-1)
	await moveUpload(tx, upload.id, { copyId: home.id, after: last?.page.position ?? -1 })
	await orderByBooklet(tx, home)
	for (const { id } of [copy, home]) await countPagesAgain(tx, id)
}

/** @returns the booklet that all pages of a file belong to, where that is one for another answer of the same learner */
async function findStrayed(tx: Transaction, { copy, upload, parts }: Read): Promise<AnswerBookletRow | null> {
	const [bookletId, ...others] = new Set(parts.map((part) => part.bookletId ?? null))
	if (!bookletId || others.length > 0 || copy.state !== 'draft' || isFormKey(upload.uploadKey)) return null
	const [booklet] = await findBooklets(tx, [bookletId])
	return booklet && belongsTo(booklet, copy) === 'other-question' ? booklet : null
}

/** @returns the answer to the question of a booklet, locked; null where it cannot be sent */
async function findHome(
	services: ReadingServices,
	tx: Transaction,
	{ userId, questionId, day }: AnswerBookletRow,
): Promise<AnswerCopyRow | null> {
	try {
		const { id } = await beginCopyIn(tx, services, { userId, questionId, day, subscriptionId: null })
		const home = await lockOwnCopy(tx, userId, id)
		return home?.state === 'draft' ? home : null
	} catch (error) {
		if (error instanceof AppError) return null
		throw error
	}
}
