import { describe, expect, it } from 'vitest'
import { demoArticles } from '../harness/articles.ts'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const list = '/current-affairs'

const pages = {
	'the list': list,
	'days of one’s own that are none': `${list}?date=custom&start=2026-02-30&end=`,
	'a list without articles': `${list}?date=custom&start=2019-01-01&end=2019-01-02`,
	'an unknown article': `${list}/no-such-article`,
}

const cases = Object.entries(pages).flatMap(([name, path]) =>
	languages.map((inLanguage) => ({ name, path, ...inLanguage })),
)

describe('accessibility of current affairs in all themes', () => {
	it.each(cases)('$name, $language', async ({ path, locale }) => {
		const page = await visitor.open(path, { locale, reducedMotion: 'reduce', expectedErrors: /404/ })
		const days = page.locator('main details summary').first()
		if (await days.isVisible()) await days.click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('an article that is open and one that is not, $language', async ({ locale }) => {
		const page = await visitor.open('/help', { locale, reducedMotion: 'reduce' })
		const { open, locked } = await demoArticles(page)
		for (const { _id } of [open, locked]) {
			await page.goto(`${list}/${_id}`)
			await page.waitForLoadState('networkidle')
			expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		}
	})

	it.each(languages)('an article on a phone, and the making of a month, $language', async ({ locale }) => {
		const page = await visitor.open(list, {
			locale,
			reducedMotion: 'reduce',
			viewport: { width: 360, height: 740 },
			before: (context) => signIn(context, 'learner', visitor.origin),
		})
		await page.locator('main details summary').last().click()
		await page.locator('select[name=month]').waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		// With a table and lists.
		await page.goto(`${list}/great-indian-bustard-godawan`)
		await page.waitForLoadState('networkidle')
		await page.locator('article details summary').first().click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	})
})
