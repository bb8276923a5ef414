import { measurePage, QUALITY_SIDE_PIXELS } from '@aravalli/shared/measure-page'
import type { Sharp } from 'sharp'
import { arrangePage } from './arrange-page.ts'
import { letGo } from './let-go.ts'
import type { OpenedPage } from './open-page.ts'
import type { PageCrop, PageTask, ReadPage } from './page-pictures.ts'
import { inside, type PagePixels, pixelsOf, sharpOf } from './page-pixels.ts'
import { type ReadCodes, readCodes } from './read-codes.ts'

const FULL_SIDE = 4_096
const READING_SIDE = 1_600
const SMALL_SIDE = 320
/** libwebp counts from 0 to 6: this takes half the time of its default for 4 % more bytes. */
const EFFORT = 2
const QUALITY = 78
/** Makes a JPEG about as many bytes as a WebP of the other quality. */
const FULL_QUALITY = 72

/**
 * Makes the pictures of a page, and reads its codes where nobody has arranged it yet. Only what is as large as the picture for reading is held
 * decoded: the large one is written while it is decoded again, which JPEG can. WebP held all of it, and took a third of the time of a page.
 */
export async function makePage(opened: OpenedPage, arranged: PageTask['arranged']): Promise<Omit<ReadPage, 'part'>> {
	const crop = arranged?.crop ?? null
	const upright = await pixelsOf(inside(arrangePage(opened, arranged?.turn ?? 0, crop), READING_SIDE))
	letGo()
	const { codes, turn }: ReadCodes = arranged ? { codes: [], turn: arranged.turn } : await readCodes(upright, opened)
	const reading = arranged || turn === 0 ? upright : await pixelsOf(sharpOf(upright).rotate(turn))
	letGo()
	const { width, height } = reading.info
	return {
		...{ turn, codes },
		...measurePage(await greyOf(reading)),
		reading: { content: await webpOf(sharpOf(reading)), widthPixels: width, heightPixels: height },
		small: { content: await webpOf(inside(sharpOf(reading), SMALL_SIDE)) },
		full: hasMore(opened, reading, crop)
			? { content: await jpegOf(inside(arrangePage(opened, turn, crop), FULL_SIDE)) }
			: null,
	}
}

/** Tells whether the original has more pixels of the page than the picture for reading. */
function hasMore({ width, height }: OpenedPage, { info }: PagePixels, crop: PageCrop | null): boolean {
	const shareWide = crop ? crop.right - crop.left : 1
	const shareHigh = crop ? crop.bottom - crop.top : 1
	return Math.max(width * shareWide, height * shareHigh) > Math.max(info.width, info.height) + 1
}

async function greyOf(page: PagePixels) {
	const { data, info } = await pixelsOf(inside(sharpOf(page), QUALITY_SIDE_PIXELS).greyscale().toColourspace('b-w'))
	return { pixels: data, width: info.width, height: info.height }
}

const webpOf = (picture: Sharp) => picture.webp({ quality: QUALITY, effort: EFFORT }).toBuffer()

/** Better tables of codes would need all of the picture before its first byte is written. */
const jpegOf = (picture: Sharp) => picture.jpeg({ quality: FULL_QUALITY, optimizeCoding: false }).toBuffer()
