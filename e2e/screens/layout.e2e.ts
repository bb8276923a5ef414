import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const paths = [
	'/',
	'/dashboard',
	'/answer-writing-practice',
	'/answer-writing-practice/prajamandal-political-awakening',
	'/no-such-page',
	'/about',
	'/help',
	'/privacy-policy',
	'/terms-conditions',
	'/refund-policy',
	'/contact',
	'/mains-mock-tests',
	'/to-the-point-select',
	'/mains-answer-enrichment-capsule/paper1',
	'/to-the-point/folk-deities-of-rajasthan',
	'/prelims-high-probability',
	'/mains-syllabus-strategy',
]
const widths = [360, 412, 640, 768, 1024, 1280, 1536]

const cases = paths.flatMap((path) => ['english', 'hindi'].map((language) => ({ path, language })))

/** As when another tab has changed it. */
async function setFontSize(page: Page, fontSize: string) {
	await page.evaluate((size) => {
		localStorage.setItem('accessibility', JSON.stringify({ fontSize: size }))
		dispatchEvent(new StorageEvent('storage'))
	}, fontSize)
	await page.waitForFunction(
		(size) => document.documentElement.getAttribute('data-fs') === size,
		fontSize === 'extra-large' ? 'xl' : null,
	)
}

describe('the page fits', () => {
	it.each(cases)('every width in every size of text: $path, $language', async ({ path, language }) => {
		const page = await visitor.open(`${path}?lang=${language}`, { expectedErrors: /404/ })
		for (const fontSize of ['extra-large', 'medium']) {
			await setFontSize(page, fontSize)
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 })
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				)
				expect({ fontSize, width, overflow }).toEqual({ fontSize, width, overflow: 0 })
			}
		}
	})

	it('with targets that a fingertip meets on a phone', async () => {
		const page = await visitor.open('/answer-writing-practice', { viewport: { width: 360, height: 800 } })
		const missed = await page.locator('header button, header a, main nav a, form button').evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility())
				.filter((element) => {
					const { left, top, width, height } = element.getBoundingClientRect()
					const isMet = (y: number) =>
						element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
					return top < 700 && !(isMet(-20) && isMet(20))
				})
				.map((element) => element.outerHTML.slice(0, 100)),
		)
		expect(missed).toEqual([])
	})
})

describe('what a page loads', () => {
	const fontsOf = async (path: string) => {
		const page = await visitor.open(path)
		// Also of what stands far below.
		await page.waitForFunction(() => document.documentElement.dataset.laidOut === '')
		await page.evaluate(() => document.fonts.ready)
		return page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.filter(({ name }) => name.endsWith('.woff2'))
				.map(({ name }) => name.split('/').pop() ?? ''),
		)
	}

	it('an English page loads no Devanagari file beyond a few glyphs', async () => {
		const fonts = await fontsOf('/answer-writing-practice')
		expect(fonts.length).toBeGreaterThan(0)
		expect(fonts.filter((name) => /devanagari|signs/.test(name))).toEqual([])
	})

	it.each(['/answer-writing-practice', '/dashboard'])(
		'a Hindi page loads digits, and no Latin letters of headings and bold text that it does not show: %s',
		async (path) => {
			const fonts = await fontsOf(`${path}?lang=hindi`)
			expect(fonts.map((name) => name.replace(/-[\w-]{8}[.]woff2$/, '')).sort()).toEqual([
				'eczar-devanagari-640',
				'eczar-signs-640',
				'khula-devanagari-400',
				'khula-devanagari-600',
				'khula-latin-400',
				'khula-signs-600',
			])
		},
	)

	it('a Hindi page asks for one font early', async () => {
		const page = await visitor.open('/answer-writing-practice?lang=hindi')
		const preloads = await page
			.locator('link[rel=preload][as=font]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
		expect(preloads).toEqual([expect.stringMatching(/khula-devanagari-400/)])
	})
})

describe('the content security policy', () => {
	it('runs nothing that did not come from the product', async () => {
		const page = await visitor.open('/answer-writing-practice', { expectedErrors: /Content Security Policy|404/ })
		const isRun = await page.evaluate(async () => {
			const script = document.createElement('script')
			script.textContent = 'window.isRun = true'
			document.body.append(script)
			document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.isRun = true">')
			await new Promise((resolve) => setTimeout(resolve, 300))
			return Reflect.get(window, 'isRun') ?? false
		})
		expect(isRun).toBe(false)
	})
})
