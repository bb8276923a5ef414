import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from '../harness/an-account.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()

/** Has as many places as come: stories take none of what others look at. */
const plan = '/daily-evalution-plan?plan=till-mains'

const words = {
	english: {
		locale: 'en-IN',
		choose: 'Choose plan the plan Till Mains',
		email: 'Email',
		password: 'Password',
		login: /^Log in/,
		title: 'Complete Payment',
		pay: 'Pay ₹3,999',
		cancelled: 'Payment cancelled by user',
		failed: /^Payment failed: /,
		support: 'Need help? Call +91 00000 00000 or write to help@example.com.',
		success: 'Payment successful',
		open: /^No payment has reached us yet/,
		goOn: 'Continue',
		close: 'Close',
		upload: /^Upload answer sheet/,
		status: 'Successful',
		askRefund: /^Request refund/,
		refundTitle: 'Request a refund',
		refundAsked: 'Refund requested',
		window: {
			pay: 'Pay ₹3,999',
			fail: 'Let the payment fail',
			late: /^Pay late/,
			close: 'Close',
			never: 'never comes',
		},
	},
	hindi: {
		locale: 'hi-IN',
		title: 'भुगतान पूरा करें',
		pay: 'भुगतान करें ₹3,999',
		success: 'भुगतान सफल',
		confirming: 'भुगतान मिल गया है, पुष्टि हो रही है। दोबारा भुगतान न करें।',
		window: {
			pay: '₹3,999 का भुगतान करें',
			close: 'बंद करें',
			never: 'कभी न आए',
		},
	},
}

type Words = (typeof words)['english'] | (typeof words)['hindi']

const payWindow = (page: Page): FrameLocator => page.frameLocator('iframe.razorpay-checkout-frame')

/** Opens the provider's window from the dialog. */
async function pressPay(page: Page, m: Words): Promise<FrameLocator> {
	await page.getByRole('dialog', { name: m.title }).getByRole('button', { name: m.pay }).click()
	await payWindow(page).getByRole('button', { name: m.window.pay }).waitFor()
	// A modal dialog would lie over the window and make it dead.
	expect(await page.locator('dialog:modal').count()).toBe(0)
	return payWindow(page)
}

/** What became of the money is asked for first, again and again. */
const dialogSays = (page: Page, m: Words, sentence: string | RegExp) =>
	page.getByRole('dialog', { name: m.title }).getByText(sentence).waitFor({ timeout: 60_000 })

const open = (path: string, m: Words, width: number, before?: (context: BrowserContext) => Promise<unknown>) =>
	visitor.open(path, {
		locale: m.locale,
		viewport: { width, height: 800 },
		...(before && { before }),
		// The stories take the network away.
		expectedErrors: /ERR_FAILED|ERR_INTERNET/,
	})

it('a plan is bought through the sign-in, after a way back, a failure and a dismissal, and asked to be refunded', async () => {
	const m = words.english
	const email = await anAccount()
	const page = await open('/daily-evalution-plan', m, 1280)
	await page.getByRole('link', { name: m.choose }).click()
	await page.waitForURL('**/login?redirect=**')
	await page.getByLabel(m.email).fill(email)
	await page.getByLabel(m.password, { exact: true }).fill(demoPassword)
	await page.getByRole('main').getByRole('button', { name: m.login }).click()
	await page.waitForURL(`**${plan}`)

	await pressPay(page, m)
	await page.goBack()
	await dialogSays(page, m, m.cancelled)
	expect(page.url()).toContain(plan)
	expect(await page.locator('iframe').count()).toBe(0)

	const failing = await pressPay(page, m)
	await failing.getByRole('button', { name: m.window.fail }).click()
	await failing.getByRole('status').filter({ hasText: /\S/ }).waitFor()
	await failing.getByRole('button', { name: m.window.close, exact: true }).click()
	await dialogSays(page, m, m.failed)
	await dialogSays(page, m, m.support)

	await (await pressPay(page, m)).getByRole('button', { name: m.window.pay }).click()
	const success = page.getByRole('dialog', { name: m.success })
	await success.getByText(/^CR-\d{8}$/).waitFor()
	expect(await success.getByRole('link', { name: m.upload }).getAttribute('href')).toMatch(
		/^\/upload-answersheet\?from=payment&subscriptionId=./,
	)
	await page.goto('/payment-history')
	await hydrated(page)
	await page.getByRole('main').getByText(m.status, { exact: true }).last().waitFor()
	await page.getByRole('button', { name: m.askRefund }).click()
	const refund = page.getByRole('dialog', { name: m.refundTitle })
	await refund.getByRole('textbox').fill('I have chosen another plan.')
	await refund.locator('button[type=submit]').click()
	await page.getByRole('main').getByText(m.refundAsked, { exact: true }).waitFor()
	expect(await page.getByRole('button', { name: m.askRefund }).count()).toBe(0)
})

