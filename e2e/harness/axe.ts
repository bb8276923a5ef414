import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const themes = [
	{ theme: 'light', highContrast: false },
	{ theme: 'dark', highContrast: false },
	{ theme: 'light', highContrast: true },
	{ theme: 'dark', highContrast: true },
]
type Look = (typeof themes)[number]

/** For a test of each language; `locale` is for `open`. */
export const languages = [
	{ language: 'english', locale: 'en-IN' },
	{ language: 'hindi', locale: 'hi-IN' },
] as const

/** What axe finds on the page as it stands now. @param without rules that do not fit this page */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
	// A page has no frames, so axe needs no second page to put its findings together.
	const axe = new AxeBuilder({ page }).setLegacyMode()
	// Nothing is told of what is right, which would take as long again. The options come first: they replace all others.
	const found = await axe
		.options({ resultTypes: ['violations'] })
		.disableRules(without)
		.analyze()
	return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** The same in each theme, by its name: the page stays open and changes as when another tab has changed the theme. */
export async function violationsInAllThemes(page: Page): Promise<Record<string, string[]>> {
	const found: Record<string, string[]> = {}
	for (const look of themes) {
		await putOn(page, look)
		found[nameOf(look)] = await violations(page)
	}
	return found
}

export const nothingInAllThemes = Object.fromEntries(themes.map((look) => [nameOf(look), []]))

function nameOf({ theme, highContrast }: Look) {
	return highContrast ? `${theme}, high contrast` : theme
}

async function putOn(page: Page, look: Look) {
	await page.evaluate(({ theme, highContrast }) => {
		const saved = JSON.parse(localStorage.getItem('accessibility') ?? '{}')
		localStorage.setItem('theme', theme)
		localStorage.setItem('accessibility', JSON.stringify({ ...saved, highContrast, reducedMotion: true }))
		dispatchEvent(new StorageEvent('storage'))
	}, look)
	await page.waitForFunction(({ theme, highContrast }) => {
		const { dataset } = document.documentElement
		const isOn = dataset.theme === theme && (dataset.contrast === 'high') === highContrast
		return isOn && document.getAnimations().every(({ playState }) => playState !== 'running')
	}, look)
}
