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
	/** Questions of answer writing. */
	answerWriting: CommentSubject
}

interface PictureRequest {
	fileId: string
	size: 'small' | undefined
	/** Who reads it is asked only when it matters. */
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

const isUnderOpen = ({ database, answerWriting }: Services, { subjectType, subjectId }: PictureOwner) =>
	subjectType === answerWriting.type && isOpen(database.db, { subject: answerWriting, id: subjectId })
