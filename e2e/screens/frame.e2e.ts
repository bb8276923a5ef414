import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const footer = (page: Page) => page.getByRole('contentinfo')

describe('what the menus and the footer hold', () => {
	it('leads where it says, and opens the form over the page', async () => {
		const page = await visitor.open('/about')
		await page.locator('header summary:visible', { hasText: 'Mains' }).click()
		await page.getByRole('link', { name: 'Daily evaluation plan' }).waitFor()
		await footer(page).getByRole('link', { name: 'Ask us' }).click()
		await page.getByRole('dialog', { name: 'Ask us a question' }).waitFor()
		expect(new URL(page.url()).pathname).toBe('/about')
	})

	it('is rendered anew in the other language', async () => {
		const page = await visitor.open('/about')
		await page.getByRole('button', { name: 'हिं' }).click()
		await footer(page).getByRole('link', { name: 'हमसे पूछें' }).waitFor()
		expect(await footer(page).getByText('Head office').count()).toBe(0)
		await page.locator('header summary:visible', { hasText: 'मुख्य परीक्षा' }).click()
		await page.getByRole('link', { name: 'दैनिक मूल्यांकन योजना' }).waitFor()
		expect(await footer(page).getByRole('link', { name: 'टेलीग्राम चैनल' }).isVisible()).toBe(true)
		await footer(page).getByRole('link', { name: 'हमसे पूछें' }).click()
		await page.getByRole('dialog').waitFor()
	})

	it('marks the page that a link has led to', async () => {
		const page = await visitor.open('/prelims')
		await footer(page).getByRole('link', { name: 'Mains Examination' }).click()
		await page.waitForURL(/\/mains$/)
		await page.locator('header nav:visible a[aria-current=page][href="/mains"]').waitFor({ state: 'attached' })
		expect(await page.locator('header nav a[aria-current=page][href="/prelims"]').count()).toBe(0)
	})

	it('is there after a page that has neither', async () => {
		const page = await visitor.open('/about')
		await page.getByRole('link', { name: 'Login / Register' }).first().click()
		await page.getByLabel('Password', { exact: true }).waitFor()
		await page.goBack()
		await footer(page).getByText('Head office').waitFor()
		expect(await page.locator('header nav summary').first().textContent()).toMatch(/^Prelims/)
	})
})
