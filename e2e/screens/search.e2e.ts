import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.getByRole('main').locator('ol').last().getByRole('listitem')
const isInField = (page: Page) => expect.poll(() => field(page).evaluate((box) => box.matches(':focus'))).toBe(true)

/** Notes whether the page does something with the next key: the page's own listeners come before this one. */
const noteAnswer = (page: Page) =>
	page.evaluate(() => {
		const note = ({ defaultPrevented }: KeyboardEvent) => {
			document.body.dataset.answered = String(defaultPrevented)
		}
		addEventListener('keydown', note, { once: true })
	})

describe('the search of all content', () => {
	it('finds while somebody types Hindi as it sounds, counts the kinds, and is there again on the way back', async () => {
		const page = await visitor.open('/search')
		await field(page).pressSequentially('bijoliya ')
		await page.waitForURL('**/search?q=bijoliya')
		await page.getByText('7 results for “bijoliya”').waitFor()
		expect(await field(page).inputValue()).toBe('bijoliya ')
		expect(await page.title()).toBe('“bijoliya” – Search | Aravalli')
		await page.getByRole('link', { name: 'Most Important Questions (2)' }).click()
		await page.waitForURL('**/search?kind=miq&q=bijoliya')
		await expect.poll(() => results(page).count()).toBe(2)
		await results(page).first().getByRole('link').click()
		await page.waitForURL(/mains-miq\/./)
		await page.getByRole('dialog').waitFor()
		await page.goBack()
		await expect.poll(() => results(page).count()).toBe(2)
		await expect.poll(() => field(page).inputValue()).toBe('bijoliya')
		await page.goBack()
		await page.getByText('7 results for “bijoliya”').waitFor()
	})

	it('is opened by / and by Ctrl-K, unless somebody writes, and without / where that is switched off', async () => {
		const page = await visitor.open('/blogs')
		await page.keyboard.press('/')
		await page.waitForURL('**/search')
		await isInField(page)
		await page.keyboard.type('1/2')
		expect(await field(page).inputValue()).toBe('1/2')
		await page.getByRole('heading', { level: 1 }).click()
		await page.keyboard.press('Control+k')
		await isInField(page)
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.keyboard.press('Control+k')
		await page.getByText('Search with the / key').click()
		await page.keyboard.press('Escape')
		await page.goto('/blogs')
		await page
			.getByRole('link', { name: 'Search all content' })
			.and(page.locator('[aria-keyshortcuts="Control+K Meta+K"]'))
			.waitFor()
		await noteAnswer(page)
		await page.keyboard.press('/')
		await expect.poll(() => page.evaluate(() => document.body.dataset.answered)).toBe('false')
		await page.keyboard.press('Control+k')
		await page.waitForURL('**/search')
		await isInField(page)
	})

	it('shows of what is closed to the reader its title alone, and helps where it finds nothing, without JavaScript', async () => {
		const page = await visitor.open('/search?q=rajasthan&kind=current-affairs', { javaScriptEnabled: false })
		expect(await results(page).locator('mark').first().textContent()).toBe('Rajasthan')
		const closed = results(page).filter({ hasText: 'Log in to read' })
		expect(await closed.first().locator('p').allTextContents()).toEqual(['Current Affairs', 'Log in to read'])
		await field(page).fill('zzzzzz')
		await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
		await page.getByText('Nothing found').waitFor()
		expect(new URL(page.url()).search).toBe('?kind=current-affairs&q=zzzzzz')
	})
})
