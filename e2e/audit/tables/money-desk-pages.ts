import { anAccount } from '../../harness/an-account.ts'
import { askForRefund, buyCourse } from '../../harness/purchases.ts'
import type { Entry, Table, Visit } from '../entry.ts'

/** Is asked to be given back, with a reason. */
async function askedBack(): Promise<string> {
	const email = await anAccount()
	const paymentId = await buyCourse(email)
	await askForRefund(email, paymentId, 'I chose the wrong course.')
	return paymentId
}

/** Nothing is found, and then all there is. */
async function showPayments({ page, look }: Visit) {
	await askedBack()
	await page.locator('main section svg').first().waitFor()
	await look('nothing is found')
	await page.goto('/admin/payments')
	await page.locator('td a').first().waitFor()
}

/** What is missing in the forms, and the question whether to refund. */
async function askToRefund({ page, look }: Visit) {
	const forms = page.locator('main form')
	await forms.nth(1).waitFor()
	await forms.first().getByRole('button').click()
	await forms.nth(1).getByRole('button').click()
	await page.locator('main form [aria-invalid]').nth(1).waitFor()
	await look('reasons are missing')
	await forms.nth(1).locator('textarea').fill('As asked.')
	await forms.nth(1).getByRole('button').click()
	await page.locator('main form fieldset').waitFor()
}

/** What is missing in the form by which access is given. */
async function openGrant({ page }: Visit) {
	await page.locator('main summary').click()
	await page.locator('main form').last().getByRole('button').click()
	await page.locator('main form [aria-invalid]').nth(3).waitFor()
}

const rows = ({ page }: Visit) => page.locator('main section td, main section svg').first().waitFor()

const entries: Entry[] = [
	{ name: 'payments', path: '/admin/payments?search=nobody-is-called-so&status=failed', open: showPayments },
	{ name: 'one payment', path: async () => `/admin/payments/${await askedBack()}`, open: askToRefund },
	{
		name: 'a payment that is not there',
		path: '/admin/payments/no-such-payment',
		open: ({ page }: Visit) => page.locator('main a[href^="/admin/payments"]').last().waitFor(),
	},
	{ name: 'orders', path: '/admin/orders', open: rows },
	{ name: 'refunds', path: '/admin/refunds', open: rows },
	{ name: 'bookings', path: '/admin/bookings', open: rows },
	{ name: 'access', path: '/admin/subscriptions', open: openGrant },
]

export const moneyDeskPages: Table = entries.map((entry) => ({
	reader: 'admin',
	expectedErrors: /Failed to load resource/,
	...entry,
}))
