import { describe, expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from './harness/an-account.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'

const visitor = aVisitor()
const refused = /the server responded with a status of (400|401)/
/** The smallest PNG has one point. */
const point = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)

describe('pages that need a sign-in', () => {
	it.each(['profile', 'onboarding'])('%s leads to the login and back', async (name) => {
		const page = await visitor.open(`/${name}`)
		expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/login?redirect=${name}`)
		await page.getByLabel('Email').fill(await anAccount())
		await page.getByLabel('Password', { exact: true }).fill(demoPassword)
		await page.getByRole('button', { name: 'Log in', exact: true }).click()
		await page.waitForURL(`${visitor.origin}/${name}`)
	})
})

describe('the profile', () => {
	it('saves the details, follows the language, also that of the header, and closes the account', async () => {
		const page = await visitor.open('/profile', { before: signedInAs(await anAccount()) })
		await page.getByLabel('Full name').fill('Anita Sharma')
		await page.getByLabel('हिंदी', { exact: true }).check()
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.getByRole('heading', { name: 'प्रोफ़ाइल' }).waitFor()
		await page.reload()
		await hydrated(page)
		expect(await page.getByLabel('पूरा नाम').inputValue()).toBe('Anita Sharma')
		expect(await page.getByLabel('हिंदी', { exact: true }).isChecked()).toBe(true)

		// The language chosen in the header is shown, and not undone with the next save.
		await page.getByLabel('पूरा नाम').fill('Anita Rathore')
		await page.locator('header').getByRole('button', { name: 'EN – English' }).click()
		await expect.poll(() => page.getByLabel('English', { exact: true }).isChecked()).toBe(true)
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.getByText('Details saved').waitFor()
		await page.reload()
		await hydrated(page)
		expect(await page.getByLabel('Full name').inputValue()).toBe('Anita Rathore')
		expect(await page.locator('html').getAttribute('lang')).toBe('en')

		// A word of farewell.
		await page.getByText('Close my account').click()
		const form = page.locator('form', { has: page.getByRole('button', { name: 'Close account permanently' }) })
		await form.getByLabel('Current password', { exact: true }).fill(demoPassword)
		await form.getByRole('button', { name: 'Close account permanently' }).click()
		await page.getByRole('heading', { level: 1, name: 'Your account is closed' }).waitFor()
		await page.getByRole('link', { name: 'Go to home page' }).click()
		await page.locator('#menu').getByRole('link', { name: 'Login / Register' }).waitFor()
	})

	it('still has what was typed when the session had ended, after the next sign-in', async () => {
		const email = await anAccount()
		const page = await visitor.open('/profile', { before: signedInAs(email), expectedErrors: refused })
		await page.getByLabel('Full name').fill('Anita Sharma')
		await page.getByLabel('Phone (optional)').fill('9876543210')
		await page.getByLabel('RAS 2027').check()
		// Not earlier: whatever the page asks for meanwhile would already lead to the login.
		await page.context().clearCookies({ name: 'aravalli_session' })
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.waitForURL('**/login?redirect=profile')
		await page.getByLabel('Email', { exact: true }).fill(email)
		await page.getByLabel('Password', { exact: true }).fill(demoPassword)
		await page.getByRole('button', { name: 'Log in', exact: true }).click()
		await page.getByText('These changes aren’t saved yet').waitFor()
		expect(await page.getByLabel('Full name').inputValue()).toBe('Anita Sharma')
		expect(await page.getByLabel('Phone (optional)').inputValue()).toBe('9876543210')
		expect(await page.getByLabel('RAS 2027').isChecked()).toBe(true)
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.getByText('Details saved').waitFor()
		expect(await page.getByText('These changes aren’t saved yet').count()).toBe(0)
	})

	it('still has what could not be saved after a visit to another page, and says no more than that', async () => {
		const page = await visitor.open('/profile', { before: signedInAs(await anAccount()), expectedErrors: /503/ })
		const refusal = { status: 503, json: { success: false, code: 'refused', message: '' } }
		await page.route('**/api/user/profile', (route) => route.fulfill(refusal))
		await page.getByLabel('Full name').fill('Anita Sharma')
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.getByText('Couldn’t save your details').waitFor()
		await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click()
		await page.getByLabel('Full name').waitFor({ state: 'detached' })
		await page.goBack()
		await page.getByText('These changes aren’t saved yet. Save them now.').waitFor()
		expect(await page.getByLabel('Full name').inputValue()).toBe('Anita Sharma')
		expect(await page.getByText('signed out before').count()).toBe(0)
	})

	it('takes a picture and refuses what is none', { tags: ['smoke'] }, async () => {
		const page = await visitor.open('/profile', { before: signedInAs(await anAccount()) })
		const file = page.getByLabel('Choose a picture')
		await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: point })
		await page.getByText('Please select an image file.', { exact: true }).waitFor()
		await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
		await page.getByText('File size must be less than 5MB').waitFor()
		await file.setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') })
		await page.getByText('Please select an image file.', { exact: true }).waitFor()
		expect(await page.getByRole('img', { name: 'Preview of the new picture' }).count()).toBe(0)
		await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: point })
		await page.getByRole('img', { name: 'Preview of the new picture' }).waitFor()
		await page.getByText(`me.png · ${point.length} Bytes`).waitFor()
		await page.getByRole('button', { name: 'Upload', exact: true }).click()
		await page.getByText('Picture saved').waitFor()
		await page.getByRole('button', { name: 'Remove picture' }).click()
		await page.getByText('Picture removed').waitFor()
	})

	it('changes the password, says at the field that the current one is wrong, and signs out elsewhere', async () => {
		const email = await anAccount()
		const page = await visitor.open('/profile', { before: signedInAs(email), expectedErrors: refused })
		await page.getByLabel('Current password', { exact: true }).first().fill('not-it')
		await page.getByLabel('New password', { exact: true }).fill('hills-are-old-7')
		await page.getByLabel('Confirm password', { exact: true }).fill('hills-are-old-7')
		const change = page.getByRole('button', { name: 'Change password' })
		await change.click()
		await page.getByText('The current password is not correct').waitFor()
		const current = page.getByLabel('Current password', { exact: true }).first()
		expect(await current.getAttribute('aria-invalid')).toBe('true')
		expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('hills-are-old-7')
		await page.getByLabel('Current password', { exact: true }).first().fill(demoPassword)
		await change.click()
		await page.getByText('Your password has been changed.').waitFor()
		await expect.poll(() => current.inputValue()).toBe('')

		// The other browser says why it has to sign in again.
		const before = signedInAs(email, 'hills-are-old-7')
		const other = await visitor.open('/profile', { before })
		expect(await other.getByText('This device').count()).toBe(1)
		await other.getByRole('button', { name: 'Log out everywhere else' }).click()
		await other.getByText('You’re logged out on all other devices').waitFor()
		await expect.poll(() => other.getByText(/^Last used/).count()).toBe(1)
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.waitForURL('**/login?redirect=profile')
		await page.getByText('Your session has ended. Please log in again.').waitFor()
	})
})
