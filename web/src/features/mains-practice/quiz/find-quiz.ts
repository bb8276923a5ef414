import type { ApiClient } from '#web/lib/api.ts'
import { mergeCopies } from './quiz-copies.ts'
import { forgetQuiz, type KeptQuiz, keepQuiz, keepQuizQuestions, readKeptQuiz } from './quiz-storage.ts'

/**
 * The unfinished quiz of this viewer: the one of this browser, else the one that another device has left on the server, which is
 * then this browser's, too. Null: there is none, as far as can be known.
 */
export async function findQuiz(api: ApiClient, userId: string | null): Promise<KeptQuiz | null> {
	const here = readKeptQuiz(userId)
	if (userId === null) return here
	const found = await findOnServer(api)
	if (!found) return here && { ...here, userId }
	const { questions, ...quiz } = found
	if (here && here.quiz.quizId !== quiz.quizId) return { ...here, userId }
	const kept = { quiz: here ? mergeCopies(here.quiz, quiz) : quiz, userId }
	if (!here) keepQuizQuestions(quiz.quizId, questions)
	keepQuiz(kept)
	return kept
}

/** Null also where the server cannot be asked: the copy of this browser goes on. */
async function findOnServer(api: ApiClient) {
	try {
		return (await api('GET /api/mains-practice/quiz')).data
	} catch {
		return null
	}
}

/** Given up for good, here and on the server; where that cannot be told, it is offered there once more. */
export async function giveUpQuiz(api: ApiClient, { quiz: { quizId }, userId }: KeptQuiz): Promise<void> {
	forgetQuiz(quizId)
	if (userId === null) return
	try {
		await api('DELETE /api/mains-practice/quizzes/:quizId', { params: { quizId } })
	} catch {
		// It was never there, or the network is away.
	}
}
