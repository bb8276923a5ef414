// @module-tag one-run
/** Looks at what editors do to a post from where readers meet it. */
import type { postKind } from '@aravalli/shared/blogs/kind'
import type { CopyOf } from '@aravalli/shared/content/kind'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildPost, storePosts } from '../../testing/build-post.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const desk = '/api/admin/blogs'
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-18T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
})
afterAll(() => test.close())
beforeEach(async () => {
	await emptyContent(test.database)
})

type PostCopy = CopyOf<typeof postKind>

function buildDraft(given: Partial<PostCopy> = {}): PostCopy {
	const { id: _, hindi, ...post } = buildPost()
	return { ...post, hindi: hindi ?? post.english, ...given }
}

/** Tells where readers find the post. */
async function whereabouts(id: string) {
	const { data, pagination } = (await test.app.inject('/api/content/blog')).json()
	const page = (await test.app.inject(`/api/content/blog/${id}`)).statusCode
	return { page, listed: data.map(({ _id }: { _id: string }) => _id), total: pagination.total }
}

describe('a post at the desk', () => {
	it('is met by readers as it was last published, all the way from draft to restored', async () => {
		await storePosts(test, buildPost({ id: 'other', publishedOn: '2026-11-10' }))
		const { id } = (await editor.browser.post(desk, { content: buildDraft() })).json().data
		const act = (action: string, version?: number) =>
			editor.browser.post(`${desk}/${id}/${action}`, version === undefined ? undefined : { version })
		const nowhere = { page: 404, listed: ['other'], total: 1 }
		expect(id).toMatch(/^learning-rajasthan-with-an-outline-map-[a-z0-9]{6}$/)
		expect(await whereabouts(id)).toEqual(nowhere)
		await act('publish', 1)
		expect(await whereabouts(id)).toEqual({ page: 200, listed: [id, 'other'], total: 2 })
		await editor.browser.patch(`${desk}/${id}`, { version: 1, content: buildDraft({ publishedOn: '2026-10-31' }) })
		await act('publish', 2)
		const asSecond = { page: 200, listed: ['other', id], total: 2 }
		expect(await whereabouts(id)).toEqual(asSecond)
		await act('unpublish', 2)
		expect(await whereabouts(id)).toEqual(nowhere)
		await act('reinstate')
		expect(await whereabouts(id)).toEqual(asSecond)
		await editor.browser.delete(`${desk}/${id}`, { version: 2 })
		expect(await whereabouts(id)).toEqual(nowhere)
		await act('restore')
		expect(await whereabouts(id)).toEqual(asSecond)
	})

	it('that came with the product is edited from what readers see', async () => {
		await storePosts(test, buildPost({ hindi: null }))
		const { content, version } = (await editor.browser.get(`${desk}/outline-map`)).json().data
		expect([version, content.english, content.hindi.heading]).toEqual([1, buildPost().english, ''])
	})

	it('is stored clean, in both languages', async () => {
		const texts = {
			...buildDraft().english,
			heading: '  A\n b\u202e ',
			body: '<div onclick=x>a<script>b</script></div>',
		}
		const { data } = (await editor.browser.post(desk, { content: buildDraft({ english: texts, hindi: texts }) })).json()
		expect(data.content.english).toMatchObject({ heading: 'A b', body: '<p>a</p>' })
		expect(data.content.hindi).toEqual(data.content.english)
	})

	it('is not published before it is complete, and says in both languages what it lacks', async () => {
		const empty = { heading: '', description: '', tags: [], body: '<p> </p>' }
		const content = buildDraft({ english: empty, hindi: empty, publishedOn: '2026-11-19' })
		const { id } = (await editor.browser.post(desk, { content })).json().data
		const refused = await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })
		expect([refused.statusCode, refused.json().code]).toEqual([400, 'content.incomplete'])
		expect(refused.json().errors).toEqual([
			{ path: 'english.heading', message: 'Please fill this in' },
			{ path: 'english.description', message: 'Please fill this in' },
			{ path: 'english.tags', message: 'Please fill this in' },
			{ path: 'english.body', message: 'Please fill this in' },
			{ path: 'hindi', message: 'The Hindi text is missing' },
			{ path: 'publishedOn', message: 'The publication date cannot be in the future' },
		])
	})

	// This was seen to fail without the limit on what was cleaned: the draft was stored, and could not be read again.
	it('that grows too long by being cleaned is refused, and not stored', async () => {
		const english = { ...buildDraft().english, body: '<'.repeat(20_000) }
		const refused = await editor.browser.post(desk, { content: buildDraft({ english }) })
		expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, 'content.english.body'])
	})

	it('shows pictures of this site alone', async () => {
		for (const large of ['https://elsewhere.example/a.webp', '//elsewhere.example/a.webp', '/\\elsewhere', 'a.webp']) {
			const content = buildDraft({ picture: { large, small: '/a.webp' } })
			expect((await editor.browser.post(desk, { content })).statusCode).toBe(400)
		}
	})
})
