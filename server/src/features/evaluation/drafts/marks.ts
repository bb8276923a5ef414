import type { RubricMarks } from '@aravalli/shared/evaluation/marking-contract'
import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'

const mapParts = (given: Readonly<Record<string, number>>, change: (marks: number) => number) =>
	Object.fromEntries(Object.entries(given).map(([part, marks]) => [part, change(marks)]))

export const toHalves = (marks: RubricMarks): HalfMarks => mapParts(marks, (mark) => Math.round(mark * 2))
export const toMarks = (halves: HalfMarks): RubricMarks => mapParts(halves, (half) => half / 2)
export const noMarks = (max: HalfMarks): RubricMarks => mapParts(max, () => 0)
