import { AppError } from '@aravalli/shared/errors'
import { totalOf } from '@aravalli/shared/evaluation/rubric'
import { findCopies } from '../../answer-copies/public.ts'
import { assertMarks, lockOwn } from '../drafts/save-draft.ts'
import { findDrafts } from '../drafts/tables.ts'
import { type EvaluationServices, isPossibleId } from '../evaluation-services.ts'
import { settleCopy } from './settle-copy.ts'
import { setPublished } from './tables.ts'

interface Wish {
	evaluationId: string
	evaluatorId: string
	/** Is what the evaluator has seen: the revision that was saved last, and the sum of its marks. */
	seen: { revision: number; total: number }
}

/**
 * Publishes an evaluation as it was saved last, and decides what becomes of its copy.
 *
 * @returns the total, in marks
 * @throws AppError `evaluation.not-found`, `evaluation.not-yours`, `evaluation.published`, `evaluation.changed`,
 *   `evaluation.marks-too-high`, `evaluation.total-differs`, `evaluation.empty`
 */
export async function publishEvaluation(
	services: EvaluationServices,
	{ evaluationId, evaluatorId, seen }: Wish,
): Promise<number> {
	if (!isPossibleId(evaluationId)) throw new AppError('evaluation.not-found')
	const now = services.now()
	return services.database.transaction(async (tx) => {
		const { copyId } = await lockOwn(tx, evaluationId, evaluatorId)
		const [draft] = await findDrafts(tx, [{ evaluationId, evaluatorId }])
		if ((draft?.revision ?? 0) !== seen.revision) throw new AppError('evaluation.changed')
		if (!draft) throw new AppError('evaluation.empty')
		const [copy] = await findCopies(tx, [copyId])
		assertMarks(draft.rubric, copy)
		const halves = totalOf(draft.rubric)
		if (halves !== seen.total * 2) throw new AppError('evaluation.total-differs')
		if (halves === 0 && draft.remark === '') throw new AppError('evaluation.empty')
		await setPublished(tx, evaluationId, halves, now)
		await settleCopy(services, tx, { copyId, now })
		return halves / 2
	})
}
