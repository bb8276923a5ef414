import type { Sharp } from 'sharp'
import { sharp } from '../pictures/sharp-for-strangers.ts'

/** Is decoded, in sRGB and without transparency. */
export interface PagePixels {
	data: Buffer
	info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

export const sharpOf = ({ data, info: { width, height, channels } }: PagePixels): Sharp =>
	sharp(data, { raw: { width, height, channels } })

export const inside = (picture: Sharp, side: number): Sharp =>
	picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

export const pixelsOf = (picture: Sharp): Promise<PagePixels> => picture.raw().toBuffer({ resolveWithObject: true })
