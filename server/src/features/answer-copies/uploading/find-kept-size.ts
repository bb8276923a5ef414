import { AppError } from '@aravalli/shared/errors'
import { findOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { findOriginal } from '../pages/tables.ts'
import type { FinishUpload } from './finish-upload.ts'
import type { IncomingPages } from './incoming-pages.ts'
import { copyIdOf } from './upload-id.ts'

interface Asked {
	userId: string
	uploadId: string
}

/**
 * Gives the size of a file that is kept; null for one that is still on its way. Where a process was killed between the last byte
 * and its acknowledgement, the file is kept now.
 *
 * @throws AppError `copy.not-found`, also for somebody else's; or what the file is refused for
 */
export async function findKeptSize(
	{ database: { db }, incoming, finish }: CopyServices & { incoming: IncomingPages; finish: FinishUpload },
	{ userId, uploadId }: Asked,
): Promise<number | null> {
	const copyId = copyIdOf(uploadId)
	if (copyId === null || !(await findOwnCopy(db, userId, copyId))) throw new AppError('copy.not-found')
	const arrived = await incoming.find(uploadId)
	if (arrived && arrived.offset === arrived.size) await finish(arrived, userId)
	return (await findOriginal(db, uploadId))?.sizeBytes ?? null
}
