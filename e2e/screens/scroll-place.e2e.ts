import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls like a reader who does not wait for the code of the page. */
async function openAndScroll(page: Page, path: string) {
	await page.route('**/assets/*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500))
		await route.continue()
	})
	await page.goto(path, { waitUntil: 'commit' })
	await page.getByRole('contentinfo').waitFor()
	await page.evaluate(() => scrollTo(0, 600))
	await hydrated(page)
}

describe('where a reader is in a page', () => {
	it('stays when the code of the page comes', async () => {
		const page = await visitor.open('/help')
		await openAndScroll(page, '/dashboard')
		expect(await place(page)).toBe(600)
	})

	it('is the beginning of the next page, and the same place after going back', async () => {
		const page = await visitor.open('/help')
		await openAndScroll(page, '/current-affairs')
		await page
			.getByRole('contentinfo')
			.getByRole('link', { name: 'Terms and Conditions' })
			.evaluate((link) => {
				if (link instanceof HTMLElement) link.click()
			})
		await page.getByRole('heading', { level: 1, name: 'Terms and Conditions' }).waitFor()
		await page.waitForFunction(() => scrollY === 0)
		await page.goBack()
		await page.waitForFunction(() => Math.round(scrollY) === 600)
	})

	it('is found again when the page is loaded anew', async () => {
		const page = await visitor.open('/help')
		await openAndScroll(page, '/about')
		await page.reload()
		await hydrated(page)
		expect(await place(page)).toBe(600)
	})
})
