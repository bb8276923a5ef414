import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violations, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const pages = {
	'the home page': '/dashboard',
	'the list': '/answer-writing-practice',
	'a search without a result': '/answer-writing-practice?search=zzzzzz',
	'a question': '/answer-writing-practice/prajamandal-political-awakening',
	'an unknown page': '/no-such-page',
	'about us': '/about',
	help: '/help',
	'the privacy policy': '/privacy-policy',
	'the terms': '/terms-conditions',
	'the refund policy': '/refund-policy',
	contact: '/contact',
	'a page that is coming': '/mains-mock-tests',
	'another page that is coming': '/courses',
	'a page that asks to sign in': '/resources',
}

const cases = Object.entries(pages).flatMap(([name, path]) =>
	languages.map((inLanguage) => ({ name, path, ...inLanguage })),
)

const openWide = async (path: string, locale: string) => {
	const page = await visitor.open(path, { locale, reducedMotion: 'reduce', expectedErrors: /404/ })
	const closed = page.locator('main summary, dialog summary')
	for (const summary of await closed.all()) if (await summary.isVisible()) await summary.click()
	return page
}

describe('accessibility in all themes', () => {
	it.each(cases)('$name, $language', async ({ path, locale }) => {
		const page = await openWide(path, locale)
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})

describe('accessibility of the development page, which shows all four themes at once', () => {
	it.each(languages)('$language', async ({ locale }) => {
		const page = await openWide('/design-system', locale)
		// It shows each navigation eight times on purpose.
		expect(await violations(page, ['landmark-unique'])).toEqual([])
	})
})
