import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, demoPassword, mailedCode } from './harness/an-account.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'

const visitor = aVisitor()
const refused = /the server responded with a status of (400|401|409|500)/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fills each field at the moment it is read from the server's page. */
const typeAtOnce = () => {
	new MutationObserver((records) => {
		for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
			if (node instanceof HTMLInputElement && node.type !== 'hidden') node.value = 'early'
		}
	}).observe(document, { childList: true, subtree: true })
}

/** Notes whether a button that was busy can be pressed again while it is still there. */
const noteWaking = (button: Element) =>
	new MutationObserver(() => {
		if (button.isConnected && !button.hasAttribute('aria-busy')) Reflect.set(window, 'hasWoken', true)
	}).observe(button, { attributes: true, attributeFilter: ['aria-busy'] })

async function fillLogin(page: Page, email: string, password: string) {
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
}

async function fillRegistration(page: Page, email: string, confirmation = demoPassword) {
	await page.getByLabel('Full name').fill('Meera Rathore')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Phone (optional)').fill('९८७६५ ४३२१०')
	await page.getByLabel('Password', { exact: true }).fill(demoPassword)
	await page.getByLabel('Confirm password', { exact: true }).fill(confirmation)
}

describe('login', () => {
	it('says that the password is wrong, keeps what was typed, and shows it when asked', async () => {
		const page = await visitor.open('/login', { expectedErrors: refused })
		await fillLogin(page, 'learner@example.com', 'not-it')
		await button(page, 'Log in').click()
		await page.getByText('Invalid email or password').waitFor()
		expect(await page.getByLabel('Email').inputValue()).toBe('learner@example.com')
		const password = page.getByLabel('Password', { exact: true })
		expect(await password.getAttribute('type')).toBe('password')
		const toggle = page.getByRole('button', { name: /Show password/ })
		await toggle.click()
		expect(await toggle.getAttribute('aria-pressed')).toBe('true')
		expect(await password.getAttribute('type')).toBe('text')
		expect(await password.inputValue()).toBe('not-it')
	})

	it('asks for both fields in its own words, and compares the passwords of a new account, without a call', async () => {
		const page = await visitor.open('/login')
		const calls: string[] = []
		page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
		await button(page, 'Log in').click()
		await page.getByText('Email is required').waitFor()
		await page.getByText('Password is required').waitFor()
		expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
		await page.getByLabel('Email').fill('a')
		await expect.poll(() => page.getByText('Email is required').count()).toBe(0)

		await page.getByRole('link', { name: 'Create an account' }).click()
		await fillRegistration(page, 'differs@example.com', 'aravalli-demo-2')
		await button(page, 'Register').click()
		await page.getByText('Passwords do not match').waitFor()
		expect(calls).toEqual([])
		await page.getByLabel('Confirm password', { exact: true }).fill(demoPassword)
		await expect.poll(() => page.getByText('Passwords do not match').count()).toBe(0)
	})

	it('leads to where one was going, or home; and whoever is signed in already at once', async () => {
		const email = await anAccount()
		const page = await visitor.open('/login?redirect=/answer-writing-practice?category=ESSAY')
		const isSignedIn = () => page.getByRole('button', { name: /Meera Rathore|Account/ }).waitFor()
		for (const [address, path] of [
			['/login?redirect=/answer-writing-practice?category=ESSAY', '/answer-writing-practice?category=ESSAY'],
			['/login?redirect=//evil.example', '/dashboard'],
			['/login?redirect=session-booking', '/dashboard'],
		] as const) {
			if (!page.url().endsWith(address)) {
				await page.context().clearCookies({ name: 'aravalli_session' })
				await page.goto(address)
				await hydrated(page)
			}
			await fillLogin(page, email, demoPassword)
			await button(page, 'Log in').evaluate(noteWaking)
			await button(page, 'Log in').click()
			await page.waitForURL(`${visitor.origin}${path}`, { timeout: 4_000 })
			if (address.includes('session-booking'))
				await page.getByRole('dialog', { name: 'Book an Expert Session' }).waitFor()
			expect(await page.evaluate(() => localStorage.getItem('pendingSessionBooking'))).toBe(null)
			await isSignedIn()
			expect(await page.evaluate(() => Reflect.get(window, 'hasWoken'))).toBe(undefined)
		}

		await page.goto('/login?redirect=contact')
		expect(new URL(page.url()).pathname).toBe('/contact')
		await page.goto('/login?redirect=session-booking')
		await page.waitForURL('**/dashboard')
		await page.getByRole('dialog', { name: 'Book an Expert Session' }).waitFor()
	})

	it('sends nothing without JavaScript, and says why', async () => {
		const page = await visitor.open('/login', { javaScriptEnabled: false })
		expect(await button(page, 'Log in').isDisabled()).toBe(true)
		expect(await page.locator('noscript').textContent()).toContain('This form needs JavaScript')
	})

	it('keeps what was typed before the script ran', async () => {
		const page = await visitor.open('/login', { before: (context) => context.addInitScript(typeAtOnce) })
		expect(await page.getByLabel('Email').inputValue()).toBe('early')
		expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('early')
	})
})

