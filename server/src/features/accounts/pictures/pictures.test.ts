import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../testing/build-account.ts'
import { buildForm, formType, type SentFile } from '../../../testing/build-form.ts'
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

/** Red on the left, blue on the right. */
const halves = () => {
	const half = { create: { width: 300, height: 400, channels: 3 as const, background: '#ff0000' } }
	const input = { create: { ...half.create, background: '#0000ff' } }
	return sharp({ create: { ...half.create, width: 600 } }).composite([{ input, left: 300, top: 0 }])
}

/** Of a small picture: as many bytes as are asked for, behind the end of the picture, where programs do not look. */
async function ofSize(bytes: number): Promise<Buffer> {
	const picture = await halves().jpeg().toBuffer()
	return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

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
		const answer = await upload(browser, { content: await halves().png().toBuffer(), name: 'मैं.png', type: 'text/html' })
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
		const content = await halves().withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
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
		// Turned by a quarter, the red left is on top.
		const topRight = (info.width - 1) * info.channels
		expect([pixels[topRight] ?? 0, pixels[topRight + 2] ?? 0].map((value) => value > 128)).toEqual([true, false])
	})

	it.each(['jpeg', 'png', 'webp'] as const)('may be %s', async (format) => {
		const { browser } = await signedIn(test)
		const content = await halves().toFormat(format).toBuffer()
		expect((await upload(browser, { content, name: 'no-extension', type: '' })).statusCode).toBe(200)
	})

	it('has 5,242,880 bytes at most; one more is refused', async () => {
		const { account, browser } = await signedIn(test)
		const refused = await upload(browser, { content: await ofSize(MAX_BYTES + 1) })
		expect([refused.statusCode, refused.json()]).toEqual([
			413,
			{ success: false, code: 'file.too-large', message: 'File size must be less than 5MB' },
		])
		expect(await stored(account.id)).toEqual(nothing)
		expect((await upload(browser, { content: await ofSize(MAX_BYTES) })).statusCode).toBe(200)
	})

	it('replaces the one before, whose address is gone; and can be removed', async () => {
		const { account, browser } = await signedIn(test)
		const content = await halves().jpeg().toBuffer()
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

	it('of ten uploads at once is one, and the account names it', async () => {
		const { account, browser } = await signedIn(test)
		const content = await halves().jpeg().toBuffer()
		const answers = await Promise.all(Array.from({ length: 10 }, () => upload(browser, { content })))
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
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

describe('what is no picture', () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
	const jpegStart = Buffer.from('ffd8ffe000104a464946', 'hex')
	const cases: [string, () => Promise<Buffer> | Buffer][] = [
		['SVG', () => Buffer.from(svg)],
		['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
		['GIF', () => halves().gif().toBuffer()],
		['TIFF', () => halves().tiff().toBuffer()],
		['AVIF', () => halves().avif().toBuffer()],
		['PDF', () => Buffer.from('%PDF-1.7\n')],
		[
			'the beginning of a JPEG and then HTML',
			() => Buffer.concat([jpegStart, Buffer.from('<script>alert(1)</script>')]),
		],
		['half a JPEG', async () => (await halves().jpeg().toBuffer()).subarray(0, 1_000)],
		['half a PNG', async () => (await halves().png().toBuffer()).subarray(0, 400)],
		['RIFF of another kind', () => Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
		['240 megapixels in a small PNG', () => hugePng()],
		['one byte', () => Buffer.from([0xff])],
	]

	/** Written by hand: 20,000 × 12,000 black points, of which eight share a byte. */
	function hugePng(): Buffer {
		const [width, height] = [20_000, 12_000]
		const part = (type: string, data: Buffer) => {
			const named = Buffer.concat([Buffer.from(type), data])
			const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
			length.writeUInt32BE(data.length)
			check.writeUInt32BE(crc32(named))
			return Buffer.concat([length, named, check])
		}
		const size = Buffer.alloc(13)
		size.writeUInt32BE(width, 0)
		size.writeUInt32BE(height, 4)
		size.writeUInt8(1, 8)
		const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height))
		const start = Buffer.from('89504e470d0a1a0a', 'hex')
		return Buffer.concat([start, part('IHDR', size), part('IDAT', rows), part('IEND', Buffer.alloc(0))])
	}

	it.each(cases)('is refused: %s', async (_, make) => {
		const { account, browser } = await signedIn(test)
		const answer = await upload(browser, { content: await make(), name: 'me.png', type: 'image/png' })
		expect([answer.statusCode, answer.json()]).toEqual([
			415,
			{ success: false, code: 'file.not-an-image', message: 'Please select an image file (JPEG, PNG or WebP).' },
		])
		expect(await stored(account.id)).toEqual(nothing)
	})

	it('is 240 megapixels for its size alone: the file is small and whole', async () => {
		const content = hugePng()
		expect(content.length).toBeLessThan(100_000)
		expect(await sharp(content, { limitInputPixels: false }).metadata()).toMatchObject({
			width: 20_000,
			height: 12_000,
		})
	})

	it('is left out of what is: what stands behind a picture is not kept', async () => {
		const { browser } = await signedIn(test)
		const script = Buffer.from('<script>alert(1)</script>')
		const content = Buffer.concat([await halves().jpeg().toBuffer(), script])
		const { data } = (await upload(browser, { content, name: 'me.html' })).json()
		const picture = await browser.get(data.fileUrl)
		expect(picture.rawPayload.includes('<script')).toBe(false)
		expect(picture.headers['content-type']).toBe('image/webp')
	})
})
