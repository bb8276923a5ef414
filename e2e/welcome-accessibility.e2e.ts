import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from './harness/open-browser.ts'

const visitor = aVisitor()

/** The splash is to stand until it has been looked at, so these are not among the pages of accessibility.e2e.ts. */
const looks = ['light', 'dark'].flatMap((theme) => [false, true].map((highContrast) => ({ theme, highContrast })))

const look = (saved: { theme: string; highContrast: boolean }) => (context: BrowserContext) =>
	context.addInitScript(({ theme, highContrast }) => {
		const later = window.setTimeout.bind(window)
		const wait = (run: TimerHandler, milliseconds?: number) => (milliseconds === 5500 ? 0 : later(run, milliseconds))
		Object.assign(window, { setTimeout: wait })
		localStorage.setItem('theme', theme)
		localStorage.setItem('accessibility', JSON.stringify({ highContrast }))
	}, saved)

const violations = async (page: Page) => {
	const found = await new AxeBuilder({ page }).analyze()
	return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

describe('accessibility of the welcome', () => {
	it.each(looks)('the splash, $theme, high contrast $highContrast', async (saved) => {
		const page = await visitor.open('/', { before: look(saved) })
		expect(await violations(page)).toEqual([])
	})

	it.each(looks)('the language chooser, $theme, high contrast $highContrast', async (saved) => {
		const page = await visitor.open('/dashboard', { isFirstVisit: true, before: look(saved) })
		await page.getByRole('dialog').waitFor()
		await page
			.locator('dialog')
			.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
		expect(await violations(page)).toEqual([])
	})
})
