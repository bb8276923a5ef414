import { AppError } from '@aravalli/shared/errors'
import type { QuizData } from '@aravalli/shared/quizzes/contract'
import { mergeQuizzes, type Quiz } from '@aravalli/shared/quizzes/quiz'
import type { Transaction } from '../../platform/database/open-database.ts'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import { insertQuiz, lockQuiz, type StoredQuiz, updateQuiz } from './tables.ts'

/** Is a quiz as a device has it. */
export interface SentQuiz {
	userId: string
	quiz: QuizData
	now: Date
	/** It is handed in: then it counts also where it was exited, be it elsewhere or by mistake. */
	isSubmitted?: boolean
}

/**
 * Brings together what a device has of a quiz and what is stored of it. What has ended stays as it is, but for one
 * that was exited and is handed in.
 *
 * @returns the quiz as it is stored now, locked
 * @throws AppError `quiz.not-found` for somebody else's, `quiz.other-questions` where it is about other questions
 */
export async function writeQuiz(
	tx: Transaction,
	{ userId, quiz, now, isSubmitted = false }: SentQuiz,
): Promise<StoredQuiz> {
	const sent = sensible(quiz, now)
	const isNew = await insertQuiz(tx, { ...sent, userId }).catch(orSignedOut)
	const stored = await lockQuiz(tx, sent.quizId)
	if (stored?.userId !== userId) throw new AppError('quiz.not-found')
	const isOpen = stored.status === 'open' || (isSubmitted && stored.status === 'exited')
	if (isNew || !isOpen) return stored
	if (stored.questionIds.join() !== sent.questionIds.join()) throw new AppError('quiz.other-questions')
	const merged = mergeQuizzes(stored, sent)
	await updateQuiz(tx, merged)
	return { ...stored, ...merged }
}

/**
 * Leaves out answers to questions that it does not have, and lets it begin no later than now, whatever a device's clock
 * says.
 */
function sensible(quiz: QuizData, now: Date): QuizData {
	const answers: Quiz['answers'] = {}
	for (const id of quiz.questionIds) {
		const answer = quiz.answers[id]
		if (answer) answers[id] = answer
	}
	const startedAt = new Date(quiz.startedAt) > now ? now.toISOString() : quiz.startedAt
	return { ...quiz, questionIds: [...new Set(quiz.questionIds)], answers, startedAt }
}
