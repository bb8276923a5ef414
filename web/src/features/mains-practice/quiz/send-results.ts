/**
 * Sends what this browser keeps of the learner's results and the server does not have yet, such as after a quiz without a network.
 *
 * Each is sent at most once at a time, however many parts of the page ask for it, and never again once the server has answered: with the
 * result stored, or with a refusal that will not change. Whatever else fails may be tried again. In another tab it may be sent, too:
 * the server stores it once.
 */
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { type KeptResult, keepResult, unsentResults } from './quiz-storage.ts'

export type Sending = 'sent' | 'waiting' | 'refused'

/** By quiz: what is under way, and what was refused for good. */
const sendings = new Map<string, Promise<Sending>>()

/** @returns what has become of each, by quiz; in the order in which they are kept */
export async function sendUnsentResults(api: ApiClient, userId: string): Promise<Map<string, Sending>> {
	const outcomes = new Map<string, Sending>()
	for (const result of unsentResults(userId)) {
		const { quizId } = result.quiz
		// One after the other: what is slow for one is slow for all.
		outcomes.set(quizId, await sendOnce(api, result))
	}
	return outcomes
}

function sendOnce(api: ApiClient, result: KeptResult): Promise<Sending> {
	const { quizId } = result.quiz
	const sending =
		sendings.get(quizId) ??
		send(api, result).then((outcome) => {
			if (outcome !== 'refused') sendings.delete(quizId)
			return outcome
		})
	sendings.set(quizId, sending)
	return sending
}

async function send(api: ApiClient, result: KeptResult): Promise<Sending> {
	const { quizId, ...body } = result.quiz
	try {
		await api('POST /api/mains-practice/quizzes/:quizId/submit', { params: { quizId }, body })
	} catch (error) {
		return isFinal(error) ? 'refused' : 'waiting'
	}
	keepResult({ ...result, isSent: true })
	return 'sent'
}

/** A session that is over, too many calls and a server in trouble pass; what else is refused stays so. */
function isFinal(error: unknown): boolean {
	return error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status)
}
