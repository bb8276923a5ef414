import type { Page } from 'playwright-core'
import type { Table, Visit } from '../entry.ts'

const refused = /Failed to load resource/
const at = '2026-11-20T06:30:00.000Z'

const payment = {
	status: 'captured',
	title: 'Till Mains',
	kind: 'evaluation-plan',
	planId: 'till-mains',
	amount: 3999,
	currency: 'INR',
	createdAt: at,
	receiptId: null,
	method: 'upi',
	orderId: { courseId: null },
	refundedAmount: 0,
	refundState: 'none',
	refundableUntil: null,
}

const payments = [
	{ ...payment, refundableUntil: '2026-12-04T06:30:00.000Z' },
	{ ...payment, refundState: 'asked' },
	{ ...payment, refundState: 'started' },
	{ ...payment, status: 'refunded', refundState: 'done', refundedAmount: 3999 },
	...['failed', 'authorized', 'created', 'pending'].map((status) => ({ ...payment, status, method: null })),
].map((row, index) => ({ ...row, _id: `p${index}`, razorpayPaymentId: `pay_DemoPayment${index}` }))

const json = (page: Page, path: string, data: object) =>
	page.route(path, (route) => route.fulfill({ json: { success: true, data } }))

async function showPayments({ page, look }: Visit) {
	await json(page, '**/api/payment/history?*', { payments: { data: payments } })
	await page
		.getByRole('main')
		.getByRole('link', { name: /^(Successful|सफल)$/ })
		.click()
	await page.getByRole('button', { name: /^(Request refund|धनवापसी माँगें)/ }).waitFor()
	await look('each status')
	await page.getByRole('button', { name: /^(Request refund|धनवापसी माँगें)/ }).click()
	await page.getByRole('dialog').locator('button[type=submit]').click()
	await page.locator('[aria-invalid]').waitFor()
}

async function failToShowPayments({ page }: Visit) {
	await page.route('**/api/payment/history?*', (route) => route.abort())
	await page
		.getByRole('main')
		.getByRole('link', { name: /^(Failed|विफल)$/ })
		.click()
	await page.getByRole('alert').waitFor()
}

const pay = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Pay|भुगतान करें) ₹/ })

async function showPlan({ page, look }: Visit) {
	await pay(page).waitFor()
	await look('the bill')
	await page.route('**/api/payment/evaluation-plan/create-order', (route) =>
		route.fulfill({
			status: 400,
			json: { success: false, code: 'payment.not-verified', message: 'Payment verification failed' },
		}),
	)
	await pay(page).click()
	await page.getByRole('alert').waitFor()
}

async function showSuccess({ page }: Visit) {
	await json(page, '**/api/payment/evaluation-plan/create-order', {
		paymentId: 'pay_DemoPayment1',
		orderId: 'order_1',
		amount: 3999,
		currency: 'INR',
		isFree: false,
		state: 'paid',
		plan: { id: 'till-mains', planId: 'till-mains', title: 'Till Mains', accessUntil: at },
		validityInfo: { validFrom: at, validTill: '2027-06-30T18:29:59.000Z' },
		subscriptionId: 's1',
		receipt: { receiptId: 'r1', receiptNumber: 'CR-00000001' },
	})
	await pay(page).click()
	await page.getByText('CR-00000001').waitFor()
}

/** Somebody has begun a payment here, and closed the browser. */
async function showNotices({ page, look }: Visit) {
	const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { id: string } }
	const states = ['open', 'lapsed', 'confirming', 'refunding']
	await page.route('**/api/payment/orders/*', (route) => {
		const state = new URL(route.request().url()).pathname.split('/').at(-1)
		const data = { orderId: state, kind: 'evaluation-plan', itemId: 'till-mains', state, success: null }
		return route.fulfill({ json: { success: true, data } })
	})
	const order = { userId: user.id, title: 'Till Mains', begunAt: Date.now(), isLeft: false, proof: null }
	await page.evaluate(
		([names, text]) => {
			for (const name of names) localStorage.setItem(`openOrder:${name}`, text)
		},
		[states, JSON.stringify(order)] as const,
	)
	await page.reload()
	await page.getByRole('link', { name: /^(Retry|फिर से भुगतान करें)$/ }).waitFor()
	await look('what became of each payment')
}

export const moneyPages: Table = [
	{ name: 'the evaluation plans', path: '/daily-evalution-plan' },
	{
		name: 'a plan, and a payment that failed',
		path: '/daily-evalution-plan?plan=monthly',
		reader: 'newcomer',
		open: showPlan,
		expectedErrors: refused,
	},
	{
		name: 'a plan that was bought',
		path: '/daily-evalution-plan?plan=till-mains',
		reader: 'newcomer',
		open: showSuccess,
	},
	{ name: 'the payment history of somebody new', path: '/payment-history', reader: 'newcomer' },
	{ name: 'the payment history', path: '/payment-history', reader: 'newcomer', open: showPayments },
	{
		name: 'a payment history that cannot be had',
		path: '/payment-history?type=orders',
		reader: 'newcomer',
		open: failToShowPayments,
		expectedErrors: /ERR_FAILED/,
	},
	{ name: 'payments that were begun', path: '/payment-history', reader: 'newcomer', open: showNotices },
]
