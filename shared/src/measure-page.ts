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
	/**
	 * Compares how much changes from one pixel to the next with how much changes over four: about 1 for writing that is
	 * sharp, far less where it is blurred, whatever the light and the ink. Of all directions it is the one that is
	 * blurred most, for a hand shakes in one. 1 where there is nothing to see.
	 */
	sharpness: number
	/** Is the brightness of the paper: the 75th percentile, 0 to 255. */
	brightness: number
}

/** Pixels of the coarse picture are as wide as so many of the fine one. */
const COARSE = 4
/** Less than this is noise, which tells nothing of the lens. */
const LEAST_CHANGE = 10
/** Are the steps to a neighbour: across, down, and along both diagonals. */
const directions = [
	[1, 0],
	[0, 1],
	[1, 1],
	[1, -1],
] as const

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

function sharpnessOf(picture: GreyPicture): number {
	const coarse = coarsen(picture)
	const shares = directions.flatMap(([right, down]) => {
		const change = changeAlong(coarse, right, down)
		return change < LEAST_CHANGE ? [] : changeAlong(picture, right, down) / change
	})
	return shares.length === 0 ? 1 : Math.min(...shares)
}

interface Pixels {
	width: number
	height: number
	pixels: ArrayLike<number>
}

/** Gives the mean square of the second difference. */
function changeAlong({ width, height, pixels }: Pixels, right: number, down: number): number {
	const step = down * width + right
	let squares = 0
	for (let y = 1; y < height - 1; y++) {
		for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
			const change = 2 * (pixels[at] ?? 0) - (pixels[at - step] ?? 0) - (pixels[at + step] ?? 0)
			squares += change * change
		}
	}
	return squares / Math.max(1, (width - 2) * (height - 2))
}

function coarsen({ width: fineWidth, height: fineHeight, pixels: fine }: Pixels): Pixels {
	const width = Math.floor(fineWidth / COARSE)
	const height = Math.floor(fineHeight / COARSE)
	const pixels = new Float32Array(width * height)
	for (let y = 0; y < height * COARSE; y++) {
		for (let x = 0; x < width * COARSE; x++) {
			const at = Math.floor(y / COARSE) * width + Math.floor(x / COARSE)
			pixels[at] = (pixels[at] ?? 0) + (fine[y * fineWidth + x] ?? 0) / (COARSE * COARSE)
		}
	}
	return { width, height, pixels }
}
