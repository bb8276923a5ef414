// @module-tag one-run
/** Reliability: the log holds no address of anybody, whatever is asked and whatever comes of it. */
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { PASSWORD, signedIn } from './testing/build-account.ts'
import { openBrowser } from './testing/open-browser.ts'
import { startApp } from './testing/start-app.ts'

it('holds no e-mail address and no password of whoever opens an account, signs in, forgets, asks and leaves', async () => {
	const test = await startApp()
	const email = 'leak.me.asha@example.org'
	const browser = openBrowser(test)
	const account = {
		name: 'Asha Meena',
		email,
		phoneNumber: '9876543210',
		password: PASSWORD,
		Cpassword: PASSWORD,
		examYear: 'RAS_2026',
		dailyHours: 2,
	}
	const statuses: number[] = []
	const post = async (url: string, body: object) => void statuses.push((await browser.post(url, body)).statusCode)
	await post('/api/auth/signup', account)
	await post('/api/auth/signup', account)
	await post('/api/auth/login', { email, password: 'leak-wrong-password' })
	await post('/api/auth/login', { email, password: PASSWORD })
	await post('/api/auth/request-otp', { email })
	await post('/api/auth/verify-otp', { email, otp: '000000' })
	await post('/api/inquiry', { name: 'Asha', email, phone: '', message: `Write to ${email}, please.` })
	await post('/api/coming-soon/notify', { email, page: '/coming-soon' })
	await post('/api/coming-soon/notify', { email: `${email}@`, page: '/coming-soon' })
	await browser.get(`/api/content/answer-writing-practice?search=${email}`)
	await browser.get(`/api/nothing?email=${email}`)
	await signedIn(test, { email: 'leak.me.ravi@example.org' })
	await expect.poll(() => test.mails.length, { timeout: 20_000 }).toBeGreaterThan(1)
	await test.close()
	expect(statuses).toContain(200)
	expect(test.logLines.length).toBeGreaterThan(10)
	const log = test.logLines.join('')
	for (const secret of ['leak', '@example', '9876543210', PASSWORD]) expect(log).not.toContain(secret)
})

it('holds no address that a failure repeats when a stored page cannot be made anew', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => void vi.useRealTimers())
	let failure: Error | undefined
	const renderer: PageRenderer = {
		async fetch(_request, { context }) {
			if (failure) throw failure
			context.deliver({ html: '<!doctype html>', styles: '' })
			return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
		},
	}
	const test = await startApp({}, { pages: async () => async () => renderer, mayComplain: /page refresh failed/ })
	onTestFinished(() => test.close())
	const read = async () => (await openBrowser(test).get('/answer-writing-practice')).statusCode
	expect(await read()).toBe(200)
	failure = new Error('no page for leak@example.org')
	vi.setSystemTime(Date.now() + 61_000)
	expect(await read()).toBe(200)
	const lines = () => test.logLines.map((line) => JSON.parse(line))
	const told = { level: 50, msg: 'page refresh failed', err: expect.objectContaining({ message: 'no page for …' }) }
	await expect.poll(lines).toContainEqual(expect.objectContaining(told))
	expect(test.logLines.join('')).not.toContain('leak')
})
