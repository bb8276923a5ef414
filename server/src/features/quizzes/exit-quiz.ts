import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import { checkedQuizId } from './quiz-id.ts'
import { endQuiz, lockQuiz } from './tables.ts'

/**
 * Leaves a submitted quiz as it is.
 * @throws AppError `quiz.not-found`, also for somebody else's
 */
export async function exitQuiz(database: Database, userId: string, quizId: string): Promise<void> {
	await database.transaction(async (tx) => {
		const quiz = await lockQuiz(tx, checkedQuizId(quizId))
		if (quiz?.userId !== userId) throw new AppError('quiz.not-found')
		if (quiz.status === 'open') await endQuiz(tx, quizId, 'exited')
	})
}
