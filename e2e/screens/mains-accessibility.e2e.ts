import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const viewport = { width: 360, height: 740 }
const cases = languages.flatMap((inLanguage) =>
	['/mains-practice?year=2024', '/mains-questions'].map((path) => ({ path, ...inLanguage })),
)

describe('accessibility of the practice in all themes', () => {
	it.each(cases)('$path with all answers open, $language', async ({ path, locale }) => {
		const page = await visitor.open(path, { locale, viewport, reducedMotion: 'reduce' })
		await page.locator('main details').evaluateAll((parts) => {
			for (const part of parts) part.setAttribute('open', '')
		})
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('a quiz that was refused and the question before its end, $language', async ({ locale }) => {
		const page = await visitor.open('/mains-practice?year=2003', { locale, reducedMotion: 'reduce' })
		await page.getByRole('button', { name: /^(Start Quiz|क्विज़ शुरू करें)$/ }).click()
		const submit = page.getByRole('button', { name: /^(Submit|जमा करें)$/ }).first()
		await submit.click({ force: true })
		// Of a message that leaves the focus where it is, the library makes what axe takes for a fault.
		await page.locator('[data-type="error"] button').first().click()
		await page.locator('[data-type="error"]').first().waitFor({ state: 'detached' })
		await page.locator('main summary').first().click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		await page
			.getByRole('button', { name: /^(Exit Quiz|क्विज़ छोड़ें)$/ })
			.first()
			.click()
		await page.getByRole('dialog').waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
