import { readFile } from 'node:fs/promises'
import { AppError } from '@aravalli/shared/errors'
import type { Sharp } from 'sharp'
import { pictureTypeOf } from '../pictures/picture-type.ts'
import { checkSize, MAX_PIXELS, sharp } from '../pictures/sharp-for-strangers.ts'
import { decodeHeic } from './decode-heic.ts'
import { type RawPicture, renderPdfPage } from './render-pdf-page.ts'

export interface OpenedPage {
	/** Is upright and not decoded yet. */
	picture: Sharp
	/** The file has so many pages. */
	pages: number
}

/** @throws AppError `copy.page-type`, `file.damaged` and why it is too large */
export async function openPage(path: string, part: number, maxPages: number): Promise<OpenedPage> {
	const type = await pictureTypeOf(path)
	if (type === 'pdf') {
		const { picture, pages } = await renderPdfPage(await readFile(path), part, maxPages)
		return { picture: ofPixels(picture), pages }
	}
	if (type === 'heic') return { picture: ofPixels(await decodeHeic(await readFile(path))), pages: 1 }
	if (type !== 'picture') throw new AppError(type === 'empty' ? 'file.damaged' : 'copy.page-type')
	const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
	checkSize(width, height)
	const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
	return { picture: sharp(path, options).autoOrient(), pages: 1 }
}

const ofPixels = ({ pixels, width, height }: RawPicture) => sharp(pixels, { raw: { width, height, channels: 4 } })
