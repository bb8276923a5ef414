import type { ReturnedEvaluation } from '@aravalli/shared/evaluation/returned-contract'
import { type HalfMarks, rubricParts } from '@aravalli/shared/evaluation/rubric'
import type { Shown } from './shown-evaluations.ts'
import type { DrawnEvaluation } from './tables.ts'

/** Gives marks of parts as marks. */
export function marksOf(halves: HalfMarks): ReturnedEvaluation['rubric'] {
	return Object.fromEntries(rubricParts.map((part) => [part, halves[part] / 2])) as ReturnedEvaluation['rubric']
}

const nothing: HalfMarks = { introduction: 0, content: 0, structure: 0, conclusion: 0, presentation: 0 }

/** @param returnedAt is when the copy came back, for an evaluation that says nothing else */
export function presentEvaluation(
	{ evaluation, kind, isCurrent }: Shown<DrawnEvaluation>,
	returnedAt: Date,
): ReturnedEvaluation {
	const { drawn, halfMarks, publishedAt, reason } = evaluation
	return {
		kind,
		isCurrent,
		total: (halfMarks ?? 0) / 2,
		rubric: marksOf(drawn?.rubric ?? nothing),
		remark: drawn?.remark ?? '',
		annotations: drawn?.annotations ?? [],
		publishedAt: (publishedAt ?? returnedAt).toISOString(),
		reason,
	}
}
