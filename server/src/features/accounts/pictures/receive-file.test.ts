import { type AddressInfo, connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../testing/build-account.ts'
import { BOUNDARY, buildForm, formType, type SentFile } from '../../../testing/build-form.ts'
import type { TestBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { findUser } from '../tables.ts'

const url = '/api/user/profile-picture'
let test: TestApp
let picture: Buffer

beforeAll(async () => {
	test = await startApp()
	picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } })
		.jpeg()
		.toBuffer()
})
afterAll(() => test.close())

const send = (browser: TestBrowser, payload: Buffer | string, type = formType) =>
	browser.send({ method: 'POST', url, payload, headers: { 'content-type': type } })
const upload = (browser: TestBrowser, ...files: SentFile[]) => send(browser, buildForm(...files))
const ofSize = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
const pictureOf = async (userId: string) => (await findUser(test.database.db, userId))?.pictureId

describe('a form', () => {
	const cases: [
		string,
		number,
		string,
		(browser: TestBrowser, content: Buffer) => Promise<{ statusCode: number; body: string }>,
	][] = [
		['without a file', 400, 'file.missing', (browser) => send(browser, buildForm())],
		['with an empty file', 400, 'file.missing', (browser) => upload(browser, { content: Buffer.alloc(0) })],
		['with another field', 400, 'file.missing', (browser, content) => upload(browser, { content, field: 'picture' })],
		[
			'with a text in its place',
			400,
			'file.missing',
			(browser) =>
				send(
					browser,
					`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"\r\n\r\nhello\r\n--${BOUNDARY}--\r\n`,
				),
		],
		['with two files', 413, 'request.too-large', (browser, content) => upload(browser, { content }, { content })],
		[
			'with too many fields',
			413,
			'request.too-large',
			(browser, content) =>
				send(
					browser,
					Buffer.concat([
						Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`.repeat(20)),
						buildForm({ content }),
					]),
				),
		],
		[
			'without an end',
			400,
			'request.malformed',
			(browser, content) => send(browser, buildForm({ content }).subarray(0, -40)),
		],
		[
			'without a boundary',
			400,
			'request.malformed',
			(browser, content) => send(browser, buildForm({ content }), 'multipart/form-data'),
		],
		[
			'with a field of the language',
			400,
			'request.malformed',
			(browser, content) => upload(browser, { content, field: '__proto__' }),
		],
		['that is JSON', 415, 'request.unsupported-type', (browser) => send(browser, '{"file":"x"}', 'application/json')],
		[
			'that is a picture as it is',
			415,
			'request.unsupported-type',
			(browser, content) => send(browser, content, 'image/jpeg'),
		],
		['that is nothing', 415, 'request.unsupported-type', (browser) => browser.post(url)],
	]

	it.each(cases)('%s is refused %i %s, and nothing is stored', async (_, status, code, ask) => {
		const { account, browser } = await signedIn(test)
		const { statusCode, body } = await ask(browser, picture)
		expect([statusCode, JSON.parse(body).code]).toEqual([status, code])
		expect(await pictureOf(account.id)).toBeNull()
	})

	it('that is cut off stores nothing, and one that is refused leaves its connection usable', async () => {
		const { account, browser } = await signedIn(test)
		await test.app.listen({ port: 0, host: '127.0.0.1' })
		const { port } = test.app.server.address() as AddressInfo
		const head = (length: number) =>
			`POST ${url} HTTP/1.1\r\nhost: x\r\ncookie: ${browser.cookie()}\r\nsec-fetch-site: same-origin\r\ncontent-type: ${formType}\r\ncontent-length: ${length}\r\n\r\n`
		const content = buildForm({ content: ofSize(1_000_000) })
		await new Promise<void>((resolve) => {
			const socket = connect(port, '127.0.0.1', () => {
				socket.write(head(content.length))
				socket.write(content.subarray(0, 500_000), () => socket.destroy())
			}).on('close', () => resolve())
		})
		const wrong = buildForm({ content: ofSize(3_000_000), field: 'picture' })
		const answers = await new Promise<string>((resolve) => {
			let text = ''
			const socket = connect(port, '127.0.0.1', () => {
				socket.write(head(wrong.length))
				socket.write(wrong)
				socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
			})
			socket.on('data', (part) => {
				text += part
			})
			socket.on('close', () => resolve(text))
		})
		expect(answers).toMatch(/^HTTP\/1\.1 400 .*file\.missing.*HTTP\/1\.1 200 /s)
		expect(await pictureOf(account.id)).toBeNull()
	})
})
