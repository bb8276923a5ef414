// @module-tag one-run
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../testing/build-account.ts'
import { BOUNDARY, buildForm, formType, type SentFile } from '../../../testing/build-form.ts'
import { buildHeifStart, buildHugePng, buildPicture, buildPictureOf } from '../../../testing/build-picture.ts'
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

const url = '/api/user/profile-picture'
const MAX_BYTES = 5_242_880
let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

const send = (browser: TestBrowser, payload: Buffer | string, type = formType) =>
	browser.send({ method: 'POST', url, payload, headers: { 'content-type': type } })
const upload = (browser: TestBrowser, ...files: SentFile[]) => send(browser, buildForm(...files))

async function stored(userId: string) {
	const { rows } = await test.database.db.execute(
		sql`select u.picture_id, p.file_id from users u left join profile_pictures p on p.user_id = u.id where u.id = ${userId}`,
	)
	return rows[0]
}
const nothing = { picture_id: null, file_id: null }

describe('a picture', () => {
	it('becomes a small square, which whoever knows its address may see', async () => {
		const { account, browser } = await signedIn(test)
		const answer = await upload(browser, {
			content: await buildPicture().png().toBuffer(),
			name: 'मैं.png',
			type: 'text/html',
		})
		expect(answer.statusCode).toBe(200)
		const { data } = answer.json()
		expect(data).toMatchObject({ fileName: 'मैं.png', mimeType: 'image/webp' })
		expect(data.fileUrl).toMatch(/^\/api\/user\/pictures\/[\w-]{22}$/)
		const picture = await openBrowser(test).get(data.fileUrl)
		expect([picture.statusCode, picture.rawPayload.length]).toEqual([200, data.fileSize])
		expect(picture.headers).toMatchObject({
			'content-type': 'image/webp',
			'x-content-type-options': 'nosniff',
			'content-disposition': 'inline',
			'content-security-policy': expect.stringContaining('sandbox'),
			'cache-control': 'private, max-age=31536000, immutable',
		})
		expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
		expect((await browser.get('/api/auth/me')).json().user.profilePicture).toBe(data.fileUrl)
		expect(await stored(account.id)).toEqual({
			picture_id: data.fileUrl.split('/').at(-1),
			file_id: expect.any(String),
		})
	})

	it('is turned upright, and loses what the camera wrote along', async () => {
		const { browser } = await signedIn(test)
		const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } }
		const content = await buildPicture().withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
		expect((await sharp(content).metadata()).orientation).toBe(6)
		expect(content.includes('SecretCamera')).toBe(true)
		const { data } = (await upload(browser, { content })).json()
		const { rawPayload } = await browser.get(data.fileUrl)
		expect(rawPayload.includes('SecretCamera')).toBe(false)
		const metadata = await sharp(rawPayload).metadata()
		expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		])
		const { data: pixels, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
		// The picture is turned by a quarter, so its red left is on top.
		const topRight = (info.width - 1) * info.channels
		expect([pixels[topRight] ?? 0, pixels[topRight + 2] ?? 0].map((value) => value > 128)).toEqual([true, false])
	})

	it.each(['jpeg', 'png', 'webp'] as const)('may be %s', async (format) => {
		const { browser } = await signedIn(test)
		const content = await buildPicture().toFormat(format).toBuffer()
		expect((await upload(browser, { content, name: 'no-extension', type: '' })).statusCode).toBe(200)
	})

	it('has 5,242,880 bytes at most; one more is refused', async () => {
		const { account, browser } = await signedIn(test)
		const refused = await upload(browser, { content: await buildPictureOf(MAX_BYTES + 1) })
		expect([refused.statusCode, refused.json()]).toEqual([
			413,
			{ success: false, code: 'file.too-large', message: 'File size must be less than 5MB' },
		])
		expect(await stored(account.id)).toEqual(nothing)
		expect((await upload(browser, { content: await buildPictureOf(MAX_BYTES) })).statusCode).toBe(200)
	})

	it('replaces the one before, whose address is gone; and can be removed', async () => {
		const { account, browser } = await signedIn(test)
		const content = await buildPicture().jpeg().toBuffer()
		const addresses: string[] = []
		for (let time = 0; time < 3; time++) addresses.push((await upload(browser, { content })).json().data.fileUrl)
		expect(new Set(addresses).size).toBe(3)
		const statuses = async () => Promise.all(addresses.map(async (address) => (await browser.get(address)).statusCode))
		expect(await statuses()).toEqual([404, 404, 200])
		const removed = await browser.delete(url)
		expect(removed.json().data).toMatchObject({ id: account.id, profilePicture: null })
		expect(await statuses()).toEqual([404, 404, 404])
		expect((await browser.delete(url)).statusCode).toBe(200)
	})

	it('of three uploads at once is one, and the account names it', async () => {
		const { account, browser } = await signedIn(test)
		const content = await buildPicture().jpeg().toBuffer()
		const answers = await Promise.all(Array.from({ length: 3 }, () => upload(browser, { content })))
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 3 }, () => 200))
		const row = await stored(account.id)
		expect(row?.picture_id).toBe(row?.file_id)
	})

	it.each(['x', 'x'.repeat(22), 'x'.repeat(101), '%00', '..%2f..%2fetc%2fpasswd', '%'])(
		'is not found by a guess: %s',
		async (id) => {
			const answer = await openBrowser(test).get(`/api/user/pictures/${id}`)
			expect([400, 404]).toContain(answer.statusCode)
			expect(answer.headers['cache-control']).toBe('private, no-store')
		},
	)
})

