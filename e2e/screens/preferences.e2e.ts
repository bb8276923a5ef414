import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'

/** Notes the theme at the moment the body begins, before anything can have been painted. */
const noteFirstTheme = () => {
	new MutationObserver((_, observer) => {
		if (!document.body) return
		Object.assign(window, { firstTheme: document.documentElement.dataset.theme })
		observer.disconnect()
	}).observe(document, { childList: true, subtree: true })
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe('the theme', () => {
	it('follows the system until one is chosen, and the choice is there before the first paint', async () => {
		const page = await visitor.open(list, {
			colorScheme: 'dark',
			before: (context) => context.addInitScript(noteFirstTheme),
		})
		expect(await page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe('dark')
		expect(await background(page)).toBe('rgb(18, 19, 24)')
		await page.getByRole('button', { name: 'Dark theme' }).click()
		expect(await background(page)).toBe('rgb(238, 242, 248)')
		await page.reload()
		expect(await page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe('light')
		expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#ffffff')
	})

	it('changes with the system while nothing is saved', async () => {
		const page = await visitor.open(list, { colorScheme: 'light' })
		await page.emulateMedia({ colorScheme: 'dark' })
		await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
		expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#1a1a1a')
	})

	it('is dark for a dark system without JavaScript too', async () => {
		const page = await visitor.open(list, { colorScheme: 'dark', javaScriptEnabled: false })
		expect(await background(page)).toBe('rgb(18, 19, 24)')
	})
})

describe('text size, contrast and motion', () => {
	it('are chosen in the header, kept, and applied before the first paint', async () => {
		const page = await visitor.open(list)
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.getByText('Extra large').click()
		await page.getByText('High contrast', { exact: true }).click()
		await page.getByText('Less motion', { exact: true }).click()
		const applied = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
		const chosen = { fs: 'xl', contrast: 'high', motion: 'reduced' }
		expect(await applied()).toMatchObject(chosen)
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
		await page.reload()
		expect(await applied()).toMatchObject(chosen)
	})

	it('survive a storage that holds nonsense', async () => {
		const page = await visitor.open(list, {
			before: (context) =>
				context.addInitScript(() => {
					localStorage.setItem('theme', 'purple')
					localStorage.setItem('accessibility', '{not json')
					localStorage.setItem('preferredLanguage', '<script>')
				}),
		})
		expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
		expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
	})
})
