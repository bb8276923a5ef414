import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

describe('the code of a page', () => {
	it.each(['/dashboard?lang=hindi', '/answer-writing-practice', '/login'])(
		'is asked for when the page has been painted: %s',
		async (path) => {
			const page = await visitor.open(path)
			const { painted, asked } = await page.evaluate(() => ({
				painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
				asked: performance
					.getEntriesByType('resource')
					.filter(({ name }) => /assets\/.*\.js$/.test(name))
					.map(({ startTime }) => startTime),
			}))
			expect(asked.length).toBeGreaterThan(6)
			expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
		},
	)

	it.each([
		['in the background', () => Object.defineProperty(document, 'hidden', { get: () => true })],
		['in a browser that does not tell of paints', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
		['where nothing is ever painted', () => Object.assign(PerformanceObserver.prototype, { observe: () => undefined })],
	])('comes also %s', async (_where, prepare) => {
		const page = await visitor.open('/answer-writing-practice', { before: (context) => context.addInitScript(prepare) })
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.getByRole('dialog').waitFor()
	})

	it('brings the texts of the reader’s language with it', async () => {
		const page = await visitor.open('/dashboard?lang=hindi')
		const texts = await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.flatMap(({ name, startTime }) => (/_(hi|en)-[\w-]{8}\.js/.test(name) ? [{ name, startTime }] : [])),
		)
		expect(texts.length).toBeGreaterThan(0)
		expect(texts.filter(({ name }) => /_en-/.test(name))).toEqual([])
	})
})
