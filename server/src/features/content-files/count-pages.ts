import { AppError } from '@aravalli/shared/errors'
import type { PagePictures } from '../../platform/page-pictures/page-pictures.ts'

/**
 * Counts the pages of a PDF, in the process that reads pages of strangers.
 *
 * @throws AppError `content-file.no-pages` where it has none that can be drawn, `copy.pdf-protected`, `file.too-slow`
 */
export async function countPages(pagePictures: PagePictures, path: string, owner: string): Promise<number> {
	try {
		const { pages } = await pagePictures.remake(path, { ...firstPage, owner })
		return pages
	} catch (error) {
		throw error instanceof AppError && error.code === 'file.damaged' ? new AppError('content-file.no-pages') : error
	}
}

const firstPage = { part: 0, turn: 0, crop: null } as const
