import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedContent } from '../../seed-demo.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let asha: SignedIn

beforeAll(async () => {
	test = await startApp()
	await seedContent(test.database, silentLog)
	asha = await signedIn(test)
})
afterAll(() => test.close())

const monthly = { planId: 'monthly', amount: 799, currency: 'INR' }

describe('buying a plan', () => {
	it('goes from the order over the payment to the receipt', async () => {
		const created = await asha.browser.post('/api/payment/evaluation-plan/create-order', monthly)
		expect(created.json()).toMatchObject({ success: true, data: { amount: 799, plan: { planId: 'monthly' } } })
		const { orderId } = created.json().data
		const paid = await asha.browser.post('/payment-sandbox/pay', {
			orderId,
			method: 'upi',
			outcome: 'paid',
			webhook: 'never',
		})
		expect(paid.json()).toMatchObject({ state: 'paid' })
		const verified = await asha.browser.post('/api/payment/verify', paid.json())
		expect(verified.json()).toMatchObject({
			success: true,
			data: { state: 'paid', receipt: { receiptNumber: 'CR-00000001' } },
		})
	})
})
