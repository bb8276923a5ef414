/** Looks at the four samples on the home page, and the newest articles above them. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from '../harness/alive.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const home = '/dashboard'
const names = ['Test series', 'Mains answer writing', 'Analysis', 'Visual learning']

const showcase = (page: Page) => page.getByRole('region', { name: 'How you prepare here' })
const tab = (page: Page, name: string) => showcase(page).getByRole('tab', { name })
const chosen = (page: Page) => showcase(page).locator('[role=tab][aria-selected=true]').textContent()

/** Waits until it is alive, with the mouse away from it. */
async function reach(page: Page) {
	await showcase(page).scrollIntoViewIfNeeded()
	await alive(showcase(page))
	await page.mouse.move(5, 5)
}

describe('the four samples', () => {
	it('take turns every 4 seconds', async () => {
		const page = await visitor.open(home, { before: stoppedClock() })
		await reach(page)
		for (const name of [...names, names[0]]) {
			expect(await chosen(page)).toBe(name)
			await pass(page, 3999)
			expect(await chosen(page)).toBe(name)
			await pass(page, 1)
		}
	})

	it('rest for 10 seconds after one was chosen, then go on', async () => {
		const page = await visitor.open(home, { before: stoppedClock() })
		await reach(page)
		await tab(page, 'Analysis').click()
		await page.mouse.move(5, 5)
		await pass(page, 13_999)
		expect(await chosen(page)).toBe('Analysis')
		await pass(page, 1)
		expect(await chosen(page)).toBe('Visual learning')
		await pass(page, 4000)
		expect(await chosen(page)).toBe('Test series')
	})

	it('wait while paused, and go on', async () => {
		const page = await visitor.open(home, { before: stoppedClock() })
		await reach(page)
		await showcase(page).getByRole('button', { name: 'Pause' }).click()
		await page.mouse.move(5, 5)
		await pass(page, 60_000)
		expect(await chosen(page)).toBe('Test series')
		await showcase(page).getByRole('button', { name: 'Play' }).click()
		await page.mouse.move(5, 5)
		await pass(page, 4000)
		expect(await chosen(page)).toBe('Mains answer writing')
	})

	it('stand still for who wants less motion, and follow the keys', async () => {
		const page = await visitor.open(home, { before: stoppedClock(), reducedMotion: 'reduce' })
		await reach(page)
		await pass(page, 60_000)
		expect(await chosen(page)).toBe('Test series')
		expect(await showcase(page).getByRole('button', { name: 'Pause' }).count()).toBe(0)
		await tab(page, 'Test series').focus()
		for (const [key, name] of [
			['ArrowRight', 'Mains answer writing'],
			['End', 'Visual learning'],
			['ArrowRight', 'Test series'],
			['ArrowLeft', 'Visual learning'],
			['Home', 'Test series'],
		]) {
			await page.keyboard.press(key ?? '')
			expect(await chosen(page)).toBe(name)
			expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
		}
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How a paper is marked')
	})

	it('are all there to be read without JavaScript', async () => {
		const page = await visitor.open(home, { javaScriptEnabled: false })
		for (const title of ['Marked as in the exam hall', 'By hand, on time', 'A whole topic in one picture'])
			expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true)
	})
})

describe('the newest articles', () => {
	it('are three real ones, and lead to all', async () => {
		const page = await visitor.open(home)
		const block = page.getByRole('region', { name: 'Current Affairs' })
		const { data } = await (await page.request.get('/api/content/current-affairs?limit=3&view=card')).json()
		const titles = (data as { title: string }[]).map(({ title }) => title)
		expect(await block.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
		await block.getByRole('link', { name: 'View All' }).click()
		await page.waitForURL('**/current-affairs')
	})
})
