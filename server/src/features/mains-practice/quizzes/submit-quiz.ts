import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { openQuestions } from '@aravalli/shared/mains-practice/quiz'
import type { QuizResultRow } from '@aravalli/shared/mains-practice/quiz-contract'
import { quizResult } from '@aravalli/shared/mains-practice/quiz-result'
import type { Database } from '../../../platform/database/open-database.ts'
import { getResultRow } from './get-result.ts'
import { endQuiz } from './tables.ts'
import { type SentQuiz, writeQuiz } from './write-quiz.ts'

/**
 * Stores the result of a quiz, once: what is sent again, from this device or another one, is answered with the first result.
 *
 * @throws AppError as `writeQuiz`; `quiz.open-questions` while some are to be attempted, `quiz.exited`
 */
export async function submitQuiz(database: Database, sent: SentQuiz, language: Language): Promise<QuizResultRow> {
	await database.transaction(async (tx) => {
		const quiz = await writeQuiz(tx, sent)
		if (quiz.status === 'submitted') return
		if (quiz.status === 'exited') throw new AppError('quiz.exited')
		if (openQuestions(quiz).length > 0) throw new AppError('quiz.open-questions')
		await endQuiz(tx, quiz.quizId, { successRatio: quizResult(quiz).successRatio })
	})
	return getResultRow(database, { userId: sent.userId, quizId: sent.quiz.quizId, language })
}
