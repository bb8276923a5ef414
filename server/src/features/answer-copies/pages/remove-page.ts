import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { lockOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { countPagesAgain, deleteEmptyUpload, deletePage, findPage } from './tables.ts'

interface Asked {
	userId: string
	copyId: string
	pageId: string
}

/**
 * Takes a page out of a draft; one that is gone already is fine.
 *
 * @throws AppError `copy.not-found`, `copy.submitted`
 */
export async function removePage(services: CopyServices, { userId, copyId, pageId }: Asked): Promise<void> {
	await services.database.transaction(async (tx) => {
		const copy = await lockOwnCopy(tx, userId, copyId)
		if (!copy) throw new AppError('copy.not-found')
		if (copy.state !== 'draft') throw new AppError('copy.submitted')
		if (await findPage(tx, copyId, pageId)) await takePageOut(tx, services.files, pageId)
		await countPagesAgain(tx, copyId)
	})
}

/** Deletes a page with its pictures, and the file that it came in where it was the last one of it. */
export async function takePageOut(tx: Transaction, files: Files, pageId: string): Promise<void> {
	const page = await deletePage(tx, pageId)
	if (!page) return
	const original = await deleteEmptyUpload(tx, page.uploadId)
	await files.release(
		tx,
		[page.readingFileId, page.fullFileId, original].filter((id) => id !== null),
	)
}
