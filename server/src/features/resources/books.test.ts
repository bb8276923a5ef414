import { DOWNLOADS_KEPT } from '@aravalli/shared/resources/resource'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawItem } from '../../content/storing/tables.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildPdf } from '../../testing/build-pdf.ts'
import { buildBook, uploadPdf, withFile } from '../../testing/build-resource.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { serverBooks } from './resource-kinds.ts'

const english = buildPdf({ pages: 3 })
const hindi = buildPdf({ pages: 2, content: '10 10 20 20 re f' })
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp()
	const editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	const [own, inHindi] = [await uploadPdf(editor, english), await uploadPdf(editor, hindi)]
	const medieval = withFile(buildBook({ isFeatured: true }), own)
	await storeItems(test, serverBooks, [
		{ ...medieval, hindi: medieval.hindi && { ...medieval.hindi, file: inHindi } },
		buildBook({
			id: 'land-of-rajasthan',
			class: 'CLASS_9',
			subject: 'GEOGRAPHY',
			position: 2,
			english: { title: 'The land of Rajasthan', subtitle: '', author: 'Our editors', file: own },
			hindi: null,
		}),
		withFile(buildBook({ id: 'of-ncert', type: 'NCERT', class: 'CLASS_6', subject: 'POLITY' }), own),
		withFile(buildBook({ id: 'withdrawn', position: 3 }), own),
	])
	await test.database.transaction((tx) => withdrawItem(tx, serverBooks, 'withdrawn'))
	learner = await signedIn(test)
})
afterAll(() => test.close())

const list = async (type: string, query = '', { browser } = learner) =>
	(await browser.get(`/api/books/by-type/${type}/list${query}`)).json()
const ids = async (query: string, type = 'rbse') =>
	((await list(type, query)).data.books as { _id: string }[]).map(({ _id }) => _id)

describe('the list of books of a type', () => {
	it('has the fields of the specification, and the filters that the type has', async () => {
		const { success, data, pagination } = await list('rbse')
		expect(success).toBe(true)
		expect(data.books[0]).toEqual({
			_id: 'medieval-india',
			bookName: 'Medieval India',
			subtitle: 'From Harsha to Aurangzeb.',
			coverImagePath: expect.stringMatching(/^\/assets\/books\/default-[0-9a-f]{8}\.webp$/),
			isFeatured: true,
			class: 'CLASS_11',
			className: 'Class 11',
			subject: 'HISTORY',
			subjectName: 'History',
			author: 'Our editors',
			fileSize: english.length,
			totalPages: 3,
			downloadCount: 0,
			pdfFileName: 'Medieval-India.pdf',
			isFallback: false,
		})
		expect(data.filters).toMatchObject({
			availableClasses: ['CLASS_9', 'CLASS_11'],
			availableSubjects: ['HISTORY', 'GEOGRAPHY'],
			classNames: [{ name: 'Class 9' }, { name: 'Class 11' }],
		})
		expect(pagination).toMatchObject({ page: 1, limit: 200, total: 2 })
	})

	it('speaks Hindi, and says of what is in English that it is', async () => {
		const { data } = await list('rbse', '?lang=hindi')
		expect(data.books).toMatchObject([
			{ bookName: 'मध्यकालीन भारत', className: 'कक्षा 11', fileSize: hindi.length, totalPages: 2, isFallback: false },
			{ bookName: 'The land of Rajasthan', isFallback: true },
		])
	})

	it.each([
		['', ['medieval-india', 'land-of-rajasthan']],
		['?class=CLASS_9', ['land-of-rajasthan']],
		['?subject=HISTORY', ['medieval-india']],
		['?class=CLASS_9&subject=HISTORY', []],
		['?search=mediev', ['medieval-india']],
		['?search=GEOGRAPHY', ['land-of-rajasthan']],
		[`?search=${encodeURIComponent('इतिहास')}`, ['medieval-india']],
		['?search=...', []],
		['?page=2&limit=1', ['land-of-rajasthan']],
		['?page=9', []],
	])('gives for %s', async (query, expected) => expect(await ids(query)).toEqual(expected))

	it('takes the type in any letters, and knows no other', async () => {
		expect(await ids('', 'NCERT')).toEqual(['of-ncert'])
		const unknown = await learner.browser.get('/api/books/by-type/cbse/list')
		expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'books.unknown-type'])
	})

	it.each(['?class=CLASS_99', '?limit=0', '?limit=101', '?page=x'])('refuses %s', async (query) =>
		expect((await learner.browser.get(`/api/books/by-type/rbse/list${query}`)).statusCode).toBe(400),
	)

	it('is for whoever is signed in', async () => {
		const answer = await test.app.inject('/api/books/by-type/rbse/list')
		expect([answer.statusCode, answer.body.includes('Medieval')]).toEqual([401, false])
	})
})

