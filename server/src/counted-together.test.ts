/** Limits hold for two processes on one database: what one of them was asked counts for the other. In memory each would let through as many. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PASSWORD, signedIn, storeAccount } from './testing/build-account.ts'
import { sendComment, storeQuestion } from './testing/build-comment.ts'
import { openBrowser, type TestBrowser } from './testing/open-browser.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const isServer = inject('testTemplate').engine === 'server'

let one: TestApp
let other: TestApp

/** The embedded database has one process. */
describe.runIf(isServer)('two processes together', () => {
	beforeAll(async () => {
		one = await startApp({ ACCOUNT_LIMIT_FACTOR: '1' })
		other = await startApp({ ACCOUNT_LIMIT_FACTOR: '1' }, { database: one.database })
	})
	afterAll(async () => {
		await other.close()
		await one.close()
	})

	const byTurns = (place: number) => (place % 2 === 0 ? one : other)
	const atOnce = <T>(count: number, work: (test: TestApp) => Promise<T>) =>
		Promise.all(Array.from({ length: count }, (_, place) => work(byTurns(place))))
	function tally(answers: { statusCode: number }[]) {
		const counts: Record<number, number> = {}
		for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
		return counts
	}

	it('answer thirty inquiries of one network in 15 minutes', async () => {
		const ask = ({ app }: TestApp) =>
			app.inject({ method: 'POST', url: '/api/inquiry', payload: {}, remoteAddress: '203.0.113.7' })
		expect(tally(await atOnce(50, ask))).toEqual({ 400: 30, 429: 20 })
	})

	/** One browser, whose requests the balancer hands to either process. */
	const at = (test: TestApp, browser: TestBrowser): TestBrowser => {
		const there = openBrowser(test)
		const send: TestBrowser['send'] = ({ headers, ...call }) =>
			there.send({ ...call, remoteAddress: browser.address, headers: { cookie: browser.cookie(), ...headers } })
		return { ...there, send, post: (url, payload = {}) => send({ method: 'POST', url, payload }) }
	}

	it('take ten comments of one account in a minute', async () => {
		const url = await storeQuestion(one)
		const { browser } = await signedIn(one)
		const answers = await atOnce(30, (test) => sendComment(at(test, browser), url, { text: 'Both of you' }))
		expect(tally(answers)).toEqual({ 200: 10, 429: 20 })
	})

	it('compare ten wrong passwords of one account and network, and let in whoever has set a new one', async () => {
		const { email } = await storeAccount(one)
		const browser = openBrowser(one)
		const post = (test: TestApp, path: string, body: object) => at(test, browser).post(`/api/auth/${path}`, body)
		const guesses = await atOnce(40, (test) => post(test, 'login', { email, password: 'forgotten' }))
		expect(tally(guesses)).toEqual({ 401: 10, 429: 30 })
		expect((await post(other, 'login', { email, password: PASSWORD })).statusCode).toBe(429)
		await post(one, 'request-otp', { email })
		const mail = () => [...one.mails, ...other.mails].find(({ to }) => to === email)
		await expect.poll(mail, { timeout: 20_000 }).toBeTruthy()
		const otp = /\b\d{6}\b/.exec(mail()?.text ?? '')?.[0]
		const password = 'hill-of-marble-9'
		const body = { email, otp, password, confirmPassword: password }
		expect((await post(one, 'forget-password', body)).statusCode).toBe(200)
		expect((await post(other, 'login', { email, password })).statusCode).toBe(200)
	})

	it('let in whoever signs in with the right password in sixteen tabs at once', async () => {
		const { email } = await storeAccount(one)
		const browser = openBrowser(one)
		const answers = await atOnce(16, (test) => at(test, browser).post('/api/auth/login', { email, password: PASSWORD }))
		expect(tally(answers)).toEqual({ 200: 16 })
	})
})
