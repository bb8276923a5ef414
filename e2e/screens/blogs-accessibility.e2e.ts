import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const pages = {
	'the list of posts': '/blogs',
	'a page of it that does not exist': '/blogs?page=9',
	'a post': '/blogs/using-maps-of-rajasthan',
	'no post': '/blogs/no-such-post',
}

const cases = Object.entries(pages).flatMap(([name, path]) =>
	languages.map((inLanguage) => ({ name, path, ...inLanguage })),
)

describe('accessibility of the blog in all themes', () => {
	it.each(cases)('$name, $language', async ({ path, locale }) => {
		const page = await visitor.open(path, { locale, reducedMotion: 'reduce', expectedErrors: /404/ })
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('a post on a phone with its chapters open, $language', async ({ locale }) => {
		const viewport = { width: 360, height: 740 }
		const page = await visitor.open(pages['a post'], { locale, viewport, reducedMotion: 'reduce' })
		await page.locator('main summary').click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('the blocks of the home page, when they are alive, $language', async ({ locale }) => {
		const page = await visitor.open('/dashboard', { locale, reducedMotion: 'reduce' })
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		// Alive: a press moves it on.
		const reviews = page.locator('main section[aria-roledescription]').last()
		const second = reviews.locator('button').nth(2)
		await expect
			.poll(async () => (await second.click()) === undefined && second.getAttribute('aria-current'))
			.toBe('true')
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
