/** @typedef {[number, number]} Point */

/**
 * Measures a triangle in square kilometres, near the middle of the State.
 * @param {Point} a @param {Point} b @param {Point} c
 */
const triangle = (a, b, c) =>
	Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) * 0.5 * 110.8 * 99.3

/** A ring needs so many points to be shown. */
const leastInRing = 4

/**
 * Takes away the points that matter least (Visvalingam): while a point makes a triangle with its neighbours that is smaller than
 * the given area, the one with the smallest goes. Ends stay.
 *
 * @param {Point[]} points @param {number} areaInSquareKilometres
 */
export function simplify(points, areaInSquareKilometres) {
	const next = points.map((_, index) => index + 1)
	const previous = points.map((_, index) => index - 1)
	const last = points.length - 1
	const areaAt = (index) =>
		index === 0 || index === last
			? Number.POSITIVE_INFINITY
			: triangle(points[previous[index]], points[index], points[next[index]])
	const areas = points.map((_, index) => areaAt(index))
	const isRing = points[0][0] === points[last][0] && points[0][1] === points[last][1]
	const least = isRing ? leastInRing + 1 : 2

	let left = points.length
	while (left > least) {
		let smallest = 0
		for (let index = next[0]; index < last; index = next[index]) if (areas[index] < areas[smallest]) smallest = index
		if (areas[smallest] >= areaInSquareKilometres) break
		const [before, after] = [previous[smallest], next[smallest]]
		next[before] = after
		previous[after] = before
		// A point does not become less important because its neighbour went.
		areas[before] = Math.max(areaAt(before), areas[smallest])
		areas[after] = Math.max(areaAt(after), areas[smallest])
		left--
	}
	const kept = []
	for (let index = 0; index <= last; index = next[index]) kept.push(points[index])
	return kept
}
