import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { maySee } from '../access.ts'
import type { CommentSubject } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { isOpen } from '../writing/tables.ts'
import { findPictureOwner, type PictureOwner } from './tables.ts'

interface Services {
	database: Database
	files: Files
	/** Lists all that can be commented on. */
	subjects: CommentSubject[]
}

interface PictureRequest {
	fileId: string
	size: 'small' | undefined
	/** Is called only when it matters who reads. */
	findReader: () => Promise<Reader>
}

/** @throws AppError `file.not-found`, also for what the thread would not show to this reader */
export async function readPicture(
	services: Services,
	{ fileId, size, findReader }: PictureRequest,
): Promise<{ content: Buffer; isOpen: boolean }> {
	const { database, files } = services
	const owner = /^[\w-]{22}$/.test(fileId) ? await findPictureOwner(database.db, fileId) : null
	const isAllowed =
		owner !== null && (await isUnderOpen(services, owner)) && (owner.isApproved || maySee(owner, await findReader()))
	const content = isAllowed ? await files.read(fileId, size) : null
	if (!owner || !content) throw new AppError('file.not-found')
	return { content, isOpen: owner.isApproved }
}

async function isUnderOpen(
	{ database, subjects }: Services,
	{ subjectType, subjectId }: PictureOwner,
): Promise<boolean> {
	const subject = subjects.find(({ type }) => type === subjectType)
	return subject !== undefined && isOpen(database.db, { subject, id: subjectId })
}
