import type { ProgressEntry } from '@aravalli/shared/evaluation/returned-contract'
import type { RubricPart } from '@aravalli/shared/evaluation/rubric'

/** Are of the drawing, whose width is stretched to its place. */
export const CHART = { width: 600, height: 200, side: 14, top: 12, bottom: 10 } as const

export interface Spot {
	x: number
	y: number
}

/** @param share of the maximum, 0 to 1 */
export const heightOf = (share: number): number => CHART.top + (1 - share) * (CHART.height - CHART.top - CHART.bottom)

/** Places shares one after the other, evenly from the left to the right. */
export function spotsOf(shares: readonly number[]): Spot[] {
	const room = CHART.width - 2 * CHART.side
	const step = shares.length > 1 ? room / (shares.length - 1) : 0
	return shares.map((share, index) => ({ x: CHART.side + index * step, y: heightOf(share) }))
}

const round = (value: number) => Math.round(value * 10) / 10

/** Draws a line over the spots as our hills are drawn: level at each of them, so that no hill is higher than its answer. */
export function hillLine(spots: readonly Spot[]): string {
	return spots
		.map(({ x, y }, index) => {
			const before = spots[index - 1]
			if (!before) return `M${round(x)} ${round(y)}`
			const middle = round((before.x + x) / 2)
			return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`
		})
		.join('')
}

/** @param part absent: the total. @returns 0 where the question has no marks for the part */
export function shareOf({ total, maxMarks, rubric, maxRubric }: ProgressEntry, part?: RubricPart): number {
	if (!part) return total / maxMarks
	const most = maxRubric[part] ?? 0
	return most === 0 ? 0 : (rubric[part] ?? 0) / most
}
