import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from '../harness/an-account.ts'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const largeTextOnPhone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const words = {
	english: { forgot: 'Forgot Password?', send: 'Send OTP', verify: 'Verify', register: 'Register' },
	hindi: { forgot: 'पासवर्ड भूल गए?', send: 'OTP भेजें', verify: 'सत्यापित करें', register: 'पंजीकरण करें' },
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectNothing(page: Page) {
	expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** On a phone with the largest text, where the least fits. */
const open = (path: string, locale: string, email?: string) =>
	visitor.open(path, {
		...largeTextOnPhone,
		locale,
		expectedErrors: /Failed to load resource/,
		async before(context) {
			if (email) await signedInAs(email)(context)
			await context.addInitScript(() => {
				if (localStorage.getItem('accessibility')) return
				localStorage.setItem('accessibility', JSON.stringify({ fontSize: 'extra-large', reducedMotion: true }))
			})
		},
	})

const inLanguages = <T extends object>(cases: T[]) =>
	cases.flatMap((one) => languages.map((inLanguage) => ({ ...one, ...inLanguage })))

describe('accessibility in all themes', () => {
	it.each(inLanguages([{ path: '/login' }, { path: '/login?mode=register' }]))(
		'$path with its problems, $language',
		async ({ path, locale }) => {
			const page = await open(path, locale)
			await page.locator('main form button[type=submit]').click()
			await page.locator('[aria-invalid]').first().waitFor()
			await expectNothing(page)
		},
	)

	it.each(
		inLanguages(
			['/onboarding', '/onboarding?step=goal', '/onboarding?step=hours', '/profile'].map((path) => ({ path })),
		),
	)('$path, $language', async ({ path, locale }) => {
		await expectNothing(await open(path, locale, await anAccount()))
	})

	it.each(languages)('the end of the first choices, $language', async ({ locale }) => {
		const page = await open('/onboarding', locale, await anAccount())
		await page.request.post('/api/user/onboarding', {
			data: { fullName: 'Meera Rathore', selectedGoal: 'RAS_2027', selectedHours: 3 },
			headers: { origin: visitor.origin },
		})
		await page.goto('/onboarding?step=welcome')
		await page.locator('main a[href="/dashboard"]').waitFor()
		await expectNothing(page)
	})

	it.each(languages)('each step to a new password, $language', async ({ language, locale }) => {
		const { forgot, send, verify } = words[language]
		const page = await open('/login', locale)
		const done = { success: true, message: 'Done' }
		await page.route('**/api/auth/{request,verify}-otp', (route) => route.fulfill({ json: done }))
		await button(page, forgot).click()
		await button(page, send).click()
		await page.getByRole('dialog').locator('[aria-invalid]').waitFor()
		await expectNothing(page)
		await page.getByRole('dialog').locator('[name=email]').fill('meera@example.com')
		await button(page, send).click()
		await page.getByRole('dialog').locator('[name=otp]').fill('123456')
		await expectNothing(page)
		await button(page, verify).click()
		await page.getByRole('dialog').locator('[name=password]').waitFor()
		await expectNothing(page)
	})

	it.each(languages)('a registration whose sign-in has failed, $language', async ({ language, locale }) => {
		const page = await open('/login?mode=register', locale)
		await page.route('**/api/auth/login', (route) => route.abort())
		const fields = {
			name: 'Meera',
			email: `axe-${Date.now()}@example.com`,
			password: demoPassword,
			Cpassword: demoPassword,
		}
		for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value)
		await button(page, words[language].register).click()
		await page.getByRole('dialog').waitFor()
		await expectNothing(page)
	})
})
