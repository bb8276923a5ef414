import type { Pagination } from '@aravalli/shared/endpoint'
import type { MediaData } from '@aravalli/shared/media/contract'
import { MEDIA_TOTAL_LIMIT } from '@aravalli/shared/media/media'
import { searchWords } from '../../../platform/search/search-words.ts'
import type { MediaServices } from '../media-services.ts'
import { presentMedia } from '../present-media.ts'
import { countMedia, listMediaRows } from './tables.ts'

interface MediaListRequest {
	search: string
	lacks?: 'alt' | undefined
	page: number
	limit: number
}

/** Lists a page of pictures, the newest first. A search for nothing but punctuation finds nothing. */
export async function listMedia(
	{ database: { db }, findNames }: MediaServices,
	{ search, lacks, page, limit }: MediaListRequest,
): Promise<{ data: MediaData[]; pagination: Pagination }> {
	const words = searchWords(search)
	const filter = { words, lacksAlt: lacks === 'alt' }
	const isVain = search.trim() !== '' && words.length === 0
	const offset = (page - 1) * limit
	const most = isVain ? 0 : Math.max(0, Math.min(limit, MEDIA_TOTAL_LIMIT - offset))
	const [rows, found] = await Promise.all([
		most === 0 ? [] : listMediaRows(db, filter, { limit: most, offset }),
		isVain ? 0 : countMedia(db, filter, MEDIA_TOTAL_LIMIT + 1),
	])
	const names = await findNames(db, [...new Set(rows.map(({ uploadedBy }) => uploadedBy))])
	const total = Math.min(found, MEDIA_TOTAL_LIMIT)
	return {
		data: rows.map((row) => presentMedia(row, names)),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: found > MEDIA_TOTAL_LIMIT },
	}
}
