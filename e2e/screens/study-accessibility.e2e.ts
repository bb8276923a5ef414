import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const pages = {
	'where a paper is chosen': '/learning-through-map-select',
	'a list of cards': '/mind-map/all-papers',
	'a list of capsules': '/mains-answer-enrichment-capsule/paper2',
	notes: '/to-the-point/folk-deities-of-rajasthan',
	'what is not there': '/infographics/nothing-there',
}

const cases = Object.entries(pages).flatMap(([name, path]) =>
	languages.map((inLanguage) => ({ name, path, ...inLanguage })),
)

describe('accessibility of study material in all themes', () => {
	it.each(cases)('$name, $language', async ({ path, locale }) => {
		const page = await visitor.open(path, { locale, reducedMotion: 'reduce', expectedErrors: /404/ })
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('on a phone with everything open, $language', async ({ locale }) => {
		const viewport = { width: 360, height: 740 }
		for (const path of [pages.notes, pages['a list of capsules']]) {
			const page = await visitor.open(path, { locale, viewport, reducedMotion: 'reduce' })
			await page.locator('main details').evaluateAll((parts) => {
				for (const part of parts) part.setAttribute('open', '')
			})
			expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		}
	})
})
