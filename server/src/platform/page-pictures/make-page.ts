import { measurePage, QUALITY_SIDE_PIXELS } from '@aravalli/shared/measure-page'
import type { Sharp } from 'sharp'
import { sharp } from '../pictures/sharp-for-strangers.ts'
import type { PageCrop, PagePicturesMade, PageTask, ReadPage } from './page-pictures.ts'
import { type ReadCodes, readCodes } from './read-codes.ts'

const FULL_SIDE = 4_096
const READING_SIDE = 1_600
const SMALL_SIDE = 320
/** Codes are looked for in a picture of this size: a module of those that we print has four pixels then. */
const CODES_SIDE = 2_000
/** libwebp counts from 0 to 6: this takes half the time of its default for 4 % more bytes. */
const EFFORT = 2
const QUALITY = 78

interface Pixels {
	data: Buffer
	info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/**
 * Makes the pictures of a page, and reads its codes where nobody has arranged it yet.
 * @param opened is upright
 */
export async function makePage(opened: Sharp, arranged: PageTask['arranged']): Promise<Omit<ReadPage, 'part'>> {
	const page = await decode(opened, arranged?.crop ?? null)
	const { codes, turn }: ReadCodes = arranged ? { codes: [], turn: arranged.turn } : await codesOf(page)
	const quality = measurePage(await greyOf(page))
	const turned = turn === 0 ? page : await pixelsOf(sharpOf(page).rotate(turn))
	return { ...(await picturesOf(turned)), turn, codes, ...quality }
}

/** Decodes it once, because that is most of the work. */
async function decode(opened: Sharp, crop: PageCrop | null): Promise<Pixels> {
	const flat = opened.flatten({ background: '#ffffff' }).toColourspace('srgb')
	if (!crop) return pixelsOf(inside(flat, FULL_SIDE))
	// An upright picture is cut only once it is decoded: the turn that a camera notes comes before.
	const whole = await pixelsOf(flat)
	return pixelsOf(inside(sharpOf(whole).extract(areaOf(crop, whole.info)), FULL_SIDE))
}

function areaOf(crop: PageCrop, { width, height }: Pixels['info']) {
	const left = Math.floor(crop.left * width)
	const top = Math.floor(crop.top * height)
	return {
		left,
		top,
		width: Math.max(1, Math.ceil(crop.right * width) - left),
		height: Math.max(1, Math.ceil(crop.bottom * height) - top),
	}
}

async function picturesOf(page: Pixels): Promise<PagePicturesMade> {
	const hasMore = Math.max(page.info.width, page.info.height) > READING_SIDE
	const full = hasMore ? { content: await webpOf(page) } : null
	const reading = hasMore ? await pixelsOf(inside(sharpOf(page), READING_SIDE)) : page
	return {
		reading: {
			content: await webpOf(reading),
			widthPixels: reading.info.width,
			heightPixels: reading.info.height,
		},
		small: { content: await webpOf(await pixelsOf(inside(sharpOf(reading), SMALL_SIDE))) },
		full,
	}
}

async function codesOf(page: Pixels): Promise<ReadCodes> {
	const { data, info } = await pixelsOf(inside(sharpOf(page), CODES_SIDE).ensureAlpha())
	return readCodes({ pixels: data, width: info.width, height: info.height })
}

async function greyOf(page: Pixels) {
	const { data, info } = await pixelsOf(inside(sharpOf(page), QUALITY_SIDE_PIXELS).greyscale().toColourspace('b-w'))
	return { pixels: data, width: info.width, height: info.height }
}

const sharpOf = ({ data, info: { width, height, channels } }: Pixels) =>
	sharp(data, { raw: { width, height, channels } })

const inside = (picture: Sharp, side: number) => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

const pixelsOf = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true })

const webpOf = (page: Pixels) => sharpOf(page).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
