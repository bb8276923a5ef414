import { measurePage, QUALITY_SIDE_PIXELS } from '@aravalli/shared/measure-page'
import type { Sharp } from 'sharp'
import type { PagePicturesMade, PageTask, ReadPage } from './page-pictures.ts'
import { decodePage, inside, type PagePixels, pixelsOf, sharpOf } from './page-pixels.ts'
import { type ReadCodes, readCodes } from './read-codes.ts'

const READING_SIDE = 1_600
const SMALL_SIDE = 320
/** libwebp counts from 0 to 6: this takes half the time of its default for 4 % more bytes. */
const EFFORT = 2
const QUALITY = 78

/**
 * Makes the pictures of a page, and reads its codes where nobody has arranged it yet.
 * @param opened is upright
 */
export async function makePage(opened: Sharp, arranged: PageTask['arranged']): Promise<Omit<ReadPage, 'part'>> {
	const page = await decodePage(opened, arranged?.crop ?? null)
	const { codes, turn }: ReadCodes = arranged ? { codes: [], turn: arranged.turn } : await readCodes(page)
	const quality = measurePage(await greyOf(page))
	const turned = turn === 0 ? page : await pixelsOf(sharpOf(page).rotate(turn))
	return { ...(await picturesOf(turned)), turn, codes, ...quality }
}

async function picturesOf(page: PagePixels): Promise<PagePicturesMade> {
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

async function greyOf(page: PagePixels) {
	const { data, info } = await pixelsOf(inside(sharpOf(page), QUALITY_SIDE_PIXELS).greyscale().toColourspace('b-w'))
	return { pixels: data, width: info.width, height: info.height }
}

const webpOf = (page: PagePixels) => sharpOf(page).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
