// @module-tag one-run
/** Files on their way: by tus, piece by piece. Who may send to what, what is refused, and what a killed process leaves. */
import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PAGE_BYTES } from '@aravalli/shared/answer-copies/copy'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/open-browser.ts'
import {
	askForOffset,
	beginCopy,
	beginUpload,
	drawPage,
	getCopy,
	giveUpload,
	noon,
	type Subscriber,
	sendPiece,
	sha256Of,
	startDay,
	subscriber,
	upload,
	whenRead,
} from '../../../testing/send-copy.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let now = noon
let test: TestApp
let learner: Subscriber
let copyId: string
let page: Buffer

beforeAll(async () => {
	test = await startDay(() => now)
})
afterAll(() => test.close())
beforeEach(async () => {
	now = noon
	learner = await subscriber(test, now)
	copyId = await beginCopy(learner.browser)
	page = await drawPage()
})

const incoming = async () =>
	(await readdir(join(test.dataDir, 'incoming-pages'))).filter((name) => name.startsWith(copyId))
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code]
const urlOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.location)
const offsetOf = async (url: string) => (await askForOffset(learner.browser, url)).headers['upload-offset']

describe('a file', () => {
	it('arrives in pieces, says how far it is, and is a page once it is whole', async () => {
		const begun = await beginUpload(learner.browser, { copyId, content: page, fileName: '../पृष्ठ.png' })
		const url = urlOf(begun)
		expect([begun.statusCode, url]).toEqual([201, expect.stringMatching(`^/api/answersheet/uploads/${copyId}-`)])
		expect(await offsetOf(url)).toBe('0')
		const first = await sendPiece(learner.browser, url, page.subarray(0, 100))
		expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '100'])
		expect((await getCopy(learner.browser, copyId)).pages).toEqual([])
		const again = await sendPiece(learner.browser, url, page.subarray(0, 100))
		expect(again.statusCode).toBe(409)
		expect(await offsetOf(url)).toBe('100')
		expect((await sendPiece(learner.browser, url, page.subarray(100), 100)).statusCode).toBe(204)
		const { pages } = await whenRead(learner.browser, copyId)
		expect(pages).toMatchObject([{ state: 'ready', fileName: 'पृष्ठ.png', width: 64, height: 128, turn: 0, crop: null }])
		const { rows } = await test.database.db.execute<{ id: string }>(
			sql`select file_id as id from answer_uploads where copy_id = ${copyId}`,
		)
		expect(sha256Of((await test.files.read(rows[0]?.id ?? '')) ?? Buffer.from(''))).toBe(sha256Of(page))
		expect(await incoming()).toEqual([])
	})

	it('that is begun again goes on, and is no second page when it had arrived', async () => {
		const given = { copyId, content: page, uploadKey: 'from-the-camera' }
		const url = urlOf(await beginUpload(learner.browser, given))
		await sendPiece(learner.browser, url, page.subarray(0, 100))
		expect(urlOf(await beginUpload(learner.browser, given))).toBe(url)
		expect(await offsetOf(url)).toBe('100')
		await sendPiece(learner.browser, url, page.subarray(100), 100)
		const repeated = await beginUpload(learner.browser, given)
		expect([repeated.statusCode, urlOf(repeated)]).toEqual([201, url])
		expect(await offsetOf(url)).toBe(String(page.length))
		expect((await sendPiece(learner.browser, url, page)).statusCode).toBe(409)
		expect((await whenRead(learner.browser, copyId)).pages).toHaveLength(1)
	})

	it('under the name of another one that never arrived takes its place', async () => {
		const url = urlOf(await beginUpload(learner.browser, { copyId, content: page, uploadKey: 'same' }))
		await sendPiece(learner.browser, url, page.subarray(0, 100))
		const other = await drawPage()
		expect(urlOf(await beginUpload(learner.browser, { copyId, content: other, uploadKey: 'same' }))).toBe(url)
		expect(await offsetOf(url)).toBe('0')
	})

	it('that is given up leaves nothing', async () => {
		const url = urlOf(await beginUpload(learner.browser, { copyId, content: page }))
		await sendPiece(learner.browser, url, page.subarray(0, 100))
		expect((await giveUpload(learner.browser, url)).statusCode).toBe(204)
		expect(await incoming()).toEqual([])
		expect((await askForOffset(learner.browser, url)).statusCode).toBe(404)
		expect((await getCopy(learner.browser, copyId)).pageCount).toBe(0)
	})

	it('says what the server can do', async () => {
		const headers = { 'tus-resumable': '1.0.0' }
		const answer = await learner.browser.send({ method: 'OPTIONS', url: '/api/answersheet/uploads', headers })
		expect(answer.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-max-size': String(MAX_PAGE_BYTES) })
		expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
	})
})

describe('nobody else', () => {
	it('reaches an upload, or can tell it from one that is not there', async () => {
		const url = urlOf(await beginUpload(learner.browser, { copyId, content: page }))
		const other = await subscriber(test, now)
		const missing = `/api/answersheet/uploads/${'0'.repeat(24)}-${'0'.repeat(24)}`
		for (const place of [url, missing, '/api/answersheet/uploads/..%2f..%2fpostgres']) {
			expect((await askForOffset(other.browser, place)).statusCode).toBe(404)
			expect(refusal(await sendPiece(other.browser, place, page))).toEqual([404, 'copy.not-found'])
			expect(refusal(await giveUpload(other.browser, place))).toEqual([404, 'copy.not-found'])
		}
		expect(refusal(await beginUpload(other.browser, { copyId, content: page }))).toEqual([404, 'copy.not-found'])
		expect(await offsetOf(url)).toBe('0')
	})

	it('sends without being signed in, or from another site', async () => {
		const anonymous = openBrowser(test)
		expect(refusal(await beginUpload(anonymous, { copyId, content: page }))).toEqual([401, 'access.not-signed-in'])
		const headers = { 'sec-fetch-site': 'cross-site' }
		expect(refusal(await beginUpload(learner.browser, { copyId, content: page, headers }))).toEqual([
			...[403, 'request.foreign-origin'],
		])
	})
})

