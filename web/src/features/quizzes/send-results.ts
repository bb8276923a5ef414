/**
 * Sends what this browser keeps of the learner's results and the server does not have yet, such as after a quiz without a network.
 *
 * Each is sent until the server has answered: with the result stored, or with a refusal that will not change. Whatever else fails is
 * tried again when the network is back, and after a while. The server stores one that was sent twice once.
 */
import { type ApiClient, ApiError, needsSignIn } from '#web/lib/api.ts'
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import { Refusal } from '#web/lib/outbox/outbox.ts'
import type { QuizSubmission } from './kept-quiz.ts'
import { forgetQuiz, quizzesRead, results, unsentResults } from './quiz-storage.ts'

/** `signed-out`: the session of the learner is over, or somebody else's by now. */
export type Sending = 'sent' | 'waiting' | 'signed-out' | 'refused'

interface Followed {
	userId: string
	/** The part of the page that has asked last sets this. */
	api: ApiClient
	isSignedOut: boolean
	following: ReturnType<typeof followOutbox>
}

/** Only one learner is followed at a time: another one has come by a sign-in. */
let followed: Followed | null = null

/** @returns what has become of each, by quiz; in the order in which they are kept */
export async function sendUnsentResults(api: ApiClient, userId: string): Promise<Map<string, Sending>> {
	await quizzesRead()
	const ids = unsentResults(userId).map(({ quiz }) => quiz.quizId)
	if (ids.length === 0) return new Map()
	const { following } = follow(api, userId)
	await following.sendNow()
	return new Map(ids.map((quizId) => [quizId, outcomeOf(quizId, userId)]))
}

function outcomeOf(quizId: string, userId: string): Sending {
	const { state } = results.find(quizId, userId) ?? results.find(quizId, '') ?? { state: 'kept' }
	if (state === 'refused') return 'refused'
	if (state === 'kept') return 'sent'
	return followed?.isSignedOut ? 'signed-out' : 'waiting'
}

/** Follows the results as long as the page is open, whichever part of it has asked. */
function follow(api: ApiClient, userId: string): Followed {
	if (followed?.userId === userId) return Object.assign(followed, { api })
	followed?.following.stop()
	const learner = { userId, api, isSignedOut: false }
	const following = followOutbox(results, userId, ({ content }) => send(learner, content))
	followed = Object.assign(learner, { following })
	return followed
}

async function send(learner: Omit<Followed, 'following'>, submission: QuizSubmission): Promise<QuizSubmission> {
	const { api, userId } = learner
	learner.isSignedOut = false
	try {
		await expectSessionOf(api, userId)
		await submit(api, submission)
	} catch (error) {
		learner.isSignedOut = needsSignIn(error) || error instanceof SomebodyElse
		if (isFinal(error)) throw new Refusal('the server does not take this result', { cause: error })
		throw error
	}
	// The quiz had stayed where there was no room for the result.
	await forgetQuiz(submission.quiz.quizId, userId)
	return submission
}

class SomebodyElse extends Error {}

/** A result that is sent under somebody else's session, begun in another tab, would become theirs. */
async function expectSessionOf(api: ApiClient, userId: string): Promise<void> {
	const { user } = await api('GET /api/auth/me')
	if (user?.id !== userId) throw new SomebodyElse()
}

async function submit(api: ApiClient, { quiz, submittedAt }: QuizSubmission): Promise<void> {
	const { quizId, ...state } = quiz
	await api('POST /api/quizzes/:quizId/submit', { params: { quizId }, body: { ...state, submittedAt } })
}

/** Too many calls and a server in trouble pass; what else is refused stays so. */
function isFinal(error: unknown): boolean {
	return error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status)
}
