/**
 * This is a ridge whose summits are the values. Its hills are old: level on each summit and in each valley, with nothing pointed
 * between.
 *
 * Coordinates are percent of the drawing, y downwards; 100 is the line from which heights are counted.
 */

/** Left of the first hill there is room for the scale. The labels below keep to the same columns (heights.module.css). */
export const ridgeRoom = { left: 8, right: 4, top: 24 }

export interface Summit {
	x: number
	y: number
}

interface RidgeShape {
	summits: Summit[]
	/** Holds the hills as an area for `d` of a path. */
	area: string
	/** Gives the height at which a value lies. */
	yOf: (value: number) => number
}

/** A valley lies at this share of the lower of its two hills. Only the summits mean something. */
const VALLEY = 0.64

export function ridgeShape(values: number[]): RidgeShape {
	const highest = Math.max(...values)
	const yOf = (value: number) => round(100 - (highest > 0 ? value / highest : 0) * (100 - ridgeRoom.top))
	const width = (100 - ridgeRoom.left - ridgeRoom.right) / values.length
	const summits = values.map((value, index) => ({ x: round(ridgeRoom.left + (index + 0.5) * width), y: yOf(value) }))
	const points = summits.flatMap((summit, index) => {
		const next = summits[index + 1]
		if (!next) return [summit]
		const lower = Math.max(summit.y, next.y)
		return [summit, { x: round((summit.x + next.x) / 2), y: round(100 - (100 - lower) * VALLEY) }]
	})
	const last = summits.at(-1) ?? { x: 100, y: 100 }
	// It rises from the plain, where the scale stands, and goes on beyond the right edge.
	const way = [{ x: 0, y: 100 }, ...points, { x: 100, y: round(100 - (100 - last.y) * VALLEY) }]
	return { summits, area: `M0 100${curve(way)}V100Z`, yOf }
}

/** Draws a curve through all points, level at each: as far as halfway it keeps to the height from which it comes. */
function curve(points: Summit[]): string {
	return points
		.slice(1)
		.map((to, index) => {
			const from = points[index] ?? to
			const middle = round((from.x + to.x) / 2)
			return `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
		})
		.join('')
}

const round = (value: number) => Math.round(value * 100) / 100
