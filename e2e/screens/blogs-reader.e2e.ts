import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { postAbout, postsOfThisStory, withoutHindi } from '../harness/posts.ts'
import { structuredData } from '../harness/structured-data.ts'

const visitor = aVisitor()
const post = '/blogs/using-maps-of-rajasthan'
const heading = 'Learning Rajasthan with an outline map'
const call = '**/api/content/blog/using-maps-of-rajasthan?*'

/** Tells how far the bar at the top has come, from 0 to 1. */
const shareRead = (page: Page) =>
	page
		.locator('main div[aria-hidden=true]')
		.first()
		.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)

describe('a post', () => {
	it('is read before and without JavaScript', async () => {
		const page = await visitor.open(`${post}?lang=english`, { javaScriptEnabled: false })
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
		expect(await page.getByText('All you need is a pencil').isVisible()).toBe(true)
		expect(await page.locator('main table tbody tr').count()).toBe(5)
		expect(await page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allTextContents()).toEqual([
			'Geography',
			'Maps',
			'Rajasthan',
		])
		expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false)
	})

	it('has its chapters beside it, of which the one being read is marked', async () => {
		const page = await visitor.open(post)
		const chapters = page.getByRole('navigation', { name: 'In this post' }).last()
		expect(await chapters.getByRole('link').allTextContents()).toEqual([
			'Begin with the frame',
			'Five layers, five sheets',
			'Twenty minutes a week',
		])
		expect(await chapters.locator('[aria-current]').count()).toBe(0)
		await chapters.getByRole('link', { name: 'Five layers' }).click()
		expect(new URL(page.url()).hash).toBe('#part-2')
		await expect.poll(() => chapters.locator('[aria-current=location]').textContent()).toBe('Five layers, five sheets')
	})

	it('has them closed above the text on a phone', async () => {
		const page = await visitor.open(post, { viewport: { width: 360, height: 740 } })
		const link = page.getByRole('link', { name: 'Twenty minutes a week' }).first()
		expect(await link.isVisible()).toBe(false)
		await page.locator('summary', { hasText: 'In this post' }).click()
		await link.click()
		await expect
			.poll(() => page.locator('#part-3').evaluate((title) => title.getBoundingClientRect().top))
			.toBeLessThan(200)
	})

	it('shows how much of it has been read', async () => {
		const page = await visitor.open(post)
		expect(await shareRead(page)).toBe(0)
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
		await expect.poll(() => shareRead(page)).toBe(1)
	})

	it('is shared by its own address, by everybody', async () => {
		const page = await visitor.open(post, { permissions: ['clipboard-read', 'clipboard-write'] })
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByText('Link copied to clipboard!').waitFor()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${visitor.origin}${post}?lang=english`)
	})

	it('names the three newest others', async () => {
		const page = await visitor.open('/blogs/a-six-hour-study-day-that-lasts')
		const more = page.getByRole('complementary', { name: 'More posts' })
		const others = ['Read the syllabus before the books', 'How to write a good answer in 50 words']
		const texts = await more.getByRole('listitem').getByRole('link').allTextContents()
		expect([texts.length, texts.slice(0, 2)]).toEqual([3, others])
		await more.getByRole('link', { name: others[0] ?? '' }).click()
		await page.getByRole('heading', { level: 1, name: others[0] ?? '' }).waitFor()
		await expect.poll(() => page.title()).toBe('Read the syllabus before the books – Blogs | Aravalli')
		expect(await more.getByRole('listitem').first().textContent()).toContain('A study day of six hours')
	})

	it('says to search engines who wrote it, and when', async () => {
		const page = await visitor.open(`${post}?lang=hindi`)
		const [posting, trail] = await structuredData(page)
		expect(posting).toMatchObject({
			'@type': 'BlogPosting',
			headline: 'रेखा मानचित्र से राजस्थान सीखें',
			inLanguage: 'hi',
			datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			image: expect.stringMatching(/^http.*\/assets\/blogs\/using-maps-of-rajasthan-[0-9a-f]{8}\.webp$/),
		})
		expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
		const picture = await page.locator('head meta[property="og:image"]').getAttribute('content')
		expect(picture).toBe(`${visitor.origin}/api/sharing-picture${post}?lang=hindi`)
	})

	it('that lacks Hindi is shown in English on a Hindi page, which says so', async () => {
		const [id] = await postsOfThisStory(postAbout('Stepwells of Osian'))
		const page = await visitor.open('/help?lang=hindi')
		await withoutHindi(page)
		await page.evaluate((path) => history.pushState(null, '', path), `/blogs/${id}?lang=hindi`)
		await page.getByText('यह पोस्ट अभी हिंदी में उपलब्ध नहीं है').waitFor()
		expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en')
		expect(await page.locator('[lang=en]', { hasText: 'First words.' }).first().isVisible()).toBe(true)
		expect(await page.getByRole('list', { name: 'टैग' }).getByRole('listitem').getAttribute('lang')).toBe('en')
	})
})

describe('a post that cannot be shown', () => {
	it('that is not there says so also where the browser asks for it', async () => {
		const page = await visitor.open('/blogs', { expectedErrors: /404/ })
		await page.evaluate(() => history.pushState(null, '', '/blogs/no-such-post'))
		await page.getByRole('heading', { level: 1, name: 'Post not found' }).waitFor()
	})

	it('says that it cannot be had, and tries again', async () => {
		const page = await visitor.open('/blogs', { expectedErrors: /503/ })
		await page.route(call, (route) =>
			route.fulfill({ status: 503, json: { success: false, code: 'x', message: 'Away.' } }),
		)
		await page.getByRole('link', { name: heading }).click()
		await page.getByRole('alert').getByText('Away.').waitFor()
		await page.unroute(call)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByRole('heading', { level: 1, name: heading }).waitFor()
		await expect.poll(() => page.title()).toBe(`${heading} – Blogs | Aravalli`)
	})

	it('says that it is on its way', async () => {
		const page = await visitor.open('/blogs')
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route(call, async (route) => {
			await promise
			await route.continue()
		})
		await page.getByRole('link', { name: heading }).click()
		await page.locator('main').getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
		resolve()
		await page.getByRole('heading', { level: 1, name: heading }).waitFor()
	})

	it('is read although the other posts cannot be had', async () => {
		const page = await visitor.open('/blogs', { expectedErrors: /503/ })
		await page.route(/\/api\/content\/blog\?/, (route) => route.fulfill({ status: 503, body: '{}' }))
		await page.getByRole('link', { name: heading }).click()
		await page.getByRole('heading', { level: 1, name: heading }).waitFor()
		expect(await page.getByRole('complementary', { name: 'More posts' }).getByRole('listitem').count()).toBe(0)
	})
})
