import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

describe('accessibility of most important questions in all themes', () => {
	it.each(languages)('the list, and its end without questions, $language', async ({ locale }) => {
		const page = await visitor.open('/mains-miq', { locale, ...phone })
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		await page.goto('/mains-miq?search=zzzzzz')
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('a question with practice, answers and comments open, $language', async ({ locale }) => {
		const page = await visitor.open('/mains-miq/stepwells-craft-and-community', {
			locale,
			...phone,
			before: (context) => signIn(context, 'learner', visitor.origin),
		})
		const dialog = page.getByRole('dialog')
		await dialog.getByRole('button', { name: /^(Start Practice|अभ्यास शुरू करें)$/ }).click()
		await dialog.getByRole('timer').waitFor()
		await dialog.getByText(/^(Show answers|उत्तर दिखाएँ)$/).click()
		await dialog.getByText(/^(Show comments|टिप्पणियाँ देखें)$/).click()
		await dialog.getByLabel(/^(Your comment|आपकी टिप्पणी)$/).waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
