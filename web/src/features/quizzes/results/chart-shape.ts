/**
 * This file draws the ridge of results over time, in a box of 1000 by 100: 0 at the top of it stands for 100 percent.
 * It says where the points stand and how the hills go through them. It is pure.
 */

export interface ChartPoint {
	/** Counts from the left, 0 to 1000. */
	x: number
	/** Counts from the top, 0 to 100. */
	y: number
}

const WIDTH = 1000

/**
 * Puts the points at the same distance from each other, and a single one in the middle.
 * @param percents the oldest first, 0 to 100 each
 */
export function chartPoints(percents: readonly number[]): ChartPoint[] {
	const step = percents.length > 1 ? WIDTH / (percents.length - 1) : 0
	const round = (value: number) => Math.round(value * 100) / 100
	return percents.map((percent, index) => ({
		x: percents.length === 1 ? WIDTH / 2 : round(index * step),
		y: round(100 - Math.min(100, Math.max(0, percent))),
	}))
}

/**
 * Draws the crest. It is level at each point, so that it is nowhere higher or lower than the results. '' stands for
 * fewer than two points.
 */
export function crestPath(points: readonly ChartPoint[]): string {
	const [first, ...rest] = points
	if (!first || rest.length === 0) return ''
	let before = first
	const curves = rest.map((point) => {
		const middle = (before.x + point.x) / 2
		const curve = `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
		before = point
		return curve
	})
	return `M${first.x} ${first.y}${curves.join('')}`
}

/** Draws the land below the crest. '' stands for fewer than two points. */
export function landPath(points: readonly ChartPoint[]): string {
	const crest = crestPath(points)
	return crest && `${crest}V100H0Z`
}
