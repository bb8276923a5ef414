/**
 * Sends what this browser keeps of the learner's results and the server does not have yet, such as after a quiz without a network.
 *
 * Each is sent at most once at a time, however many parts of the page ask for it, and never again once the server has answered: with the
 * result stored, or with a refusal that will not change. Whatever else fails is tried again when the network is back, and after a while.
 * In another tab it may be sent, too: the server stores it once.
 */
import { type ApiClient, ApiError, needsSignIn } from '#web/lib/api.ts'
import { forgetQuiz, type KeptResult, keepResult, unsentResults } from './quiz-storage.ts'

/** `signed-out`: the session of the learner is over, or somebody else's by now. */
export type Sending = 'sent' | 'waiting' | 'signed-out' | 'refused'

const RETRY_MILLISECONDS = 30_000

/** By quiz: what is under way, and what was refused for good. */
const sendings = new Map<string, Promise<Sending>>()

/** @returns what has become of each, by quiz; in the order in which they are kept */
export async function sendUnsentResults(api: ApiClient, userId: string): Promise<Map<string, Sending>> {
	const outcomes = new Map<string, Sending>()
	const ids = unsentResults(userId).map(({ quiz }) => quiz.quizId)
	if (ids.length === 0) return outcomes
	const obstacle = await obstacleFor(api, userId)
	for (const quizId of ids) {
		const result = unsentResults(userId).find(({ quiz }) => quiz.quizId === quizId)
		// One after the other: what is slow for one is slow for all.
		outcomes.set(quizId, result ? (obstacle ?? (await sendOnce(api, result, userId))) : 'sent')
	}
	if ([...outcomes.values()].includes('waiting')) tryLater(api, userId)
	return outcomes
}

/** Under somebody else's session, begun in another tab, a result would become theirs. Null: nothing is in the way. */
async function obstacleFor(api: ApiClient, userId: string): Promise<'waiting' | 'signed-out' | null> {
	try {
		const { user } = await api('GET /api/auth/me')
		return user?.id === userId ? null : 'signed-out'
	} catch (error) {
		return needsSignIn(error) ? 'signed-out' : 'waiting'
	}
}

function sendOnce(api: ApiClient, result: KeptResult, userId: string): Promise<Sending> {
	const { quizId } = result.quiz
	const sending =
		sendings.get(quizId) ??
		send(api, result, userId).then((outcome) => {
			if (outcome !== 'refused') sendings.delete(quizId)
			return outcome
		})
	sendings.set(quizId, sending)
	return sending
}

async function send(api: ApiClient, result: KeptResult, userId: string): Promise<Sending> {
	const { quiz, submittedAt } = result
	const { quizId, ...state } = quiz
	try {
		const body = { ...state, submittedAt }
		await api('POST /api/quizzes/:quizId/submit', { params: { quizId }, body })
	} catch (error) {
		if (needsSignIn(error)) return 'signed-out'
		return isFinal(error) ? 'refused' : 'waiting'
	}
	keepResult({ ...result, userId, isSent: true })
	// Where there was no room for the result, the quiz had stayed.
	forgetQuiz(quizId, userId)
	return 'sent'
}

/** Too many calls and a server in trouble pass; what else is refused stays so. */
function isFinal(error: unknown): boolean {
	return error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status)
}

let isToBeTried = false

/** Also for a server in trouble, which says nothing when it is well again. */
function tryLater(api: ApiClient, userId: string): void {
	if (isToBeTried) return
	isToBeTried = true
	const again = () => {
		clearTimeout(timer)
		removeEventListener('online', again)
		isToBeTried = false
		void sendUnsentResults(api, userId)
	}
	const timer = navigator.onLine ? setTimeout(again, RETRY_MILLISECONDS) : undefined
	addEventListener('online', again)
}
