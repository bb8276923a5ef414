import type { QuizKindName, UnfinishedQuizSummary } from '@aravalli/shared/quizzes/contract'
import { openQuestions } from '@aravalli/shared/quizzes/quiz'
import type { Database } from '../../platform/database/open-database.ts'
import { findUnfinishedQuiz, type UnfinishedQuiz } from './tables.ts'

/** Says how far the quiz of a kind is that was worked on last; it returns null where there is none. */
export async function summariseUnfinished(
	{ db }: Database,
	{ userId, kind }: { userId: string; kind: QuizKindName },
): Promise<UnfinishedQuizSummary | null> {
	const quiz = await findUnfinishedQuiz(db, userId, kind)
	return quiz && presentUnfinished(quiz)
}

export function presentUnfinished(quiz: UnfinishedQuiz): UnfinishedQuizSummary {
	const { quizId, source, questionIds } = quiz
	const totalQuestions = questionIds.length
	return { quizId, source, totalQuestions, attemptedQuestions: totalQuestions - openQuestions(quiz).length }
}
