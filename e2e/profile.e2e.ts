import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from './harness/an-account.ts'
import { aVisitor } from './harness/open-browser.ts'

const visitor = aVisitor()
const refused = /the server responded with a status of (400|401)/
/** The smallest PNG: one point. */
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
		await page.getByRole('button', { name: 'Login', exact: true }).click()
		await page.waitForURL(`${visitor.origin}/${name}`)
	})
})

describe('the profile', () => {
	it('saves the details and follows the language', async () => {
		const page = await visitor.open('/profile', { before: signedInAs(await anAccount()) })
		await page.getByLabel('Full name').fill('Anita Sharma')
		await page.getByLabel('हिन्दी').check()
		await page.getByRole('button', { name: 'Save changes' }).click()
		await page.getByRole('heading', { name: 'प्रोफ़ाइल' }).waitFor()
		await page.reload()
		expect(await page.getByLabel('पूरा नाम').inputValue()).toBe('Anita Sharma')
		expect(await page.getByLabel('हिन्दी').isChecked()).toBe(true)
	})

	it('takes a picture and refuses what is none', async () => {
		const page = await visitor.open('/profile', { before: signedInAs(await anAccount()) })
		const file = page.getByLabel('Choose a picture')
		await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: point })
		await page.getByText('Please select an image file.', { exact: true }).waitFor()
		await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
		await page.getByText('File size must be less than 5MB').waitFor()
		await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: point })
		await page.getByRole('img', { name: 'Preview of the new picture' }).waitFor()
		await page.getByRole('button', { name: 'Upload', exact: true }).click()
		await page.getByText('Your picture is saved').waitFor()
		await page.getByRole('button', { name: 'Remove picture' }).click()
		await page.getByText('Your picture is removed').waitFor()
	})

	it('changes the password, and says at the field that the current one is wrong', async () => {
		const page = await visitor.open('/profile', { before: signedInAs(await anAccount()), expectedErrors: refused })
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
		expect(await page.getByLabel('Current password', { exact: true }).first().inputValue()).toBe('')
	})

	it('signs out elsewhere, and the other browser says why it has to sign in again', async () => {
		const email = await anAccount()
		const other = await visitor.open('/profile', { before: signedInAs(email), expectedErrors: refused })
		const page = await visitor.open('/profile', { before: signedInAs(email) })
		expect(await page.getByText('This device').count()).toBe(1)
		await page.getByRole('button', { name: 'Sign out elsewhere' }).click()
		await page.getByText('You are signed out on all other devices').waitFor()
		await expect.poll(() => page.getByText(/^Last used/).count()).toBe(1)
		await other.getByRole('button', { name: 'Save changes' }).click()
		await other.waitForURL('**/login?redirect=profile')
		await other.getByText('Your session has ended. Please login again.').waitFor()
	})
})

describe('accessibility of the account pages', () => {
	const looks = [
		{ language: 'english', theme: 'light', highContrast: false },
		{ language: 'hindi', theme: 'dark', highContrast: false },
		{ language: 'english', theme: 'dark', highContrast: true },
		{ language: 'hindi', theme: 'light', highContrast: true },
	]
	const paths = ['/login', '/login?mode=register', '/onboarding', '/onboarding?step=goal', '/profile']
	const cases = paths.flatMap((path) => looks.map((look) => ({ path, ...look })))

	it.each(cases)('$path, $language, $theme, high contrast $highContrast', async ({ path, language, ...look }) => {
		const signIn = path.startsWith('/login') ? null : signedInAs(await anAccount())
		const page = await visitor.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
			viewport: { width: 360, height: 740 },
			reducedMotion: 'reduce',
			async before(context) {
				await signIn?.(context)
				await context.addInitScript(({ theme, highContrast }) => {
					localStorage.setItem('theme', theme)
					localStorage.setItem(
						'accessibility',
						JSON.stringify({ fontSize: 'extra-large', highContrast, reducedMotion: true }),
					)
				}, look)
			},
		})
		const submit = page.locator('main form button[type=submit]').first()
		if (path.startsWith('/login')) await submit.click()
		// The frame of the other pages has its own stories.
		const { violations } = await new AxeBuilder({ page }).include(path === '/profile' ? '#content' : 'html').analyze()
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
	})
})
