import { AppError } from '@aravalli/shared/errors'
import type { Judgement } from '@aravalli/shared/judgement'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { submissionMoment } from '@aravalli/shared/quizzes/quiz'
import { quizResult } from '@aravalli/shared/quizzes/quiz-result'
import type { Database } from '../../platform/database/open-database.ts'
import { recordJudgements } from '../practice-notes/public.ts'
import { getResultRow } from './get-result.ts'
import { checkedQuizId } from './quiz-id.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { lockQuiz, updateResult } from './tables.ts'

interface Given {
	userId: string
	quizId: string
	questionId: string
	/** Null takes it back. */
	judgement: Judgement | null
	/** It is written as ISO 8601, in UTC; undefined: now. */
	judgedAt: string | undefined
	now: Date
}

/**
 * Judges an answer of a submitted quiz, whose figures follow it. Of two judgements the later one stands, whichever arrives first.
 *
 * @throws AppError `quiz.not-found`, also for somebody else's, for one that is not submitted and for a question that was not attempted
 */
export async function judgeResult(
	database: Database,
	kinds: QuizKinds,
	{ userId, quizId, questionId, judgement, judgedAt, now }: Given,
	language: Language,
): Promise<QuizResultRow> {
	await database.transaction(async (tx) => {
		const quiz = await lockQuiz(tx, checkedQuizId(quizId))
		const isOwn = quiz?.userId === userId && quiz.status === 'submitted'
		const answer = isOwn && Object.hasOwn(quiz.answers, questionId) && quiz.answers[questionId]
		if (!(quiz && answer)) throw new AppError('quiz.not-found')
		const moment = submissionMoment(judgedAt, quiz.startedAt, now)
		if (answer.judgedAt !== null && answer.judgedAt > moment) return
		const answers = { ...quiz.answers, [questionId]: { ...answer, judgement, judgedAt: moment } }
		await updateResult(tx, quizId, { answers, successRatio: quizResult({ ...quiz, answers }).successRatio })
		const judged = [{ questionId, judgement, judgedAt: moment }]
		await recordJudgements(tx, userId, quiz.source.kind, { judged, now })
	})
	return getResultRow(database, kinds, { userId, quizId, language })
}
