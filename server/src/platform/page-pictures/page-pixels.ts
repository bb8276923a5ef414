import type { Sharp } from 'sharp'
import { sharp } from '../pictures/sharp-for-strangers.ts'
import type { PageCrop } from './page-pictures.ts'

/** Is a decoded page, in sRGB and without transparency. */
export interface PagePixels {
	data: Buffer
	info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const FULL_SIDE = 4_096

export const sharpOf = ({ data, info: { width, height, channels } }: PagePixels): Sharp =>
	sharp(data, { raw: { width, height, channels } })

export const inside = (picture: Sharp, side: number): Sharp =>
	picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

export const pixelsOf = (picture: Sharp): Promise<PagePixels> => picture.raw().toBuffer({ resolveWithObject: true })

/**
 * Decodes a page once, because that is most of the work; at most 4,096 pixels a side.
 * @param opened is upright
 */
export async function decodePage(opened: Sharp, crop: PageCrop | null): Promise<PagePixels> {
	const flat = opened.flatten({ background: '#ffffff' }).toColourspace('srgb')
	if (!crop) return pixelsOf(inside(flat, FULL_SIDE))
	// An upright picture is cut only once it is decoded: the turn that a camera notes comes before.
	const whole = await pixelsOf(flat)
	return pixelsOf(inside(sharpOf(whole).extract(areaOf(crop, whole.info)), FULL_SIDE))
}

function areaOf(crop: PageCrop, { width, height }: PagePixels['info']) {
	const left = Math.floor(crop.left * width)
	const top = Math.floor(crop.top * height)
	return {
		left,
		top,
		width: Math.max(1, Math.ceil(crop.right * width) - left),
		height: Math.max(1, Math.ceil(crop.bottom * height) - top),
	}
}
