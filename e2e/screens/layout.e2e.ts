import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
describe('a page on a phone', () => {
	it('has targets that a fingertip meets on a phone', async () => {
		const page = await visitor.open('/answer-writing-practice', { viewport: { width: 360, height: 800 } })
		const missed = await page.locator('header button, header a, main nav a, form button').evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility())
				.filter((element) => {
					const { left, top, width, height } = element.getBoundingClientRect()
					const isMet = (y: number) =>
						element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
					// What a row has beyond its edge is scrolled to.
					return top < 700 && left + width / 2 < innerWidth && !(isMet(-20) && isMet(20))
				})
				.map((element) => element.outerHTML.slice(0, 100)),
		)
		expect(missed).toEqual([])
	})
})

/** Is what a reader came for: the first headline, point or card's name, or the first line of a text. */
const begins: Record<string, string> = {
	'/answer-writing-practice': 'section > ol > li',
	'/answer-writing-practice/mewar-school-of-painting': 'dialog h3',
	'/mains-miq': 'section > ol > li',
	'/mains-miq/stepwells-craft-and-community': 'dialog h3',
	'/current-affairs': 'main h2',
	'/current-affairs/sixteenth-finance-commission-2026-31': '#key-points',
	'/blogs': 'main h2',
	'/blogs/read-the-syllabus-before-the-books': 'article > div > p',
	'/to-the-point/aravalli-geology-and-geography': 'article h2',
	'/mains-answer-enrichment-capsule/water-heritage-of-rajasthan-for-culture-answers': 'article h2',
	'/mains-answer-enrichment-capsule/all-papers': 'main li h2',
	'/mains-answer-enrichment-capsule-select': 'main h3',
	'/learning-through-map/all-papers': 'main li h2',
}

const furtherPages = [
	'/dashboard',
	'/mains-practice',
	'/mains-questions',
	'/my-progress',
	'/mains-syllabus',
	'/dmpp-routine',
	'/topics/folk-deities',
	'/search?q=mewar',
	'/about',
	'/privacy-policy',
	'/refund-policy',
]

describe('what is read on a phone', () => {
	it('begins within 420 px of the top, below the notice', async () => {
		const page = await visitor.open('/about', { viewport: { width: 360, height: 740 }, locale: 'hi-IN' })
		const tops: Record<string, number> = {}
		for (const [path, selector] of Object.entries(begins)) {
			await page.goto(path, { waitUntil: 'domcontentloaded' })
			await page.evaluate(() => document.fonts.ready)
			const first = page.locator(selector).first()
			tops[path] = await first.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
		}
		expect(Object.entries(tops).filter(([, top]) => top > 420)).toEqual([])
		expect(Object.values(tops).every((top) => top > 100)).toBe(true)
	})

	it('fits a phone with letters of twice their size', async () => {
		const page = await visitor.open('/about', { viewport: { width: 360, height: 740 }, locale: 'hi-IN' })
		await page.addInitScript(() => {
			addEventListener('DOMContentLoaded', () => {
				document.documentElement.style.fontSize = '200%'
			})
		})
		const tooWide: [string, number][] = []
		for (const path of [...Object.keys(begins), ...furtherPages]) {
			await page.goto(path, { waitUntil: 'domcontentloaded' })
			await page.evaluate(() => document.fonts.ready)
			const width = await page.evaluate(() => document.documentElement.scrollWidth)
			if (width > 360) tooWide.push([path, width])
		}
		expect(tooWide).toEqual([])
	})
})

describe('what a page loads', () => {
	const fontsOf = async (path: string) => {
		const page = await visitor.open(path, { isFresh: true })
		// The wait covers what stands far below, too.
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
			const names = fonts.map((name) => name.replace(/-[\w-]{8}[.]woff2$/, '')).sort()
			// The home page has bold Latin letters of its own, RAS in its heading, and prices.
			const ofHome = /^(khula-latin-600|eczar-latin-640|khula-rupee-[46]00)$/
			const isOfPage = (name: string) => !ofHome.test(name) || path !== '/dashboard'
			expect(names.filter(isOfPage)).toEqual([
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
