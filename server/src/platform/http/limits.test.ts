// @module-tag one-run
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildForm } from '../../testing/build-form.ts'
import { buildPictureOf } from '../../testing/build-picture.ts'
import { uploadRaw } from '../../testing/raw-upload.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let port: number

beforeAll(async () => {
	test = await startApp()
	await test.app.listen({ port: 0, host: '127.0.0.1' })
	port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

/** Sends `beginning` and then a character twice a second for as long as the server listens. */
function sendSlowly(beginning: string): Promise<{ answer: string; seconds: number }> {
	return new Promise((resolve) => {
		const startedAt = performance.now()
		const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
		const drip = setInterval(() => socket.write('x'), 500)
		let answer = ''
		socket.setEncoding('utf8')
		socket.on('data', (part) => {
			answer += part
		})
		// The socket complains about what was still being sent when the server closed.
		socket.on('error', () => undefined)
		socket.on('close', () => {
			clearInterval(drip)
			resolve({ answer, seconds: (performance.now() - startedAt) / 1000 })
		})
	})
}

const form = 'POST /api/preferences/language HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n'

// All of them wait for a clock, so they wait together.
describe.concurrent('whoever sends slowly', () => {
	describe('a client that holds a connection by sending slowly', () => {
		it('is cut off after about 8 seconds of headers', async () => {
			const { answer, seconds } = await sendSlowly(`${form}x-slow: `)
			expect(answer).toMatch(/^HTTP\/1\.1 408 .*request\.time-out/s)
			expect(seconds).toBeGreaterThan(7)
			expect(seconds).toBeLessThan(12)
		})

		it('is cut off after about 15 seconds of body', async () => {
			const { answer, seconds } = await sendSlowly(`${form}content-length: 60000\r\n\r\nlanguage=`)
			expect(answer).toMatch(/^HTTP\/1\.1 408 .*request\.time-out/s)
			expect(seconds).toBeGreaterThan(14)
			expect(seconds).toBeLessThan(20)
		})
	})

	describe('an upload on a slow line', () => {
		async function upload(body: Buffer, step: { bytes: number; milliseconds: number }) {
			const { browser } = await signedIn(test)
			const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin', connection: 'close' }
			const url = '/api/user/profile-picture'
			return uploadRaw({ port, url, body, headers, step })
		}

		// This was seen to fail with the limit of other bodies.
		it('may take longer than other requests', async () => {
			const body = buildForm({ content: await buildPictureOf(200_000) })
			const { status, seconds } = await upload(body, { bytes: 12_000, milliseconds: 1_200 })
			expect(status).toBe(200)
			expect(seconds).toBeGreaterThan(18)
		})

		it('is cut off when nothing has come for 15 seconds', async () => {
			const body = buildForm({ content: await buildPictureOf(200_000) })
			const { text, seconds } = await upload(body, { bytes: 50_000, milliseconds: 30_000 })
			expect(text).toMatch(/^HTTP\/1\.1 408 .*request\.time-out/s)
			expect(seconds).toBeGreaterThan(14)
		})

		it('has two minutes in all', () => {
			expect(test.app.server.requestTimeout).toBe(120_000)
		})
	})
})

describe('a process that does not keep up', () => {
	/** Keeps the process from doing anything else, over and over: for 1.2 seconds, and then until its lateness has been noticed. */
	async function beLate(isNoticed = () => true) {
		for (let turn = 0; turn < 12 || (turn < 50 && !isNoticed()); turn += 1) {
			const until = performance.now() + 100
			while (performance.now() < until);
			await new Promise((resolve) => setImmediate(resolve))
		}
	}

	it('answers 503 at once, in words, and goes on when it is no longer late', async () => {
		const late = await startApp({ OVERLOAD_DELAY_MS: '30' })
		await beLate(() => late.app.isUnderPressure())
		const refused = await late.app.inject({
			url: '/api/content/scroll-bar',
			headers: { 'accept-language': 'hi' },
		})
		expect(refused.statusCode).toBe(503)
		expect(refused.json()).toMatchObject({ success: false, code: 'server.overloaded' })
		expect(refused.json().message).toMatch(/फिर से प्रयास करें/)
		const answers = async () => (await late.app.inject('/api/content/scroll-bar')).statusCode
		await expect.poll(answers, { timeout: 20_000, interval: 300 }).toBe(200)
		await late.close()
	})

	it('is never too late where none is said', async () => {
		await beLate()
		expect((await test.app.inject('/api/content/scroll-bar')).statusCode).toBe(200)
	})
})
