import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { RubricMarks } from '@aravalli/shared/evaluation/marking-contract'

/** Is what an evaluator draws and gives. */
export interface DraftContent {
	annotations: readonly Annotation[]
	rubric: RubricMarks
	remark: string
}

/** Adds up marks in halves, which are whole numbers. */
export const totalMarks = (rubric: RubricMarks): number =>
	Object.values(rubric).reduce((sum, marks) => sum + Math.round(marks * 2), 0) / 2

/** Moves the marks of a part by steps of one half, within what it has. */
export function steppedMarks(rubric: RubricMarks, max: RubricMarks, part: string, steps: number): RubricMarks {
	const halves = Math.round((rubric[part] ?? 0) * 2) + steps
	return { ...rubric, [part]: Math.min(Math.max(halves, 0), Math.round((max[part] ?? 0) * 2)) / 2 }
}

/** Writes '6.5', and '6.0' where parts are shown one below the other. */
export const marksInColumn = (marks: number): string => marks.toFixed(1)
