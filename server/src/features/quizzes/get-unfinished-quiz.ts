import type { Language } from '@aravalli/shared/language'
import type { QuizKindName, UnfinishedQuizData } from '@aravalli/shared/quizzes/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { presentQuiz } from './present-quiz.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { findUnfinishedQuiz } from './tables.ts'

interface Wanted {
	userId: string
	kind: QuizKindName
	language: Language
}

/**
 * Finds the quiz of a kind that was worked on last, with those of its questions that are still published; it returns
 * null where there is none.
 */
export async function getUnfinishedQuiz(
	{ db }: Database,
	kinds: QuizKinds,
	{ userId, kind, language }: Wanted,
): Promise<UnfinishedQuizData | null> {
	const quiz = await findUnfinishedQuiz(db, userId, kind)
	if (!quiz) return null
	const found = await kinds[kind].findQuestions(db, quiz.questionIds, language)
	const questions = quiz.questionIds.flatMap((id) => found.get(id) ?? [])
	return { ...presentQuiz(quiz), questions }
}
