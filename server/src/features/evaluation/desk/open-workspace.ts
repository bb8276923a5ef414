import { AppError } from '@aravalli/shared/errors'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { type MarkedCopy, rubricOf } from '@aravalli/shared/evaluation/rubric'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { listReadablePages } from '../../answer-copies/public.ts'
import { noMarks, toMarks } from '../drafts/marks.ts'
import { type DraftRow, findDrafts } from '../drafts/tables.ts'
import { type EvaluationServices, type Evaluator, isPossibleId } from '../evaluation-services.ts'
import { listEvaluationsOf } from '../publishing/tables.ts'
import { presentWithCopies } from '../queue/present-queue.ts'
import { findEvaluation } from '../queue/tables.ts'
import type { EvaluationRow } from '../tables.ts'

/** @throws AppError `evaluation.not-found`, `evaluation.not-yours` */
export async function openWorkspace(
	services: EvaluationServices,
	evaluator: Evaluator,
	id: string,
	language: Language,
): Promise<Workspace> {
	const evaluation = await findOpen(services.database.db, evaluator, id)
	return presentWorkspace(services, evaluator, evaluation, language)
}

/** Finds an evaluation that somebody may see: her own, and ADMIN any. @throws AppError `evaluation.not-found`, `evaluation.not-yours` */
export async function findOpen(db: Queryable, { userId, isAdmin }: Evaluator, id: string): Promise<EvaluationRow> {
	const evaluation = isPossibleId(id) ? await findEvaluation(db, id) : null
	if (!evaluation) throw new AppError('evaluation.not-found')
	if (!isAdmin && evaluation.evaluatorId !== userId) throw new AppError('evaluation.not-yours')
	return evaluation
}

export async function presentWorkspace(
	{ database: { db }, now }: EvaluationServices,
	evaluator: Evaluator,
	evaluation: EvaluationRow,
	language: Language,
): Promise<Workspace> {
	const { id: evaluationId, copyId, reason } = evaluation
	const [[presented], pages, [draft], others] = await Promise.all([
		presentWithCopies(db, [evaluation], { evaluator, language, now: now() }),
		listReadablePages(db, [copyId]),
		findDrafts(db, [{ evaluationId, evaluatorId: evaluation.evaluatorId ?? evaluator.userId }]),
		evaluation.kind === 'lead' ? listOthers(db, copyId) : [],
	])
	if (!presented) throw new AppError('evaluation.not-found')
	const { entry, copy, answered } = presented
	return {
		...entry,
		pages: pages.map(({ pageId, width, height, version }) => ({ pageId, width, height, version })),
		maxRubric: toMarks(rubricOf(copy)),
		modelAnswer: answered?.modelAnswer ?? '',
		marksSplit: answered?.marksSplit ?? '',
		draft: presentDraft(draft, copy),
		reason,
		others,
	}
}

function presentDraft(draft: DraftRow | undefined, copy: MarkedCopy): Workspace['draft'] {
	if (!draft) return { revision: 0, annotations: [], rubric: noMarks(rubricOf(copy)), remark: '', savedAt: null }
	const { revision, annotations, rubric, remark, savedAt } = draft
	return { revision, annotations, rubric: toMarks(rubric), remark, savedAt: savedAt.toISOString() }
}

/** Gives what those have published between whom a lead decides. */
async function listOthers(db: Queryable, copyId: string): Promise<Workspace['others']> {
	const published = (await listEvaluationsOf(db, copyId)).flatMap(({ id, kind, state, evaluatorId, halfMarks }) =>
		kind !== 'lead' && state === 'published' && evaluatorId !== null && halfMarks !== null
			? [{ evaluationId: id, evaluatorId, kind, total: halfMarks / 2 }]
			: [],
	)
	const drafts = await findDrafts(db, published)
	return published.flatMap(({ evaluationId, kind, total }) => {
		const draft = drafts.find((one) => one.evaluationId === evaluationId)
		return draft ? [{ kind, total, rubric: toMarks(draft.rubric), remark: draft.remark }] : []
	})
}
