// @module-tag one-run
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { compressAnswers } from './compress-answers.ts'

const list = '/api/content/answer-writing-practice?limit=100'
const ways: [string, (body: Buffer) => Buffer][] = [
	['gzip', gunzipSync],
	['br', brotliDecompressSync],
	['zstd', zstdDecompressSync],
]
/** The answer to this has some 8 kB. */
const short = `${list}&page=1&search=one`
let test: TestApp

beforeAll(async () => {
	test = await startApp()
	const questions = Array.from({ length: 90 }, (_, index) => {
		const question = buildQuestion({ id: `question-${index}` })
		const questionText = `${index < 10 ? 'One' : 'Many'}: ${question.english.questionText}`
		return { ...question, english: { ...question.english, questionText } }
	})
	await storeQuestions(test, ...questions)
	await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

const ask = (url: string, encoding: string | undefined, headers: Record<string, string> = {}) =>
	test.app.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }), ...headers } })

describe('an answer of more than a kilobyte', () => {
	it.each(ways)('comes as %s to whoever takes that, small or large, and is the same', async (encoding, decompress) => {
		for (const url of [short, list]) {
			const plain = await ask(url, undefined)
			const answer = await ask(url, encoding)
			expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
			expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
			expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
			expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
		}
	})

	it('comes as it is to whoever takes nothing else, and says that it might have come otherwise', async () => {
		for (const encoding of [undefined, 'identity', 'deflate', 'gzip;q=0']) {
			const { headers, body } = await ask(list, encoding)
			expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
			expect(JSON.parse(body).data).toHaveLength(90)
		}
	})

	it('arrives whole over a connection that goes on', async () => {
		const { port } = test.app.server.address() as AddressInfo
		for (const url of [list, short, list]) {
			const answer = await fetch(`http://127.0.0.1:${port}${url}`)
			expect(answer.headers.get('content-encoding')).toBe('gzip')
			expect(((await answer.json()) as { success: boolean }).success).toBe(true)
		}
	})

	it('has no body for HEAD, and the same headers', async () => {
		const headers = { 'accept-encoding': 'gzip' }
		const { headers: shown, statusCode, body } = await test.app.inject({ method: 'HEAD', url: list, headers })
		expect([statusCode, body, shown['content-type']]).toEqual([200, '', 'application/json; charset=utf-8'])
	})

	it('is not compressed for a request that another site has caused: its length would tell what is in it', async () => {
		for (const site of ['cross-site', 'same-site'])
			expect((await ask(list, 'gzip', { 'sec-fetch-site': site })).headers['content-encoding']).toBeUndefined()
		for (const site of ['same-origin', 'none'])
			expect((await ask(list, 'gzip', { 'sec-fetch-site': site })).headers['content-encoding']).toBe('gzip')
	})

	it('may be the description of the API as well', async () => {
		expect((await ask('/api/openapi.json', 'br')).headers['content-encoding']).toBe('br')
	})
})

describe('data that is sent while it is read', () => {
	const copy = '/api/user/export'

	it.each(ways)('comes as %s in pieces to whoever takes that, and is the same', async (encoding, decompress) => {
		const { browser, account } = await signedIn(test)
		const answer = await browser.get(copy, { 'accept-encoding': encoding })
		expect(answer.headers).toMatchObject({
			'content-encoding': encoding,
			vary: 'accept-encoding',
			'content-type': 'application/json; charset=utf-8',
		})
		expect(answer.headers['content-length']).toBeUndefined()
		const { exportedAt: _, ...sent } = JSON.parse(decompress(answer.rawPayload).toString())
		expect(sent.account).toMatchObject({ email: account.email })
		const { exportedAt: __, ...plain } = (await browser.get(copy)).json()
		expect(sent).toEqual(plain)
	})

	it('is not compressed for a request that another site has caused', async () => {
		const { browser } = await signedIn(test)
		const answer = await browser.get(copy, { 'accept-encoding': 'gzip', 'sec-fetch-site': 'cross-site' })
		expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, 'accept-encoding'])
	})
})

it.each([
	['as it is', '999 bytes', 'a'.repeat(999), undefined],
	['compressed', '1000 bytes', 'a'.repeat(1_000), 'gzip'],
	['compressed', '1002 bytes in 334 letters', 'अ'.repeat(334), 'gzip'],
])('comes %s: an answer of %s', async (_, __, text, encoding) => {
	const app = Fastify()
	compressAnswers(app)
	app.get('/', async () => text)
	const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
	expect(headers['content-encoding']).toBe(encoding)
	await app.close()
})

describe('what is left alone', () => {
	it('is a short answer', async () => {
		const { headers } = await ask('/api/content/scroll-bar', 'gzip')
		expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
	})

	it('is what comes compressed from its maker', async () => {
		const picture = await ask('/api/sharing-picture/answer-writing/question-1', 'gzip')
		expect(picture.headers['content-type']).toBe('image/png')
		expect(picture.headers['content-encoding']).toBeUndefined()
		expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
	})

	it('is what its maker has compressed', async () => {
		const parts = (await ask('/sitemap.xml', undefined)).body
		const part = /sitemap-answer-writing-[^<]+/.exec(parts)?.[0]
		const { headers, rawPayload } = await ask(`/${part}`, 'gzip')
		expect(headers['content-encoding']).toBe('gzip')
		const text = gunzipSync(rawPayload).toString()
		expect(text.length).toBeGreaterThan(1_000)
		expect(text).toContain('<urlset')
	})
})
