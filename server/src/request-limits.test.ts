// @module-tag one-run
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

/** What is sent is refused, and counts all the same. */
const post = (url: string, remoteAddress: string) =>
	test.app.inject({ method: 'POST', url, payload: {}, remoteAddress })

it.each([
	['/api/auth/signup', 300],
	['/api/auth/request-otp', 100],
	['/api/auth/verify-otp', 300],
	['/api/auth/forget-password', 300],
	['/api/inquiry', 30],
	['/api/coming-soon/notify', 30],
])('%s is answered %i times in 15 minutes to one network, whatever its addresses', async (url, max) => {
	for (let host = 1; host <= max; host++) {
		const answer = await post(url, `2001:db8:1:2::${host.toString(16)}`)
		expect([host, answer.statusCode]).toEqual([host, 400])
	}
	const refused = await post(url, '2001:db8:1:2:ffff:ffff:ffff:ffff')
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-often'])
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
	expect((await post(url, '2001:db8:1:3::1')).statusCode).toBe(400)
	expect((await post(url, '203.0.113.7')).statusCode).toBe(400)
})
