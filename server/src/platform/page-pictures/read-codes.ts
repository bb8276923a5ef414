import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Position, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { PageTurn } from './page-pictures.ts'
import { inside, type PagePixels, pixelsOf, sharpOf } from './page-pixels.ts'

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
/** A module of the codes that we print has three pixels then. */
export const SIDE_PIXELS = 1_600
const LARGE_SIDE_PIXELS = 2_400
const MAX_CODES = 8
const MAX_TEXT = 200

// By itself it would load the file from the internet.
const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmPath)).buffer } })

/** Looks in a small picture first, and where nothing is found in one of the size in which a scan comes. */
export async function readCodes(page: PagePixels): Promise<ReadCodes> {
	const longSide = Math.max(page.info.width, page.info.height)
	let found = await findCodes(page, SIDE_PIXELS, true)
	if (found.length === 0 && longSide > SIDE_PIXELS) found = await findCodes(page, LARGE_SIDE_PIXELS, true)
	return { codes: [...new Set(found.map(({ text }) => text))], turn: agreedTurn(found) }
}

/** @param isThorough looks for more of what a camera does to a code: the quick way misses one of ten photographed pages */
export async function findCodes(page: PagePixels, side: number, isThorough: boolean): Promise<FoundCode[]> {
	const { data, info } = await pixelsOf(inside(sharpOf(page), side).ensureAlpha())
	const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
	const found = await readBarcodes(
		{ data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' },
		{
			formats: ['QRCode'],
			tryHarder: isThorough,
			tryRotate: isThorough,
			tryInvert: isThorough,
			tryDownscale: isThorough,
			maxNumberOfSymbols: MAX_CODES,
			textMode: 'Plain',
		},
	)
	return found.filter(({ isValid, text }) => isValid && text.length <= MAX_TEXT)
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
