/**
 * This file knows the copies of an unfinished quiz: in this tab, in the browser's storage and on the server. Each is
 * merged with the others before it is written, so that whoever writes last takes nothing away.
 */

import type { QuizData, QuizStatus } from '@aravalli/shared/quizzes/contract'
import type { ApiClient } from '#web/lib/api.ts'
import type { KeptQuiz } from './kept-quiz.ts'
import { keepQuiz, mergeCopies, readKeptQuiz } from './quiz-storage.ts'

/**
 * Writes it into the storage, with what another tab has written there meanwhile; whoever has signed in since then goes on with it as
 * their own. It returns null where another tab has ended it.
 */
export function keepCopy({ quiz, userId }: KeptQuiz, isLeaving: boolean): QuizData | null {
	const stored = readKeptQuiz(quiz.source.kind, userId)
	if (stored?.quiz.quizId !== quiz.quizId) return null
	const merged = mergeCopies(quiz, stored.quiz)
	void keepQuiz({ quiz: merged, userId }, isLeaving)
	return merged
}

/** Keeps it on the server, and brings what other devices have kept there. */
export async function keepOnServer(api: ApiClient, quiz: QuizData): Promise<{ quiz: QuizData; status: QuizStatus }> {
	const { quizId, ...body } = quiz
	const { data } = await api('PUT /api/quizzes/:quizId', { params: { quizId }, body })
	const { status, ...stored } = data
	return { quiz: mergeCopies(quiz, stored), status }
}