describe('at its beginning a file is refused', () => {
	it.each<[string, object, number, string]>([
		['without its checksum', { checksum: '' }, 400, 'request.invalid'],
		['with a checksum that is none', { checksum: 'x'.repeat(64) }, 400, 'request.invalid'],
		['without its name in the browser', { uploadKey: '' }, 400, 'request.invalid'],
		['without an answer', { copyId: '' }, 400, 'request.invalid'],
		['for an answer that is none', { copyId: "' or 1=1 --" }, 400, 'request.invalid'],
		['with a length that is none', { length: '12e3' }, 400, 'request.invalid'],
		['with nothing in it', { length: 0 }, 400, 'file.missing'],
		['with one byte too many', { length: MAX_PAGE_BYTES + 1 }, 413, 'copy.page-too-large'],
	])('%s', async (_, given, status, code) => {
		const answer = await beginUpload(learner.browser, { copyId, content: page, ...given })
		expect(refusal(answer)).toEqual([status, code])
		expect(await incoming()).toEqual([])
	})

	it('where it is there already, under whatever name', async () => {
		await upload(learner.browser, { copyId, content: page })
		expect(refusal(await beginUpload(learner.browser, { copyId, content: page }))).toEqual([409, 'copy.page-twice'])
	})

	it('as the thirteenth page', async () => {
		for (let count = 0; count < 12; count++) await upload(learner.browser, { copyId, content: await drawPage() })
		expect(refusal(await beginUpload(learner.browser, { copyId, content: page }))).toEqual([400, 'copy.too-many-pages'])
		expect((await whenRead(learner.browser, copyId)).pageCount).toBe(12)
	})

	it('after the question has closed for good, and as one of too many on their way', async () => {
		now = new Date('2026-11-28T15:59:00Z')
		for (let count = 0; count < 24; count++)
			expect((await beginUpload(learner.browser, { copyId, content: await drawPage() })).statusCode).toBe(201)
		expect(refusal(await beginUpload(learner.browser, { copyId, content: page }))).toEqual([400, 'copy.too-many-pages'])
		now = new Date('2026-11-28T16:00:00Z')
		expect(refusal(await beginUpload(learner.browser, { copyId, content: page }))).toEqual([409, 'copy.closed'])
	})
})

describe('at its end a file is refused, and its bytes go,', () => {
	const send = async (content: Buffer, given: object = {}) => {
		const url = urlOf(await beginUpload(learner.browser, { copyId, content, ...given }))
		return sendPiece(learner.browser, url, content)
	}

	it.each([
		['where it is not what it was to be', () => page, { checksum: '0'.repeat(64) }, 400, 'copy.page-differs'],
		['where it is no page', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 415, 'copy.page-type'],
		['where it is a program', () => Buffer.from('MZ program'), { fileName: 'page.jpg' }, 415, 'copy.page-type'],
	])('%s', async (_, content, given, status, code) => {
		expect(refusal(await send(content(), given))).toEqual([status, code])
		expect(await incoming()).toEqual([])
		expect((await getCopy(learner.browser, copyId)).pages).toEqual([])
	})

	it('where two tabs send the same page at once: one of them has it', async () => {
		const urls = [
			urlOf(await beginUpload(learner.browser, { copyId, content: page })),
			urlOf(await beginUpload(learner.browser, { copyId, content: page })),
		]
		const answers = await Promise.all(urls.map((url) => sendPiece(learner.browser, url, page)))
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
		expect((await whenRead(learner.browser, copyId)).pages).toHaveLength(1)
		expect(await incoming()).toEqual([])
	})

	it('where it brings more than it said', async () => {
		const content = Buffer.concat([page, Buffer.from('more')])
		const url = urlOf(await beginUpload(learner.browser, { copyId, content: page }))
		expect((await sendPiece(learner.browser, url, content)).statusCode).toBe(413)
		expect((await getCopy(learner.browser, copyId)).pages).toEqual([])
	})
})

describe('a process that dies', () => {
	it('leaves what has arrived to the next one, which goes on from there', async () => {
		const url = urlOf(await beginUpload(learner.browser, { copyId, content: page }))
		await sendPiece(learner.browser, url, page.subarray(0, 100))
		const next = await startApp({ DATA_DIR: test.dataDir }, { database: test.database, now: () => now })
		const browser = openBrowser(next)
		for (const [name, value] of learner.browser.cookies) browser.cookies.set(name, value)
		expect((await askForOffset(browser, url)).headers['upload-offset']).toBe('100')
		expect((await sendPiece(browser, url, page.subarray(100), 100)).statusCode).toBe(204)
		expect((await whenRead(browser, copyId)).pages).toMatchObject([{ state: 'ready' }])
		await next.close()
	})

	it('between the last byte and its acknowledgement leaves a page to whoever asks next', async () => {
		const url = urlOf(await beginUpload(learner.browser, { copyId, content: page }))
		await sendPiece(learner.browser, url, page.subarray(0, 100))
		await appendFile(join(test.dataDir, 'incoming-pages', url.split('/').at(-1) ?? ''), page.subarray(100))
		expect((await getCopy(learner.browser, copyId)).pages).toEqual([])
		expect(await offsetOf(url)).toBe(String(page.length))
		expect((await whenRead(learner.browser, copyId)).pages).toMatchObject([{ state: 'ready' }])
		expect(await incoming()).toEqual([])
	})
})
