import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()

describe('accessibility in all themes', () => {
	const pages = {
		'the strategy': '/prelims-syllabus-strategy',
		'a tab’s own page': '/mains-faq',
		'the mains syllabus': '/mains-syllabus',
		'the prelims syllabus': '/prelims-syllabus',
		'the routine': '/dmpp-routine',
		prelims: '/prelims',
		mains: '/mains',
		'the mains strategy': '/mains-syllabus-strategy?tab=strategy',
		'the login that it needs': '/mains-syllabus-strategy?tab=syllabus',
	}
	const cases = Object.entries(pages).flatMap(([name, path]) =>
		languages.map((inLanguage) => ({ name, path, ...inLanguage })),
	)

	it.each(cases)('$name, $language', async ({ name, path, locale }) => {
		const page = await visitor.open(path, {
			locale,
			reducedMotion: 'reduce',
			...(name === 'the mains strategy' && { before: (context) => signIn(context, 'learner', visitor.origin) }),
		})
		for (const summary of await page.locator('main summary').all()) await summary.click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
