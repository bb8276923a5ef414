import { RE_EVALUATION_DAYS } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import type { EvaluationRow } from '../tables.ts'

const DAY_MILLISECONDS = 86_400_000

export interface ReEvaluationState {
	state: 'possible' | 'asked' | 'done' | 'too-late'
	/** So long it may be asked for. */
	until: Date
	reason: string | null
}

/** Says whether a returned copy may be evaluated once more, or what has become of it. */
export function reEvaluationOf(
	evaluations: readonly Pick<EvaluationRow, 'kind' | 'state' | 'reason'>[],
	returnedAt: Date,
	now: Date,
): ReEvaluationState {
	const until = new Date(returnedAt.getTime() + RE_EVALUATION_DAYS * DAY_MILLISECONDS)
	const asked = evaluations.find(({ kind }) => kind === 're-evaluation')
	if (asked) return { state: asked.state === 'published' ? 'done' : 'asked', until, reason: asked.reason }
	return { state: now <= until ? 'possible' : 'too-late', until, reason: null }
}

/** @throws AppError `re-evaluation.asked`, `re-evaluation.too-late` */
export function refuseReEvaluation({ state }: ReEvaluationState): void {
	if (state === 'asked' || state === 'done') throw new AppError('re-evaluation.asked')
	if (state === 'too-late') throw new AppError('re-evaluation.too-late')
}
