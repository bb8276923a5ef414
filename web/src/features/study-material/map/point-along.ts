import type { SheetPoint } from './projection.ts'

/** Finds the point at a share of a line's length, from 0 to 1. */
export function pointAlong(course: readonly SheetPoint[], share: number): SheetPoint {
	const pieces = course.slice(1).map((to, index) => {
		const from = course[index] ?? to
		return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
	})
	let left = share * pieces.reduce((sum, { length }) => sum + length, 0)
	for (const { from, to, length } of pieces) {
		if (length > 0 && left <= length) {
			const part = left / length
			return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
		}
		left -= length
	}
	return course.at(-1) ?? [0, 0]
}
