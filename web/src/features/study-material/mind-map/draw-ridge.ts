/**
 * The lines of the map are SVG paths: branches like old hills seen from afar, rounded and never steep. Lengths are in
 * pixels.
 */

const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** Heights along a low range, from 0 to 1, at even distances; it begins and ends on the ground. */
const ranges = [
	[0.55, 1, 0.5, 0.75],
	[1, 0.45, 0.7, 0.3],
	[0.4, 0.75, 0.45, 1],
]

interface Spot {
	x: number
	y: number
}

/**
 * Draws the range on which a label stands, from a spot on the ground to the right.
 *
 * @param height of the highest hill
 * @param which no two beside each other should be alike
 */
export function rangePath(from: Spot, width: number, height: number, which: number): string {
	const hills = ranges[which % ranges.length] ?? []
	const step = width / (hills.length + 1)
	const tops = [0, ...hills, 0].map((top) => from.y - top * height)
	const curves = tops.slice(1).map((top, index) => {
		const x = from.x + index * step
		const before = tops[index] ?? from.y
		return `C${at(x + step / 2, before)} ${at(x + step / 2, top)} ${at(x + step, top)}`
	})
	return `M${at(from.x, from.y)}${curves.join('')}`
}

/**
 * Draws a branch that grows thinner: it is filled, and has a stroke that is as thick as its end.
 * @param root how much thicker it begins
 */
export function branchPath(from: Spot, to: Spot, root: number): string {
	const bend = (to.x - from.x) * 0.55
	const [upper, lower] = [from.y - root / 2, from.y + root / 2]
	return [
		`M${at(from.x, upper)}`,
		`C${at(from.x + bend, upper)} ${at(to.x - bend, to.y)} ${at(to.x, to.y)}`,
		`C${at(to.x - bend, to.y)} ${at(from.x + bend, lower)} ${at(from.x, lower)}Z`,
	].join('')
}
