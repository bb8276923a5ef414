import type { CopyCard } from '@aravalli/shared/answer-copies/contract'
import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import type { AnswerCopyRow } from '../tables.ts'

/** Presents copies with their questions, in their order. */
export async function presentCards(
	db: Queryable,
	rows: readonly AnswerCopyRow[],
	{ language, now }: { language: Language; now: Date },
): Promise<CopyCard[]> {
	const ids = rows.map(({ questionId }) => questionId)
	const questions = await findCopyQuestions(db, ids, language)
	return rows.map((row) => presentCard(row, questions.get(row.questionId)?.question ?? unknownQuestion(row), now))
}

/** Items are never deleted for good while copies name them; where one is all the same, its copy is still there. */
const unknownQuestion = ({ questionId, paperCategory, maxMarks }: AnswerCopyRow): CopyQuestion => ({
	...{ questionId, paperCategory, questionText: '', difficulty: 'MEDIUM', marks: maxMarks, wordLimit: 0 },
	isFallback: false,
})

function presentCard(row: AnswerCopyRow, question: CopyQuestion, now: Date): CopyCard {
	const { id: copyId, number, day, state, pageCount, dueAt, halfMarks, isSample, isReEvaluated } = row
	return {
		...{ copyId, question, day, state, pageCount, isSample, isReEvaluated },
		label: copyLabel(number),
		submittedAt: written(row.submittedAt),
		startedAt: written(row.startedAt),
		returnedAt: written(row.returnedAt),
		dueAt: written(dueAt),
		isOverdue: state !== 'returned' && dueAt !== null && dueAt < now,
		total: state === 'returned' && halfMarks !== null ? halfMarks / 2 : null,
	}
}

const written = (moment: Date | null) => moment?.toISOString() ?? null
