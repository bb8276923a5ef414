import { type APIRequestContext, type Page, request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { signIn } from './sign-in.ts'
import { origin } from './this-product.ts'

const desk = '/api/admin/blogs'

interface PostTexts {
	heading: string
	description: string
	tags: string[]
	body: string
}

export interface PostContent {
	publishedOn: string
	picture: { large: string; small: string } | null
	pictureSource: string
	english: PostTexts
	hindi: PostTexts
}

/**
 * Makes a post older than those of the demo and without a picture; a story says what else it needs.
 */
export const postAbout = (heading: string, given: Partial<PostContent> = {}): PostContent => ({
	publishedOn: '2025-01-15',
	picture: null,
	pictureSource: '',
	english: {
		heading,
		description: 'A short description.',
		tags: ['Stepwells'],
		body: '<p>First words.</p><h2>One chapter</h2><p>Its words.</p>',
	},
	hindi: {
		heading: `${heading} (हिंदी)`,
		description: 'छोटा विवरण।',
		tags: ['बावड़ियाँ'],
		body: '<p>पहले शब्द।</p><h2>एक अध्याय</h2><p>उसके शब्द।</p>',
	},
	...given,
})

/**
 * Publishes posts and returns their ids. They are gone when the story is over, so that a second try begins anew, too.
 */
export async function postsOfThisStory(...contents: PostContent[]): Promise<string[]> {
	const editor = await request.newContext({ baseURL: origin })
	await signIn({ request: editor }, 'content', origin)
	const ids: string[] = []
	onTestFinished(async () => {
		for (const id of ids) {
			// The story may have gone on from the version that it began with, and its page may still be saving.
			await expect
				.poll(async () => {
					const { version } = await ask(editor, 'GET', `/${id}`)
					const answer = await editor.delete(`${desk}/${id}`, { data: { version }, headers: { origin } })
					return answer.status()
				})
				.toBe(200)
		}
		await editor.dispose()
	})
	for (const content of contents) {
		const { id } = await ask(editor, 'POST', '', { content })
		ids.push(id)
		await ask(editor, 'POST', `/${id}/publish`, { version: 1 })
	}
	return ids
}

/** Answers the page as it is answered where posts lack Hindi: editors cannot publish any such, but those of before are there. */
export async function withoutHindi(page: Page): Promise<void> {
	await page.route(/\/api\/content\/blog[/?]/, async (route) => {
		const english = await route.fetch({ url: route.request().url().replace('lang=hindi', 'lang=english') })
		const { data, ...rest } = await english.json()
		const marked = (post: object) => ({ ...post, isFallback: true })
		await route.fulfill({ json: { ...rest, data: Array.isArray(data) ? data.map(marked) : marked(data) } })
	})
}

interface Answered {
	id: string
	version: number
}

async function ask(editor: APIRequestContext, method: string, path: string, data?: object): Promise<Answered> {
	const answer = await editor.fetch(desk + path, { method, headers: { origin }, ...(data && { data }) })
	expect([method, path, answer.status()]).toEqual([method, path, 200])
	return (await answer.json()).data
}
