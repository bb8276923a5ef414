import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const phone = { viewport: { width: 360, height: 740 } }

interface Announcement {
	status: string
	announcement: { english: string; hindi: string }
}

const activeOnes = async () => {
	const answer = await fetch(`${visitor.origin}/api/content/scroll-bar`)
	const { data } = (await answer.json()) as { data: Announcement[] }
	return data.filter(({ status }) => status.toLowerCase() === 'active').map(({ announcement }) => announcement)
}

const bar = (page: Page) => page.getByRole('region', { name: 'Announcements' })
const text = (page: Page) => bar(page).locator('p').first()
/** Tells how far the text has moved to the left. */
const position = (page: Page) => text(page).evaluate((element) => element.getBoundingClientRect().left)

describe('the announcement bar', () => {
	it('is there with the page, with the active announcement in the language of the page', async () => {
		const [first] = await activeOnes()
		const page = await visitor.open(list, { javaScriptEnabled: false })
		expect(await text(page).textContent()).toBe(first?.english)
		await page.goto(`${list}?lang=hindi`)
		const hindi = page.getByRole('region', { name: 'घोषणाएँ' })
		expect(await hindi.locator('p').first().textContent()).toBe(first?.hindi)
		expect(await hindi.getByText('सूचना', { exact: true }).count()).toBe(1)
	})

	it('is 36 px high and moves nothing when the page comes to life', async () => {
		const page = await visitor.open(list)
		expect(await bar(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(36)
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let sum = 0
					new PerformanceObserver((shifts) => {
						for (const entry of shifts.getEntries()) sum += Reflect.get(entry, 'value') as number
					}).observe({ type: 'layout-shift', buffered: true })
					requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
				}),
		)
		expect(shift).toBeLessThanOrEqual(0.02)
	})

	it('scrolls by what does not fit, until it is paused', async () => {
		const page = await visitor.open(list, phone)
		const start = await position(page)
		await page.waitForFunction(
			(left) =>
				(document.querySelector('section[aria-label=Announcements] p')?.getBoundingClientRect().left ?? 0) < left,
			start - 5,
		)
		await bar(page).getByRole('button', { name: 'Pause' }).click()
		await page.mouse.move(180, 400)
		const paused = await position(page)
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
		expect(await position(page)).toBe(paused)
		await bar(page).getByRole('button', { name: 'Play' }).click()
		await page.mouse.move(180, 400)
		await page.waitForFunction(
			(left) =>
				(document.querySelector('section[aria-label=Announcements] p')?.getBoundingClientRect().left ?? 0) < left,
			paused - 5,
		)
	})

	it('shows several in turn where they fit, until it is paused', async () => {
		const texts = (await activeOnes()).map(({ english }) => english)
		expect(texts.length).toBeGreaterThan(1)
		const page = await visitor.open(list, { before: stoppedClock() })
		await pass(page, 7_999)
		expect(await text(page).textContent()).toBe(texts[0])
		await pass(page, 1)
		expect(await text(page).textContent()).toBe(texts[1])
		await bar(page).getByRole('button', { name: 'Pause' }).click()
		await pass(page, 30_000)
		expect(await text(page).textContent()).toBe(texts[1])
	})

	it('stands still for whoever wants less motion: the whole text, and a button for the next', async () => {
		const texts = (await activeOnes()).map(({ english }) => english)
		const page = await visitor.open(list, { ...phone, reducedMotion: 'reduce' })
		const isWhole = () =>
			text(page).evaluate((element) => {
				const { right, height } = element.getBoundingClientRect()
				return right <= innerWidth && height > 36 && element.getAnimations({ subtree: true }).length === 0
			})
		expect(await isWhole()).toBe(true)
		expect(await bar(page).getByRole('button', { name: 'Pause' }).count()).toBe(0)
		await bar(page).getByRole('button', { name: 'Next announcement' }).click()
		expect(await text(page).textContent()).toBe(texts[1])
	})
})
