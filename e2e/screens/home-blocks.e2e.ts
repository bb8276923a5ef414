/** Looks at the blocks far below on the home page: posts, testimonials and reviews. */
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from '../harness/alive.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const home = '/dashboard'
const blocks = ['From the blog', 'What students say', 'Student reviews'] as const

/** Holds where the blocks have their cards from, and what they say without any. */
const sources = [
	{ name: 'Student reviews', call: 'student-reviews', words: 'No reviews available yet' },
	{ name: 'From the blog', call: 'blog', words: 'No posts yet' },
	{ name: 'What students say', call: 'testomonial', words: 'No testimonials available yet' },
]

const block = (page: Page, name: string) => page.getByRole('region', { name })
const dots = (page: Page, name: string) => block(page, name).getByRole('button', { name: /^Show slide/ })

/** Tells where the block stands, from 0. */
const place = (page: Page, name: string) =>
	dots(page, name).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))

/** Finds the cards that lie wholly within the block. */
const shown = (page: Page, name: string) =>
	block(page, name).evaluate((region) => {
		const frame = region.getBoundingClientRect()
		const cards = [...region.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
		return cards.filter(({ left, right }) => left >= frame.left - 2 && right <= frame.right + 2).length
	})

/** Waits until the block is alive, with the mouse away from it. */
async function reach(page: Page, name: string) {
	await block(page, name).scrollIntoViewIfNeeded()
	await alive(block(page, name))
	await page.mouse.move(5, 5)
}

/** Comes from another page, as a link does: what it shows is then asked for by the browser. */
async function goHome(page: Page) {
	await page.getByRole('link', { name: 'Aravalli' }).first().click()
	await page.getByRole('heading', { name: 'Answer writing', exact: true }).waitFor()
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

const answer = (data: object[]) => (route: Route) =>
	route.fulfill({
		json: {
			success: true,
			data,
			pagination: { page: 1, limit: 12, total: data.length, totalPages: 1, isTotalCapped: false },
		},
	})

const review = (name: string, given: object = {}) => ({
	_id: name,
	img: '/assets/voices/none.webp',
	name,
	batchName: 'Mains Batch 2025',
	description: `${name} says so.`,
	isSample: true,
	isFallback: false,
	rating: 4,
	course: 'Evaluation plan',
	reviewDate: '2026-11-14',
	...given,
})

describe('the blocks of the home page', () => {
	it('show as many cards side by side as there is room for, and stand still for who wants less motion', async () => {
		const page = await visitor.open(home, {
			before: stoppedClock(),
			viewport: { width: 1280, height: 800 },
			reducedMotion: 'reduce',
		})
		for (const [width, size, places] of [
			[1280, 3, [2, 4, 4]],
			[800, 2, [3, 5, 5]],
		] as const) {
			await page.setViewportSize({ width, height: 800 })
			for (const [index, name] of blocks.entries()) {
				await reach(page, name)
				await expect.poll(() => dots(page, name).count()).toBe(places[index])
				expect(await shown(page, name)).toBe(size)
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
		}

		// The last of them stands still, and follows keys, dots and buttons.
		const name = 'Student reviews'
		await pass(page, 60_000)
		expect(await place(page, name)).toBe(0)
		expect(await block(page, name).getByRole('button', { name: 'Pause' }).count()).toBe(0)
		await block(page, name).getByRole('button', { name: 'Next' }).click()
		expect(await place(page, name)).toBe(1)
		await page.keyboard.press('ArrowLeft')
		await page.keyboard.press('ArrowLeft')
		const last = (await dots(page, name).count()) - 1
		expect(await place(page, name)).toBe(last)
		await dots(page, name).first().click()
		expect(await place(page, name)).toBe(0)
		const width = await dots(page, name)
			.first()
			.evaluate((dot) => getComputedStyle(dot, '::before').width)
		expect(width).toBe('26px')
	})

	it('are rows under the finger on a phone, whose edges the page keeps', async () => {
		const page = await visitor.open(home, { before: stoppedClock(), viewport: { width: 360, height: 740 } })
		for (const name of blocks) {
			await reach(page, name)
			await pass(page, 30_000)
			expect(await block(page, name).getByRole('button').count()).toBe(0)
			const [first] = await block(page, name).locator('article').all()
			expect((await first?.boundingBox())?.x).toBe(16)
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	})

	it('move on every 5 seconds, and begin again', async () => {
		const name = 'From the blog'
		const page = await visitor.open(home, { before: stoppedClock(), viewport: { width: 1280, height: 700 } })
		await reach(page, name)
		const places = await dots(page, name).count()
		for (let expected = 0; expected < places; expected += 1) {
			// The page draws on its own time, and the stopped clock moves nothing on meanwhile.
			await expect.poll(() => place(page, name)).toBe(expected)
			await pass(page, 4999)
			expect(await place(page, name)).toBe(expected)
			await pass(page, 1)
		}
		await expect.poll(() => place(page, name)).toBe(0)
	})

	it('wait while paused, under the mouse and under the focus', async () => {
		const name = 'What students say'
		const page = await visitor.open(home, { before: stoppedClock() })
		await reach(page, name)
		await block(page, name).getByRole('button', { name: 'Pause' }).click()
		await page.mouse.move(5, 5)
		await pass(page, 30_000)
		expect(await place(page, name)).toBe(0)
		await block(page, name).getByRole('button', { name: 'Play' }).click()
		await pass(page, 30_000)
		expect(await place(page, name)).toBe(0)
		await page.mouse.move(5, 5)
		await page.keyboard.press('Tab')
		await block(page, name).getByRole('button', { name: 'Next' }).focus()
		await pass(page, 30_000)
		expect(await place(page, name)).toBe(0)
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
		await pass(page, 5000)
		expect(await place(page, name)).toBe(1)
	})

	it('change their language with the page, far away and near', async () => {
		const page = await visitor.open(`${home}?lang=english`, { viewport: { width: 1280, height: 700 } })
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.locator('html[lang=hi]').waitFor()
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		await page.getByRole('heading', { name: 'विद्यार्थियों के अनुभव' }).waitFor()
		await page.getByText('5 में से 5').first().waitFor()
		await page.locator('header button[value=english]:visible').click()
		await page.getByRole('heading', { name: 'What students say' }).waitFor()
	})

	it('are whole in Hindi without JavaScript, and say on every card that it is invented, but to search engines nothing', async () => {
		const names = ['ब्लॉग से', 'विद्यार्थियों के अनुभव', 'विद्यार्थियों की समीक्षाएँ']
		const page = await visitor.open(`${home}?lang=hindi`, {
			javaScriptEnabled: false,
			viewport: { width: 360, height: 740 },
		})
		for (const [index, name] of names.entries()) {
			const cards = page.getByRole('region', { name }).locator('article')
			expect(await cards.count()).toBe(index === 0 ? 6 : 10)
			await cards.last().scrollIntoViewIfNeeded()
			expect((await cards.last().boundingBox())?.x).toBeLessThan(360)
		}
		const invented = page.locator('article', { has: page.locator('blockquote') })
		expect(await invented.count()).toBe(20)
		for (const text of await invented.allTextContents()) expect(text).toContain('नमूना')
		expect(await page.content()).not.toMatch(/schema\.org\/?"[^<]*"Review"|itemprop/)
		// The stars are said in words, too.
		const first = page
			.getByRole('region', { name: names[2] ?? '' })
			.locator('article')
			.first()
		expect(await first.textContent()).toContain('5 में से 5')
		expect(await first.locator('svg').count()).toBe(5)
	})
})

/** The home page says what is away, and has the other blocks. */
async function expectWithout(page: Page, away: typeof sources) {
	await page.unrouteAll()
	await page.goto('/help')
	await hydrated(page)
	const warnings: string[] = []
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
	for (const { call } of away)
		await page.route(`**/api/content/${call}*`, (route) => route.fulfill({ status: 503, body: '{}' }))
	await goHome(page)
	for (const { words } of away) await page.getByText(words).waitFor()
	expect(warnings.filter((text) => text.includes('could not be had')).length).toBeGreaterThanOrEqual(away.length)
	for (const { name } of sources.filter((each) => !away.includes(each)))
		await block(page, name).locator('article').first().waitFor()
	expect(await page.getByRole('alert').count()).toBe(0)
}

describe('what the blocks are made of', () => {
	it('leaves out who has no picture, name, batch or words', async () => {
		const page = await visitor.open('/help', { expectedErrors: /404/ })
		const people = [
			review('Asha'),
			review('Bina', { img: null }),
			review('', { _id: 'nobody' }),
			review('Chanda', { batchName: ' ' }),
			review('Deepa', { description: '' }),
			review('Esha', { rating: 2 }),
		]
		await page.route('**/api/content/student-reviews*', answer(people))
		await page.route('**/api/content/testomonial*', answer(people))
		await goHome(page)
		for (const name of ['Student reviews', 'What students say']) {
			await expect.poll(() => block(page, name).locator('article').count()).toBe(2)
			expect(
				await block(page, name)
					.getByText(/^(Asha|Esha)$/)
					.count(),
			).toBe(2)
		}
	})

	it('is on its way, or there is none, also when it cannot be had, which the other blocks survive', async () => {
		const page = await visitor.open('/help', { expectedErrors: /503/ })
		const { promise, resolve } = Promise.withResolvers<void>()
		const none = answer([])
		for (const { call } of sources) {
			await page.route(`**/api/content/${call}*`, async (route) => {
				if (call === 'student-reviews') await promise
				await none(route)
			})
		}
		await goHome(page)
		await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor()
		resolve()
		for (const { words } of sources) await page.getByText(words).waitFor()

		await expectWithout(page, sources.slice(0, 2))
		await expectWithout(page, sources.slice(2))
	})
})
