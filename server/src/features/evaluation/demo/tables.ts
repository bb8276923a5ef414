import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../answer-copies/public.ts'
import { evaluationDrafts, evaluations } from '../tables.ts'
import type { CopyEvaluation } from './copy-file.ts'
import { halvesOf, type SampleTimes } from './sample-times.ts'

interface SampleEvaluation {
	evaluation: CopyEvaluation
	copy: SampleTimes & { id: string; paperCategory: PaperCategory; isOverdue: boolean }
	/** Null: it waits. */
	evaluatorId: string | null
	annotations: Annotation[]
	now: Date
}

const HOUR_MILLISECONDS = 3_600_000
const RE_EVALUATION_HOURS = 48
const LEAST_HOURS = 8

/** Stores an evaluation of the demo, with what was drawn. */
export async function storeSampleEvaluation(tx: Transaction, sample: SampleEvaluation): Promise<void> {
	const { evaluation, copy, evaluatorId, annotations, now } = sample
	const { kind, reason = null, remark } = evaluation
	const { rubric, total } = evaluation.rubric ? halvesOf(evaluation.rubric) : { rubric: {}, total: 0 }
	const { askedAt, publishedAt, dueAt } = timesOf(sample)
	const id = newId()
	await tx.insert(evaluations).values({
		...{ id, copyId: copy.id, kind, paperCategory: copy.paperCategory, evaluatorId, publishedAt, reason, dueAt },
		state: stateOf(sample),
		createdAt: askedAt ?? copy.submittedAt ?? now,
		claimedAt: evaluatorId ? (publishedAt ?? now) : null,
		overdueAt: copy.isOverdue ? now : null,
		halfMarks: publishedAt ? total : null,
	})
	if (!evaluatorId) return
	await tx.insert(evaluationDrafts).values({
		...{ evaluationId: id, evaluatorId, revision: 1, saveId: 'sample-save', annotations, rubric, remark },
		savedAt: publishedAt ?? now,
	})
}

function stateOf({ evaluation, evaluatorId }: SampleEvaluation) {
	if (evaluation.afterHours) return 'published'
	return evaluatorId ? 'claimed' : 'waiting'
}

/** What the learner asks for later is due later, and not soon after the demo is stored. */
function timesOf({ evaluation: { afterHours, askedAfterHours }, copy, now }: SampleEvaluation) {
	const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MILLISECONDS)
	const sentAt = copy.submittedAt ?? now
	const publishedAt = afterHours ? after(sentAt, afterHours) : null
	if (!askedAfterHours) return { askedAt: null, publishedAt, dueAt: copy.dueAt ?? now }
	const askedAt = after(sentAt, askedAfterHours)
	const dueAt = [after(askedAt, RE_EVALUATION_HOURS), after(now, LEAST_HOURS)].sort((one, other) => +other - +one)[0]
	return { askedAt, publishedAt, dueAt: dueAt ?? now }
}
