// @module-tag one-run
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildDraft } from '../../testing/build-draft.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { contentItems } from './tables.ts'

const base = '/api/admin/answer-writing'
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-18T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN', name: 'Kavita Joshi' })
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

const list = async (query = '') => (await editor.browser.get(`${base}${query}`)).json()
const idsOf = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id)

async function create(): Promise<string> {
	return (await editor.browser.post(base, { content: buildDraft() })).json().data.id
}

/** Stores them at once, each a second older than the next. */
async function store(ids: string[], given: Partial<typeof contentItems.$inferInsert> = {}): Promise<void> {
	const now = Date.parse('2026-11-18T05:00:00Z')
	await test.database.db.insert(contentItems).values(
		ids.map((id, index) => ({
			type: 'answer-writing',
			id,
			data: buildDraft(),
			version: 1,
			isPublished: false,
			updatedAt: new Date(now - index * 1000),
			...given,
		})),
	)
}

describe('the desk lists', () => {
	it('hold each working copy where it belongs, with counts of all', async () => {
		const [draft, changed, deleted, done] = [await create(), await create(), await create(), await create()]
		for (const id of [changed, done]) await editor.browser.post(`${base}/${id}/publish`, { version: 1 })
		await editor.browser.patch(`${base}/${changed}`, { version: 1, content: buildDraft({ marks: 20 }) })
		await editor.browser.delete(`${base}/${deleted}`, { version: 1 })
		const drafts = await list()
		expect(drafts.counts).toEqual({ draft: 1, scheduled: 0, changed: 1, published: 2, withdrawn: 0, deleted: 1 })
		expect(drafts.pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1, isTotalCapped: false })
		expect(drafts.data).toEqual([
			{
				id: draft,
				status: 'draft',
				version: 1,
				publishedVersion: null,
				languages: { english: 'complete', hindi: 'complete' },
				updatedAt: expect.any(String),
				updatedByName: 'Kavita Joshi',
				isHindiOlder: false,
				isPublished: false,
				publishAt: null,
				scheduleMissedAt: null,
				isUpdatedByCaller: true,
				title: {
					english: 'Explain the constitutional position of the Governor.',
					hindi: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।',
				},
				facts: { paperCategory: 'GS_PAPER_3', difficulty: 'MEDIUM', publishedOn: '2026-11-14', marks: 10 },
			},
		])
		expect((await list('?status=changed')).data).toMatchObject([{ id: changed, facts: { marks: 20 } }])
		expect(idsOf(await list('?status=deleted'))).toEqual([deleted])
	})

	it('come in pages, the latest change first', async () => {
		await store(Array.from({ length: 12 }, (_, index) => `d-${index}`))
		expect(idsOf(await list('?limit=5'))).toEqual(['d-0', 'd-1', 'd-2', 'd-3', 'd-4'])
		expect(idsOf(await list('?limit=5&page=3'))).toEqual(['d-10', 'd-11'])
		expect(idsOf(await list('?limit=5&page=4'))).toEqual([])
		await editor.browser.patch(`${base}/d-11`, { version: 1, content: buildDraft({ marks: 20 }) })
		expect(idsOf(await list('?limit=2'))).toEqual(['d-11', 'd-0'])
	})

	it('show what was deleted last first, however long ago it was written', async () => {
		await store(['old', 'older'])
		await editor.browser.delete(`${base}/old`, { version: 1 })
		await editor.browser.delete(`${base}/older`, { version: 1 })
		expect(idsOf(await list('?status=deleted'))).toEqual(['older', 'old'])
	})

	it('are counted up to 1,000, where they end', async () => {
		await store(Array.from({ length: 1002 }, (_, index) => `d-${index}`))
		const last = await list('?limit=100&page=10')
		expect(last.pagination).toMatchObject({ total: 1000, totalPages: 10, isTotalCapped: true })
		expect([last.counts.draft, last.data.length]).toEqual([1000, 100])
		expect((await list('?limit=100&page=11')).data).toEqual([])
	})

	it('know nothing of other types', async () => {
		await store(['other'], { type: 'blog' })
		expect(await list()).toMatchObject({ data: [], counts: { draft: 0 } })
		expect((await editor.browser.get(`${base}/other`)).statusCode).toBe(404)
	})

	it.each(['?status=', '?page=0', '?limit=101'])('refuse %s', async (query) => {
		expect((await editor.browser.get(`${base}${query}`)).statusCode).toBe(400)
	})
})
