// @module-tag one-run
/** Shows what editors see first: how much there is of each kind, and what waits. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { storeComment, storeQuestion } from '../../../testing/build-comment.ts'
import { emptyContent } from '../../../testing/empty-content.ts'
import { buildSample, type SampleItem, sampleKind } from '../../../testing/sample-kind.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { contentItems } from '../tables.ts'

const desk = '/api/admin/sample-books'
const now = new Date('2026-11-18T06:00:00Z')
const { english, hindi } = buildSample()
let test: TestApp
let kavita: SignedIn
let admin: SignedIn

beforeAll(async () => {
	test = await startApp({}, { kinds: [{ kind: sampleKind }], now: () => now })
	kavita = await signedIn(test, { role: 'CONTENT_ADMIN' })
	admin = await signedIn(test, { role: 'ADMIN' })
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database, 'inquiries'))

const overview = async ({ browser } = kavita) => (await browser.get('/api/admin/overview')).json().data

async function begin({ browser } = kavita, given: Partial<SampleItem> = {}): Promise<string> {
	return (await browser.post(desk, { content: buildSample(given) })).json().data.id
}
const publish = (id: string) => kavita.browser.post(`${desk}/${id}/publish`, { version: 1 })

/** Is a book whose Hindi has no title yet. */
const unfinished = { hindi: hindi && { ...hindi, title: '' } }
const title = { english: english.title, hindi: hindi?.title }

describe('the overview', () => {
	it('counts each kind list by list, and what needs Hindi in each', async () => {
		await publish(await begin())
		await begin(kavita, unfinished)
		await begin()
		const deleted = await begin(kavita, unfinished)
		await kavita.browser.delete(`${desk}/${deleted}`, { version: 1 })
		expect((await overview()).kinds).toEqual([
			{
				kind: 'sample-books',
				counts: { draft: 2, scheduled: 0, changed: 0, published: 1, withdrawn: 0, deleted: 1 },
				needsHindi: { draft: 1, scheduled: 0, changed: 0, published: 0, withdrawn: 0 },
			},
		])
	})

	it('names the work that the caller saved last, and nobody else’s', async () => {
		const own = await begin()
		await begin(admin)
		await publish(await begin())
		expect((await overview()).ownWork).toEqual([
			{ kind: 'sample-books', id: own, status: 'draft', title, updatedAt: expect.any(String) },
		])
	})

	it('names what is published by itself, the next first, and what missed its time', async () => {
		const [later, sooner, late] = [await begin(), await begin(), await begin()]
		const at = (id: string, publishAt: string) =>
			kavita.browser.post(`${desk}/${id}/schedule`, { version: 1, publishAt })
		await at(later, '2026-11-20T06:00:00Z')
		await at(sooner, '2026-11-19T06:00:00Z')
		const scheduleMissedAt = new Date('2026-11-17T06:00:00Z')
		await test.database.db.update(contentItems).set({ scheduleMissedAt }).where(sql`id = ${late}`)
		const { scheduled, missed } = await overview()
		expect(scheduled).toMatchObject([
			{ id: sooner, status: 'scheduled', publishAt: '2026-11-19T06:00:00.000Z' },
			{ id: later, publishAt: '2026-11-20T06:00:00.000Z' },
		])
		expect(missed).toMatchObject([{ id: late, scheduleMissedAt: scheduleMissedAt.toISOString() }])
	})

	it('counts the inquiries of the last seven days, for ADMIN alone', async () => {
		for (const [id, day] of Object.entries({ new: '2026-11-17', old: '2026-11-10' }))
			await test.database.db.execute(sql`
				insert into inquiries (id, name, email, phone, message, language, created_at)
				values (${id}, 'Meera', 'meera@example.com', '', 'When?', 'english', ${`${day}T06:00:00Z`})`)
		expect((await overview(admin)).inquiries).toBe(1)
		expect((await overview()).inquiries).toBeNull()
	})

	it('counts what readers have reported, for ADMIN alone', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(admin.browser, url)
		await kavita.browser.post(`${url}/${_id}/reports`, { reason: 'spam' })
		expect((await overview(admin)).reportedComments).toBe(1)
		expect((await overview()).reportedComments).toBeNull()
	})

	it.each([
		['LEARNER', 403],
		['EVALUATION_ADMIN', 403],
	] as const)('is refused to %s', async (role, status) => {
		const { browser } = await signedIn(test, { role })
		expect((await browser.get('/api/admin/overview')).statusCode).toBe(status)
	})
})

describe('several items that were unpublished', () => {
	it('are published again at once, as they were', async () => {
		const ids = [await begin(), await begin()]
		for (const id of ids) await publish(id)
		const items = ids.map((id) => ({ id, version: 1 }))
		for (const action of ['unpublish', 'reinstate'])
			expect((await kavita.browser.post(`${desk}/bulk`, { action, items })).json().data).toEqual({
				done: ids,
				failures: [],
			})
		expect((await overview()).kinds[0].counts).toMatchObject({ published: 2, withdrawn: 0 })
	})
})
