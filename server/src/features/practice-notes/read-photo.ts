import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import { isPossibleFileId } from './file-id.ts'
import { isPhotoOf } from './tables.ts'

interface Services {
	database: Database
	files: Files
}

/** @throws AppError `file.not-found`, also for somebody else's */
export async function readPhoto(
	{ database, files }: Services,
	userId: string,
	{ fileId, size }: { fileId: string; size: 'small' | undefined },
): Promise<Buffer> {
	const isOwn = isPossibleFileId(fileId) && (await isPhotoOf(database.db, userId, fileId))
	const content = isOwn ? await files.read(fileId, size) : null
	if (!content) throw new AppError('file.not-found')
	return content
}
