import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { presentQuestion } from '../present-question.ts'
import { findQuestions } from '../tables.ts'
import { presentQuiz } from './present-quiz.ts'
import { findUnfinishedQuiz } from './tables.ts'

/** The quiz that was worked on last, with those of its questions that are still published; null: there is none. */
export async function getUnfinishedQuiz(
	{ db }: Database,
	userId: string,
	language: Language,
): Promise<(QuizData & { questions: MainsQuestionData[] }) | null> {
	const quiz = await findUnfinishedQuiz(db, userId)
	if (!quiz) return null
	const rows = await findQuestions(db, quiz.questionIds)
	const found = new Map(rows.map((row) => [row.id, presentQuestion(row, language)]))
	const questions = quiz.questionIds.flatMap((id) => found.get(id) ?? [])
	return { ...presentQuiz(quiz), questions }
}
