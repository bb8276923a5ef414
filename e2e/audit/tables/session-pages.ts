import type { Page } from 'playwright-core'
import type { Table, Visit } from '../entry.ts'

const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]')
const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name=${name}]`)

async function showForm({ page, look }: Visit) {
	await field(page, 'sessionType').locator('option').nth(1).waitFor({ state: 'attached' })
	await look('the empty form')
	await submit(page).click()
	await page.getByRole('dialog').getByRole('alert').waitFor()
}

async function fillForm({ page }: Visit) {
	await field(page, 'name').fill('Meera Rathore')
	await field(page, 'email').fill('meera@example.com')
	await field(page, 'phone').fill('9876543210')
	await field(page, 'preferredDate').fill(tomorrow())
	await field(page, 'preferredTime').selectOption({ index: 3 })
	await field(page, 'sessionType').selectOption({ index: 1 })
}

/** Panels that close by themselves stay to be looked at. */
const keepPanels = (page: Page) =>
	page.evaluate(() => {
		const wait = globalThis.setTimeout
		const soon = (work: () => void, milliseconds = 0) => (milliseconds < 2_000 ? wait(work, milliseconds) : 0)
		Object.assign(globalThis, { setTimeout: soon })
	})

const pay = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Pay|भुगतान करें) ₹99/ })

async function failToPay(visit: Visit) {
	const { page, look } = visit
	await fillForm(visit)
	await look('the filled form')
	await submit(page).click()
	await pay(page).waitFor()
	await look('the bill')
	await keepPanels(page)
	await pay(page).click()
	await page.getByRole('button', { name: /^(Login|लॉगिन करें)$/ }).waitFor()
}

/** What the server answers in the place of an order is shown as what came of the payment. */
const answering = (state: 'paid' | 'confirming' | 'refunding', last: RegExp) => async (visit: Visit) => {
	const { page, look } = visit
	await page.route('**/api/payment/session-payment', (route) =>
		route.fulfill({ json: { success: true, data: { orderId: 'order_1', state } } }),
	)
	await fillForm(visit)
	await submit(page).click()
	await keepPanels(page)
	await pay(page).click()
	if (state === 'paid') {
		await page.getByText(/^(Payment received\.|भुगतान मिल गया।)/).waitFor()
		await look('the payment has come')
		await page
			.getByRole('dialog')
			.getByRole('button', { name: /^(Close|बंद करें)$/ })
			.click()
	}
	await page.getByRole('dialog').getByText(last).waitFor()
}

const booking = {
	sessionType: 'Mock Interview Preparation',
	preferredTime: '3:30 PM - 4:00 PM',
	message: '',
	paymentId: 'p1',
	changeableUntil: null,
}

async function showOwn({ page, look }: Visit) {
	const rows = [
		{
			...booking,
			_id: 'b1',
			status: 'booked',
			preferredDate: tomorrow(),
			changeableUntil: `${tomorrow()}T10:00:00.000Z`,
		},
		{ ...booking, _id: 'b2', status: 'booked', preferredDate: tomorrow() },
		{ ...booking, _id: 'b3', status: 'cancelled', preferredDate: '2026-11-20' },
		{ ...booking, _id: 'b4', status: 'over', preferredDate: '2026-11-10' },
	]
	await page.route('**/api/session-bookings?*', (route) => route.fulfill({ json: { success: true, data: rows } }))
	const own = page.locator('#bookings')
	await own.scrollIntoViewIfNeeded()
	await own.getByRole('listitem').nth(3).waitFor()
	await look('each status')
	await own.getByRole('button', { name: /^(Cancel|रद्द करें)$/ }).click()
	await look('before it is cancelled')
	await own.getByRole('button', { name: /^(Keep it|रहने दें)$/ }).click()
	await own.getByRole('button', { name: /^(Move|समय बदलें)$/ }).click()
	await submit(page).click()
	await page.getByRole('dialog').getByRole('alert').waitFor()
}

export const sessionPages: Table = [
	{ name: 'the booking form', path: '/help?booking=1', open: showForm },
	{ name: 'a session that is paid for without a sign-in', path: '/help?booking=1', open: failToPay },
	{
		name: 'a session that was paid for',
		path: '/help?booking=1',
		reader: 'newcomer',
		open: answering('paid', /24/),
	},
	{
		name: 'a session whose payment is being confirmed',
		path: '/help?booking=1',
		reader: 'newcomer',
		open: answering('confirming', /Do not pay again|दोबारा भुगतान न करें/),
	},
	{
		name: 'a session whose payment goes back',
		path: '/help?booking=1',
		reader: 'newcomer',
		open: answering('refunding', /need to do nothing|कुछ नहीं करना है/),
	},
	{ name: 'sessions in the profile', path: '/profile', reader: 'newcomer', open: showOwn },
]
