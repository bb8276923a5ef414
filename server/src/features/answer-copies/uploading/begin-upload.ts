import { MAX_PAGE_BYTES, maxPagesOf } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import { findOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { checkRoom } from '../pages/keep-upload.ts'
import { tooManyPages } from '../pages/page-room.ts'
import { findUpload, listPages } from '../pages/tables.ts'
import { getLeave } from '../sending/begin-copy.ts'
import type { IncomingPages } from './incoming-pages.ts'
import { uploadIdOf } from './upload-id.ts'
import type { UploadMetadata } from './upload-metadata.ts'

/** Files that are on their way may be given up and taken anew; more of them are no pages of one answer. */
const ON_THEIR_WAY_FOR_EACH = 2

interface Begun {
	userId: string
	file: UploadMetadata
	sizeBytes: number
}

/**
 * Tells how a file is called that is to be sent, and whether it was begun before. What would be refused in the end is refused here.
 *
 * @throws AppError `copy.page-too-large`, `file.missing`, `copy.not-found`, `copy.page-twice`, `copy.too-many-pages`, or as `getLeave`
 */
export async function beginUpload(
	services: CopyServices & { incoming: IncomingPages },
	{ userId, file, sizeBytes }: Begun,
): Promise<{ uploadId: string; isBegun: boolean }> {
	const { incoming } = services
	const { db } = services.database
	const { copyId, checksum } = file
	if (sizeBytes > MAX_PAGE_BYTES) throw new AppError('copy.page-too-large')
	if (sizeBytes === 0) throw new AppError('file.missing')
	const copy = await findOwnCopy(db, userId, copyId)
	if (!copy) throw new AppError('copy.not-found')
	const uploadId = uploadIdOf(copyId, file.uploadKey)
	if (await findUpload(db, uploadId)) return { uploadId, isBegun: true }
	await getLeave(services, db, copy)
	checkRoom(copy, await listPages(db, copyId), checksum)
	const begun = await incoming.find(uploadId)
	if (begun?.size === sizeBytes && begun.metadata?.checksum?.toLowerCase() === checksum)
		return { uploadId, isBegun: true }
	// Another file is sent under the name of one that never arrived.
	if (begun) await incoming.remove(uploadId)
	const mostOnTheirWay = ON_THEIR_WAY_FOR_EACH * maxPagesOf(copy.questionId)
	if ((await incoming.countOf(copyId)) >= mostOnTheirWay) throw new AppError(tooManyPages(copy.questionId))
	return { uploadId, isBegun: false }
}
