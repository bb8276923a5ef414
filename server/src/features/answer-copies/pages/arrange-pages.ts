import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { lockOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { isSameSet } from '../sending/check-pages.ts'
import { type Arrangement, isSameArrangement } from './arrangement.ts'
import { READ_LATER, readPagesJob } from './read-pages-job.ts'
import { listPages, type PageWithUpload, setArrangement, setPositions } from './tables.ts'

interface Arranged extends Arrangement {
	pageId: string
}

interface Asked {
	userId: string
	copyId: string
	pages: readonly Arranged[]
}

/**
 * Orders, turns and cuts the pages of a draft. Pictures of what was turned or cut are made anew soon after.
 *
 * @throws AppError `copy.not-found`, `copy.submitted`, `copy.pages-changed`
 */
export async function arrangePages(services: CopyServices, { userId, copyId, pages }: Asked): Promise<void> {
	const toRead = await services.database.transaction(async (tx) => {
		const copy = await lockOwnCopy(tx, userId, copyId)
		if (!copy) throw new AppError('copy.not-found')
		if (copy.state !== 'draft') throw new AppError('copy.submitted')
		const stored = await listPages(tx, copyId)
		const pageIds = pages.map(({ pageId }) => pageId)
		if (!isSameSet(stored, pageIds)) throw new AppError('copy.pages-changed')
		await setPositions(tx, pageIds)
		return changePictures(services, tx, stored, pages)
	})
	for (const uploadId of toRead) services.reading.begin(uploadId, userId)
}

/** @returns the files that are to be read again */
async function changePictures(
	{ files, jobs }: CopyServices,
	tx: Transaction,
	stored: readonly PageWithUpload[],
	pages: readonly Arranged[],
): Promise<Set<string>> {
	const arrangements = new Map(pages.map((page) => [page.pageId, page]))
	const changed = stored.flatMap(({ page, upload }) => {
		const wanted = arrangements.get(page.id)
		if (!wanted || upload.state === 'refused' || isSameArrangement(page, wanted)) return []
		return [{ page, wanted }]
	})
	for (const { page, wanted } of changed) await setArrangement(tx, page.id, wanted)
	await files.release(
		tx,
		changed.flatMap(({ page }) => [page.readingFileId ?? [], page.fullFileId ?? []].flat()),
	)
	const uploadIds = new Set(changed.map(({ page }) => page.uploadId))
	for (const uploadId of uploadIds) await jobs.send(tx, readPagesJob, { uploadId }, READ_LATER)
	return uploadIds
}
