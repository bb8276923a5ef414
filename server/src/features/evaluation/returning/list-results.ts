import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { EvaluationResult } from '@aravalli/shared/evaluation/returned-contract'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { listReturned, type ReturnedCopy } from '../../answer-copies/public.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { shownEvaluations } from './shown-evaluations.ts'
import { type DrawnEvaluation, listDrawn } from './tables.ts'

const WAIT_MILLISECONDS = 7 * 86_400_000
/** Whoever leaves more of them unopened finds the rest in the history. */
const MOST_READ = 50
const MOST_SHOWN = 4

/** Lists what came back, or got other marks, in the last seven days and was not opened since. */
export async function listResults(
	db: Queryable,
	{ userId, language, now }: { userId: string; language: Language; now: Date },
): Promise<EvaluationResult[]> {
	const copies = await listReturned(db, { userId, paperCategory: null, isUnseen: true, limit: MOST_READ })
	const evaluations = await listDrawn(
		db,
		copies.map(({ id }) => id),
	)
	const since = now.getTime() - WAIT_MILLISECONDS
	const news = copies
		.map((copy) => ({ copy, givenAt: whenGiven(copy, evaluations) }))
		.filter(({ givenAt }) => givenAt.getTime() >= since)
		.toSorted((one, other) => other.givenAt.getTime() - one.givenAt.getTime())
		.slice(0, MOST_SHOWN)
	const questions = await findCopyQuestions(
		db,
		news.map(({ copy }) => copy.questionId),
		language,
	)
	return news.flatMap(({ copy, givenAt }) => {
		const found = questions.get(copy.questionId)
		return found ? [presentResult(copy, found.question, givenAt)] : []
	})
}

function whenGiven({ id, returnedAt }: ReturnedCopy, evaluations: readonly DrawnEvaluation[]): Date {
	const own = evaluations.filter(({ copyId }) => copyId === id)
	const stands = shownEvaluations(own, returnedAt).at(-1)?.evaluation.publishedAt
	return stands && stands > returnedAt ? stands : returnedAt
}

const presentResult = (
	{ id, number, halfMarks, maxMarks, isReEvaluated, isSample }: ReturnedCopy,
	question: EvaluationResult['question'],
	givenAt: Date,
): EvaluationResult => ({
	copyId: id,
	label: copyLabel(number),
	question,
	total: halfMarks / 2,
	maxMarks,
	givenAt: givenAt.toISOString(),
	isReEvaluated,
	isSample,
})
