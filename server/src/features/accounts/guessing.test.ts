// @module-tag one-run
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { PASSWORD, storeAccount } from '../../testing/build-account.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let origin = ''

/** Each story has limits of its own, and its callers come over the network through a proxy that says who they are. */
async function listen() {
	test = await startApp({ TRUSTED_PROXIES: '127.0.0.1' })
	await test.app.listen({ port: 0, host: '127.0.0.1' })
	origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
}
afterEach(() => test.close())

async function signIn(email: string, password: string, address: string): Promise<number> {
	const answer = await fetch(`${origin}/api/auth/login`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			origin: 'https://aravalli.example.com',
			'x-forwarded-for': address,
		},
		body: JSON.stringify({ email, password }),
	})
	await answer.arrayBuffer()
	return answer.status
}

/** Gives one of the 2^64 addresses of a customer. */
const inNetwork = (network: number, host: number) => `2001:db8:0:${network.toString(16)}::${host.toString(16)}`
const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const statuses = (answers: number[]) => ({
	wrong: answers.filter((status) => status === 401).length,
	refused: answers.filter((status) => status === 429).length,
})

describe('whoever guesses the password of an account', () => {
	it('has ten tries, whichever addresses of one network they come from, all at once', async () => {
		await listen()
		const { email } = await storeAccount(test)
		const guesses = times(200).map((host) => signIn(email, `guess ${host}`, inNetwork(1, host)))
		expect(statuses(await Promise.all(guesses))).toEqual({ wrong: 10, refused: 190 })
		expect(await signIn(email, PASSWORD, inNetwork(2, 1))).toBe(200)
	})

	it('is compared one after the other from many networks, and the owner passes them by', async () => {
		await listen()
		const { email } = await storeAccount(test)
		expect(await signIn(email, PASSWORD, inNetwork(100, 1))).toBe(200)
		const first = times(30).map((guess) => signIn(email, `guess ${guess}`, inNetwork((guess % 3) + 1, guess)))
		expect(statuses(await Promise.all(first))).toEqual({ wrong: 30, refused: 0 })
		let compared = 0
		const startedAt = performance.now()
		const slow = times(6).map(async (guess) => {
			await signIn(email, `slow guess ${guess}`, inNetwork((guess % 3) + 11, guess))
			compared++
		})
		// Networks that opened the account before are let in at once; others wait behind one guess of each other
		// network.
		expect(await signIn(email, PASSWORD, inNetwork(100, 2))).toBe(200)
		expect(compared).toBeLessThanOrEqual(1)
		expect(await signIn(email, PASSWORD, inNetwork(101, 1))).toBe(200)
		expect(compared).toBeLessThanOrEqual(4)
		await Promise.all(slow)
		expect(performance.now() - startedAt).toBeGreaterThan(7 * 1_000 - 50)
	}, 30_000)
})
