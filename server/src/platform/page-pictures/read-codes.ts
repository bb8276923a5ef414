import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Sharp } from 'sharp'
import { type Position, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { OpenedPage } from './open-page.ts'
import type { PageTurn } from './page-pictures.ts'
import { type PagePixels, pixelsOf, sharpOf } from './page-pixels.ts'

/** Has texts and turn of the codes on a page. */
export interface ReadCodes {
	/** Holds each text once. */
	codes: string[]
	/** Makes them upright: clockwise; 0 where they disagree, or there are none. */
	turn: PageTurn
}

interface FoundCode {
	text: string
	/** Are its corners, in pixels. */
	position: Position
}

const turns = [0, 90, 180, 270] as const satisfies PageTurn[]
/** A module of the codes that we print has five pixels then; in the picture for reading it has three. */
const LARGE_SIDE_PIXELS = 2_600
const MAX_CODES = 8
const MAX_TEXT = 200

// By itself it would load the file from the internet.
const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmPath)).buffer } })

/**
 * Looks in the picture for reading first, and where nothing is found in a large one that was sharpened: of seventeen blurred photographs whose
 * codes the first way missed it read sixteen, and without sharpening six.
 *
 * @param reading is the whole page, upright as the camera held it
 */
export async function readCodes(reading: PagePixels, opened: OpenedPage): Promise<ReadCodes> {
	const found = await findCodes(reading, true)
	const all = found.length > 0 ? found : await searchIn(await sharpened(opened), true)
	return { codes: [...new Set(all.map(({ text }) => text))], turn: agreedTurn(all) }
}

/** @param isThorough looks for more of what a camera does to a code: the quick way misses three of ten photographed pages */
export async function findCodes(reading: PagePixels, isThorough: boolean): Promise<FoundCode[]> {
	return searchIn(sharpOf(reading), isThorough)
}

async function sharpened({ begin }: OpenedPage): Promise<Sharp> {
	const large = { width: LARGE_SIDE_PIXELS, height: LARGE_SIDE_PIXELS, fit: 'inside' } as const
	const grey = await pixelsOf(begin().resize(large).greyscale().toColourspace('b-w'))
	return sharpOf(grey).sharpen({ sigma: 2.5, m1: 3, m2: 4 })
}

async function searchIn(picture: Sharp, isThorough: boolean): Promise<FoundCode[]> {
	const found = await readBarcodes(await greyFileOf(picture), {
		formats: ['QRCode'],
		tryHarder: isThorough,
		tryRotate: isThorough,
		tryInvert: isThorough,
		tryDownscale: isThorough,
		maxNumberOfSymbols: MAX_CODES,
		textMode: 'Plain',
	})
	return found.filter(({ isValid, text }) => isValid && text.length <= MAX_TEXT)
}

/** Has one byte a pixel, where pixels by themselves must have four: PGM (https://netpbm.sourceforge.net/doc/pgm.html). */
async function greyFileOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
	const { data, info } = await pixelsOf(picture.greyscale().toColourspace('b-w'))
	const header = Buffer.from(`P5 ${info.width} ${info.height} 255\n`)
	const file = new Uint8Array(header.length + data.length)
	file.set(header)
	file.set(data, header.length)
	return file
}

function agreedTurn(found: FoundCode[]): PageTurn {
	const [first, ...others] = new Set(found.map(({ position }) => turnOf(position)))
	return others.length > 0 ? 0 : (first ?? 0)
}

/** The upper edge of a code runs from left to right where the page is upright. */
function turnOf({ topLeft, topRight }: Position): PageTurn {
	const degrees = (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI
	const quarters = Math.round(-degrees / 90)
	return turns[((quarters % 4) + 4) % 4] ?? 0
}