it('a plan is one order in two tabs', async () => {
	const m = words.hindi
	const first = await open(plan, m, 360, signedInAs(await anAccount()))
	const second = await first.context().newPage()
	await second.goto(plan)
	await hydrated(second)
	const inSecond = await pressPay(second, m)
	await (await pressPay(first, m)).getByRole('button', { name: m.window.pay }).click()
	await first.getByRole('dialog', { name: m.success }).waitFor()
	await inSecond.getByRole('button', { name: m.window.close, exact: true }).click()
	await second.getByRole('dialog', { name: m.success }).waitFor()
})

it('a payment whose confirmation is lost is confirmed after a reload, and nobody pays again', async () => {
	const m = words.hindi
	const page = await open(plan, m, 360, signedInAs(await anAccount()))
	const pay = await pressPay(page, m)
	await page.route('**/api/payment/verify', (route) => route.abort())
	await pay.getByRole('combobox').selectOption('never')
	await pay.getByRole('button', { name: m.window.pay }).click()
	await dialogSays(page, m, m.confirming)
	expect(await page.getByRole('button', { name: m.pay }).count()).toBe(0)

	await page.reload()
	await dialogSays(page, m, m.confirming)
	await page.goto('/dashboard')
	await hydrated(page)
	await page.getByText(m.confirming).waitFor()
	await page.unroute('**/api/payment/verify')
	await page.getByRole('dialog', { name: m.success }).waitFor()
})

it('a payment whose window is lost by a reload can be closed and gone on with', async () => {
	const m = words.english
	const page = await open('/daily-evalution-plan', m, 1280, signedInAs(await anAccount()))
	await page.getByRole('link', { name: m.choose }).click()
	await pressPay(page, m)
	await page.reload()
	await dialogSays(page, m, m.open)
	const dialog = page.getByRole('dialog', { name: m.title })
	await dialog.getByRole('button', { name: m.close }).click()
	await dialog.waitFor({ state: 'detached' })
	await page.getByRole('link', { name: m.goOn, exact: true }).click()
	await (await pressPay(page, m)).getByRole('button', { name: m.window.pay }).click()
	await page.getByRole('dialog', { name: m.success }).waitFor()
})

it('a payment that comes after its window was closed is told of by itself', async () => {
	const m = words.english
	const page = await open(plan, m, 1280, signedInAs(await anAccount()))
	const pay = await pressPay(page, m)
	await pay.getByRole('button', { name: m.window.late }).click()
	await pay.getByRole('status').filter({ hasText: /\S/ }).waitFor()
	await pay.getByRole('button', { name: m.window.close, exact: true }).click()
	await dialogSays(page, m, m.cancelled)
	await page.getByRole('dialog', { name: m.success }).waitFor({ timeout: 90_000 })
})

it('a payment that failed for a course is told of over the page, until it is dismissed', async () => {
	const page = await open('/courses', words.english, 1280, signedInAs(await anAccount()))
	await page
		.getByRole('link', { name: /^Enroll Now/ })
		.first()
		.click()
	const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await payWindow(page).getByRole('button', { name: 'Let the payment fail' }).click()
	await payWindow(page).getByRole('status').filter({ hasText: /\S/ }).waitFor()
	await payWindow(page).getByRole('button', { name: 'Close', exact: true }).click()
	const toast = page.getByRole('region', { name: 'Notifications' })
	await toast.getByText('Payment Error').waitFor()
	await toast.getByText(/^Payment failed: .*help@example[.]com[.]$/).waitFor()
	// What is read out at once is hidden from screen readers where it stands.
	await toast.getByTitle('Dismiss').click()
	await expect.poll(() => toast.getByText('Payment Error').count()).toBe(0)
	await dialog.getByRole('button', { name: /^Pay ₹/ }).waitFor()
})
