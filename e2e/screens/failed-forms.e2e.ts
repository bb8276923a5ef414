import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const expectedErrors = /Failed to load resource/
const away = 'An error occurred. Please try again.'

const refuse = (status: number, message: string) => (route: Route) =>
	route.fulfill({ status, json: { success: false, code: 'refused', message } })

/** Two neighbours never say the same, so that each sentence is that of the last try. */
const failures = (networkText: string): [(route: Route) => Promise<void>, string][] => [
	[refuse(400, 'Some of the values sent are not valid.'), 'Some of the values sent are not valid.'],
	[(route) => route.abort('internetdisconnected'), networkText],
	[refuse(500, 'Something went wrong on our side.'), 'Something went wrong on our side.'],
	[(route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' }), networkText],
	[refuse(503, 'The server is busy.'), 'The server is busy.'],
]

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** Reads what a form would send. */
const typed = (form: Locator) =>
	form.evaluate((element) =>
		[...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
	)

interface Sending {
	form: Locator
	/** The form is sent there. */
	call: string
	send: string
	networkText?: string
}

async function expectKept({ form, call, send, networkText = away }: Sending) {
	const page = form.page()
	const before = await typed(form)
	expect(before.flat()).not.toContain('')
	for (const [answer, sentence] of failures(networkText)) {
		await page.route(call, answer)
		await button(form, send).click()
		await form.getByText(sentence).waitFor()
		expect(await typed(form)).toEqual(before)
		await page.unroute(call)
	}
}

const openSignedIn = async (path: string) =>
	visitor.open(path, { expectedErrors, before: signedInAs(await anAccount()) })

/** Fills either form, because both ask the same. */
async function fillInquiry(form: Locator) {
	await form.getByLabel('Name').fill('Meera Rathore')
	await form.getByLabel('Phone (optional)').fill('98765 43210')
	await form.getByLabel('Email').fill('meera@example.com')
	await form.getByLabel('Your message').fill('When does the next batch begin?')
}
const inquiry = {
	call: '**/api/inquiry',
	send: 'Send message',
	networkText: 'Couldn’t send your message. It’s still here: check your connection and try again.',
}

describe('a form that could not be sent keeps what was typed', () => {
	it('in each step to a new password', async () => {
		const page = await visitor.open('/login', { expectedErrors })
		await button(page, 'Forgot Password?').click()
		const form = page.getByRole('dialog').locator('form')
		const succeed = (call: string) =>
			page.route(call, (route) => route.fulfill({ json: { success: true, message: '' } }))
		await form.getByLabel('Email').fill('meera@example.com')
		await expectKept({ form, call: '**/api/auth/request-otp', send: 'Send OTP' })
		await succeed('**/api/auth/request-otp')
		await button(form, 'Send OTP').click()
		await form.getByLabel(/6-digit code/).fill('123456')
		await expectKept({ form, call: '**/api/auth/verify-otp', send: 'Verify' })
		await succeed('**/api/auth/verify-otp')
		await button(form, 'Verify').click()
		await form.getByLabel('New password', { exact: true }).fill('hills-are-old-7')
		await form.getByLabel('Confirm password', { exact: true }).fill('hills-are-old-7')
		await expectKept({ form, call: '**/api/auth/forget-password', send: 'Reset password' })
	})

	it('in the first choices, also in the steps before', async () => {
		const page = await openSignedIn('/onboarding')
		const form = page.locator('main form')
		await form.getByLabel('Full name').fill('Meera Kanwar')
		await button(form, 'Continue').click()
		await form.getByLabel('RAS 2027').check()
		await button(form, 'Continue').click()
		await form.getByLabel('3 hours').check()
		await expectKept({ form, call: '**/api/user/onboarding', send: 'Complete Setup' })
		await button(form, 'Back').click()
		await expect.poll(() => form.getByLabel('RAS 2027').isChecked()).toBe(true)
		await button(form, 'Back').click()
		await expect.poll(() => form.getByLabel('Full name').inputValue()).toBe('Meera Kanwar')
	})

	it('in the details of the profile', async () => {
		const page = await openSignedIn('/profile')
		const form = page.locator('form', { has: page.getByLabel('Full name') })
		await form.getByLabel('Full name').fill('Meera Kanwar')
		await form.getByLabel('Phone (optional)').fill('98765 43210')
		await form.getByLabel('हिंदी').check()
		await form.getByLabel('RAS 2027').check()
		await expectKept({ form, call: '**/api/user/profile', send: 'Save changes' })
	})

	it('where an account is closed', async () => {
		const page = await openSignedIn('/profile')
		await page.getByText('Close my account').click()
		const form = page.locator('form', { has: button(page, 'Close account permanently') })
		await form.getByLabel('Current password', { exact: true }).fill(demoPassword)
		await expectKept({ form, call: '**/api/user', send: 'Close account permanently' })
	})

	it('on the contact page', async () => {
		const page = await visitor.open('/contact', { expectedErrors })
		const form = page.locator('main form').filter({ has: page.getByLabel('Your message') })
		await fillInquiry(form)
		await expectKept({ form, ...inquiry })
	})

	it('in the inquiry dialog', async () => {
		const page = await visitor.open('/courses', { expectedErrors })
		await page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' }).click()
		const form = page.getByRole('dialog').locator('form')
		await fillInquiry(form)
		await expectKept({ form, ...inquiry })
	})

	it('where somebody wants to be told when a page opens', async () => {
		const page = await visitor.open('/coming-soon', { expectedErrors })
		await button(page, 'Notify Me When Ready').click()
		const form = page.locator('main form').filter({ has: page.getByLabel('Email') })
		await form.getByLabel('Email').fill('meera@example.com')
		await expectKept({
			form,
			call: '**/api/coming-soon/notify',
			send: 'Notify Me',
			networkText: 'Couldn’t send your email address. Check your connection and try again.',
		})
	})
})
