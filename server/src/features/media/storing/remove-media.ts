import { AppError } from '@aravalli/shared/errors'
import { isPossibleMediaId } from '../addresses.ts'
import type { MediaServices } from '../media-services.ts'
import { listUses } from '../reading/tables.ts'
import { deleteMedia, lockMedia } from './tables.ts'

const MOST_PLACES = 100

/**
 * Deletes a picture for good. What begins to use it meanwhile waits, and finds it gone.
 *
 * @throws AppError `media.not-found`, `media.in-use` with the places
 */
export async function removeMedia({ database, files }: MediaServices, id: string): Promise<void> {
	if (!isPossibleMediaId(id)) throw new AppError('media.not-found')
	await database.transaction(async (tx) => {
		if (!(await lockMedia(tx, id))) throw new AppError('media.not-found')
		const { uses, total } = await listUses(tx, id, MOST_PLACES)
		if (total > 0) {
			const places = uses.map((use) => ({ path: `${use.kind}/${use.id}`, code: 'media-used-here' }))
			throw new AppError('media.in-use', { useCount: total }, places)
		}
		await files.release(tx, await deleteMedia(tx, id))
	})
}