/** No sentence is that of the one before, which may still stand there. */
const outcomes: [answer: (route: Route) => Promise<void>, sentence: string][] = [
	[(route) => refuse(route, 400, 'request.invalid', 'Some of the values sent are not valid.'), 'Some of the values'],
	[(route) => refuse(route, 401, 'session.wrong-credentials', 'Invalid email or password'), 'Invalid email'],
	[
		(route) => refuse(route, 409, 'account.email-taken', 'This email is already registered.'),
		'email is already registered',
	],
	[(route) => route.fulfill({ status: 502, body: '<html>' }), 'An error occurred. Please try again.'],
	[(route) => refuse(route, 429, 'request.too-often', 'Too many requests.'), 'Too many requests.'],
	[(route) => route.abort('internetdisconnected'), 'An error occurred. Please try again.'],
	[(route) => refuse(route, 500, 'server.failed', 'Something went wrong on our side.'), 'Something went wrong'],
]

function refuse(route: Route, status: number, code: string, message: string) {
	return route.fulfill({ status, json: { success: false, code, message } })
}

describe('a form that could not be sent', () => {
	it('keeps everything, whatever the server or the network says', async () => {
		const page = await visitor.open('/login?mode=register', { expectedErrors: /Failed to load resource/ })
		await fillRegistration(page, 'typed@example.com')
		await page.getByLabel('RAS 2027').check()
		for (const [answer, sentence] of outcomes) {
			expect(await page.getByText(sentence).count()).toBe(0)
			await page.route('**/api/auth/signup', answer)
			await button(page, 'Register').click()
			await page.getByText(sentence).waitFor()
			await page.unroute('**/api/auth/signup')
			const values = await page
				.locator('form input')
				.evaluateAll((fields) =>
					fields.map((field) => field instanceof HTMLInputElement && field.type !== 'radio' && field.value),
				)
			expect(values.filter((value) => value !== false && value !== '')).toEqual(
				expect.arrayContaining(['Meera Rathore', 'typed@example.com', '९८७६५ ४३२१०', demoPassword, demoPassword]),
			)
			expect(await page.getByLabel('RAS 2027').isChecked()).toBe(true)
		}
	})
})

describe('registration', () => {
	it('leads in Hindi through the first choices to the dashboard', { tags: ['smoke'] }, async () => {
		const page = await visitor.open('/login')
		await page.getByRole('link', { name: 'Create an account' }).click()
		await fillRegistration(page, `hindi-${Date.now()}@example.com`)
		await page.getByLabel('हिंदी', { exact: true }).check()
		await button(page, 'Register').click()
		await page.waitForURL('**/onboarding')
		await page.getByRole('heading', { name: 'आपका नाम क्या है?' }).waitFor()
		await page.getByLabel('पूरा नाम').fill('मीरा राठौड़')
		await page.keyboard.press('Enter')
		const goal = page.getByRole('heading', { name: 'आप किस परीक्षा की तैयारी कर रहे हैं?' })
		await goal.waitFor()
		expect(await goal.evaluate((heading) => heading === document.activeElement)).toBe(true)
		await page.getByLabel('RAS 2027').check()
		await page.reload()
		await expect.poll(() => page.getByLabel('RAS 2027').isChecked()).toBe(true)
		await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
		await page.getByLabel('3 घंटे').check()
		await page.getByRole('button', { name: 'सेटअप पूरा करें' }).click()
		await page.getByRole('heading', { name: 'मीरा राठौड़, आपका स्वागत है' }).waitFor()
		await page.getByText('RAS 2027 · आराम की गति').waitFor()
		await page.getByRole('link', { name: 'डैशबोर्ड पर जाएँ' }).click()
		await page.waitForURL('**/dashboard')
		await page.getByRole('region', { name: 'घोषणाएँ' }).waitFor()
		expect(await page.locator('html').getAttribute('lang')).toBe('hi')
	})

	it('is in the language that was chosen on the first visit, or later in the header', async () => {
		const page = await visitor.open('/login?mode=register', { isFirstVisit: true })
		await page.getByText('हिंदी में पढ़ें').click()
		await page.getByRole('button', { name: 'हिंदी में आगे बढ़ें' }).click()
		await page.getByRole('heading', { name: 'खाता बनाएँ' }).waitFor()
		expect(await page.getByLabel('हिंदी', { exact: true }).isChecked()).toBe(true)
		await button(page, 'EN – English').click()
		await page.getByRole('heading', { name: 'Create an account' }).waitFor()
		expect(await page.getByLabel('English', { exact: true }).isChecked()).toBe(true)
		await fillRegistration(page, `first-${Date.now()}@example.com`)
		await button(page, 'हिं – हिंदी').click()
		await button(page, 'पंजीकरण करें').click()
		await page.getByRole('heading', { name: 'आपका नाम क्या है?' }).waitFor()
		await page.goto('/profile')
		expect(await page.getByLabel('हिंदी', { exact: true }).isChecked()).toBe(true)
	})

	it('hands over to the login form when only the automatic sign-in fails', async () => {
		const page = await visitor.open('/login?mode=register', { expectedErrors: /Failed to load resource/ })
		await page.route('**/api/auth/login', (route) => route.abort())
		await fillRegistration(page, `by-hand-${Date.now()}@example.com`)
		await button(page, 'Register').click()
		const dialog = page.getByRole('dialog', { name: 'Registration Successful!' })
		await dialog.getByRole('button', { name: 'OK' }).click()
		await page.getByRole('heading', { name: 'Login' }).waitFor()
		expect(await page.getByLabel('Email').inputValue()).toContain('by-hand-')
	})

	it('says at the field that a password is too common, and that an address is taken', async () => {
		const page = await visitor.open('/login?mode=register', { expectedErrors: refused })
		await fillRegistration(page, 'LEARNER@example.com')
		const password = page.getByLabel('Password', { exact: true })
		await password.fill('password1')
		await page.getByLabel('Confirm password', { exact: true }).fill('password1')
		await button(page, 'Register').click()
		await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
		await password.fill(demoPassword)
		await page.getByLabel('Confirm password', { exact: true }).fill(demoPassword)
		await button(page, 'Register').click()
		const field = page.getByLabel('Email')
		await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
		const note = await field.getAttribute('aria-describedby')
		expect(await page.locator(`[id="${note}"]`).textContent()).toContain('already registered')
	})
})

