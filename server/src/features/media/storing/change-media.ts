import { AppError } from '@aravalli/shared/errors'
import type { MediaData } from '@aravalli/shared/media/contract'
import type { MediaTexts } from '@aravalli/shared/media/media'
import { isPossibleMediaId } from '../addresses.ts'
import type { MediaServices } from '../media-services.ts'
import { presentMedia } from '../present-media.ts'
import { findMedia } from '../reading/tables.ts'
import { storedTexts } from './stored-texts.ts'
import { updateTexts } from './tables.ts'

/** @throws AppError `media.not-found`; a refused field `name` or `alt` */
export async function changeMedia(
	{ database, findNames }: MediaServices,
	{ id, texts }: { id: string; texts: MediaTexts },
): Promise<MediaData> {
	const stored = storedTexts(texts)
	const row = isPossibleMediaId(id)
		? await database.transaction(async (tx) => ((await updateTexts(tx, id, stored)) ? findMedia(tx, id) : null))
		: null
	if (!row) throw new AppError('media.not-found')
	return presentMedia(row, await findNames(database.db, [row.uploadedBy]))
}
