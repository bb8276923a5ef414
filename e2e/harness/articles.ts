import { readdirSync } from 'node:fs'
import type { TopicId } from '@aravalli/shared/topics'
import { type APIRequestContext, request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { signIn } from './sign-in.ts'
import { origin } from './this-product.ts'

const desk = '/api/admin/current-affairs'

const englishTexts = {
	title: 'The observatory of Jaipur',
	teaser: 'Why a king built instruments of stone.',
	body: '<p>The observatory stands <strong>in Jaipur</strong>.</p><h2>The instruments</h2><p>They are large.</p>',
	keyPoints: ['Built in the eighteenth century'],
	prelims: 'The place and the builder.',
	mains: 'Paper 1: “Stone was chosen for its steadiness.” Discuss.',
	sources: [] as string[],
	tags: ['Observatories of stone'],
}

const hindiTexts = {
	title: 'जयपुर की वेधशाला',
	teaser: 'एक राजा ने पत्थर के यंत्र क्यों बनवाए।',
	body: '<p>वेधशाला <strong>जयपुर में</strong> है।</p><h2>यंत्र</h2><p>वे बड़े हैं।</p>',
	keyPoints: ['अठारहवीं शताब्दी में बनी'],
	prelims: 'स्थान और निर्माता।',
	mains: 'प्रश्नपत्र 1: “स्थिरता के लिए पत्थर चुना गया।” विवेचना कीजिए।',
	sources: [] as string[],
	tags: ['पत्थर की वेधशालाएँ'],
}

/** Is what a list of all says where no story has added to them. */
export const demoCount = readdirSync(new URL('../../content/current-affairs/', import.meta.url)).length

/** The article is older than all of the demo, so that no list of theirs begins with it. */
export const articleContent = {
	category: 'science',
	publishedOn: '2020-01-15',
	picture: null,
	pictureSource: '',
	topics: [] as TopicId[],
	english: englishTexts,
	hindi: hindiTexts,
}

type Content = Omit<typeof articleContent, 'hindi'> & { hindi: typeof hindiTexts }

type Ask = (
	method: string,
	path: string,
	data?: object,
) => Promise<{ status: number; body: { data: { id: string; version: number } } }>

const askWith =
	(editor: APIRequestContext): Ask =>
	async (method, path, data) => {
		const answer = await editor.fetch(desk + path, { method, headers: { origin }, ...(data && { data }) })
		return { status: answer.status(), body: await answer.json() }
	}

/**
 * Publishes an article and returns its id. It is gone when the story is over, so that a second try of the story begins
 * anew, too.
 */
export async function articleOfThisStory(given: Partial<Content> = {}): Promise<string> {
	const editor = await request.newContext({ baseURL: origin })
	await signIn({ request: editor }, 'content', origin)
	const ask = askWith(editor)
	const created = await ask('POST', '', { content: { ...articleContent, ...given } })
	expect(created.status).toBe(200)
	const { id } = created.body.data
	onTestFinished(async () => {
		const { version } = (await ask('GET', `/${id}`)).body.data
		expect((await ask('DELETE', `/${id}`, { version })).status).toBe(200)
		await editor.dispose()
	})
	const published = await ask('POST', `/${id}/publish`, { version: 1 })
	expect([published.status, published.body]).toEqual([200, expect.anything()])
	return id
}

/** Finds the newest article of the demo, which is open, and the newest that is not. */
export async function demoArticles({ request: asking }: { request: APIRequestContext }) {
	const answer = await asking.get('/api/content/current-affairs?limit=5&view=card')
	const { data } = (await answer.json()) as { data: { _id: string; title: string; isLocked: boolean }[] }
	const [open] = data
	const locked = data.find(({ isLocked }) => isLocked)
	if (!open || !locked) throw new Error('the demo has no articles')
	return { open, locked }
}
