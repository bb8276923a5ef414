import { cleanText } from '@aravalli/shared/clean-text'
import { AppError } from '@aravalli/shared/errors'
import type { EvaluationDraft } from '@aravalli/shared/evaluation/marking-contract'
import { type HalfMarks, type MarkedCopy, partsBeyond, rubricOf, totalOf } from '@aravalli/shared/evaluation/rubric'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findCopies, listReadablePages } from '../../answer-copies/public.ts'
import { refusalOf } from '../claiming/hand-back.ts'
import { lockEvaluation } from '../claiming/tables.ts'
import { type EvaluationServices, isPossibleId } from '../evaluation-services.ts'
import type { EvaluationRow } from '../tables.ts'
import { toHalves } from './marks.ts'
import { findDrafts, replaceDraft } from './tables.ts'

interface SentDraft extends Omit<EvaluationDraft, 'savedAt'> {
	saveId: string
}

interface SavedDraft {
	revision: number
	savedAt: string
	total: number
}

/**
 * Saves all that an evaluator has drawn and given; a save that is sent again is answered as before.
 *
 * @throws AppError `evaluation.not-found`, `evaluation.not-yours`, `evaluation.published`, `evaluation.changed` where
 *   something else was saved meanwhile, `evaluation.foreign-page`, `evaluation.marks-too-high`
 */
export async function saveDraft(
	{ database, now }: EvaluationServices,
	{ evaluationId, evaluatorId }: { evaluationId: string; evaluatorId: string },
	{ revision, saveId, annotations, remark, ...sent }: SentDraft,
): Promise<SavedDraft> {
	if (!isPossibleId(evaluationId)) throw new AppError('evaluation.not-found')
	const rubric = toHalves(sent.rubric)
	return database.transaction(async (tx) => {
		const { copyId } = await lockOwn(tx, evaluationId, evaluatorId)
		const [before] = await findDrafts(tx, [{ evaluationId, evaluatorId }])
		if (before?.saveId === saveId) return presentSaved(before)
		if ((before?.revision ?? 0) !== revision) throw new AppError('evaluation.changed')
		await assertFits(tx, copyId, { rubric, pageIds: annotations.map(({ pageId }) => pageId) })
		const draft = {
			...{ evaluationId, evaluatorId, saveId, rubric },
			revision: revision + 1,
			annotations: annotations.map((one) => ({ ...one, text: cleanText(one.text) })),
			remark: cleanText(remark),
			savedAt: now(),
		}
		await replaceDraft(tx, draft)
		return presentSaved(draft)
	})
}

/** Locks an evaluation that is with somebody. @throws AppError `evaluation.not-found`, `evaluation.not-yours`, `evaluation.published` */
export async function lockOwn(tx: Transaction, id: string, evaluatorId: string): Promise<EvaluationRow> {
	const evaluation = await lockEvaluation(tx, id)
	if (evaluation?.state === 'claimed' && evaluation.evaluatorId === evaluatorId) return evaluation
	throw refusalOf(evaluation, evaluatorId)
}

async function assertFits(
	tx: Transaction,
	copyId: string,
	{ rubric, pageIds }: { rubric: HalfMarks; pageIds: string[] },
): Promise<void> {
	const [copy] = await findCopies(tx, [copyId])
	const pages = new Set((await listReadablePages(tx, [copyId])).map(({ pageId }) => pageId))
	if (pageIds.some((pageId) => !pages.has(pageId))) throw new AppError('evaluation.foreign-page')
	assertMarks(rubric, copy)
}

/** @throws AppError `evaluation.marks-too-high` */
export function assertMarks(rubric: HalfMarks, copy: MarkedCopy | undefined): void {
	if (!copy || partsBeyond(rubric, rubricOf(copy)).length > 0) throw new AppError('evaluation.marks-too-high')
}

const presentSaved = ({ revision, savedAt, rubric }: { revision: number; savedAt: Date; rubric: HalfMarks }) => ({
	revision,
	savedAt: savedAt.toISOString(),
	total: totalOf(rubric) / 2,
})
