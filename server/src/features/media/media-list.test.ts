// @module-tag one-run
/** Shows how editors find the pictures of content and change their texts. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildPicture } from '../../testing/build-picture.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { uploadMedia } from '../../testing/upload-media.ts'

const base = '/api/admin/media'
let test: TestApp
let editor: TestBrowser
let content: Buffer

beforeAll(async () => {
	test = await startApp()
	editor = (await signedIn(test, { role: 'CONTENT_ADMIN' })).browser
	content = await buildPicture(40, 30).jpeg().toBuffer()
})
afterAll(() => test.close())
beforeEach(() => test.database.db.execute(sql`truncate media, media_uses`))

const uploaded = async ({ fields = {} }: { fields?: Record<string, string> } = {}) =>
	(await uploadMedia(editor, { content, fields })).json().data
const list = async (query = '') => (await editor.get(`${base}${query}`)).json()
const namesOf = async (query = '') => (await list(query)).data.map(({ name }: { name: string }) => name)

describe('the list of pictures', () => {
	it('has the newest first, in pages', async () => {
		for (const name of ['One', 'Two', 'Three']) await uploaded({ fields: { name } })
		expect(await namesOf()).toEqual(['Three', 'Two', 'One'])
		expect(await namesOf('?page=2&limit=2')).toEqual(['One'])
		expect((await list('?page=2&limit=2')).pagination).toEqual({
			page: 2,
			limit: 2,
			total: 3,
			totalPages: 2,
			isTotalCapped: false,
		})
	})

	it('is searched by names and by alternative texts of both languages', async () => {
		await uploaded({ fields: { name: 'amber-01', altEnglish: 'The fort of Amber', altHindi: 'आमेर का दुर्ग' } })
		await uploaded({ fields: { name: 'Chambal river', altEnglish: 'A wide river', altHindi: 'चौड़ी नदी' } })
		for (const words of ['forts', 'amber fort', 'दुर्ग', 'amber-01'])
			expect([words, await namesOf(`?search=${encodeURIComponent(words)}`)]).toEqual([words, ['amber-01']])
		for (const words of ['fort river', '!!!']) expect(await namesOf(`?search=${encodeURIComponent(words)}`)).toEqual([])
	})

	it('can be of those that lack an alternative text', async () => {
		const alt = { altEnglish: 'A fort', altHindi: 'दुर्ग' }
		await uploaded({ fields: { name: 'Both', ...alt } })
		await uploaded({ fields: { name: 'English', altEnglish: 'A fort' } })
		await uploaded({ fields: { name: 'Neither' } })
		expect(await namesOf('?lacks=alt')).toEqual(['Neither', 'English'])
		expect(await namesOf('?lacks=alt&search=fort')).toEqual(['English'])
	})

	it('of many ends where it is told that there are more', async () => {
		const { id } = await uploaded()
		await test.database.db.execute(sql`
			with copied as (
				insert into files select substr(md5(n::text), 1, 22), media_type, size_bytes, sha256, width_pixels, height_pixels, original_name
				from files, generate_series(1, 1200) as n where files.id = (select file_id from media where id = ${id})
				returning id
			)
			insert into media (id, file_id, name, alt_english, alt_hindi, words, uploaded_by)
			select md5(id), id, 'Copy', '', '', '{fort}', 'nobody' from copied`)
		const { data, pagination } = await list('?search=fort&page=10&limit=100')
		expect([data.length, pagination.total, pagination.isTotalCapped]).toEqual([100, 1000, true])
		expect((await list('?search=fort&page=11&limit=100')).data).toEqual([])
	})
})

describe('the texts of a picture', () => {
	const texts = { name: 'Amber', alt: { english: 'A fort', hindi: 'दुर्ग' } }

	it('can be changed, and are found by', async () => {
		const { id } = await uploaded()
		const answer = await editor.patch(`${base}/${id}`, { ...texts, name: ' Amber\n ' })
		expect(answer.json().data).toMatchObject(texts)
		expect((await editor.get(`${base}/${id}`)).json().data).toMatchObject({ ...texts, uses: [], useCount: 0 })
		expect(await namesOf('?search=amber')).toEqual(['Amber'])
		expect(await namesOf('?lacks=alt')).toEqual([])
	})

	it.each([
		[{ name: '' }, 'name'],
		[{ name: '\u202e' }, 'name'],
		[{ name: 'a'.repeat(101) }, 'name'],
		[{ alt: { english: 'a'.repeat(301), hindi: '' } }, 'alt.english'],
		[{ alt: { english: '', hindi: 'क'.repeat(301) } }, 'alt.hindi'],
	])('are refused as %j', async (wrong, path) => {
		const { id } = await uploaded()
		const answer = await editor.patch(`${base}/${id}`, { ...texts, ...wrong })
		expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path])
	})

	it.each(['0'.repeat(32), 'x', '%00'])('are not there for %j', async (id) => {
		for (const answer of [
			await editor.get(`${base}/${id}`),
			await editor.patch(`${base}/${id}`, texts),
			await editor.delete(`${base}/${id}`),
		])
			expect([answer.statusCode, answer.json().code]).toEqual([404, 'media.not-found'])
	})
})
