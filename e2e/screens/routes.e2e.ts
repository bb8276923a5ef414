import { describe, expect, it } from 'vitest'
import { demoPassword, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

describe('the guard of the admin area, in the browser', () => {
	const account = { id: 'u1', name: 'Meera', email: 'meera@example.com', phoneNumber: '', profilePicture: null }
	const choices = { language: 'english', examYear: 'RAS_2026', dailyHours: 2, isOnboarded: true }
	const as = (role: string) => ({ json: { success: true, user: { ...account, ...choices, role } } })

	/** Goes from a public page into the admin area without a reload, while the server says who it is. */
	async function enter(path: string, answer: object) {
		// The way to the own page leads over the splash, which else takes six seconds.
		const options = { reducedMotion: 'reduce', expectedErrors: /40[134]|500/ } as const
		const page = await visitor.open('/courses?lang=english', options)
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/auth/me', async (route) => {
			await promise
			await route.fulfill(answer)
		})
		await page.evaluate((address) => history.pushState(null, '', address), path)
		await page.getByText('Checking authentication...').waitFor()
		expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
		resolve()
		return page
	}

	it.each([
		['ADMIN', 'Content desk'],
		['CONTENT_ADMIN', 'Content desk'],
		['EVALUATION_ADMIN', 'Administration'],
	])('lets %s in after the check', async (role, title) => {
		const page = await enter('/admin', as(role))
		await page.getByRole('heading', { level: 1, name: title }).waitFor()
	})

	it.each([
		['nobody', { json: { success: false, user: null } }],
		['whoever the check fails for', { status: 500, json: { success: false, code: 'x', message: 'x' } }],
		['whoever the answer makes no sense for', { status: 200, body: 'nonsense' }],
	])('leads %s to the login page, and back after it', async (_, answer) => {
		const page = await enter('/admin', answer)
		await page.waitForURL('**/login?redirect=/admin')
		expect(await page.getByRole('heading', { name: 'Content desk' }).count()).toBe(0)
	})

	it.each([
		['a learner', '/admin', as('LEARNER')],
		['an editor, to the evaluators', '/admin/daily-evaluation', as('CONTENT_ADMIN')],
		['an evaluator, to the orders', '/admin/orders', as('EVALUATION_ADMIN')],
	])('tells %s, who is signed in already, on the login page why the page does not open', async (_, path, answer) => {
		const page = await enter(path, answer)
		await page.waitForURL('**/login?refused=staff')
		await page.getByRole('heading', { level: 1, name: 'This page is for the team' }).waitFor()
		expect(await page.getByText('What to Expect').count()).toBe(0)
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
	it.each([['/admin/answer-writing?search=fort&status=draft'], ['/admin/media?search=fort']])(
		'come back to %s after the login, with its query',
		async (address) => {
			const page = await visitor.open(address)
			await page.waitForURL(({ pathname }) => pathname === '/login')
			await page.getByLabel('Email').fill('content@example.com')
			await page.getByLabel('Password', { exact: true }).fill(demoPassword)
			await page.getByRole('button', { name: 'Log in', exact: true }).click()
			await page.waitForURL(({ pathname, search }) => pathname + search === address)
			expect(await page.getByRole('searchbox').inputValue()).toBe('fort')
		},
	)
})

describe('a page whose address holds NUL', () => {
	it('comes to life like any other', async () => {
		const page = await visitor.open('/answer-writing-practice?search=wat%00er')
		await page.getByRole('button', { name: 'Dark theme' }).click()
		await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
		expect(await page.getByRole('searchbox').inputValue()).toBe('water')
	})
})
