import { pixelsInDegree } from './paint-districts.mjs'

/**
 * This file finds the borders between the pixels of different districts, as lines from one meeting of borders to the
 * next, so that neighbours share them. A corner is the place south-west of the pixel with the same number.
 *
 * @typedef {import('./paint-districts.mjs').Picture} Picture
 * @typedef {{ points: [number, number][], left: number, right: number, first: number, last: number }} Arc
 */

/** The directions are east, north, west, south. */
const directions = [0, 1, 2, 3]

/** @param {Picture} picture */
function helpers({ columns, pixels }) {
	const steps = [1, columns, -1, -columns]
	// Somebody who walks from the corner has these pixels to the left and to the right, relative to it.
	const lefts = [0, -1, -columns - 1, -columns]
	const rights = [-columns, 0, -1, -columns - 1]
	const left = (corner, direction) => pixels[corner + lefts[direction]]
	const right = (corner, direction) => pixels[corner + rights[direction]]
	const isBorder = (corner, direction) => left(corner, direction) !== right(corner, direction)
	return { steps, left, right, isBorder }
}

/**
 * Finds every border once, with the values on both sides.
 *
 * @param {Picture} picture
 */
export function traceArcs(picture) {
	const { steps, left, right, isBorder } = helpers(picture)
	const bordersAt = (corner) => directions.filter((direction) => isBorder(corner, direction))
	const walked = new Uint8Array(picture.pixels.length)
	const isWalked = (corner, direction) => (walked[corner] >> direction) & 1

	/** @param {number} first @param {number} heading */
	function walk(first, heading) {
		const corners = [first]
		let corner = first
		let direction = heading
		for (;;) {
			walked[corner] |= 1 << direction
			corner += steps[direction]
			walked[corner] |= 1 << ((direction + 2) % 4)
			corners.push(corner)
			const ways = bordersAt(corner)
			if (corner === first || ways.length !== 2) break
			direction = ways.find((way) => way !== (direction + 2) % 4) ?? direction
		}
		return { corners, left: left(first, heading), right: right(first, heading), first, last: corner }
	}

	const arcs = []
	const walkFrom = (corner) => {
		for (const direction of bordersAt(corner)) if (!isWalked(corner, direction)) arcs.push(walk(corner, direction))
	}
	const corners = cornersOnBorders(picture)
	for (const corner of corners) if (bordersAt(corner).length > 2) walkFrom(corner)
	// The borders that are left meet nothing, so they are rings.
	for (const corner of corners) walkFrom(corner)
	return arcs.map((arc) => ({ ...arc, points: toPoints(picture, arc.corners) }))
}

/** @param {Picture} picture */
function cornersOnBorders({ columns, pixels }) {
	const corners = []
	for (let corner = columns + 1; corner < pixels.length; corner++) {
		const pixel = pixels[corner]
		if (pixel !== pixels[corner - 1] || pixel !== pixels[corner - columns] || pixel !== pixels[corner - columns - 1]) {
			corners.push(corner)
		}
	}
	return corners
}

/**
 * Gives the points in degrees. Between its ends a line goes through the middles of the pixels' sides, which makes
 * slopes of stairs.
 *
 * @param {Picture} picture @param {number[]} corners
 * @returns {[number, number][]}
 */
function toPoints({ west, south, columns }, corners) {
	const places = corners.map((corner) => [
		west + (corner % columns) / pixelsInDegree,
		south + Math.floor(corner / columns) / pixelsInDegree,
	])
	const middles = places.slice(1).map(([x, y], index) => [(x + places[index][0]) / 2, (y + places[index][1]) / 2])
	return [places[0], ...middles, places[places.length - 1]]
}
