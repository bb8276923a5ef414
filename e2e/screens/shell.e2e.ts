import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const phone = { viewport: { width: 360, height: 740 } }

const head = (page: Page, name: string) => page.locator('header summary:visible', { hasText: name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const isOpen = async (page: Page, name: string) =>
	(await page.locator('header nav details[open] > summary:visible', { hasText: name }).count()) > 0

/** Moves by the keyboard's own way, from the page's beginning. */
async function tabTo(page: Page, text: RegExp) {
	for (let presses = 0; presses < 30; presses++) {
		await page.keyboard.press('Tab')
		if (text.test(await focused(page))) return
	}
	throw new Error(`the keyboard does not reach ${text}`)
}

describe('the menus of the header', () => {
	it('open with a press, one at a time, and close with a press beside them', async () => {
		const page = await visitor.open(list)
		await head(page, 'Mains').click()
		await page.getByRole('link', { name: 'Daily evaluation plan' }).waitFor()
		await head(page, 'RAS Special').click()
		await page.getByRole('link', { name: 'Infographics' }).waitFor()
		expect(await isOpen(page, 'Mains')).toBe(false)
		await page.getByText('Time guide').click()
		expect(await isOpen(page, 'RAS Special')).toBe(false)
	})

	it('are used with the keyboard alone', async () => {
		const page = await visitor.open(list)
		await tabTo(page, /^Prelims$/)
		await page.keyboard.press('ArrowRight')
		// The code of the arrow keys comes with the first of them.
		await expect.poll(() => focused(page)).toBe('Mains')
		await page.keyboard.press('Enter')
		expect(await isOpen(page, 'Mains')).toBe(true)
		await page.keyboard.press('ArrowDown')
		await expect.poll(() => focused(page)).toMatch(/^Mains: start here/)
		await page.keyboard.press('End')
		await expect.poll(() => focused(page)).toMatch(/^Mock tests/)
		await page.keyboard.press('Escape')
		expect(await isOpen(page, 'Mains')).toBe(false)
		expect(await focused(page)).toBe('Mains')
		await page.keyboard.press('Space')
		expect(await isOpen(page, 'Mains')).toBe(true)
		await page.keyboard.press('Shift+Tab')
		expect(await isOpen(page, 'Mains')).toBe(false)
		expect(await focused(page)).toBe('Prelims')
	})

	it('underline the one that the page belongs to, and no other', async () => {
		const page = await visitor.open(`${list}/prajamandal-political-awakening`)
		const underlined = page.locator('header nav [data-head][aria-current]')
		expect(await underlined.allTextContents()).toEqual(['Mains'])
		const fold = await underlined.evaluate((element) => getComputedStyle(element, '::after').maskImage)
		expect(fold).toContain('url(')
	})

	it('lead to another page without a load, close, and leave the focus at its beginning', async () => {
		const page = await visitor.open('/about')
		await page.evaluate(() => {
			Object.assign(window, { isSamePage: true })
			scrollTo(0, 300)
		})
		await page.locator('#menu summary:visible', { hasText: 'Mains' }).click()
		await page.locator('#menu').getByRole('link', { name: 'Answer writing' }).click()
		await page.waitForURL(/answer-writing-practice/)
		await page.waitForFunction(() => document.activeElement?.id === 'content')
		await page.waitForFunction(() => document.getElementById('announcer')?.textContent?.startsWith('Answer Writing'))
		expect(await page.evaluate(() => [Reflect.get(window, 'isSamePage'), scrollY])).toEqual([true, 0])
		expect(await isOpen(page, 'Mains')).toBe(false)
	})

	it('open and lead on without JavaScript', async () => {
		const page = await visitor.open(list, { javaScriptEnabled: false })
		await head(page, 'RAS Special').click()
		expect(await page.getByRole('link', { name: 'Mind maps' }).getAttribute('href')).toBe('/mind-map-select')
		expect(await page.getByRole('link', { name: 'Mind maps' }).isVisible()).toBe(true)
	})
})

describe('the menu of a phone', () => {
	it('opens over the page, which then stands still, and closes with Escape', async () => {
		const page = await visitor.open(list, phone)
		const button = page.locator('header summary:visible').first()
		await button.click()
		const sheet = page.getByRole('navigation', { name: 'Main menu' })
		await sheet.getByRole('link', { name: 'Login / Register' }).waitFor()
		expect(await sheet.getByRole('button', { name: 'Text size and contrast' }).isVisible()).toBe(true)
		expect(await sheet.getByRole('link', { name: 'WhatsApp Group' }).isVisible()).toBe(true)
		expect(await sheet.getByRole('link', { name: 'Daily evaluation plan' }).isVisible()).toBe(true)
		await sheet.getByText('RAS Special').click()
		expect(await sheet.getByRole('link', { name: 'Infographics' }).isVisible()).toBe(true)
		const { top, bottom } = await sheet.evaluate((element) => element.getBoundingClientRect())
		const header = await page.locator('#menu').evaluate((element) => element.getBoundingClientRect().bottom)
		expect([Math.round(top), bottom]).toEqual([Math.round(header), 740])
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
		await page.keyboard.press('Escape')
		expect(await sheet.isVisible()).toBe(false)
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
	})

	it('leaves language and search in reach, also far down a page, and gives way to a change of language', async () => {
		const page = await visitor.open('/about', phone)
		await page.evaluate(() => scrollTo(0, 900))
		const header = page.locator('#menu')
		await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
		expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(56)
		expect(await header.getByRole('link', { name: 'Search all content' }).isVisible()).toBe(true)
		await header.locator('summary:visible').first().click()
		const sheet = header.getByRole('navigation', { name: 'Main menu' })
		await sheet.getByRole('link', { name: 'Current Affairs' }).waitFor()
		await header.getByRole('button', { name: 'हिं' }).click()
		await page.locator('html[lang=hi]').waitFor()
		expect(await header.locator('nav:visible').count()).toBe(0)
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600)
	})

	it('closes when it leads to another page', async () => {
		const page = await visitor.open('/about', phone)
		await page.locator('#menu summary:visible').first().click()
		const sheet = page.locator('#menu').getByRole('navigation', { name: 'Main menu' })
		await sheet.getByText('Practice, answer writing, syllabus').click()
		await sheet.getByRole('link', { name: 'Answer writing' }).click()
		await page.waitForURL(/answer-writing-practice/)
		await sheet.waitFor({ state: 'hidden' })
		await page.waitForFunction(() => document.activeElement?.id === 'content')
	})

	it('stays open while the panel of text sizes is used', async () => {
		const page = await visitor.open(list, phone)
		await page.locator('header summary:visible').first().click()
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.getByText('Extra large').click()
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(true)
	})

	it('opens without JavaScript', async () => {
		const page = await visitor.open(list, { ...phone, javaScriptEnabled: false })
		await page.locator('header summary:visible').first().click()
		await page.locator('#menu nav:visible summary', { hasText: 'RAS Special' }).click()
		expect(await page.getByRole('link', { name: 'Mind maps' }).isVisible()).toBe(true)
	})
})

describe('the footer', () => {
	it('names where learners meet, in a new tab, and networks without a page as what they are', async () => {
		const page = await visitor.open(list)
		const footer = page.locator('footer')
		for (const name of ['WhatsApp Group', 'Telegram Channel', 'Download the app']) {
			const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` })
			expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
			expect(await link.getAttribute('target')).toBe('_blank')
		}
		expect(await footer.getByText('Facebook · opens soon').count()).toBe(1)
		expect(await footer.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe(
			'mailto:help@example.com',
		)
		expect(await footer.getByRole('link', { name: '+91 00000 00000' }).getAttribute('href')).toBe('tel:+910000000000')
		expect(await footer.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact')
	})

	it('is short on a phone, with lists that open and nothing that a finger misses', async () => {
		const page = await visitor.open('/blogs', {
			viewport: { width: 360, height: 740 },
			locale: 'hi-IN',
			javaScriptEnabled: false,
		})
		const footer = page.locator('footer')
		expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(420)
		for (const head of await footer.locator('summary').all()) await head.click()
		const heights = await footer
			.locator('a, summary')
			.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().height)))
		expect(heights.filter((height) => height < 44)).toEqual([])
		expect(await footer.getByRole('link', { name: 'भुगतान इतिहास' }).isVisible()).toBe(true)
	})

	it('is reached by a skip link, and so is the menu', async () => {
		const page = await visitor.open(list)
		await tabTo(page, /^Skip to menu$/)
		await page.keyboard.press('Enter')
		await page.keyboard.press('Tab')
		expect(await focused(page)).toBe('Aravalli')
		await page.goto(list)
		await tabTo(page, /^Skip to footer$/)
		await page.keyboard.press('Enter')
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('footer')
	})
})
