import type { QuizData, QuizStatus } from '@aravalli/shared/quizzes/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { presentQuiz } from './present-quiz.ts'
import { type SentQuiz, writeQuiz } from './write-quiz.ts'

/**
 * Keeps an unfinished quiz, merged with what other devices have kept of it.
 *
 * @throws AppError as `writeQuiz`
 */
export async function keepQuiz(database: Database, sent: SentQuiz): Promise<QuizData & { status: QuizStatus }> {
	const stored = await database.transaction((tx) => writeQuiz(tx, sent))
	return { ...presentQuiz(stored), status: stored.status }
}
