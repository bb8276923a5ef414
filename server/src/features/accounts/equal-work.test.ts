// @module-tag one-run
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, storeAccount } from '../../testing/build-account.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import type { TestApp } from '../../testing/start-app.ts'
import { argon2Options } from './password-hasher.ts'

vi.mock(import('@node-rs/argon2'), { spy: true })

let test: TestApp
const known = 'known@example.com'

beforeAll(async () => {
	// Other files of this worker have loaded the product with an Argon2 that does not count, so it is loaded anew.
	vi.resetModules()
	const { startApp } = await import('../../testing/start-app.ts')
	test = await startApp()
	await storeAccount(test, { email: known, passwordHash: await hash(PASSWORD, argon2Options) })
	// The hash that stands in for a missing account is made once, at the first comparison.
	await openBrowser(test).post('/api/auth/login', { email: 'first@example.com', password: 'wrong' })
})
beforeEach(() => void vi.mocked(verify).mockClear())
afterAll(() => test.close())

/** Tells how Argon2 was told to work, once for each comparison: only this takes time. */
const work = () =>
	vi.mocked(verify).mock.calls.map(([compared]) => /\$argon2id\$.*?\$.*?\$/.exec(String(compared))?.[0])
const ONE_COMPARISON = ['$argon2id$v=19$m=19456,t=2,p=1$']

const post = (path: string, body: object) => openBrowser(test).post(`/api/auth/${path}`, body)
const passwords = { password: PASSWORD, confirmPassword: PASSWORD }

/** Work is counted, not timed: a busy machine would hide a small difference, or show one where there is none. */
describe('an account that does not exist', () => {
	it.each([known, 'unknown@example.com', 'no address'])('costs a sign-in as much as any other: %s', async (email) => {
		expect((await post('login', { email, password: 'not-the-password' })).statusCode).toBe(401)
		expect(work()).toEqual(ONE_COMPARISON)
	})

	it.each([known, 'unknown@example.com'])('costs a wrong code as much as any other: %s', async (email) => {
		const sent = test.mails.length
		if (email === known) {
			await post('request-otp', { email })
			await expect.poll(() => test.mails.length).toBe(sent + 1)
		}
		expect((await post('verify-otp', { email, otp: '000000' })).statusCode).toBe(400)
		expect(work()).toEqual(ONE_COMPARISON)
		vi.mocked(verify).mockClear()
		expect((await post('forget-password', { email, otp: '000000', ...passwords })).statusCode).toBe(400)
		expect(work()).toEqual(ONE_COMPARISON)
	})
})
