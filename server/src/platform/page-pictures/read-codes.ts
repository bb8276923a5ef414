import { readFileSync } from 'node:fs'
import { type Position, prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import type { PageTurn } from './page-pictures.ts'
import type { RawPicture } from './render-pdf-page.ts'

/** Has texts and turn of the codes on a page. */
export interface ReadCodes {
	/** Holds each text once. */
	codes: string[]
	/** Makes them upright: clockwise; 0 where they disagree, or there are none. */
	turn: PageTurn
}

const turns = [0, 90, 180, 270] as const satisfies PageTurn[]
const MAX_CODES = 8
const MAX_TEXT = 200

// By itself it would load the file from the internet.
const wasmBinary = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } })

export async function readCodes({ pixels, width, height }: RawPicture): Promise<ReadCodes> {
	const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
	const found = await readBarcodes(
		{ data, width, height, colorSpace: 'srgb' },
		{
			formats: ['QRCode'],
			tryHarder: true,
			tryRotate: true,
			tryInvert: true,
			tryDownscale: true,
			maxNumberOfSymbols: MAX_CODES,
			textMode: 'Plain',
		},
	)
	const read = found.filter(({ isValid, text }) => isValid && text.length <= MAX_TEXT)
	return { codes: [...new Set(read.map(({ text }) => text))], turn: agreedTurn(read) }
}

function agreedTurn(read: ReadResult[]): PageTurn {
	const [first, ...others] = new Set(read.map(({ position }) => turnOf(position)))
	return others.length > 0 ? 0 : (first ?? 0)
}

/** The upper edge of a code runs from left to right where the page is upright. */
function turnOf({ topLeft, topRight }: Position): PageTurn {
	const degrees = (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI
	const quarters = Math.round(-degrees / 90)
	return turns[((quarters % 4) + 4) % 4] ?? 0
}
