import type { RubricMarks } from '@aravalli/shared/evaluation/marking-contract'
import { type HalfMarks, rubricParts } from '@aravalli/shared/evaluation/rubric'

const mapParts = (given: Record<keyof HalfMarks, number>, change: (marks: number) => number) =>
	Object.fromEntries(rubricParts.map((part) => [part, change(given[part])])) as HalfMarks

export const toHalves = (marks: RubricMarks): HalfMarks => mapParts(marks, (mark) => Math.round(mark * 2))
export const toMarks = (halves: HalfMarks): RubricMarks => mapParts(halves, (half) => half / 2)
export const noMarks: RubricMarks = toMarks(mapParts({} as HalfMarks, () => 0))
