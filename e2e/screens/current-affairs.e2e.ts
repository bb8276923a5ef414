import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { articleOfThisStory, demoArticles, demoCount } from '../harness/articles.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const list = '/current-affairs'
const calls = '**/api/content/current-affairs?**'
const failing = { expectedErrors: /Failed to load resource|ERR_FAILED/ }
const asLearner = { before: (context: Parameters<typeof signIn>[0]) => signIn(context, 'learner', visitor.origin) }

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

describe('the list of articles', () => {
	it('has the newest large, then days with their articles, and says how many there are', async () => {
		const page = await visitor.open(list)
		await page.getByText(`${demoCount} articles`).waitFor()
		await page.getByRole('link', { name: /^Read full article/ }).waitFor()
		expect(await page.locator('main h3').count()).toBe(9)
		const days = await page.locator('main section[aria-labelledby] h2').allTextContents()
		expect(new Set(days).size).toBe(days.length)
		await page.getByRole('link', { name: 'Next' }).click()
		await page.waitForURL(/page=2/)
		await expect.poll(() => page.locator('main h3').count()).toBe(10)
		await page.goto(`${list}?page=99`)
		await page.getByText('No articles on this page.').waitFor()
	})

	it('takes category and days from the address and writes them there', async () => {
		const page = await visitor.open(`${list}?category=weather&date=someday&page=x`)
		// What nobody knows is taken for none.
		await page.getByText(`${demoCount} articles`).waitFor()
		await page.getByRole('link', { name: 'Economy', exact: true }).click()
		await page.waitForURL(/category=economy/)
		await page.locator('main details summary').first().click()
		await page.getByRole('link', { name: 'Last month' }).click()
		await page.waitForURL(/date=lastMonth/)
		expect(searchOf(page)).toEqual({ category: 'economy', date: 'lastMonth' })
		await page.getByRole('link', { name: 'Science', exact: true }).click()
		await page.waitForURL(/category=science/)
		expect(searchOf(page)).toEqual({ category: 'science', date: 'lastMonth' })
		await page.reload()
		expect(await page.getByRole('link', { name: 'Science', exact: true }).getAttribute('aria-current')).toBe('page')
	})

	it('closes the menu of days with Escape, and gives the focus back', async () => {
		const page = await visitor.open(list)
		const head = page.locator('main details summary').first()
		await head.focus()
		await page.keyboard.press('Enter')
		await page.getByRole('link', { name: 'Today' }).waitFor()
		await page.keyboard.press('Escape')
		expect(await page.getByRole('link', { name: 'Today' }).isVisible()).toBe(false)
		expect(await head.evaluate((element) => element === document.activeElement)).toBe(true)
	})

	it('counts both ends of days of one’s own', async () => {
		await articleOfThisStory({ publishedOn: '2020-01-15' })
		const page = await visitor.open(`${list}?date=custom`)
		await page.getByText('Choose a start date and an end date.').waitFor()
		await page.getByLabel('From').fill('2020-01-15')
		await page.getByLabel('To').fill('2020-01-15')
		await page.getByRole('button', { name: 'Show articles' }).click()
		await page.getByText('1 article', { exact: true }).waitFor()
		expect(searchOf(page)).toEqual({ date: 'custom', start: '2020-01-15', end: '2020-01-15' })
	})

	it('says at the field what is wrong with days of one’s own, and keeps them', async () => {
		const page = await visitor.open(list)
		for (const [query, field, message, typed] of [
			['start=2026-11-02&end=2026-11-01', 'To', 'The end date cannot be before the start date', '2026-11-01'],
			['start=2026-02-30&end=2026-11-01', 'From', 'Please enter a valid date', '2026-02-30'],
			['start=2026-11-02&end=', 'To', 'Please choose an end date', ''],
		] as const) {
			await page.goto(`${list}?date=custom&${query}&category=sports`)
			const input = page.getByLabel(field)
			expect(await input.inputValue()).toBe(typed)
			const note = await input.getAttribute('aria-describedby')
			expect(await page.locator(`[id="${note}"]`).textContent()).toBe(message)
			expect(await input.getAttribute('aria-invalid')).toBe('true')
			expect(await page.getByRole('link', { name: 'Sports', exact: true }).getAttribute('aria-current')).toBe('page')
		}
	})

	it('says when there is nothing, and leads out', async () => {
		const page = await visitor.open(`${list}?date=custom&start=2019-01-01&end=2019-01-02`)
		await page.getByText('No articles available').waitFor()
		await page.getByRole('link', { name: 'Show all articles' }).click()
		await page.getByText(`${demoCount} articles`).waitFor()
	})

	it('keeps its frame when a call fails, and tries again', async () => {
		const page = await visitor.open(list, failing)
		await page.route(calls, (route) =>
			route.fulfill({ status: 500, json: { success: false, code: 'x', message: 'The server says why' } }),
		)
		await page.getByRole('link', { name: 'Politics', exact: true }).click()
		await page.getByText('Failed to fetch current affairs').waitFor()
		await page.getByText('The server says why').waitFor()
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Current Affairs')
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect.poll(() => page.locator('main h3').count()).toBeGreaterThan(3)

		// Without a network it says so.
		await page.route(calls, (route) => route.abort())
		await page.getByRole('link', { name: 'Economy', exact: true }).click()
		await page.getByText('An error occurred').waitFor()
	})
})

