import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { postAbout, postsOfThisStory, withoutHindi } from '../harness/posts.ts'

const visitor = aVisitor()
const newest = 'Read the syllabus before the books'
const calls = /\/api\/content\/blog\?/

const headings = (page: Page) => page.locator('main :is(article h2, ol h3)').allTextContents()

/** Comes from another page, as a link does: the list is then asked for by the browser. */
async function goToBlogs(page: Page) {
	await page.evaluate(() => history.pushState(null, '', '/blogs'))
	await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor()
}

describe('the list of posts', () => {
	it.each([
		['english', newest, '4 min read'],
		['hindi', 'किताबों से पहले पाठ्यक्रम पढ़ें', '4 मिनट'],
	])(
		'shows in %s the newest one large, then the others, before and without JavaScript',
		async (language, first, time) => {
			const page = await visitor.open(`/blogs?lang=${language}`, { javaScriptEnabled: false })
			expect(await headings(page)).toHaveLength(10)
			expect(await page.locator('main article h2').textContent()).toBe(first)
			expect(await page.locator('main article').getByText(time).isVisible()).toBe(true)
			await page.locator('main section ol').getByRole('link').first().click()
			expect(new URL(page.url()).pathname).toMatch(/^\/blogs\/[a-z0-9-]+$/)
		},
	)

	it('has pages of ten, whose number is in the address', async () => {
		await postsOfThisStory(postAbout('Stepwells of Bundi'), postAbout('Stepwells of Abhaneri'))
		const page = await visitor.open('/blogs')
		// Kept pages of the server are renewed when something is published.
		await expect.poll(async () => (await page.reload()) && page.getByText('12 posts').count()).toBe(1)
		expect(await headings(page)).toHaveLength(10)
		await page.getByRole('link', { name: 'Next' }).click()
		await page.waitForURL('**/blogs?page=2')
		await expect.poll(() => headings(page)).toHaveLength(2)
		expect(await page.title()).toBe('Blogs – Page 2 | Aravalli')
		expect(await page.locator('main article').count()).toBe(0)
		await page.getByRole('link', { name: 'Previous' }).click()
		await page.waitForURL('**/blogs')
		await page.locator('main article h2').getByText(newest).waitFor()
	})

	it('says that a page does not exist, and leads to the first', async () => {
		const page = await visitor.open('/blogs?page=9')
		await page.getByText('No such page.').waitFor()
		await page.getByRole('link', { name: 'Go to page 1' }).click()
		await page.locator('main article h2').getByText(newest).waitFor()
	})

	it('says that it cannot be had while the rest of the page stands, and tries again', async () => {
		const page = await visitor.open('/help', { expectedErrors: /503/ })
		await page.route(calls, (route) =>
			route.fulfill({ status: 503, json: { success: false, code: 'x', message: 'Away.' } }),
		)
		await goToBlogs(page)
		await page.getByRole('alert').getByText('Failed to Load Data').waitFor()
		expect(await page.getByText('Away.').isVisible()).toBe(true)
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.locator('main article h2').getByText(newest).waitFor()
		expect(await page.getByRole('alert').count()).toBe(0)
	})

	it('says that it is on its way, and that there is nothing yet', async () => {
		const page = await visitor.open('/help')
		const { promise, resolve } = Promise.withResolvers<void>()
		const pagination = { page: 1, limit: 10, total: 0, totalPages: 0, isTotalCapped: false }
		await page.route(calls, async (route) => {
			await promise
			await route.fulfill({ json: { success: true, data: [], pagination } })
		})
		await goToBlogs(page)
		await page.locator('main').getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
		resolve()
		await page.getByText('No posts yet').waitFor()
	})

	it('shows a post without Hindi in English, and says so, and a tile where there is no picture', async () => {
		const heading = 'Stepwells of Nadol'
		await postsOfThisStory(postAbout(heading))
		const page = await visitor.open('/help?lang=hindi')
		await withoutHindi(page)
		await page.evaluate(() => history.pushState(null, '', '/blogs?lang=hindi&page=2'))
		const row = page.getByRole('listitem').filter({ hasText: heading })
		await row.getByText('अंग्रेज़ी में दिखाया गया').waitFor()
		expect(await row.getByRole('link').getAttribute('lang')).toBe('en')
		expect(await row.locator('img').count()).toBe(0)
	})
})
