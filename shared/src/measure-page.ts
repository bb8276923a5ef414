/**
 * Measures how sharp and how bright a photographed page is, on a small grey picture of it. The phone does it before it
 * sends, the server once more.
 */

export interface GreyPicture {
	width: number
	height: number
	/** Holds one byte a pixel, row by row: 0 is black. */
	pixels: Uint8Array | Uint8ClampedArray
}

/** Pictures are made this small before they are looked at, so that one measure holds for all cameras. */
export const QUALITY_SIDE_PIXELS = 640

export interface PageQuality {
	/** Is the mean squared Laplacian of the sharpest tenth of the page's tiles. */
	sharpness: number
	/** Is the brightness of the paper: the 75th percentile, 0 to 255. */
	brightness: number
}

const TILES = 8
export function measurePage(picture: GreyPicture): PageQuality {
	return { sharpness: sharpnessOf(picture), brightness: brightnessOf(picture) }
}

function brightnessOf({ pixels }: GreyPicture): number {
	const counts = new Uint32Array(256)
	for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1
	let seen = 0
	for (let grey = 255; grey >= 0; grey--) {
		seen += counts[grey] ?? 0
		if (seen >= pixels.length / 4) return grey
	}
	return 0
}

/** Only where something is written can a page be sharp, so the tiles with the strongest edges speak for it. */
function sharpnessOf(picture: GreyPicture): number {
	const tiles = Array.from({ length: TILES * TILES }, (_, tile) => sharpnessOfTile(picture, tile))
	tiles.sort((one, other) => other - one)
	const best = tiles.slice(0, Math.ceil(tiles.length / 10))
	return best.reduce((sum, value) => sum + value, 0) / best.length
}

function sharpnessOfTile({ width, height, pixels }: GreyPicture, tile: number): number {
	const column = tile % TILES
	const row = Math.floor(tile / TILES)
	const [left, right] = [Math.floor((column * width) / TILES), Math.floor(((column + 1) * width) / TILES)]
	const [top, bottom] = [Math.floor((row * height) / TILES), Math.floor(((row + 1) * height) / TILES)]
	const at = (x: number, y: number) => pixels[y * width + x] ?? 0
	let squares = 0
	let count = 0
	for (let y = Math.max(top, 1); y < Math.min(bottom, height - 1); y++) {
		for (let x = Math.max(left, 1); x < Math.min(right, width - 1); x++) {
			const laplacian = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
			squares += laplacian * laplacian
			count += 1
		}
	}
	return count === 0 ? 0 : squares / count
}