/** A wrong code is refused; the way back keeps the address, and closing forgets it. */
async function refuseWrongCode(page: Page, dialog: Locator) {
	await dialog.getByLabel('Email').fill('nobody@example.com')
	await button(page, 'Send OTP').click()
	await dialog.getByLabel(/6-digit code/).fill('123456')
	await button(page, 'Verify').click()
	await dialog.getByText('Invalid OTP').waitFor()
	await button(page, 'Back').click()
	expect(await dialog.getByLabel('Email').inputValue()).toBe('nobody@example.com')
	await button(page, 'Close').click()
	expect(await button(page, 'Forgot Password?').evaluate((opener) => opener === document.activeElement)).toBe(true)
	await button(page, 'Forgot Password?').click()
	expect(await dialog.getByLabel('Email').inputValue()).toBe('')
	await button(page, 'Close').click()
}

describe('a forgotten password', () => {
	it('is replaced by a code that comes by mail', { tags: ['smoke'] }, async () => {
		const email = await anAccount()
		const page = await visitor.open('/login', { expectedErrors: refused })
		await button(page, 'Forgot Password?').click()
		const dialog = page.getByRole('dialog', { name: 'Reset password' })
		await button(page, 'Send OTP').click()
		await dialog.getByText('Email is required').waitFor()
		await refuseWrongCode(page, dialog)
		await page.getByLabel('Email').fill(email)
		await button(page, 'Forgot Password?').click()
		expect(await dialog.getByLabel('Email').inputValue()).toBe(email)
		await button(page, 'Send OTP').click()
		const otp = dialog.getByLabel(/6-digit code/)
		await otp.pressSequentially('४०७')
		expect(await otp.inputValue()).toBe('407')
		await page.keyboard.press('Enter')
		await dialog.getByText('OTP must be exactly 6 digits').waitFor()
		const code = await mailedCode(email)
		await otp.fill('')
		await otp.evaluate((field, text) => {
			const clipboardData = new DataTransfer()
			clipboardData.setData('text', `${text.slice(0, 3)} ${text.slice(3)}9`)
			field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
		}, code)
		expect(await otp.inputValue()).toBe(code)
		await button(page, 'Verify').click()
		await dialog.getByLabel('New password', { exact: true }).fill('hills-are-old-7')
		await dialog.getByLabel('Confirm password', { exact: true }).fill('hills-are-old-7')
		await button(page, 'Reset password').click()
		const alert = dialog.getByRole('alert')
		expect(await alert.textContent()).toBe(
			'Password has been reset successfully! You can now login with your new password.',
		)
		expect(await dialog.getByLabel('Email').inputValue()).toBe('')
		await dialog.getByRole('button', { name: 'Log in' }).click()
		expect(await page.getByLabel('Email').inputValue()).toBe(email)
		const password = page.getByLabel('Password', { exact: true })
		await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
		await password.fill('hills-are-old-7')
		await button(page, 'Log in').click()
		await page.waitForURL('**/dashboard')
	})
})
