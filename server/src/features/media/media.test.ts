/** Shows how editors keep pictures for all kinds of content, and how everybody is served with them. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectOrphans } from '../../platform/files/collect-orphans.ts'
import { sanitizeRichText } from '../../platform/rich-text/sanitize-rich-text.ts'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildForm, formType } from '../../testing/build-form.ts'
import { buildHeifStart, buildHugePng, buildPicture, buildPictureOf } from '../../testing/build-picture.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { uploadMedia } from '../../testing/upload-media.ts'
import { lockUploads } from './storing/tables.ts'

const base = '/api/admin/media'
let test: TestApp
let kavita: SignedIn
let anonymous: TestBrowser
let jpeg: Buffer

beforeAll(async () => {
	test = await startApp()
	kavita = await signedIn(test, { role: 'CONTENT_ADMIN', name: 'Kavita Joshi' })
	anonymous = openBrowser(test)
	jpeg = await buildPicture(2400, 1200)
		.withExif({ IFD0: { Make: 'Spy camera' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } })
		.jpeg()
		.toBuffer()
})
afterAll(() => test.close())
beforeEach(() => test.database.db.execute(sql`truncate media, media_uses`))

type Sent = Partial<Parameters<typeof uploadMedia>[1]> & { browser?: TestBrowser }

const upload = ({ browser = kavita.browser, ...sent }: Sent = {}) => uploadMedia(browser, { content: jpeg, ...sent })
const uploaded = async (sent: Sent = {}) => (await upload(sent)).json().data
const countRows = async (table: string) =>
	(await test.database.db.execute<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]?.rows
async function storedNames(): Promise<string[]> {
	const names: string[] = []
	for await (const batch of test.store.list()) names.push(...batch.map(({ name }) => name))
	return names.sort()
}

describe('a picture that an editor uploads', () => {
	it('is made anew in two sizes, without what the camera wrote', async () => {
		const { picture, ...data } = await uploaded({
			name: '..\\..\\आमेर दुर्ग.jpg',
			fields: { altEnglish: ' Amber  fort ', altHindi: 'आमेर दुर्ग' },
		})
		expect(data).toEqual({
			id: expect.stringMatching(/^[0-9a-f]{32}$/),
			name: 'आमेर दुर्ग',
			alt: { english: 'Amber fort', hindi: 'आमेर दुर्ग' },
			width: 1600,
			height: 800,
			sizeBytes: expect.any(Number),
			uploadedAt: expect.any(String),
			uploadedByName: 'Kavita Joshi',
			isUsed: false,
		})
		for (const [path, width] of [
			[picture.large, 1600],
			[picture.small, 480],
		]) {
			const { rawPayload } = await anonymous.get(path)
			expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width })
			expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif')
			expect(rawPayload.toString('latin1')).not.toMatch(/Spy camera|GPS/)
		}
	})

	it('is served to everybody as nothing but a picture, and kept by caches for good', async () => {
		const { picture } = await uploaded()
		const answer = await anonymous.get(picture.large)
		expect(answer.headers).toMatchObject({
			'content-type': 'image/webp',
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
			'content-disposition': 'inline',
			etag: expect.stringMatching(/^".+"$/),
		})
		expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'")
		const known = await anonymous.get(picture.large, { 'if-none-match': `"other", W/${answer.headers.etag}` })
		expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
		expect((await anonymous.get(picture.small, { 'if-none-match': `${answer.headers.etag}` })).statusCode).toBe(200)
	})

	it('has addresses that rich text keeps', async () => {
		const { picture } = await uploaded()
		for (const src of [picture.large, picture.small]) {
			const html = `<p><img src="${src}" alt="A fort" /></p>`
			expect(sanitizeRichText(html)).toBe(html)
		}
	})

	it.each(['%00', 'x', '0'.repeat(32), '..%2f..%2fetc%2fpasswd', `${'0'.repeat(31)}G`])(
		'is not found under the id %j',
		async (id) => {
			const answer = await anonymous.get(`/api/media/${id}/large.webp`)
			expect([answer.statusCode, answer.json().code]).toEqual([404, 'file.not-found'])
		},
	)

	it.each(['large', 'large.png', 'LARGE.webp', 'medium.webp', '..%2flarge.webp', 'large.webp%00', '__proto__'])(
		'is not found as %j',
		async (variant) => {
			const { id } = await uploaded()
			const answer = await anonymous.get(`/api/media/${id}/${variant}`)
			expect([answer.statusCode, answer.json().code]).toEqual([404, 'file.not-found'])
		},
	)

	it('is stored once, however often it is sent with one key at the same time', async () => {
		const key = randomUUID()
		const before = await storedNames()
		const files = await countRows('files')
		const answers = await Promise.all([upload({ key }), upload({ key }), upload({ key })])
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
		const again = await upload({ key })
		expect(new Set([...answers, again].map((answer) => answer.json().data.id)).size).toBe(1)
		expect([await countRows('media'), await countRows('files')]).toEqual([1, (files ?? 0) + 1])
		expect((await storedNames()).length).toBe(before.length + 2)
	})

	it('waits for the same upload that is just being stored, and answers what that has stored', async () => {
		const first = await uploaded()
		const key = randomUUID()
		const [stored, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
		const storing = test.database.transaction(async (tx) => {
			await lockUploads(tx, kavita.account.id)
			await tx.execute(sql`update media set idempotency_key = ${key} where id = ${first.id}`)
			stored.resolve()
			await waited.promise
		})
		await stored.promise
		const repeated = upload({ key })
		await pause(1_500)
		waited.resolve()
		await storing
		expect((await repeated).json().data?.id).toBe(first.id)
	})

	it('with the key of another editor’s is another one', async () => {
		const key = randomUUID()
		const { browser } = await signedIn(test, { role: 'ADMIN' })
		expect((await uploaded({ key })).id).not.toBe((await uploaded({ key, browser })).id)
	})

	it('is held against the collection of what belongs to nothing', async () => {
		const { picture } = await uploaded()
		await collectOrphans({ ...test, now: () => new Date(Date.now() + 24 * 3_600_000) })
		for (const path of [picture.large, picture.small]) expect((await anonymous.get(path)).statusCode).toBe(200)
	})

	it('stays when the account of whoever sent it is closed, without a name', async () => {
		const { browser } = await signedIn(test, { role: 'CONTENT_ADMIN' })
		const { id, picture } = await uploaded({ browser })
		expect((await browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		expect((await kavita.browser.get(`${base}/${id}`)).json().data.uploadedByName).toBeNull()
		expect((await anonymous.get(picture.large)).statusCode).toBe(200)
	})
})

describe('an upload', () => {
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
	const html = Buffer.from('<!doctype html><script>alert(1)</script>')
	const avif = () =>
		sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
			.avif()
			.toBuffer()
	const cases: [string, () => Buffer | Promise<Buffer>, number, string][] = [
		['SVG', () => svg, 415, 'file.not-an-image'],
		['HTML', () => html, 415, 'file.not-an-image'],
		['HTML before a JPEG', () => Buffer.concat([html, jpeg]), 415, 'file.not-an-image'],
		['PDF', () => Buffer.from('%PDF-1.7\n'), 415, 'file.not-an-image'],
		['GIF and script', () => Buffer.from('GIF89a/*\u0000*/=alert(1)'), 415, 'file.not-an-image'],
		['AVIF', avif, 415, 'file.not-an-image'],
		['HEIC', () => buildHeifStart('heic', 'mif1', 'heic'), 415, 'file.heic'],
		['nothing', () => Buffer.alloc(0), 400, 'file.damaged'],
		['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2), 400, 'file.damaged'],
		['240 megapixels', () => buildHugePng(), 413, 'file.too-many-pixels'],
		['one byte more than 10 MB', () => buildPictureOf(10 * 1024 * 1024 + 1), 413, 'media.too-large'],
	]

	it.each(cases)('of %s is refused with its reason, and nothing is stored', async (_, content, status, code) => {
		const before = [await countRows('files'), await storedNames()]
		const answer = await upload({ content: await content(), name: 'fort.jpg' })
		expect([answer.statusCode, answer.json().code]).toEqual([status, code])
		expect(answer.json().message.length).toBeGreaterThan(10)
		expect([await countRows('files'), await storedNames(), await countRows('media')]).toEqual([...before, 0])
	})

	it('is taken at 10 MB exactly; what stands behind the end of a picture is not kept', async () => {
		const script = Buffer.from('<script>alert(1)</script>')
		const content = Buffer.concat([await buildPictureOf(10 * 1024 * 1024 - script.length), script])
		const { picture } = await uploaded({ content })
		expect((await anonymous.get(picture.large)).rawPayload.toString('latin1')).not.toContain('<script')
	})

	it('without a file, or with two, is refused', async () => {
		const send = (payload: Buffer) =>
			kavita.browser.send({ method: 'POST', url: base, payload, headers: { 'content-type': formType } })
		expect((await send(buildForm())).json().code).toBe('file.missing')
		expect((await send(buildForm({ content: jpeg }, { content: jpeg }))).json().code).toBe('request.too-large')
	})

	it('with an alternative text that is too long is refused, and nothing is stored', async () => {
		const before = await countRows('files')
		const answer = await upload({ fields: { altHindi: 'क'.repeat(301) } })
		expect([answer.statusCode, answer.json().errors]).toEqual([
			400,
			[{ path: 'alt.hindi', message: 'The alternative text can have at most 300 characters' }],
		])
		expect(await countRows('files')).toBe(before)
	})

	it('of a file without a usable name has one', async () => {
		expect((await uploaded({ name: '.jpg' })).name).toBe('picture')
		expect((await uploaded({ name: `${'a'.repeat(150)}.jpg` })).name).toHaveLength(100)
	})
})
