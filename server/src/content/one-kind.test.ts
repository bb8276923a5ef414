// @module-tag one-run
/** Shows that a declaration is all that a kind needs to be read, edited and searched. */
import { cardShape, itemShape } from '@aravalli/shared/content/answer-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../testing/build-account.ts'
import { emptyContent } from '../testing/empty-content.ts'
import { buildSample, type SampleItem, sampleKind } from '../testing/sample-kind.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

const desk = '/api/admin/sample-books'
const readers = '/api/content/sample-books'
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	const kinds = [{ kind: sampleKind }]
	test = await startApp({}, { kinds, now: () => new Date('2026-11-18T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

async function get(url: string) {
	const answer = await test.app.inject(url)
	return { status: answer.statusCode, ...answer.json() }
}

async function publish(given: Partial<SampleItem> = {}): Promise<string> {
	const { id } = (await editor.browser.post(desk, { content: buildSample(given) })).json().data
	const published = await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })
	expect(published.json()).toMatchObject({ success: true, data: { status: 'published' } })
	return id
}

const card = {
	paper: 'PAPER_1',
	pageCount: 120,
	isNew: false,
	publishedOn: '2026-11-14',
	title: 'Forts of Mewar',
	summary: 'Six forts and who built them',
	tags: ['forts'],
	isFallback: false,
}

describe('a kind that was only declared', () => {
	it('is written, published and read in both languages, by the names that its declaration gives', async () => {
		const id = await publish()
		expect(id).toMatch(/^forts-of-mewar-[a-z0-9]{6}$/)
		expect(await get(readers)).toMatchObject({ status: 200, data: [{ _id: id, ...card }], pagination: { total: 1 } })
		const { data } = await get(`${readers}/${id}?lang=hindi`)
		expect(data).toEqual({
			_id: id,
			...card,
			chapters: [10, 20],
			cover: null,
			title: 'मेवाड़ के दुर्ग',
			summary: 'छह दुर्ग और उनके निर्माता',
			tags: ['दुर्ग'],
			body: '<p>चित्तौड़ एक पहाड़ी पर है।</p>',
			updatedAt: expect.any(String),
		})
		expect(Object.keys(cardShape(sampleKind))).toEqual(Object.keys(card).filter((name) => name !== 'isFallback'))
		expect(Object.keys(itemShape(sampleKind))).not.toContain('questions')
	})

	it('is filtered by its facets and found by its words, in either script', async () => {
		const first = await publish()
		const second = await publish({ paper: 'PAPER_2', publishedOn: '2026-11-15' })
		const idsOf = async (query: string) =>
			(await get(`${readers}?${query}`)).data.map(({ _id }: { _id: string }) => _id)
		expect(await idsOf('')).toEqual([second, first])
		expect(await idsOf('paper=PAPER_1')).toEqual([first])
		for (const search of ['mewar', 'kumbhalgarh', encodeURIComponent('दुर्ग')]) {
			expect([search, await idsOf(`search=${search}`)]).toEqual([search, [second, first]])
		}
		expect(await idsOf('search=chittor')).toEqual([])
		expect((await get(`${readers}?paper=PAPER_9`)).status).toBe(400)
	})

	it('is in the sitemap', async () => {
		const id = await publish()
		const index = await test.app.inject('/sitemap.xml')
		const part = /sitemap-sample-books-\d+\.xml/.exec(index.body)?.[0]
		expect((await test.app.inject(`/${part}`)).body).toContain(`/books/${id}`)
		expect((await test.app.inject('/sitemap-sample-books-nothing.xml')).statusCode).toBe(404)
	})

	it('is not published with gaps, and says where they are', async () => {
		const { english, hindi } = buildSample()
		const content = {
			...buildSample(),
			paper: null,
			pages: 2001,
			publishedOn: '2026-11-19',
			english: { ...english, title: 'x'.repeat(41), tags: ['a', 'b', 'c', 'd'], body: '<p> </p>' },
			hindi: { ...hindi, questions: [] },
		}
		const { id } = (await editor.browser.post(desk, { content })).json().data
		const refused = (await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })).json()
		expect([refused.code, refused.errors]).toEqual([
			'content.incomplete',
			[
				{ path: 'english.title', message: 'At most 40 characters' },
				{ path: 'english.tags', message: 'At most 3 entries' },
				{ path: 'english.body', message: 'Please fill this in' },
				{ path: 'paper', message: 'Please choose one' },
				{ path: 'pages', message: 'Must be a whole number from 1 to 2,000' },
				{ path: 'publishedOn', message: 'The publication date cannot be in the future' },
			],
		])
		expect((await get(`${readers}/${id}`)).status).toBe(404)
	})

	it('is not published without Hindi', async () => {
		const content = { ...buildSample(), hindi: { title: '', summary: '', tags: [], body: '', questions: [] } }
		const { id } = (await editor.browser.post(desk, { content })).json().data
		const refused = (await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })).json()
		expect(refused.errors).toEqual([{ path: 'hindi', message: 'The Hindi text is missing' }])
	})

	it('is not published with parts that one language lacks', async () => {
		const { hindi } = buildSample()
		const one = { question: 'दूसरा?', answer: 'हाँ' }
		const content = buildSample({ hindi: hindi && { ...hindi, questions: [...hindi.questions, one] } })
		const { id } = (await editor.browser.post(desk, { content })).json().data
		const refused = (await editor.browser.post(`${desk}/${id}/publish`, { version: 1 })).json()
		expect(refused.errors).toEqual([{ path: 'hindi.questions', message: 'English and Hindi must have the same parts' }])
	})

	it('keeps its place in its month when it is published again, and goes where it belongs when it moves', async () => {
		const [first, second, third] = [await publish(), await publish(), await publish({ publishedOn: '2026-10-01' })]
		const content = buildSample({ pages: 121 })
		await editor.browser.patch(`${desk}/${first}`, { version: 1, content })
		await editor.browser.post(`${desk}/${first}/publish`, { version: 2 })
		const ids = async () => (await get(readers)).data.map(({ _id }: { _id: string }) => _id)
		expect(await ids()).toEqual([second, first, third])
		await editor.browser.patch(`${desk}/${second}`, { version: 1, content: buildSample({ publishedOn: '2026-09-30' }) })
		await editor.browser.post(`${desk}/${second}/publish`, { version: 2 })
		expect(await ids()).toEqual([first, third, second])
		await editor.browser.post(`${desk}/${first}/unpublish`, { version: 2 })
		expect(await ids()).toEqual([third, second])
		await editor.browser.post(`${desk}/${first}/reinstate`)
		expect(await ids()).toEqual([first, third, second])
	})
})
