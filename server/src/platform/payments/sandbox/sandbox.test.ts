import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { plannedEvents, type webhookModes } from './planned-events.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

describe('the events of a payment', () => {
	const types = (mode: (typeof webhookModes)[number]) => plannedEvents('paid', mode).map(({ type }) => type)

	it('come as it was chosen', () => {
		const usual = ['payment.authorized', 'payment.captured', 'order.paid']
		expect(types('once')).toEqual(usual)
		expect(types('twice')).toEqual([...usual, ...usual])
		expect(types('out-of-order')).toEqual(usual.toReversed())
		expect(types('never')).toEqual([])
		expect(plannedEvents('paid', 'late').every(({ afterSeconds }) => afterSeconds === 30)).toBe(true)
		expect(plannedEvents('failed', 'once')).toEqual([{ type: 'payment.failed', number: 0, afterSeconds: 0 }])
	})

	it('have the same number when they come twice', () =>
		expect(plannedEvents('paid', 'twice').map(({ number }) => number)).toEqual([0, 1, 2, 0, 1, 2]))
})

describe('the sandbox', () => {
	it('shows its window only within our own pages, and runs nothing but its own script', async () => {
		const browser = openBrowser(test)
		for (const path of ['checkout.js', 'window.js', 'window.css']) {
			const answer = await browser.get(`/payment-sandbox/${path}`)
			expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
				200,
				expect.stringContaining("frame-ancestors 'self'"),
			])
		}
		expect((await browser.get('/payment-sandbox/window?order_id=order_none')).statusCode).toBe(404)
	})

	it('lets nobody ask it as the product does without its key', async () => {
		const browser = openBrowser(test)
		const answers = [
			await browser.get('/payment-sandbox/v1/orders?receipt=x'),
			await browser.post('/payment-sandbox/v1/orders', { amount: 100, currency: 'INR', receipt: 'x' }),
			await browser.get('/payment-sandbox/v1/payments/pay_x'),
		]
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
	})

	it('is not there in production, where nobody can pay until keys are given', async () => {
		const own = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/none' }
		const bare = await startApp(own, { database: test.database, mayComplain: /payment\.unavailable/ })
		expect((await openBrowser(bare).get('/payment-sandbox/checkout.js')).statusCode).toBe(404)
		expect((await openBrowser(bare).post('/api/payment/webhook', {})).statusCode).toBe(400)
		await bare.close()
	})
})
