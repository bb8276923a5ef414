import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logOut } from './harness/by-hand.ts'
import { aVisitor } from './harness/open-browser.ts'
import { shiftOf } from './harness/shift-of.ts'
import { type DemoAccount, signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const phone = { viewport: { width: 360, height: 740 } }

/** Opens a page for somebody, with whatever the server is to answer otherwise. */
const openAs = (account: DemoAccount, options: Parameters<typeof visitor.open>[1] = {}, path = list) =>
	visitor.open(path, {
		...options,
		before: async (context) => {
			await options.before?.(context)
			await signIn(context, account, visitor.origin)
		},
	})

const avatar = (page: Page) => page.getByRole('button', { name: /^Profile menu of/ })
const topItems = (page: Page) => page.locator('#menu nav:visible [data-head]').allTextContents()

describe('who is signed in', () => {
	it('is nobody at first, and next to nothing moves when a page for nobody learns of somebody', async () => {
		const user = { id: 'u', name: 'Meera Rathore', email: 'm@example.com', profilePicture: null, role: 'LEARNER' }
		const { promise, resolve } = Promise.withResolvers<void>()
		const page = await visitor.open(list, {
			before: (context) =>
				context.route('**/api/auth/me', async (route) => {
					await promise
					await route.fulfill({ json: { success: true, user } })
				}),
		})
		expect(await page.locator('header').getByRole('link', { name: 'Login / Register' }).getAttribute('href')).toBe(
			'/login',
		)
		expect(await avatar(page).count()).toBe(0)
		resolve()
		await avatar(page).waitFor()
		expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
	})
})

describe('the link of a role', () => {
	it.each([
		['admin', 'Admin', '/admin'],
		['evaluator', 'Evaluation admin', '/admin/daily-evaluation'],
		['content', 'Content admin', '/answer-writing-practice'],
	] as const)('of %s is the last of the bar', async (account, label, href) => {
		const page = await openAs(account)
		expect((await topItems(page)).at(-1)).toBe(label)
		expect(await page.getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(href)
		await page.setViewportSize(phone.viewport)
		await page.locator('header summary:visible').first().click()
		const onPhone = page.getByRole('navigation', { name: 'Main menu' }).getByText(label, { exact: true })
		expect(await onPhone.isVisible()).toBe(account === 'admin')
	})
})

describe('the profile menu', () => {
	const links = (page: Page) =>
		page
			.locator('header ul a:visible')
			.evaluateAll((anchors) =>
				anchors.filter((anchor) => !anchor.closest('nav')).map((anchor) => anchor.getAttribute('href')),
			)
	const always = ['/my-progress', '/profile', '/my-data', '/dashboard', '/my-ebooks', '/upload-answersheet/history']

	it('is there with the page, names the person, leads to their pages, and changes the language in place', async () => {
		const page = await openAs('learner')
		await page.waitForLoadState('networkidle')
		// Nothing moves when the server confirms who it is, and a learner has no link of a role.
		expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
		expect(await avatar(page).locator('[data-letters]').getAttribute('data-letters')).toBe('MR')
		expect((await topItems(page)).at(-1)).toBe('Test Series Soon')
		const mail = page.getByText('learner@example.com')
		await avatar(page).click()
		await mail.waitFor()
		await page.waitForLoadState('networkidle')
		expect(await page.locator('#menu').getByRole('link', { name: 'My progress' }).first().isVisible()).toBe(true)
		expect(await links(page)).toEqual(always)

		// It closes with Escape, a press outside, and Tab beyond its end.
		await page.keyboard.press('Escape')
		await mail.waitFor({ state: 'detached' })
		await avatar(page).press('Enter')
		await mail.waitFor()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Escape')
		await mail.waitFor({ state: 'detached' })
		expect(await avatar(page).evaluate((element) => element === document.activeElement)).toBe(true)
		await avatar(page).click()
		await mail.waitFor()
		await page.getByRole('heading', { level: 1 }).click()
		await mail.waitFor({ state: 'detached' })
		await avatar(page).click()
		await page.getByRole('button', { name: 'Log out' }).focus()
		await page.keyboard.press('Tab')
		await mail.waitFor({ state: 'detached' })

		await avatar(page).click()
		await mail.waitFor()
		await page.getByRole('button', { name: 'हिं' }).last().click()
		await page.locator('html[lang=hi]').waitFor()
		expect(await mail.isVisible()).toBe(true)
	})

	it('leads to uploads with an active plan', async () => {
		const page = await openAs('subscriber')
		await avatar(page).click()
		await page.getByRole('link', { name: 'Upload answer' }).waitFor()
		expect(await links(page)).toEqual([...always, '/upload-answersheet'])
	})

	it('asks for the plan when it is first opened and does without an answer', async () => {
		const asked: string[] = []
		const page = await openAs('subscriber', {
			expectedErrors: /500/,
			before: (context) =>
				context.route('**/api/subscriptions/**', (route) => {
					asked.push(route.request().url())
					return route.fulfill({ status: 500, json: { success: false, message: 'away', code: 'server.failed' } })
				}),
		})
		expect(asked).toEqual([])
		const warned = page.waitForEvent('console', (message) =>
			message.text().includes('the subscription could not be had'),
		)
		await avatar(page).click()
		await warned
		expect(asked).toHaveLength(1)
		expect(await page.getByRole('link', { name: 'Upload answer' }).count()).toBe(0)
	})

	it('is a link to the profile without JavaScript', async () => {
		const page = await openAs('learner', { javaScriptEnabled: false })
		expect(await page.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
	})
})

/** Tells where `/` leads whoever comes by it without a session. */
const startOf = async (page: Page) => {
	const answer = await page.request.get('/', { maxRedirects: 0 })
	return answer.headers().location ?? '/'
}

/** The page opens without the splash, which has no header. */
const atOnce = { reducedMotion: 'reduce' } as const

describe('signing out', () => {
	/** Goes by the cookie of the session alone, whatever else the browser remembers. */
	const hasSession = async (context: BrowserContext) => {
		const session = (await context.cookies()).find(({ name }) => name.endsWith('aravalli_session'))
		const headers = { cookie: `${session?.name}=${session?.value}` }
		const answer = await fetch(`${visitor.origin}/api/auth/me`, { headers })
		return ((await answer.json()) as { user: unknown }).user !== null
	}

	it('ends the session, forgets the person and goes to the start', async () => {
		const page = await openAs('learner', atOnce, '/about')
		await logOut(page)
		await page.waitForURL(({ pathname }) => pathname !== '/about')
		expect([await startOf(page), '/', '/dashboard']).toContain(new URL(page.url()).pathname)
		await page.locator('#menu').getByRole('link', { name: 'Login / Register' }).waitFor()
		await page.getByRole('region', { name: 'Announcements' }).waitFor()
		expect(await avatar(page).count()).toBe(0)
		expect(await hasSession(page.context())).toBe(false)
	})

	it('disables the button meanwhile, and forgets the person also when the server does not answer', async () => {
		let answer: () => void = () => undefined
		const answered = new Promise<void>((resolve) => {
			answer = resolve
		})
		const page = await openAs('learner', {
			...atOnce,
			expectedErrors: /ERR_FAILED/,
			before: (context) =>
				context.route('**/api/auth/logout', async (route) => {
					await answered
					await route.abort()
				}),
		})
		await avatar(page).click()
		await page.getByRole('button', { name: 'Log out' }).click()
		expect(await page.locator('header button:disabled').textContent()).toContain('Logging out')
		answer()
		await page.locator('header').getByRole('link', { name: 'Login / Register' }).waitFor()
		expect(await avatar(page).count()).toBe(0)
	})

	it('shows nobody on the pages after a sign-out that the server did not hear, and tells it when the network is back', async () => {
		const page = await openAs('learner', { expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
		await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'))
		await avatar(page).click()
		await page.getByRole('button', { name: 'Log out' }).click()
		const asked = page.waitForRequest('**/api/auth/logout')
		await page.getByRole('link', { name: 'Skip · छोड़ें' }).click()
		await page.locator('#menu').getByRole('link', { name: 'Login / Register' }).waitFor()
		await asked
		expect(await avatar(page).count()).toBe(0)
		expect(await hasSession(page.context())).toBe(true)
		await page.unroute('**/api/auth/logout')
		await page.evaluate(() => dispatchEvent(new Event('online')))
		await expect.poll(() => hasSession(page.context())).toBe(false)
	})

	it('remembers a sign-out that the server did not hear beyond the tab: the next one at the device is nobody', async () => {
		const page = await openAs('learner', { expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
		const context = page.context()
		await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'))
		await avatar(page).click()
		await page.getByRole('button', { name: 'Log out' }).click()
		await page.getByRole('link', { name: 'Skip · छोड़ें' }).waitFor()
		expect(await hasSession(context)).toBe(true)
		const next = await context.newPage()
		await page.close()
		// The server's own answer already treats the browser as nobody's.
		const answer = await context.request.get('/profile', { maxRedirects: 0 })
		expect(answer.headers().location).toContain('/login')
		await next.goto('/about')
		await next.locator('header').getByRole('link', { name: 'Login / Register' }).waitFor()
		expect(await avatar(next).count()).toBe(0)
		await expect.poll(() => hasSession(context)).toBe(false)
	})
})
