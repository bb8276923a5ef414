import { simplify } from './simplify.mjs'

/**
 * @typedef {import('./trace-arcs.mjs').Arc} Arc
 * @typedef {[number, number]} Point
 */

/** The file's whole numbers are degrees times this: 11 metres. */
export const scale = 10_000

/**
 * Chains arcs to rings with the value on their left. Where more than one goes on, any will do: rings are filled even-odd.
 *
 * @param {Arc[]} arcs @param {(value: number) => boolean} isInside
 * @returns {number[][]} numbers of arcs, `~number` where one is walked backwards
 */
export function findRings(arcs, isInside) {
	/** @type {{ arc: number, from: number, to: number }[]} */
	const open = arcs.flatMap(({ left, right, first, last }, arc) => {
		if (isInside(left) === isInside(right)) return []
		return [isInside(left) ? { arc, from: first, to: last } : { arc: ~arc, from: last, to: first }]
	})
	const rings = []
	while (open.length > 0) {
		const ring = [open.shift()]
		while (ring[ring.length - 1].to !== ring[0].from) {
			const end = ring[ring.length - 1].to
			ring.push(
				...open.splice(
					open.findIndex(({ from }) => from === end),
					1,
				),
			)
		}
		rings.push(ring.map(({ arc }) => arc))
	}
	return rings
}

/** @param {Point[][]} lines of the arcs @param {number[]} ring @returns {Point[]} */
export const ringPoints = (lines, ring) =>
	ring.flatMap((arc) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]).slice(0, -1))

/** @param {Arc[]} arcs @param {number} area @returns {Point[][]} in whole numbers */
export const simplifyArcs = (arcs, area) =>
	arcs.map(({ points }) => simplify(points, area).map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)]))

/**
 * Gives the first point, then the steps to the following ones.
 * @param {Point[]} line
 */
export const toSteps = (line) =>
	line.flatMap(([x, y], index) => (index === 0 ? [x, y] : [x - line[index - 1][0], y - line[index - 1][1]]))

/**
 * Gives the square of the distance from a place to a piece of a line.
 * @param {Point} place @param {Point} a @param {Point} b
 */
function distanceSquared([x, y], [x1, y1], [x2, y2]) {
	const [dx, dy] = [x2 - x1, y2 - y1]
	const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
	return (x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2
}

/** @param {Point} place @param {Point[][]} rings */
function roomAround([x, y], rings) {
	let inside = false
	let least = Number.POSITIVE_INFINITY
	for (const ring of rings) {
		for (const [index, a] of ring.entries()) {
			const b = ring[(index + 1) % ring.length]
			least = Math.min(least, distanceSquared([x, y], a, b))
			if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
		}
	}
	return inside ? least : -1
}

/** A name needs so much more room to the sides than above and below, because it is read along a line. */
const nameIsWider = 1.5

/**
 * Finds the place inside the rings with the most room for a name, to two hundredths of a degree.
 * @param {Point[][]} rings @returns {Point}
 */
export function findCentre(rings) {
	const squeeze = ([x, y]) => [x / nameIsWider, y]
	const squeezed = rings.map((ring) => ring.map(squeeze))
	const points = rings.flat()
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
	const step = scale / 50
	let best = { room: -1, place: points[0] }
	for (let x = Math.ceil(Math.min(...xs) / step) * step; x < Math.max(...xs); x += step) {
		for (let y = Math.ceil(Math.min(...ys) / step) * step; y < Math.max(...ys); y += step) {
			const room = roomAround(squeeze([x, y]), squeezed)
			if (room > best.room) best = { room, place: [x, y] }
		}
	}
	return [best.place[0] / scale, best.place[1] / scale]
}
