import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { shiftOf } from '../harness/shift-of.ts'

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
const text = (page: Page) => bar(page).locator('summary > span').first()

describe('the announcement bar', () => {
	it('is there with the page, with the active announcement in the language of the page', async () => {
		const [first] = await activeOnes()
		const page = await visitor.open(list, { javaScriptEnabled: false })
		expect(await text(page).textContent()).toBe(first?.english)
		await page.goto(`${list}?lang=hindi`)
		const hindi = page.getByRole('region', { name: 'घोषणाएँ' })
		expect(await hindi.locator('summary > span').first().textContent()).toBe(first?.hindi)
		expect(await hindi.getByText('सूचना', { exact: true }).count()).toBe(1)
	})

	it('is 36 px high and moves nothing when the page comes to life', async () => {
		const page = await visitor.open(list)
		expect(await bar(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(36)
		expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
	})

	it('stands still in one line on a phone, and opens to all that there is to say', async () => {
		const texts = (await activeOnes()).map(({ english }) => english)
		const page = await visitor.open(list, { ...phone, javaScriptEnabled: false })
		const height = () => bar(page).evaluate((element) => element.getBoundingClientRect().height)
		expect(await height()).toBe(36)
		expect(await bar(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
		await bar(page).locator('summary').click()
		expect(await height()).toBeGreaterThan(100)
		for (const each of texts) expect(await bar(page).getByText(each).isVisible()).toBe(true)
	})

	it('stays closed once it was closed, from before the first paint, until there is something new', async () => {
		const page = await visitor.open(list, { ...phone, expectedErrors: /ERR_FAILED/ })
		await bar(page).getByRole('button', { name: 'Close notice' }).click()
		expect(await bar(page).count()).toBe(0)
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
		// The code of the page never comes: what hides it is the start of the page alone.
		await page.route(/\.js$/, (route) => route.abort())
		await page.context().addInitScript(() => addEventListener('error', (event) => event.preventDefault(), true))
		await page.goto('/about')
		expect(await bar(page).count()).toBe(0)
		expect(await page.locator('[data-notice]').isVisible()).toBe(false)
		await page.unroute(/\.js$/)
		await page.evaluate(() => localStorage.setItem('closedNotice', 'another'))
		await page.goto(list)
		expect(await bar(page).isVisible()).toBe(true)
	})
})
