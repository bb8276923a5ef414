import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aVisitor } from './harness/open-browser.ts'
import { askForRefund, buyCourse } from './harness/purchases.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const asAdmin = { before: (context: Parameters<typeof signIn>[0]) => signIn(context, 'admin', visitor.origin) }

describe('an administrator', () => {
	it('finds a payment, refunds it after a second question, and the learner sees it', async () => {
		const email = await anAccount()
		await askForRefund(email, await buyCourse(email), 'I chose the wrong course.')
		const admin = await visitor.open('/admin', asAdmin)
		await admin.getByRole('main').getByRole('link', { name: 'Payments' }).click()
		await admin.getByRole('searchbox').last().fill(email)
		await admin.keyboard.press('Enter')
		await admin.getByText('1 entry').waitFor()
		await admin.getByRole('main').getByRole('link', { name: 'Foundation course' }).click()
		await admin.getByText('I chose the wrong course.').waitFor()
		await admin.getByLabel('Amount in rupees').fill('135.001')
		await admin.getByRole('button', { name: 'Refund…' }).click()
		await admin.getByText('Please enter an amount in rupees, with at most two decimals').waitFor()
		await admin.getByLabel('Amount in rupees').fill('135')
		await admin.getByLabel('Reason').fill('As asked.')
		await admin.getByRole('button', { name: 'Refund…' }).click()
		await admin.getByText('Refund all of the ₹135 that are left to Meera Rathore?', { exact: false }).waitFor()
		await admin.getByRole('button', { name: 'Do not refund' }).click()
		await admin.getByRole('button', { name: 'Refund…' }).click()
		await admin.getByRole('button', { name: 'Refund ₹135' }).click()
		await admin.getByText('Nothing of this payment is left to refund.').waitFor()
		await admin.getByText('Ended by a full refund').waitFor()
		await admin.getByRole('row').filter({ hasText: 'As asked.' }).first().waitFor()

		const learner = await visitor.open('/payment-history', { before: signedInAs(email) })
		await learner.getByText(/Refund started|Refunded ₹135/).waitFor()
	})

	it('gives access, and the learner has it', async () => {
		const email = await anAccount()
		const admin = await visitor.open('/admin/subscriptions', asAdmin)
		await admin.getByText('Give or extend access').click()
		await admin.getByRole('button', { name: 'Give access' }).click()
		await admin.getByText('Please choose a course or a plan').waitFor()
		await admin.getByLabel('Email of the learner').fill(email)
		await admin.getByLabel('Course or plan').selectOption({ label: 'Foundation course' })
		await admin.getByLabel('Days').fill('10')
		await admin.getByLabel('Reason').fill('Won the quiz.')
		await admin.getByRole('button', { name: 'Give access' }).click()
		await admin.getByText(/^Access given until/).waitFor()
		await admin.getByRole('row').filter({ hasText: email }).getByText('By hand').waitFor()
	})
})

// A violation of the pages' policy would be an error in the console, by which the story fails.
it('a receipt is made a PDF file in the browser, under the pages’ own policy', async () => {
	const email = await anAccount()
	const paymentId = await buyCourse(email)
	const admin = await visitor.open(`/admin/payments/${paymentId}`, { ...asAdmin, locale: 'hi-IN' })
	const download = admin.waitForEvent('download')
	await admin.getByRole('link', { name: 'रसीद डाउनलोड करें' }).click()
	const file = await download
	expect(file.suggestedFilename()).toMatch(/^receipt-CR-\d{8}\.pdf$/)
	await admin.getByText('रसीद डाउनलोड हो गई!').waitFor()
	const content = await readFile(await file.path())
	expect(content.subarray(0, 8).toString()).toBe('%PDF-1.4')
	// It holds a page that is drawn.
	expect(content.length).toBeGreaterThan(50_000)
})
