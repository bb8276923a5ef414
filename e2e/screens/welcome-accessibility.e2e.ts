import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, themes, violations, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const looks = languages.flatMap((inLanguage) => themes.map((look) => ({ ...inLanguage, ...look })))

/** The splash is to stand until it has been looked at, and follows no change, so it is opened once for each theme. */
const look = (saved: { theme: string; highContrast: boolean }) => (context: BrowserContext) =>
	context.addInitScript(({ theme, highContrast }) => {
		const later = window.setTimeout.bind(window)
		const wait = (run: TimerHandler, milliseconds?: number) => (milliseconds === 5500 ? 0 : later(run, milliseconds))
		Object.assign(window, { setTimeout: wait })
		localStorage.setItem('theme', theme)
		localStorage.setItem('accessibility', JSON.stringify({ highContrast }))
	}, saved)

describe('accessibility of the welcome', () => {
	it.each(looks)('the splash, $language, $theme, high contrast $highContrast', async ({ locale, ...saved }) => {
		const page = await visitor.open('/', { locale, before: look(saved) })
		expect(await violations(page)).toEqual([])
	})

	it.each(languages)('the language chooser, $language', async ({ locale }) => {
		const page = await visitor.open('/dashboard', { locale, isFirstVisit: true, reducedMotion: 'reduce' })
		await page.getByRole('dialog').waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