describe('the open two', () => {
	it('are read by anybody; the third, and the foot of the list, lead to the sign-in and back', async () => {
		const page = await visitor.open(list)
		await page.getByText('The first two articles are open to all.').waitFor()
		const login = page.locator('main').getByRole('link', { name: 'Log in', exact: true })
		expect(await login.first().getAttribute('href')).toBe('/login?redirect=/current-affairs')
		const { open, locked } = await demoArticles(page)
		expect(await page.getByText('Log in', { exact: true }).count()).toBeGreaterThan(7)
		await page.getByRole('link', { name: locked.title }).click()
		await page.waitForURL(/\/login/)
		expect(new URL(page.url()).search).toBe(`?redirect=/current-affairs/${locked._id}`)
		await page.goto(`${list}/${open._id}`)
		await page.getByRole('heading', { name: 'Key points' }).waitFor()
	})

	it('a closed one opened by its address has the teaser, in the document as well', async () => {
		const page = await visitor.open(list)
		const { locked } = await demoArticles(page)
		const learner = await visitor.open(`${list}/${locked._id}`, asLearner)
		await learner.getByRole('heading', { name: 'Key points' }).waitFor()
		const hidden = await learner.locator('#key-points ~ ol li').allTextContents()
		expect(hidden.length).toBeGreaterThan(2)
		const document = await (await page.goto(`${list}/${locked._id}`))?.text()
		for (const line of hidden) expect(document).not.toContain(line)
		expect(document).toContain('application/ld+json')
		await page.getByText('Login Required').waitFor()
		await page.getByRole('link', { name: 'Login to Continue' }).click()
		await page.waitForURL(`**/login?redirect=/current-affairs/${locked._id}`)
	})
})

describe('without JavaScript', () => {
	it('filters, days of one’s own and articles are links and forms', async () => {
		const page = await visitor.open(list, { javaScriptEnabled: false })
		await page.getByRole('link', { name: 'Economy', exact: true }).click()
		await page.locator('main details summary').first().click()
		await page.getByRole('link', { name: 'Choose dates' }).click()
		await page.getByLabel('From').fill('2026-11-10')
		await page.getByLabel('To').fill('2026-11-01')
		await page.getByRole('button', { name: 'Show articles' }).click()
		expect(searchOf(page)).toEqual({ category: 'economy', date: 'custom', start: '2026-11-10', end: '2026-11-01' })
		await page.getByText('The end date cannot be before the start date').waitFor()
		await page.goto(list)
		await page.getByRole('link', { name: /^Read full article/ }).click()
		await page.getByRole('heading', { name: 'Key points' }).waitFor()
	})
})
