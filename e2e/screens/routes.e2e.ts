import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword, signedInAs } from '../harness/an-account.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()

describe('the guard of the admin area, in the browser', () => {
	const account = { id: 'u1', name: 'Meera', email: 'meera@example.com', phoneNumber: '', profilePicture: null }
	const choices = { language: 'english', examYear: 'RAS_2026', dailyHours: 2, isOnboarded: true }
	const as = (role: string) => ({ json: { success: true, user: { ...account, ...choices, role } } })

	// The way to the own page leads over the splash, which else takes six seconds.
	const options = { reducedMotion: 'reduce', expectedErrors: /40[134]|500/ } as const
	const publicPage = '/courses?lang=english'
	const open = () => visitor.open(publicPage, options)

	/** Goes from a public page into the admin area without a reload, while the server says who it is. */
	async function enter(page: Page, path: string, answer: object) {
		// Nothing is left of who came before.
		await page.unroute('**/api/auth/me')
		await page.evaluate(() => localStorage.clear())
		await page.context().clearCookies()
		await page.goto(publicPage)
		await hydrated(page)
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/auth/me', async (route) => {
			await promise
			await route.fulfill(answer)
		})
		await page.evaluate((address) => history.pushState(null, '', address), path)
		await page.getByText('Checking authentication...').waitFor()
		expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
		resolve()
	}

	it('lets each of the staff in after the check', async () => {
		const page = await open()
		for (const [role, title] of [
			['ADMIN', 'Content desk'],
			['EVALUATION_ADMIN', 'Administration'],
			['CONTENT_ADMIN', 'Content desk'],
		] as const) {
			await enter(page, '/admin', as(role))
			await page.getByRole('heading', { level: 1, name: title }).waitFor()
		}
	})

	it('leads nobody, and whoever it cannot check, to the login page, and back after it', async () => {
		const page = await open()
		for (const answer of [
			{ json: { success: false, user: null } },
			{ status: 500, json: { success: false, code: 'x', message: 'x' } },
			{ status: 200, body: 'nonsense' },
		]) {
			await enter(page, '/admin', answer)
			await page.waitForURL('**/login?redirect=/admin')
			expect(await page.getByRole('heading', { name: 'Content desk' }).count()).toBe(0)
		}
	})

	it('tells who is signed in already, on the login page, why the page does not open', async () => {
		const page = await open()
		for (const [path, answer] of [
			['/admin', as('LEARNER')],
			['/admin/daily-evaluation', as('CONTENT_ADMIN')],
			['/admin/orders', as('EVALUATION_ADMIN')],
		] as const) {
			await enter(page, path, answer)
			await page.waitForURL('**/login?refused=staff')
			await page.getByRole('heading', { level: 1, name: 'This page is for the team' }).waitFor()
			expect(await page.getByText('What to Expect').count()).toBe(0)
		}
	})
})

describe('an admin who was known, and whose check fails now', () => {
	// This was seen to fail: the login page led back at once, and the guard said "Checking authentication..." for good.
	it('is shown the login page, which says why, and tries again', async () => {
		const page = await visitor.open('/about', { before: signedInAs('admin@example.com'), expectedErrors: /503/ })
		await page.waitForLoadState('networkidle')
		await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, json: { success: false } }))
		await page.getByRole('link', { name: 'Admin', exact: true }).click()
		await page.waitForURL('**/login?redirect=/admin')
		await page.getByText('We couldn’t check whether you’re logged in.').waitFor()
		await page.unroute('**/api/auth/me')
		await page.getByRole('link', { name: 'Try again' }).click()
		await page.getByRole('heading', { level: 1, name: 'Content desk' }).waitFor()
	})
})

describe('staff who are not signed in', () => {
	it('come back to where they were going after the login, with its query', async () => {
		const addresses = ['/admin/answer-writing?search=fort&status=draft', '/admin/media?search=fort'] as const
		const page = await visitor.open(addresses[0])
		for (const address of addresses) {
			if (address !== addresses[0]) {
				await page.context().clearCookies({ name: 'aravalli_session' })
				await page.goto(address)
				await hydrated(page)
			}
			await page.waitForURL(({ pathname }) => pathname === '/login')
			await page.getByLabel('Email').fill('content@example.com')
			await page.getByLabel('Password', { exact: true }).fill(demoPassword)
			await page.getByRole('button', { name: 'Log in', exact: true }).click()
			await page.waitForURL(({ pathname, search }) => pathname + search === address)
			expect(await page.getByRole('searchbox').inputValue()).toBe('fort')
		}
	})
})

describe('a page whose address holds NUL', () => {
	it('comes to life like any other', async () => {
		const page = await visitor.open('/answer-writing-practice?search=wat%00er')
		await page.getByRole('button', { name: 'Dark theme' }).click()
		await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
		expect(await page.getByRole('searchbox').inputValue()).toBe('water')
	})
})
