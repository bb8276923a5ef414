import { readFile } from 'node:fs/promises'
import { AppError } from '@aravalli/shared/errors'
import type { Sharp } from 'sharp'
import { pictureTypeOf } from '../pictures/picture-type.ts'
import { checkSize, MAX_PIXELS, sharp } from '../pictures/sharp-for-strangers.ts'
import { decodeHeic } from './decode-heic.ts'
import { type RawPicture, renderPdfPage } from './render-pdf-page.ts'

export interface OpenedPage {
	/** Begins with the upright page, on white and in sRGB: once for each picture that is made, so that none is kept decoded. */
	begin(): Sharp
	/** Are of the upright page. */
	width: number
	height: number
	/** The file has so many pages. */
	pages: number
}

/** @throws AppError `copy.page-type`, `file.damaged` and why it is too large */
export async function openPage(path: string, part: number, maxPages: number): Promise<OpenedPage> {
	const type = await pictureTypeOf(path)
	if (type === 'pdf') {
		const { picture, pages } = await renderPdfPage(await readFile(path), part, maxPages)
		return { ...ofPixels(picture), pages }
	}
	if (type === 'heic') return { ...ofPixels(await decodeHeic(await readFile(path))), pages: 1 }
	if (type !== 'picture') throw new AppError(type === 'empty' ? 'file.damaged' : 'copy.page-type')
	const { width, height, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
	checkSize(width, height)
	const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
	return { begin: () => onWhite(sharp(path, options).autoOrient()), ...autoOrient, pages: 1 }
}

const onWhite = (picture: Sharp) => picture.flatten({ background: '#ffffff' }).toColourspace('srgb')

const ofPixels = ({ pixels, width, height }: RawPicture) => ({
	begin: () => onWhite(sharp(pixels, { raw: { width, height, channels: 4 } })),
	...{ width, height },
})
