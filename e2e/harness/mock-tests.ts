/** Makes timed papers and attempts at them for stories, as editors and learners would. */
import { readdirSync } from 'node:fs'
import { type APIRequestContext, type APIResponse, type Page, request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { signIn } from './sign-in.ts'
import { origin } from './this-product.ts'

const desk = '/api/admin/prelims-papers'
const headers = { origin }

/** These questions of the demo stand in the papers of stories. */
const demoQuestions = readdirSync(new URL('../../content/prelims-questions/indian-polity', import.meta.url))
	.filter((name) => name.endsWith('.json'))
	.map((name) => name.replace('.json', ''))
	.sort()

async function ok(answer: APIResponse) {
	const text = await answer.text()
	expect({ status: answer.status(), text }).toMatchObject({ status: 200 })
	return JSON.parse(text).data
}

/** Publishes a short paper and returns its id. It is gone when the story is over. */
export async function aPaper({ questions = 12, minutes = 30, bubbleMinutes = 10 } = {}): Promise<string> {
	const editor = await request.newContext({ baseURL: origin })
	await signIn({ request: editor }, 'content', origin)
	const content = {
		cycle: 'RAS_2027',
		publishedOn: '2026-01-15',
		minutes,
		bubbleMinutes,
		questionIds: demoQuestions.slice(0, questions),
		english: { title: 'A short paper', about: 'Some questions on the polity of India.' },
		hindi: { title: 'छोटा प्रश्नपत्र', about: 'भारत की राजव्यवस्था पर कुछ प्रश्न।' },
	}
	const { id, version } = await ok(await editor.post(desk, { headers, data: { content } }))
	await ok(await editor.post(`${desk}/${id}/publish`, { headers, data: { version } }))
	onTestFinished(async () => {
		const stored = await ok(await editor.get(`${desk}/${id}`))
		await ok(await editor.delete(`${desk}/${id}`, { headers, data: { version: stored.version } }))
		await editor.dispose()
	})
	return id
}

type Caller = Page | { request: APIRequestContext }

/** Begins an attempt, or finds the one that runs. */
export async function anAttempt({ request: api }: Caller, paperId: string): Promise<string> {
	const { attemptId } = await ok(await api.post(`/api/mock-tests/papers/${paperId}/attempts`, { headers }))
	return attemptId
}

export interface GivenAnswer {
	place: number
	answer: string | null
	isGuessed?: boolean
	isFlagged?: boolean
}

export async function answerAttempt({ request: api }: Caller, attemptId: string, given: readonly GivenAnswer[]) {
	const answers = given.map((one, index) => ({
		isFlagged: false,
		isGuessed: false,
		language: null,
		spentSeconds: 20 + 7 * one.place,
		atMilliseconds: index,
		...one,
	}))
	return api.post(`/api/mock-tests/attempts/${attemptId}/answers`, { headers, data: { answers } })
}

export const finishAttempt = async ({ request: api }: Caller, attemptId: string) =>
	ok(await api.post(`/api/mock-tests/attempts/${attemptId}/finish`, { headers }))

export const resultOf = async ({ request: api }: Caller, attemptId: string) =>
	ok(await api.get(`/api/mock-tests/attempts/${attemptId}/result`))
