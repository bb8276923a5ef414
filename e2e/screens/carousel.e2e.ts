import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from '../harness/alive.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const carousel = (page: Page) => page.getByRole('region', { name: 'Subjects' }).first()

/** Finds the slides that lie wholly within the carousel. */
const shown = (page: Page) =>
	carousel(page).evaluate((region) => {
		const frame = region.getBoundingClientRect()
		return [...region.querySelectorAll('article')]
			.filter((slide) => {
				const { left, right } = slide.getBoundingClientRect()
				return left >= frame.left - 2 && right <= frame.right + 2
			})
			.map((slide) => slide.textContent)
	})

const open = (width: number, isScripted = true) =>
	visitor.open('/design-system', {
		viewport: { width, height: 900 },
		reducedMotion: 'reduce',
		javaScriptEnabled: isScripted,
	})

describe('a carousel of groups', () => {
	it.each([
		[800, 2, 4],
		[1280, 3, 3],
	])('at %i px shows %i at a time in %i places, and begins again after the last', async (width, size, places) => {
		const page = await open(width)
		const subjects = ['History', 'Economy', 'Sociology', 'Ethics', 'Science', 'Geography', 'Polity']
		const dots = carousel(page).getByRole('button', { name: /^Show slide/ })
		// The page is long, so it is alive a little after its frame.
		await expect.poll(() => dots.count(), { timeout: 20_000 }).toBe(places)
		expect(await shown(page)).toEqual(subjects.slice(0, size))
		const next = carousel(page).getByRole('button', { name: 'Next' })
		await next.click()
		await expect.poll(() => shown(page)).toEqual(subjects.slice(size, 2 * size))
		await carousel(page)
			.getByRole('button', { name: `Show slide ${places}` })
			.click()
		await expect.poll(() => shown(page)).toEqual(subjects.slice(-size))
		await next.click()
		await expect.poll(() => shown(page)).toEqual(subjects.slice(0, size))
	})

	it('is a row under the finger on a phone, with nothing beside it to press and nothing that moves it', async () => {
		const page = await visitor.open('/design-system', { viewport: { width: 360, height: 900 } })
		const row = carousel(page).locator('[data-phone]')
		await alive(row)
		expect(await carousel(page).getByRole('button').count()).toBe(0)
		const [first, second] = await carousel(page)
			.locator('article')
			.evaluateAll((slides) =>
				slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
			)
		expect(first?.right).toBeLessThan(360)
		expect(second?.left).toBeLessThan(360)
		await row.evaluate((track) => track.scrollTo({ left: 9_999, behavior: 'instant' }))
		const last = carousel(page).locator('article').last()
		await expect.poll(async () => (await last.boundingBox())?.x).toBeLessThan(100)
	})

	it('scrolls sideways without JavaScript', async () => {
		const page = await open(360, false)
		const last = carousel(page).locator('article').last()
		await last.scrollIntoViewIfNeeded()
		expect(await last.isVisible()).toBe(true)
		expect(await carousel(page).getByRole('button').count()).toBe(0)
	})
})
