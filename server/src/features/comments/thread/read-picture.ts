import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { maySee } from '../access.ts'
import type { Reader } from '../reader.ts'
import { findPictureOwner } from './tables.ts'

interface PictureRequest {
	fileId: string
	size: 'small' | undefined
	/** Who reads it is asked only when it matters. */
	findReader: () => Promise<Reader>
}

/** @throws AppError `file.not-found`, also for a withdrawn comment's picture when somebody else asks */
export async function readPicture(
	{ database, files }: { database: Database; files: Files },
	{ fileId, size, findReader }: PictureRequest,
): Promise<{ content: Buffer; isOpen: boolean }> {
	const owner = /^[\w-]{22}$/.test(fileId) ? await findPictureOwner(database.db, fileId) : null
	const isAllowed = owner !== null && (owner.isApproved || maySee(owner, await findReader()))
	const content = isAllowed ? await files.read(fileId, size) : null
	if (!owner || !content) throw new AppError('file.not-found')
	return { content, isOpen: owner.isApproved }
}
