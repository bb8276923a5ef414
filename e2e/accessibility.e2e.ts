import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { aVisitor } from './harness/open-browser.ts'

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
	'a page that is coming': '/mains-answer-enrichment-capsule-select',
	'a page that asks to sign in': '/resources',
	'the design system': '/design-system',
}
const themes = [
	{ theme: 'light', highContrast: false },
	{ theme: 'dark', highContrast: false },
	{ theme: 'light', highContrast: true },
	{ theme: 'dark', highContrast: true },
]

/** The development page shows all four themes at once; these texts have nothing that the privacy policy has not. */
const inOneTheme = ['/design-system', '/about', '/terms-conditions', '/refund-policy']
const themesOf = (path: string) => (inOneTheme.includes(path) ? themes.slice(0, 1) : themes)

const cases = Object.entries(pages).flatMap(([name, path]) =>
	['english', 'hindi'].flatMap((language) => themesOf(path).map((look) => ({ name, path, language, ...look }))),
)

describe('accessibility', () => {
	it.each(cases)(
		'$name, $language, $theme, high contrast $highContrast',
		async ({ path, language, theme, highContrast }) => {
			const page = await visitor.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
				reducedMotion: 'reduce',
				expectedErrors: /404/,
				before: (context) =>
					context.addInitScript(
						(saved) => {
							localStorage.setItem('theme', saved.theme)
							const accessibility = { fontSize: 'medium', highContrast: saved.highContrast, reducedMotion: true }
							localStorage.setItem('accessibility', JSON.stringify(accessibility))
						},
						{ theme, highContrast },
					),
			})
			const closed = page.locator('main summary, dialog summary')
			for (const summary of await closed.all()) if (await summary.isVisible()) await summary.click()
			// The development page shows each navigation eight times on purpose.
			const leftOut = path === '/design-system' ? ['landmark-unique'] : []
			const { violations } = await new AxeBuilder({ page }).disableRules(leftOut).analyze()
			expect(
				violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
			).toEqual([])
		},
	)
})
