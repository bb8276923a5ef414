import { rubricOf } from '@aravalli/shared/evaluation/rubric'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { listReturned } from '../../answer-copies/public.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { toMarks } from '../drafts/marks.ts'
import { moreThanLast } from './compare-with-last.ts'
import { getReturned, type ReturnedRow } from './get-returned.ts'
import { presentEvaluation } from './present-evaluation.ts'
import { reEvaluationOf } from './re-evaluation.ts'
import { shownEvaluations } from './shown-evaluations.ts'
import { listDrawn } from './tables.ts'

interface Asked {
	copyId: string
	userId: string
	language: Language
	now: Date
}

/** @throws AppError `copy.not-found`, `copy.not-returned` */
export async function getEvaluation(db: Queryable, { copyId, userId, language, now }: Asked) {
	const copy = await getReturned(db, copyId, userId)
	const evaluations = await listDrawn(db, [copyId])
	const question = (await findCopyQuestions(db, [copy.questionId], language)).get(copy.questionId)
	const again = reEvaluationOf(evaluations, copy.returnedAt, now)
	return {
		evaluations: shownEvaluations(evaluations, copy.returnedAt).map((shown) =>
			presentEvaluation(shown, copy.returnedAt),
		),
		maxMarks: copy.maxMarks,
		maxRubric: toMarks(rubricOf(copy)),
		modelAnswer: question?.modelAnswer ?? '',
		comparedWith: await compareWithLast(db, copy),
		reEvaluation: { ...again, until: again.until.toISOString() },
	}
}

async function compareWithLast(db: Queryable, { userId, paperCategory, returnedAt: before, ...copy }: ReturnedRow) {
	const [last] = await listReturned(db, { userId, paperCategory, before, limit: 1 })
	return last ? { difference: moreThanLast(copy, last) } : null
}
