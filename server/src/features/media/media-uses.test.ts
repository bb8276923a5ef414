// @module-tag one-run
/** Shows that what content uses is known and cannot be deleted, with a kind that was only declared and with questions of answer writing. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishDueJob } from '../../content/desk/publish-due.ts'
import { kinds } from '../../kinds.ts'
import { signedIn } from '../../testing/build-account.ts'
import { buildDraft } from '../../testing/build-draft.ts'
import { buildPicture } from '../../testing/build-picture.ts'
import { contentFiles, table } from '../../testing/content-files.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { buildSample, type SampleItem, sampleKind } from '../../testing/sample-kind.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { uploadMedia } from '../../testing/upload-media.ts'
import { noteMediaUses } from './public.ts'

const books = '/api/admin/sample-books'
const base = '/api/admin/media'
const morning = new Date('2026-11-18T06:00:00Z')
let now = morning
let test: TestApp
let editor: TestBrowser
let picture: Buffer

beforeAll(async () => {
	test = await startApp({}, { kinds: [{ kind: sampleKind }, ...kinds], now: () => now })
	editor = (await signedIn(test, { role: 'CONTENT_ADMIN' })).browser
	picture = await buildPicture(40, 30).jpeg().toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
	now = morning
	await emptyContent(test.database, 'media', 'media_uses')
})

interface Uploaded {
	id: string
	picture: { large: string; small: string }
}

const upload = async (): Promise<Uploaded> => (await uploadMedia(editor, { content: picture })).json().data

const { english } = buildSample()
const withCover = ({ picture: cover }: Uploaded): Partial<SampleItem> => ({ cover })
const inText = ({ picture: { large } }: Uploaded): Partial<SampleItem> => ({
	english: { ...english, body: `<p>Chittor.</p><p><img src="${large}" alt="A fort" /></p>` },
})

const begin = async (given: Partial<SampleItem> = {}): Promise<string> =>
	(await editor.post(books, { content: buildSample(given) })).json().data.id
const save = (id: string, version: number, given: Partial<SampleItem> = {}) =>
	editor.patch(`${books}/${id}`, { version, content: buildSample(given) })
async function act(id: string, action: string, body: object = {}): Promise<void> {
	expect((await editor.post(`${books}/${id}/${action}`, body)).statusCode).toBe(200)
}
const usesOf = async ({ id }: Uploaded) => (await editor.get(`${base}/${id}`)).json().data.uses
const remove = async ({ id }: Uploaded) => (await editor.delete(`${base}/${id}`)).json()

const use = (id: string, isPublished: boolean, isInWorkingCopy = true) => ({
	kind: 'sample-books',
	id,
	title: { english: 'Forts of Mewar', hindi: 'मेवाड़ के दुर्ग' },
	isPublished,
	isInWorkingCopy,
})

describe('a picture', () => {
	it('that a row of a file names is used there', async () => {
		const fort = await upload()
		const files = contentFiles(editor, books)
		const { large, small } = fort.picture
		const { id } = await files.check(table(['id', 'cover'], ['chittor', `${large}\n${small}`]))
		await files.run(id)
		expect(await usesOf(fort)).toMatchObject([{ id: 'chittor', isInWorkingCopy: true }])
	})

	it.each([
		['as a cover', withCover],
		['in rich text', inText],
	])('that a draft has %s is used there, until it is taken out', async (_, given) => {
		const fort = await upload()
		const id = await begin(given(fort))
		expect(await usesOf(fort)).toEqual([use(id, false)])
		expect((await editor.get(base)).json().data[0].isUsed).toBe(true)
		await save(id, 1)
		expect(await usesOf(fort)).toEqual([])
		expect((await editor.get(base)).json().data[0].isUsed).toBe(false)
	})

	it('is used by what readers see, also once the working copy has another', async () => {
		const [fort, lake] = [await upload(), await upload()]
		const id = await begin(withCover(fort))
		await act(id, 'publish', { version: 1 })
		expect(await usesOf(fort)).toEqual([use(id, true)])
		await save(id, 1, withCover(lake))
		expect([await usesOf(fort), await usesOf(lake)]).toEqual([[use(id, true, false)], [use(id, false)]])
		await act(id, 'publish', { version: 2 })
		expect([await usesOf(fort), await usesOf(lake)]).toEqual([[], [use(id, true)]])
	})

	it('is used by what is withdrawn or deleted, because it can be shown again as it was', async () => {
		const fort = await upload()
		const id = await begin(withCover(fort))
		await act(id, 'publish', { version: 1 })
		await save(id, 1)
		await act(id, 'unpublish', { version: 2 })
		expect(await usesOf(fort)).toEqual([use(id, false, false)])
		expect((await remove(fort)).code).toBe('media.in-use')
		await act(id, 'reinstate')
		expect(await usesOf(fort)).toEqual([use(id, true, false)])
		await editor.delete(`${books}/${id}`, { version: 2 })
		expect(await usesOf(fort)).toEqual([use(id, false, false)])
		expect((await remove(fort)).code).toBe('media.in-use')
		await act(id, 'restore')
		expect(await usesOf(fort)).toEqual([use(id, true, false)])
	})

	it('is used by what was published at a set time', async () => {
		const fort = await upload()
		const id = await begin(withCover(fort))
		await act(id, 'schedule', { version: 1, publishAt: '2026-11-18T06:10:00Z', isHindiCurrent: true })
		now = new Date('2026-11-18T06:10:30Z')
		await test.database.transaction((tx) => test.jobs.send(tx, publishDueJob, {}))
		await expect.poll(() => usesOf(fort), { timeout: 20_000 }).toEqual([use(id, true)])
	})

	it('is used by several items, each once', async () => {
		const fort = await upload()
		const ids = [await begin({ ...withCover(fort), ...inText(fort) }), await begin(inText(fort))].sort()
		expect((await usesOf(fort)).map(({ id }: { id: string }) => id)).toEqual(ids)
	})

	it('is used by a question of answer writing', async () => {
		const fort = await upload()
		const draft = buildDraft()
		const answer = `<p>Chittor.</p><p><img src="${fort.picture.large}" alt="A fort" /></p>`
		const content = { ...draft, english: { ...draft.english, answer } }
		const { id } = (await editor.post('/api/admin/answer-writing', { content })).json().data
		expect(await usesOf(fort)).toMatchObject([{ kind: 'answer-writing', id, isPublished: false }])
	})
})

describe('the deletion of a picture', () => {
	it('is refused while anything uses it, with the places', async () => {
		const fort = await upload()
		const ids = [await begin(withCover(fort)), await begin(inText(fort))].sort()
		const answer = await editor.delete(`${base}/${fort.id}`)
		expect([answer.statusCode, answer.json()]).toMatchObject([
			409,
			{
				code: 'media.in-use',
				details: { useCount: 2 },
				errors: ids.map((id) => ({ path: `sample-books/${id}`, message: 'The picture is used here' })),
			},
		])
		expect((await editor.get(fort.picture.large)).statusCode).toBe(200)
	})

	it('takes it away with its files once nothing uses it; an old version may have it still', async () => {
		const fort = await upload()
		const id = await begin(inText(fort))
		await act(id, 'publish', { version: 1 })
		await save(id, 1)
		await act(id, 'publish', { version: 2, isHindiCurrent: true })
		const { rows } = await test.database.db.execute<{ file_id: string }>('select file_id from media')
		const fileId = rows[0]?.file_id ?? ''
		expect(await test.files.read(fileId)).not.toBeNull()
		expect(await remove(fort)).toEqual({ success: true })
		for (const path of [fort.picture.large, fort.picture.small]) expect((await editor.get(path)).statusCode).toBe(404)
		expect((await editor.get(base)).json().data).toEqual([])
		expect((await test.database.db.execute(sql`select 1 from files where id = ${fileId}`)).rows).toEqual([])
		await expect.poll(() => test.files.read(fileId), { timeout: 20_000 }).toBeNull()
		const old = (await editor.get(`${books}/${id}/versions/1`)).json().data.content
		expect(old.english.body).toContain('alt="A fort"')
		expect((await save(id, 2, inText(fort))).statusCode).toBe(200)
	})

	it('waits for whoever is just beginning to use it', async () => {
		const fort = await upload()
		const [noted, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
		const saving = test.database.transaction(async (tx) => {
			await noteMediaUses(tx, { kind: 'sample-books', id: 'forts', usedIn: 'copy', content: fort.picture })
			noted.resolve()
			await waited.promise
		})
		await noted.promise
		const removal = remove(fort)
		await pause(300)
		waited.resolve()
		await saving
		expect((await removal).code).toBe('media.in-use')
	})

	it('and a draft that begins to use it at the same moment leave no use without a picture', async () => {
		for (let round = 0; round < 8; round += 1) {
			const fort = await upload()
			const [deleted, id] = await Promise.all([remove(fort), begin(withCover(fort))])
			expect((await editor.get(`${books}/${id}`)).statusCode).toBe(200)
			const isThere = (await editor.get(fort.picture.large)).statusCode === 200
			expect(isThere).toBe(deleted.success === false)
			if (isThere) expect(await usesOf(fort)).toEqual([use(id, false)])
		}
	})
})
