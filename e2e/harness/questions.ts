import { type APIRequestContext, type Page, request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { signIn } from './sign-in.ts'
import { origin } from './this-product.ts'

const desk = '/api/admin/answer-writing'

/** Whose request it is decides what it may do. */
type Caller = Page | { request: APIRequestContext }

export async function askDesk({ request }: Caller, method: string, path: string, data?: object) {
	const answer = await request.fetch(desk + path, { method, headers: { origin }, ...(data && { data }) })
	return { status: answer.status(), body: await answer.json() }
}

/** Makes texts that no question of the demo has; a story's own word makes them its own. */
export const questionAbout = (word: string) => ({
	paperCategory: 'GS_PAPER_2',
	difficulty: 'MEDIUM',
	publishedOn: '2026-01-15',
	timeLimitMinutes: 12,
	marks: 10,
	wordLimit: 150,
	english: {
		questionText: `Discuss the ${word} of Jaipur.`,
		subCategory: 'Rajasthan polity',
		tags: ['Jaipur'],
		answer: `The ${word} stands **in Jaipur**.\n1. It is old.`,
	},
	hindi: {
		questionText: `जयपुर के ${word} पर चर्चा कीजिए।`,
		subCategory: 'राजस्थान की राजव्यवस्था',
		tags: ['जयपुर'],
		answer: `${word} **जयपुर में** है।`,
	},
})

/** Stores a question for the caller, published unless it is to stay a draft, and returns its id. */
export async function aQuestion(
	caller: Caller,
	word: string,
	{ isDraft = false, content = questionAbout(word) } = {},
): Promise<string> {
	const { status, body } = await askDesk(caller, 'POST', '', { content })
	expect(status).toBe(200)
	const { id } = body.data
	if (!isDraft) await publish(caller, id)
	return id
}

/**
 * Publishes a question of GS paper 2 without comments, and returns its id. It is gone when the story is over, so that a
 * second try of the story begins anew, too.
 */
export async function questionOfThisStory(): Promise<string> {
	const editor = { request: await request.newContext({ baseURL: origin }) }
	await signIn(editor, 'content', origin)
	const id = await aQuestion(editor, 'observatory')
	onTestFinished(async () => {
		await deleteQuestion(editor, id)
		await editor.request.dispose()
	})
	return id
}

/** Deletes it in whatever version it is by now. */
export async function deleteQuestion(caller: Caller, id: string): Promise<void> {
	const { version } = (await askDesk(caller, 'GET', `/${id}`)).body.data
	expect((await askDesk(caller, 'DELETE', `/${id}`, { version })).status).toBe(200)
}

/** Publishes a question that nobody has changed since it was stored. */
export async function publish(caller: Caller, id: string): Promise<void> {
	expect((await askDesk(caller, 'POST', `/${id}/publish`, { version: 1 })).status).toBe(200)
}

/** Cleans up for the other stories, which count the questions of the demo. */
export async function deleteAll(caller: Caller, word: string): Promise<void> {
	const found = await caller.request.get(`/api/content/answer-writing-practice?limit=100&search=${word}`)
	for (const { questionId } of (await found.json()).data) await deleteQuestion(caller, questionId)
}
