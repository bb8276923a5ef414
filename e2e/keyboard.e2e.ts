import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from './harness/open-browser.ts'

const visitor = aVisitor()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

async function tabTo(page: Page, text: string | RegExp) {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press('Tab')
		const now = await focused(page)
		if (typeof text === 'string' ? now === text : text.test(now)) return
	}
	throw new Error(`the keyboard does not reach ${text}`)
}

describe('with the keyboard alone', () => {
	it('skips to the content, opens a question, reads the answer and comes back to where it was', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.keyboard.press('Tab')
		expect(await focused(page)).toBe('Skip to content')
		await page.keyboard.press('Enter')
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
		await tabTo(page, 'Essay')
		await page.keyboard.press('Enter')
		await page.waitForURL(/category=ESSAY/)
		const first = (await page.locator('section ol > li a').first().textContent()) ?? ''
		await tabTo(page, first)
		await page.keyboard.press('Enter')
		await page.getByRole('dialog').waitFor()
		await tabTo(page, /Show model answer/)
		await page.keyboard.press('Enter')
		expect(await page.locator('dialog details').getAttribute('open')).not.toBeNull()
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(await focused(page)).toBe(first)
	})

	it('stays inside an open question', async () => {
		const page = await visitor.open('/answer-writing-practice/prajamandal-political-awakening')
		for (let presses = 0; presses < 15; presses++) {
			await page.keyboard.press('Tab')
			const isInside = await page.evaluate(() => {
				const { activeElement } = document
				return activeElement === document.body || activeElement?.closest('dialog') !== null
			})
			expect(isInside).toBe(true)
		}
	})

	it('stays in the search field after a search, and in the list where a button has gone', async () => {
		const page = await visitor.open('/answer-writing-practice')
		const field = page.getByRole('searchbox')
		await field.fill('essay')
		await field.press('Enter')
		await page.getByText('for “essay”').waitFor()
		expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
		await tabTo(page, 'Clear search')
		await page.keyboard.press('Enter')
		await page.getByText('Newest first').waitFor()
		await page.waitForFunction(() => !document.body.textContent?.includes('Clear search'))
		expect(await field.inputValue()).toBe('')
		expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
	})

	it('does not leave the panel of text sizes by Tab', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.getByRole('button', { name: 'Text size and contrast' }).press('Enter')
		const panel = page.getByRole('dialog', { name: 'Text size and contrast' })
		await panel.waitFor()
		for (let presses = 0; presses < 12; presses++) {
			await page.keyboard.press('Tab')
			await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
		}
		await page.keyboard.press('Escape')
		await panel.waitFor({ state: 'detached' })
	})

	it('shows where it is on everything that it reaches', async () => {
		const page = await visitor.open('/answer-writing-practice')
		for (let presses = 0; presses < 25; presses++) {
			await page.keyboard.press('Tab')
			const outline = await page.evaluate(() => {
				const element = document.activeElement
				if (!element) return 'nothing has the focus'
				const own = getComputedStyle(element)
				const after = getComputedStyle(element, '::after')
				const around = element.parentElement ? getComputedStyle(element.parentElement) : own
				return [own, after, around].some(
					({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
				)
			})
			expect(outline).toBe(true)
		}
	})
})
