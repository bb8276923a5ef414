/** Shows what editors see of an item's past, and how they have it published later, with a kind that was only declared. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { buildSample, type SampleItem, sampleKind } from '../../testing/sample-kind.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { publishDue } from './publish-due.ts'

const base = '/api/admin/sample-books'
const kinds = [{ kind: sampleKind }]
const morning = new Date('2026-11-18T06:00:00Z')
let now = morning
let test: TestApp
let kavita: SignedIn
let ravi: SignedIn

beforeAll(async () => {
	test = await startApp({}, { kinds, now: () => now })
	kavita = await signedIn(test, { role: 'CONTENT_ADMIN', name: 'Kavita Joshi' })
	ravi = await signedIn(test, { role: 'ADMIN', name: 'Ravi Singh' })
})
afterAll(() => test.close())
beforeEach(async () => {
	now = morning
	await emptyContent(test.database)
})

const { english, hindi } = buildSample()
const titled = (title: string): Partial<SampleItem> => ({
	english: { ...english, title },
	hindi: hindi && { ...hindi, title: `${title} हिंदी` },
})

async function begin(given: Partial<SampleItem> = {}): Promise<string> {
	return (await kavita.browser.post(base, { content: buildSample(given) })).json().data.id
}
const save = async (id: string, version: number, given: Partial<SampleItem>, { browser } = kavita) =>
	(await browser.patch(`${base}/${id}`, { version, content: buildSample(given) })).json()
const act = async (id: string, action: string, body: object = {}) =>
	(await kavita.browser.post(`${base}/${id}/${action}`, body)).json()
const get = async (path: string) => (await kavita.browser.get(`${base}${path}`)).json()
const isSeen = async (id: string) => (await test.app.inject(`/api/content/sample-books/${id}`)).statusCode === 200

/** Does what the job does every minute. */
const minutePasses = () =>
	publishDue(
		{
			database: test.database,
			now: () => now,
			findNames: async () => new Map(),
			sentenceOf: () => '',
			noteUses: async () => undefined,
			onPublished: () => undefined,
		},
		kinds,
	)

describe('the history', () => {
	it('has one version for each sitting of an editor and each that was published, with who and when', async () => {
		const id = await begin()
		await save(id, 1, titled('Second'))
		await save(id, 2, titled('Third'))
		await act(id, 'publish', { version: 3 })
		await save(id, 3, titled('Fourth'))
		await save(id, 4, titled('Fifth'), ravi)
		const { data } = await get(`/${id}/versions`)
		expect(data).toEqual([
			{ version: 5, savedAt: expect.any(String), savedByName: 'Ravi Singh', publishedAt: null },
			{ version: 4, savedAt: expect.any(String), savedByName: 'Kavita Joshi', publishedAt: null },
			{ version: 3, savedAt: expect.any(String), savedByName: 'Kavita Joshi', publishedAt: expect.any(String) },
		])
		const third = await get(`/${id}/versions/3`)
		expect(third.data.content.english.title).toBe('Third')
		const restored = await kavita.browser.patch(`${base}/${id}`, { version: 5, content: third.data.content })
		expect(restored.json().data).toMatchObject({ version: 6, content: { english: { title: 'Third' } } })
	})

	it('begins a new version after ten minutes', async () => {
		const id = await begin()
		await test.database.db.execute(sql`update content_versions set saved_at = now() - interval '11 minutes'`)
		await save(id, 1, titled('Second'))
		expect((await get(`/${id}/versions`)).data).toHaveLength(2)
	})

	it('of what came with the product begins with what was there', async () => {
		const id = await begin()
		await act(id, 'publish', { version: 1 })
		await test.database.db.execute(sql`truncate content_items, content_versions`)
		expect((await get(`/${id}/versions`)).data).toEqual([])
		await save(id, 1, titled('Second'))
		const { data } = await get(`/${id}/versions`)
		expect(
			data.map(({ version, savedByName }: { version: number; savedByName: string }) => [version, savedByName]),
		).toEqual([
			[2, 'Kavita Joshi'],
			[1, null],
		])
	})

	it.each(['/nothing/versions', '/nothing/versions/1', '/a%2Fb/versions'])('is not found at %s', async (path) => {
		expect((await kavita.browser.get(base + path)).statusCode).toBe(404)
	})
})

describe('Hindi that is older than the English', () => {
	it('is not published until it is written anew, or somebody says that it is still right', async () => {
		const id = await begin()
		const changed = { english: { ...english, title: 'Forts, again' } }
		expect((await save(id, 1, changed)).data.isHindiOlder).toBe(true)
		const refused = await act(id, 'publish', { version: 2 })
		expect([refused.code, refused.errors]).toEqual([
			'content.incomplete',
			[{ path: 'hindi', message: expect.stringContaining('The English has changed since the Hindi was written') }],
		])
		const drafts = await get('?needs=hindi')
		expect([drafts.data.length, (await get('?status=draft')).data.length]).toEqual([1, 1])
		const confirmed = await act(id, 'publish', { version: 2, isHindiCurrent: true })
		expect(confirmed.data).toMatchObject({ status: 'published', isHindiOlder: false })
	})

	it('is right again when it is changed as well', async () => {
		const id = await begin()
		await save(id, 1, { english: { ...english, title: 'Forts, again' } })
		const both = { english: { ...english, title: 'Forts, again' }, hindi: hindi && { ...hindi, title: 'फिर दुर्ग' } }
		expect((await save(id, 2, both)).data.isHindiOlder).toBe(false)
		expect((await act(id, 'publish', { version: 3 })).success).toBe(true)
	})
})

