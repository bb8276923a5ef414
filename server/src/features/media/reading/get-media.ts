import { AppError } from '@aravalli/shared/errors'
import type { MediaData, MediaUse } from '@aravalli/shared/media/contract'
import { isPossibleMediaId } from '../addresses.ts'
import type { MediaServices } from '../media-services.ts'
import { presentMedia } from '../present-media.ts'
import { findMedia, listUses } from './tables.ts'

const MOST_USES = 100

/** @throws AppError `media.not-found` */
export async function getMedia(
	{ database: { db }, findNames, describeItems }: MediaServices,
	id: string,
): Promise<MediaData & { uses: MediaUse[]; useCount: number }> {
	const row = isPossibleMediaId(id) ? await findMedia(db, id) : null
	if (!row) throw new AppError('media.not-found')
	const { uses, total } = await listUses(db, id, MOST_USES)
	const [names, items] = await Promise.all([findNames(db, [row.uploadedBy]), describeItems(db, uses)])
	const known = new Map(items.map((item) => [`${item.kind}/${item.id}`, item]))
	return {
		...presentMedia(row, names),
		uses: uses.map(({ kind, id: itemId, isInCopy, isInPublished }) => {
			const { title, isPublished } = known.get(`${kind}/${itemId}`) ?? unknown
			return { kind, id: itemId, title, isPublished: isPublished && isInPublished, isInWorkingCopy: isInCopy }
		}),
		useCount: total,
	}
}

/** The product may have lost a kind since. */
const unknown = { title: { english: '', hindi: '' }, isPublished: false }
