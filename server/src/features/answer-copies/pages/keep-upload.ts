import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { KeptFile } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import { mediaTypeOf } from '../../../platform/pictures/picture-type.ts'
import { lockOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { assertPages } from './page-room.ts'
import { READ_LATER, readPagesJob } from './read-pages-job.ts'
import { takePageOut } from './remove-page.ts'
import { newPageId } from './store-read-pages.ts'
import { countPagesAgain, insertPage, insertUpload, listPages, type PageWithUpload } from './tables.ts'

export interface SentPage {
	userId: string
	copyId: string
	/** Is the upload's, whoever sends it again. */
	uploadId: string
	uploadKey: string
	/** Is of the file as it was sent, in hexadecimal digits; null: nobody has said it. */
	sha256: string | null
	file: ReceivedFile
}

/**
 * Keeps a file that has arrived as a whole: once this resolves, it is safe. What was kept before is left as it is.
 *
 * @throws AppError `copy.page-type`, `copy.page-differs`, `copy.not-found`, `copy.submitted`, `copy.page-twice`,
 *   `copy.too-many-pages`, `files.unavailable`
 */
export async function keepUpload(services: CopyServices, sent: SentPage): Promise<void> {
	const { database, files } = services
	const mediaType = await mediaTypeOf(sent.file.path)
	if (!mediaType) throw new AppError('copy.page-type')
	const kept = await files.keepReceived(sent.file, mediaType)
	let isNew = false
	try {
		if (sent.sha256 !== null && kept.sha256 !== sent.sha256) throw new AppError('copy.page-differs')
		isNew = await database.transaction((tx) => store(services, tx, sent, kept))
	} finally {
		if (!isNew) await files.discard([kept])
	}
	if (isNew) services.reading.begin(sent.uploadId, sent.userId)
}

async function store(
	{ files, jobs, now }: CopyServices,
	tx: Transaction,
	{ userId, copyId, uploadId, uploadKey }: SentPage,
	kept: KeptFile,
): Promise<boolean> {
	const copy = await lockOwnCopy(tx, userId, copyId)
	if (!copy) throw new AppError('copy.not-found')
	const pages = await listPages(tx, copyId)
	if (pages.some(({ upload }) => upload.id === uploadId)) return false
	if (copy.state !== 'draft') throw new AppError('copy.submitted')
	const replaced = checkRoom(copy, pages, kept.sha256)
	for (const pageId of replaced) await takePageOut(tx, files, pageId)
	const last = pages.at(-1)
	await files.attach(tx, [kept])
	const { fileId, sha256, mediaType, originalName: fileName } = kept
	await insertUpload(tx, {
		...{ id: uploadId, copyId, uploadKey, fileId, sha256, mediaType, fileName },
		createdAt: now(),
	})
	const position = last ? last.page.position + 1 : 0
	await insertPage(tx, { id: newPageId(), copyId, uploadId, part: 0, position })
	await countPagesAgain(tx, copyId)
	await jobs.send(tx, readPagesJob, { uploadId }, READ_LATER)
	return true
}

/**
 * Tells whether a copy with these pages can have one more file with this content. Only what was refused may come a second time, and then replaces it.
 *
 * @returns the pages that it replaces
 * @throws AppError `copy.page-twice`, or as `assertPages`
 */
export function checkRoom(
	copy: Pick<AnswerCopyRow, 'questionId'>,
	pages: readonly PageWithUpload[],
	sha256: string,
): string[] {
	const same = pages.filter(({ upload }) => upload.sha256 === sha256)
	if (same.some(({ upload }) => upload.state !== 'refused')) throw new AppError('copy.page-twice')
	assertPages(pages.length - same.length + 1, copy)
	return same.map(({ page }) => page.id)
}
