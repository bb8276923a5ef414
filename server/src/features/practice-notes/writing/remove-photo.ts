import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { isPossibleFileId } from '../file-id.ts'
import { deletePhotos } from './tables.ts'

interface Services {
	database: Database
	files: Files
}

/** @throws AppError `file.not-found`, also for somebody else's */
export async function removePhoto({ database, files }: Services, userId: string, fileId: string): Promise<void> {
	if (!isPossibleFileId(fileId)) throw new AppError('file.not-found')
	await database.transaction(async (tx) => {
		const gone = await deletePhotos(tx, userId, fileId)
		if (gone.length === 0) throw new AppError('file.not-found')
		await files.release(tx, gone)
	})
}
