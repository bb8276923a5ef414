import type { QuizKindName } from '@aravalli/shared/quizzes/contract'
import type { ApiClient } from '#web/lib/api.ts'
import type { KeptQuiz } from './kept-quiz.ts'
import {
	forgetQuiz,
	isHandedIn,
	keepQuiz,
	keepQuizQuestions,
	mergeCopies,
	quizzesRead,
	readKeptQuiz,
} from './quiz-storage.ts'
import { sendUnsentResults } from './send-results.ts'

/**
 * Finds the unfinished quiz of a kind and of this viewer: the one of this browser, else the one that another device has
 * left on the server, which is then this browser's, too. It returns null where there is none, as far as can be known.
 *
 * What was handed in here and is not sent yet is sent first, because the server still takes it for unfinished.
 */
export async function findQuiz(api: ApiClient, kind: QuizKindName, userId: string | null): Promise<KeptQuiz | null> {
	await quizzesRead()
	if (userId === null) return readKeptQuiz(kind, null)
	await sendUnsentResults(api, userId)
	const found = await findOnServer(api, kind)
	const here = readKeptQuiz(kind, userId)
	if (!found || isHandedIn(found.quizId, userId)) return here && { ...here, userId }
	const { questions, ...quiz } = found
	if (here && here.quiz.quizId !== quiz.quizId) return { ...here, userId }
	const kept = { quiz: here ? mergeCopies(here.quiz, quiz) : quiz, userId }
	if (!here) void keepQuizQuestions(kept, questions)
	void keepQuiz(kept)
	return kept
}

/** Null also stands for a server that cannot be asked: the copy of this browser goes on. */
async function findOnServer(api: ApiClient, kind: QuizKindName) {
	try {
		return (await api('GET /api/quizzes/unfinished', { query: { kind } })).data
	} catch {
		return null
	}
}

/**
 * Gives up a quiz for good, here and on the server; where the server cannot be told, it offers the quiz once more. A
 * quiz that another tab has handed in meanwhile stays its result.
 */
export async function giveUpQuiz(api: ApiClient, { quiz: { quizId }, userId }: KeptQuiz): Promise<void> {
	void forgetQuiz(quizId, userId)
	if (userId === null || isHandedIn(quizId, userId)) return
	try {
		await api('DELETE /api/quizzes/:quizId', { params: { quizId } })
	} catch {
		// It was never there, or the network is away.
	}
}