describe('what is no picture, or a broken one,', () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
	const jpegStart = Buffer.from('ffd8ffe000104a464946', 'hex')
	const cases: [string, number, string, () => Promise<Buffer> | Buffer][] = [
		['SVG', 415, 'file.not-an-image', () => Buffer.from(svg)],
		['HTML', 415, 'file.not-an-image', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
		['GIF', 415, 'file.not-an-image', () => buildPicture().gif().toBuffer()],
		['AVIF', 415, 'file.not-an-image', () => buildPicture().avif().toBuffer()],
		['HEIC', 415, 'file.heic', () => buildHeifStart('heic', 'mif1')],
		[
			'the beginning of a JPEG and then HTML',
			400,
			'file.damaged',
			() => Buffer.concat([jpegStart, Buffer.from('<script>alert(1)</script>')]),
		],
		['half a JPEG', 400, 'file.damaged', async () => (await buildPicture().jpeg().toBuffer()).subarray(0, 1_000)],
		['240 megapixels in a small PNG', 413, 'file.too-many-pixels', () => buildHugePng()],
		['39 megapixels in one line, 76 KB', 413, 'file.side-too-long', () => buildHugePng(1, 39_000_000)],
		['nothing', 400, 'file.damaged', () => Buffer.alloc(0)],
	]

	it.each(cases)('is refused and not stored: %s', async (_, status, code, make) => {
		const { account, browser } = await signedIn(test)
		const answer = await upload(browser, { content: await make(), name: 'me.png', type: 'image/png' })
		expect([answer.statusCode, answer.json().code]).toEqual([status, code])
		expect(await stored(account.id)).toEqual(nothing)
	})

	it('leaves nobody else waiting, however many there are of it', async () => {
		const [flooding, other] = [await signedIn(test), await signedIn(test)]
		const content = buildHugePng(1, 39_000_000)
		const flood = Array.from({ length: 10 }, () => upload(flooding.browser, { content }))
		const startedAt = performance.now()
		const answer = await upload(other.browser, { content: await buildPicture().jpeg().toBuffer() })
		const milliseconds = performance.now() - startedAt
		expect(answer.statusCode).toBe(200)
		expect(milliseconds).toBeLessThan(5_000)
		const codes = (await Promise.all(flood)).map((refused) => refused.json().code)
		expect(new Set(codes)).toEqual(new Set(['file.side-too-long', 'request.too-many-at-once']))
		const inHindi = await flooding.browser.send({
			method: 'POST',
			url,
			payload: buildForm({ content }),
			headers: { 'content-type': formType, 'accept-language': 'hi' },
		})
		expect(inHindi.json().message).toContain('12,000 पिक्सल')
	})

	it('is answered in words', async () => {
		const { browser } = await signedIn(test)
		const answer = await upload(browser, { content: Buffer.from(svg), name: 'me.png', type: 'image/png' })
		expect(answer.json()).toEqual({
			success: false,
			code: 'file.not-an-image',
			message: 'Please select an image file.',
		})
	})

	it('is left out of what is: what stands behind a picture is not kept', async () => {
		const { browser } = await signedIn(test)
		const script = Buffer.from('<script>alert(1)</script>')
		const content = Buffer.concat([await buildPicture().jpeg().toBuffer(), script])
		const { data } = (await upload(browser, { content, name: 'me.html' })).json()
		const picture = await browser.get(data.fileUrl)
		expect(picture.rawPayload.includes('<script')).toBe(false)
		expect(picture.headers['content-type']).toBe('image/webp')
	})
})

describe('a form', () => {
	const text = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"\r\n\r\nhello\r\n--${BOUNDARY}--\r\n`
	const cases: [string, number, string, (browser: TestBrowser, content: Buffer) => ReturnType<TestBrowser['send']>][] =
		[
			['without a file', 400, 'file.missing', (browser) => send(browser, buildForm())],
			['with a text in its place', 400, 'file.missing', (browser) => send(browser, text)],
			['with none chosen', 400, 'file.missing', (browser) => upload(browser, { content: Buffer.alloc(0), name: '' })],
			['with another field', 400, 'request.malformed', (browser, content) => upload(browser, { content, field: 'x' })],
			['with two files', 413, 'request.too-large', (browser, content) => upload(browser, { content }, { content })],
			['that is JSON', 415, 'request.unsupported-type', (browser) => send(browser, '{"file":"x"}', 'application/json')],
			['that is nothing', 415, 'request.unsupported-type', (browser) => browser.post(url)],
		]

	it.each(cases)('%s is refused %i %s, and nothing is stored', async (_, status, code, ask) => {
		const { account, browser } = await signedIn(test)
		const answer = await ask(browser, await buildPicture().jpeg().toBuffer())
		expect([answer.statusCode, answer.json().code]).toEqual([status, code])
		expect(await stored(account.id)).toEqual(nothing)
	})
})
