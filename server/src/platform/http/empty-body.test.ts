// @module-tag one-run
/**
 * Asks over real sockets: a request that is made in process always has an end, and one without a body may have none.
 */
import type { AddressInfo } from 'node:net'
import { type Endpoint, multipartForm } from '@aravalli/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from '../../testing/all-contracts.ts'
import { signedIn } from '../../testing/build-account.ts'
import { requestRaw } from '../../testing/raw-request.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let port: number

beforeAll(async () => {
	test = await startApp()
	await test.app.listen({ port: 0, host: '127.0.0.1' })
	port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Lists the ways in which a client says that there is nothing. */
const empty = {
	'no length': { headers: json, body: '' },
	'a length of 0': { headers: { ...json, 'content-length': '0' }, body: '' },
	'no chunk': { headers: { ...json, 'transfer-encoding': 'chunked' }, body: '0\r\n\r\n' },
}
const ways = Object.entries(empty)

const changes = Object.entries<Endpoint>(allContracts).filter(([key]) => !key.startsWith('GET '))
const lineOf = (key: string) => key.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

function readAnswer(answer: string): { status: number; code: string | undefined } {
	const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
	return { status, code: /"code":"([^"]+)"/.exec(answer)?.[1] }
}

describe.each(ways)('a request of JSON with %s', (_, request) => {
	it.each(changes)('is answered at once: %s', async (key) => {
		const answer = await requestRaw({ port, line: lineOf(key), ...request, patienceMilliseconds: 5_000 })
		expect(readAnswer(answer).status).toBeGreaterThanOrEqual(200)
		expect(readAnswer(answer).status).toBeLessThan(500)
	})

	it('ends the session that it asks to end', async () => {
		const { browser } = await signedIn(test)
		const headers = { ...request.headers, cookie: browser.cookie() }
		const answer = await requestRaw({ port, line: 'POST /api/auth/logout', ...request, headers })
		expect(readAnswer(answer).status).toBe(200)
		expect((await browser.get('/api/auth/me')).json().success).toBe(false)
	})

	it('is refused in the ordinary way wherever a body is needed', async () => {
		const { browser } = await signedIn(test, { role: 'ADMIN' })
		const headers = { ...request.headers, cookie: browser.cookie() }
		const needing = changes.filter(([, { body }]) => body && body !== multipartForm)
		expect(needing.length).toBeGreaterThan(10)
		for (const [key] of needing) {
			const { status, code } = readAnswer(await requestRaw({ port, line: lineOf(key), ...request, headers }))
			expect({ key, status, code }).toEqual({ key, status: 400, code: 'request.invalid' })
		}
	})
})

it.each(changes.filter(([, { body }]) => body === multipartForm))(
	'a form without a body is refused: %s',
	async (key) => {
		const { browser } = await signedIn(test, { role: 'ADMIN' })
		const headers = { ...json, 'content-type': 'multipart/form-data; boundary=x', cookie: browser.cookie() }
		expect(readAnswer(await requestRaw({ port, line: lineOf(key), headers })).status).toBe(400)
	},
)