describe('a schedule', () => {
	const publishAt = '2026-11-19T03:30:00.000Z'

	it('publishes the newest version when it is time, and not before', async () => {
		const id = await begin({ publishedOn: '2026-11-19' })
		expect((await act(id, 'schedule', { version: 1, publishAt })).data).toMatchObject({
			status: 'scheduled',
			publishAt,
		})
		await save(id, 1, { ...titled('Second'), publishedOn: '2026-11-19' })
		now = new Date('2026-11-19T03:29:00Z')
		await minutePasses()
		expect(await isSeen(id)).toBe(false)
		now = new Date('2026-11-19T03:31:00Z')
		await Promise.all([minutePasses(), minutePasses()])
		expect(await isSeen(id)).toBe(true)
		now = morning
		expect((await get(`/${id}`)).data).toMatchObject({ status: 'published', version: 2, publishAt: null })
	})

	it('that meets gaps leaves all as it is, and says so', async () => {
		const id = await begin()
		await act(id, 'schedule', { version: 1, publishAt })
		await save(id, 1, { english: { ...english, summary: '' } })
		now = new Date('2026-11-19T03:31:00Z')
		await minutePasses()
		expect(await isSeen(id)).toBe(false)
		now = morning
		expect((await get(`/${id}`)).data).toMatchObject({ status: 'draft', scheduleMissedAt: publishAt })
	})

	it('can be taken back, and ends with a publication by hand or a deletion', async () => {
		const [first, second, third] = [await begin(), await begin(), await begin()]
		for (const id of [first, second, third]) await act(id, 'schedule', { version: 1, publishAt })
		expect((await act(first, 'unschedule')).data.status).toBe('draft')
		expect((await act(second, 'publish', { version: 1 })).data).toMatchObject({ status: 'published', publishAt: null })
		await kavita.browser.delete(`${base}/${third}`, { version: 1 })
		await act(third, 'restore')
		expect((await get(`/${third}`)).data.status).toBe('draft')
	})

	it.each([
		['a time that is over', '2026-11-18T05:59:00Z', 'Please choose a time in the future'],
		['a time years ahead', '2028-11-18T05:59:00Z', 'Please choose a day within a year'],
	])('is refused for %s', async (_, wrong, message) => {
		const refused = await act(await begin(), 'schedule', { version: 1, publishAt: wrong })
		expect([refused.code, refused.errors]).toEqual(['request.invalid', [{ path: 'publishAt', message }]])
	})

	it('is refused for what is incomplete on that day', async () => {
		const id = await begin({ publishedOn: '2026-11-20' })
		expect((await act(id, 'schedule', { version: 1, publishAt })).code).toBe('content.incomplete')
	})
})

describe('several at once', () => {
	it('are published, taken back and deleted each by itself, and what is refused is named', async () => {
		const [good, stale] = [await begin(), await begin()]
		const incomplete = await begin({ english: { ...english, summary: '' } })
		await save(stale, 1, titled('Newer'))
		const items = [good, stale, incomplete].map((id) => ({ id, version: 1 }))
		const { data } = (await kavita.browser.post(`${base}/bulk`, { action: 'publish', items })).json()
		expect(data.done).toEqual([good])
		expect(data.failures).toEqual([
			{ id: stale, code: 'content.changed', message: expect.stringContaining('newer version') },
			{ id: incomplete, code: 'content.incomplete', message: expect.stringContaining('cannot be published') },
		])
		expect((await get('?status=published')).data.map(({ id }: { id: string }) => id)).toEqual([good])
		const again = await kavita.browser.post(`${base}/bulk`, { action: 'unpublish', items: [{ id: good, version: 1 }] })
		expect(again.json().data.done).toEqual([good])
		expect((await get('?status=withdrawn')).data).toHaveLength(1)
	})

	it('are at most a hundred', async () => {
		const items = Array.from({ length: 101 }, (_, index) => ({ id: `n-${index}`, version: 1 }))
		expect((await kavita.browser.post(`${base}/bulk`, { action: 'delete', items })).statusCode).toBe(400)
	})
})

describe('the lists of a desk', () => {
	it('are filtered and searched, what readers see as well', async () => {
		const [first, second] = [await begin(), await begin({ paper: 'PAPER_2', ...titled('Lakes of Udaipur') })]
		const idsOf = async (query: string) => (await get(query)).data.map(({ id }: { id: string }) => id)
		for (const status of ['draft', 'published']) {
			if (status === 'published') for (const id of [first, second]) await act(id, 'publish', { version: 1 })
			expect(await idsOf(`?status=${status}`)).toEqual([second, first])
			expect(await idsOf(`?status=${status}&filter=paper:PAPER_2`)).toEqual([second])
			expect(await idsOf(`?status=${status}&search=udaipur`)).toEqual([second])
			expect(await idsOf(`?status=${status}&search=${encodeURIComponent('100%')}`)).toEqual([])
		}
		expect((await get('?status=published')).counts).toMatchObject({ draft: 0, published: 2 })
	})

	it('show what came with the product as version 1, although it has no working copy', async () => {
		const id = await begin()
		await act(id, 'publish', { version: 1 })
		await test.database.db.execute(sql`truncate content_items, content_versions`)
		expect((await get('?status=published')).data).toMatchObject([
			{ id, version: 1, title: { english: 'Forts of Mewar' }, facts: { paper: 'PAPER_1' }, updatedByName: null },
		])
	})
})