describe('the download of a book', () => {
	const url = '/api/books/medieval-india/download'
	const counted = async (id = 'medieval-india') => {
		await test.counters.flush()
		return (await list('rbse')).data.books.find(({ _id }: { _id: string }) => _id === id).downloadCount
	}
	const remembered = async (who: SignedIn) => {
		const { data } = (await who.browser.get('/api/my-ebooks')).json()
		return data.map(({ itemId }: { itemId: string }) => itemId)
	}

	it('is the file in the reader’s language, under its name', async () => {
		const answer = await learner.browser.get(url)
		expect(answer.rawPayload.equals(english)).toBe(true)
		expect(answer.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="Medieval-India.pdf"',
			'accept-ranges': 'bytes',
		})
		const other = await learner.browser.get(`${url}?lang=hindi`)
		expect(other.rawPayload.equals(hindi)).toBe(true)
		expect(other.headers['content-disposition']).toContain(encodeURIComponent('मध्यकालीन-भारत.pdf'))
		const fallback = await learner.browser.get('/api/books/land-of-rajasthan/download?lang=hindi')
		expect(fallback.rawPayload.equals(english)).toBe(true)
	})

	it('goes on where it broke off, which is the same download', async () => {
		const who = await signedIn(test)
		const before = await counted()
		const get = (range: string, ifRange?: string) =>
			who.browser.send({ method: 'GET', url, headers: { range, ...(ifRange && { 'if-range': ifRange }) } })
		const whole = await who.browser.get(url)
		const part = await get('bytes=100-', String(whole.headers.etag))
		expect([part.statusCode, part.rawPayload.equals(english.subarray(100))]).toEqual([206, true])
		expect((await get('bytes=100-', '"another"')).statusCode).toBe(200)
		const beyond = await get('bytes=999999-')
		expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'file.beyond-end'])
		const head = await who.browser.send({ method: 'HEAD', url })
		expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(english.length)])
		expect(await counted()).toBe(before + 1)
	})

	it('is remembered, the last first, for the learner alone', async () => {
		const who = await signedIn(test)
		await who.browser.get(url)
		await who.browser.get('/api/books/of-ncert/download')
		await who.browser.get(url)
		expect(await remembered(who)).toEqual(['medieval-india', 'of-ncert'])
		expect(await remembered(await signedIn(test))).toEqual([])
	})

	it(`remembers the last ${DOWNLOADS_KEPT}`, async () => {
		const who = await signedIn(test)
		await test.database.db.execute(sql`
			insert into downloads (user_id, kind, item_id, downloaded_at)
			select ${who.account.id}, 'books', 'book-' || number, now() - number * interval '1 minute'
			from generate_series(1, ${DOWNLOADS_KEPT}) as number`)
		await who.browser.get(url)
		const { rows } = await test.database.db.execute<{ item_id: string }>(
			sql`select item_id from downloads where user_id = ${who.account.id} order by downloaded_at desc`,
		)
		expect([rows.length, rows[0]?.item_id]).toEqual([DOWNLOADS_KEPT, 'medieval-india'])
		expect(rows.some(({ item_id }) => item_id === `book-${DOWNLOADS_KEPT}`)).toBe(false)
	})

	it.each(['withdrawn', 'nothing', '%00'])('says plainly that there is none for %s', async (id) => {
		const answer = await learner.browser.get(`/api/books/${id}/download`)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'books.not-found'])
	})

	it('asks to sign in', async () => {
		const answer = await test.app.inject(url)
		expect([answer.statusCode, answer.json().code]).toEqual([401, 'access.sign-in-to-download'])
	})
})
