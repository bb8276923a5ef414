import type { ReturnedEvaluation } from '@aravalli/shared/evaluation/returned-contract'
import { toMarks } from '../drafts/marks.ts'
import type { Shown } from './shown-evaluations.ts'
import type { DrawnEvaluation } from './tables.ts'

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
		rubric: toMarks(drawn?.rubric ?? {}),
		remark: drawn?.remark ?? '',
		annotations: drawn?.annotations ?? [],
		publishedAt: (publishedAt ?? returnedAt).toISOString(),
		reason,
	}
}
