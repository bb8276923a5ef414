/**
 * The districts become a picture with a pixel for every thousandth of a degree, about 100 metres. Neighbours of the
 * source do not share their borders: they overlap or leave gaps of up to half a kilometre. In a picture every place has
 * one district.
 *
 * @typedef {[number, number]} Point
 * @typedef {{ west: number, south: number, columns: number, rows: number, pixels: Uint8Array }} Picture
 */

export const pixelsInDegree = 1000

/** Gaps and clefts of twice this width are no land outside the State. */
const gapPixels = 5

/** Smaller pieces come from borders that cross each other. 180 pixels are two square kilometres. */
const leastPieceInPixels = 180

/** @returns {Picture} with room around the State, so that no neighbour of a pixel is missing */
export function emptyPicture() {
	const [columns, rows] = [9000, 7400]
	return { west: 69.4, south: 22.95, columns, rows, pixels: new Uint8Array(columns * rows) }
}

/**
 * Finds where the rings cross the middle of each row.
 *
 * @param {Picture} picture @param {Point[][]} rings
 */
function crossings({ west, south }, rings) {
	/** @type {Map<number, number[]>} */
	const rows = new Map()
	for (const ring of rings) {
		const points = ring.map(([x, y]) => [(x - west) * pixelsInDegree - 0.5, (y - south) * pixelsInDegree - 0.5])
		points.forEach(([x1, y1], index) => {
			const [x2, y2] = points[(index + 1) % points.length]
			for (let row = Math.ceil(Math.min(y1, y2)); row < Math.max(y1, y2); row++) {
				const x = x1 + ((row - y1) / (y2 - y1)) * (x2 - x1)
				rows.set(row, [...(rows.get(row) ?? []), x])
			}
		})
	}
	return rows
}

/**
 * Gives what is inside the rings (even-odd) a value, where it has the one to be replaced.
 *
 * @param {Picture} picture @param {Point[][]} rings @param {number} value @param {number} replaced
 */
export function paint(picture, rings, value, replaced = 0) {
	for (const [row, found] of crossings(picture, rings)) {
		found.sort((a, b) => a - b)
		for (let pair = 0; pair < found.length; pair += 2) {
			paintRow(picture, row, [found[pair], found[pair + 1]], value, replaced)
		}
	}
}

/** @param {Picture} picture @param {number} row @param {Point} between @param {number} value @param {number} replaced */
function paintRow({ pixels, columns }, row, [first, end], value, replaced) {
	for (let pixel = row * columns + Math.ceil(first); pixel < row * columns + end; pixel++) {
		if (pixels[pixel] === replaced) pixels[pixel] = value
	}
}

/** @param {number} pixel @param {number} columns */
const neighbours = (pixel, columns) => [pixel - 1, pixel + 1, pixel - columns, pixel + columns]

/**
 * Goes from pixel to neighbouring pixel, as far as `enter` lets it.
 *
 * @param {number[]} from @param {number} columns @param {(pixel: number, from: number) => boolean} enter
 * @param {number} steps
 */
function spread(from, columns, enter, steps = Number.POSITIVE_INFINITY) {
	let front = from
	for (let step = 0; step < steps && front.length > 0; step++) {
		front = front.flatMap((pixel) => neighbours(pixel, columns).filter((neighbour) => enter(neighbour, pixel)))
	}
}

/** @param {Picture} picture @param {(pixel: number) => boolean} has */
function pixelsThat({ pixels }, has) {
	const found = []
	for (let pixel = 0; pixel < pixels.length; pixel++) if (has(pixel)) found.push(pixel)
	return found
}

/**
 * Finds the pixels outside the State: those that the corner reaches without going through a gap, and everything within
 * a gap's width of them.
 *
 * @param {Picture} picture
 */
function findOutside(picture) {
	const { pixels, columns, rows } = picture
	const isEdge = (pixel) => pixels[pixel] > 0 && neighbours(pixel, columns).some((next) => pixels[next] === 0)
	const nearLand = new Uint8Array(pixels.length)
	spread(
		pixelsThat(picture, isEdge),
		columns,
		(pixel) => pixels[pixel] === 0 && !nearLand[pixel] && !!++nearLand[pixel],
		gapPixels,
	)

	const outside = new Uint8Array(pixels.length)
	const inPicture = (pixel) => pixel >= 0 && pixel < columns * rows
	spread(
		[0],
		columns,
		(pixel) => inPicture(pixel) && !pixels[pixel] && !nearLand[pixel] && !outside[pixel] && !!++outside[pixel],
	)
	const isShore = (pixel) => outside[pixel] > 0 && neighbours(pixel, columns).some((next) => nearLand[next] > 0)
	spread(
		pixelsThat(picture, isShore),
		columns,
		(pixel) => !pixels[pixel] && !outside[pixel] && !!++outside[pixel],
		gapPixels,
	)
	return outside
}

/** Gives every empty pixel inside the State the value that is nearest. @param {Picture} picture @param {Uint8Array} outside */
function fillInside(picture, outside) {
	const { pixels, columns } = picture
	const isEmpty = (pixel) => pixels[pixel] === 0 && outside[pixel] === 0
	const meetsEmpty = (pixel) => neighbours(pixel, columns).some(isEmpty)
	spread(
		pixelsThat(picture, (pixel) => pixels[pixel] > 0 && meetsEmpty(pixel)),
		columns,
		(pixel, from) => {
			if (!isEmpty(pixel)) return false
			pixels[pixel] = pixels[from]
			return true
		},
	)
}

/** Empties pieces that are too small to be meant. @param {Picture} picture */
function dropCrumbs(picture) {
	const { pixels, columns } = picture
	const seen = new Uint8Array(pixels.length)
	for (let start = 0; start < pixels.length; start++) {
		if (pixels[start] === 0 || seen[start]) continue
		const piece = [start]
		seen[start] = 1
		spread([start], columns, (pixel) => {
			if (seen[pixel] || pixels[pixel] !== pixels[start]) return false
			seen[pixel] = 1
			piece.push(pixel)
			return true
		})
		if (piece.length < leastPieceInPixels) for (const pixel of piece) pixels[pixel] = 0
	}
}

/** Leaves no gap and no crumb. @param {Picture} picture */
export function tidy(picture) {
	const outside = findOutside(picture)
	fillInside(picture, outside)
	dropCrumbs(picture)
	fillInside(picture, outside)
}
