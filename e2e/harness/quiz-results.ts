import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './this-product.ts'

const at = '2026-11-20T10:00:00.000Z'
const judgements: Record<string, string> = { r: 'right', p: 'partly', w: 'wrong' }

/** The first lacks nothing, the second Hindi. */
const texts = [
	{ english: 'Features of the Mewar school of painting', hindi: 'मेवाड़ चित्रशैली की विशेषताएँ' },
	{ english: 'Two Ramsar sites of Rajasthan and one threat to each', hindi: null },
]

/** Reads one sign a question: r right, p partly, w wrong, a attempted, - not attempted. */
function answersTo(questionIds: string[], signs: string) {
	const attempted = questionIds.flatMap((id, index) => {
		const judgement = judgements[signs[index] ?? ''] ?? null
		const answer = { attemptedAt: at, judgement, judgedAt: judgement && at }
		return signs[index] === '-' ? [] : [[id, answer] as const]
	})
	return Object.fromEntries(attempted)
}

interface Given {
	quizId?: string
	userId?: string | null
	isSent?: boolean
	questionIds?: string[]
}

/** Makes a result as the browser keeps it. */
export function keptResult(signs: string, given: Given = {}) {
	const questionIds = given.questionIds ?? [...signs].map((_, index) => `question-${index}`)
	return {
		quiz: {
			quizId: given.quizId ?? randomUUID(),
			source: { kind: 'mains', tab: 'pyq', year: 2024, subject: 'environment', topic: null },
			questionIds,
			answers: answersTo(questionIds, signs),
			startedAt: at,
			elapsedSeconds: 1880,
		},
		userId: given.userId ?? null,
		submittedAt: at,
		isSent: given.isSent ?? false,
		questions: questionIds.map((questionId, index) => ({ questionId, ...texts[index % 2] })),
	}
}

type Kept = ReturnType<typeof keptResult>

export const resultPath = ({ quiz }: Kept) => `/mains-practice?result=${quiz.quizId}`

/** Serves `before`: an older version has left the results in the browser; the first one is the newest. */
export const withResults =
	(...results: Kept[]) =>
	(context: BrowserContext) =>
		context.addInitScript((kept) => {
			// The results are left only once, because what the page makes of them stays.
			if (sessionStorage.getItem('results were left')) return
			sessionStorage.setItem('results were left', 'true')
			localStorage.setItem('mainsQuizResults', kept)
		}, JSON.stringify(results))

/** Ids of questions that the server has. */
export async function questionsOfServer({ request }: BrowserContext, count: number): Promise<string[]> {
	const answer = await request.get(`/api/content/main-section?limit=${count}&page=1&translations=false`)
	const { data } = (await answer.json()) as { data: { _id: string }[] }
	expect(data).toHaveLength(count)
	return data.map(({ _id }) => _id)
}

/** Hands a quiz in from the signed-in browser. */
export async function submitResult({ request }: BrowserContext, { quiz }: Kept): Promise<void> {
	const { quizId, ...data } = quiz
	const answer = await request.post(`/api/quizzes/${quizId}/submit`, {
		data,
		headers: { origin },
	})
	expect([answer.status(), await answer.json()]).toEqual([200, expect.objectContaining({ success: true })])
}

/** Tells who is signed in there. */
export async function viewerId({ request }: BrowserContext): Promise<string> {
	const { user } = (await (await request.get('/api/auth/me')).json()) as { user: { id: string } }
	return user.id
}
