import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import type { QuizSubmission } from './kept-quiz.ts'
import { keepResult, readKeptResult, unsentResults } from './quiz-storage.ts'
import { sendUnsentResults } from './send-results.ts'

const at = '2026-11-24T10:00:00.000Z'
let count = 0
/** Each test has a new learner. */
let learner: string

async function kept(userId: string | null = learner) {
	count += 1
	const quiz = {
		quizId: `quiz-${count}`,
		source: { kind: 'mains' as const, tab: 'pyq' as const, year: 2024, subject: null, topic: null },
		questionIds: ['one'],
		answers: { one: { attemptedAt: at, judgement: null, judgedAt: null } },
		startedAt: at,
		elapsedSeconds: 60,
	}
	const submission: QuizSubmission = { quiz, submittedAt: at, questions: [] }
	await keepResult({ ...submission, userId })
	return { ...submission, userId, isSent: false, isRefused: false }
}

const refusal = (status: number) => new ApiError(status, { code: 'quiz.not-found', message: 'No' } as never)

/** The server says that this user is signed in. */
let user: { id: string } | null

/** Makes an API where `answer` answers each submission. */
function anApi(answer: () => Promise<unknown> = async () => ({ success: true })) {
	const api = vi.fn(answer as (...request: unknown[]) => Promise<unknown>)
	const call = async (name: string, ...request: unknown[]) =>
		name === 'GET /api/auth/me' ? { success: true, user } : api(name, ...request)
	return { api, client: call as unknown as ApiClient }
}

beforeEach(() => {
	count += 1
	learner = `learner-${count}`
	user = { id: learner }
	// It would be tried again when the network is back, and after a while.
	vi.stubGlobal('addEventListener', () => undefined)
	vi.stubGlobal('removeEventListener', () => undefined)
	vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

describe('results that the server does not have yet', () => {
	it('are sent, and then known to be there', async () => {
		const result = await kept()
		const { api, client } = anApi()
		expect(await sendUnsentResults(client, learner)).toEqual(new Map([[result.quiz.quizId, 'sent']]))
		const { quizId, ...body } = result.quiz
		expect(api.mock.calls).toEqual([
			['POST /api/quizzes/:quizId/submit', { params: { quizId }, body: { ...body, submittedAt: at } }],
		])
		expect(readKeptResult(quizId, learner)).toEqual({ ...result, isSent: true })
		await sendUnsentResults(client, learner)
		expect(api).toHaveBeenCalledTimes(1)
	})

	it('are sent all, with those that nobody had taken, and nobody else’s', async () => {
		await kept()
		await kept('somebody else')
		const ofNobody = await kept(null)
		const { api, client } = anApi()
		await sendUnsentResults(client, learner)
		expect(api).toHaveBeenCalledTimes(2)
		expect(readKeptResult(ofNobody.quiz.quizId, learner)).toEqual({
			...ofNobody,
			userId: learner,
			isSent: true,
		})
		expect(readKeptResult(ofNobody.quiz.quizId, 'somebody else')).toBeNull()
		expect(unsentResults('somebody else')).toHaveLength(1)
	})

	it('are sent once, also where two parts of the page ask at the same time', async () => {
		await kept()
		let answer: (value: unknown) => void = () => undefined
		const { api, client } = anApi(() => new Promise((resolve) => (answer = resolve)))
		const both = [sendUnsentResults(client, learner), sendUnsentResults(client, learner)]
		await vi.waitFor(() => expect(api).toHaveBeenCalled())
		answer({ success: true })
		for (const outcomes of await Promise.all(both)) expect([...outcomes.values()]).toEqual(['sent'])
		expect(api).toHaveBeenCalledTimes(1)
	})
})

describe('what cannot be sent', () => {
	it.each([
		['the network', new TypeError('Failed to fetch')],
		['too many calls', refusal(429)],
		['a server in trouble', refusal(503)],
	])('because of %s waits and can be sent later', async (_, error) => {
		await kept()
		const failing = anApi(() => Promise.reject(error))
		expect([...(await sendUnsentResults(failing.client, learner)).values()]).toEqual(['waiting'])
		expect(unsentResults(learner)).toHaveLength(1)
		expect([...(await sendUnsentResults(anApi().client, learner)).values()]).toEqual(['sent'])
	})

	it.each([
		['is over', null, new ApiError(401, { code: 'access.not-signed-in', message: 'No' } as never)],
		['is somebody else’s by now', 'somebody else', null],
		['ends at this moment', 'the learner', new ApiError(401, { code: 'access.not-signed-in', message: 'No' } as never)],
	])('because the session %s is kept until the learner is back', async (_, now, error) => {
		await kept()
		user = now === null ? null : { id: now === 'the learner' ? learner : now }
		const failing = anApi(() => (error ? Promise.reject(error) : Promise.resolve({})))
		expect([...(await sendUnsentResults(failing.client, learner)).values()]).toEqual(['signed-out'])
		expect(unsentResults(learner)).toHaveLength(1)
		user = { id: learner }
		expect([...(await sendUnsentResults(anApi().client, learner)).values()]).toEqual(['sent'])
	})

	it('because it is refused is not sent again, and does not hold up the others', async () => {
		await kept()
		await kept()
		const refusing = anApi()
		refusing.api.mockRejectedValueOnce(refusal(409))
		expect([...(await sendUnsentResults(refusing.client, learner)).values()]).toEqual(['refused', 'sent'])
		const later = anApi()
		expect([...(await sendUnsentResults(later.client, learner)).values()]).toEqual(['refused'])
		expect(later.api).not.toHaveBeenCalled()
	})
})
