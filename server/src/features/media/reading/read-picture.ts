import { AppError } from '@aravalli/shared/errors'
import { isPossibleMediaId, variantOf } from '../addresses.ts'
import type { MediaServices } from '../media-services.ts'
import { findFileId } from './tables.ts'

/** @throws AppError `file.not-found`, also for addresses that no picture can have */
export async function readPicture(
	{ database, files }: Pick<MediaServices, 'database' | 'files'>,
	{ id, variant: name }: { id: string; variant: string },
): Promise<Buffer> {
	const variant = variantOf(name)
	const fileId = variant && isPossibleMediaId(id) ? await findFileId(database.db, id) : null
	const content = fileId && (await files.read(fileId, variant === 'small' ? 'small' : undefined))
	if (!content) throw new AppError('file.not-found')
	return content
}
