import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
/** Of the parts far below, how many are not laid out. */
const leftOut = () =>
	[...document.querySelectorAll('.laidOutNear')].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
		.length

describe('what stands far below', () => {
	it('brings its code when a reader comes near, and stands there meanwhile', async () => {
		const page = await visitor.open('/dashboard', { viewport: { width: 360, height: 740 } })
		const reviews = page.getByRole('region', { name: 'Student reviews' })
		const isTakenOver = () =>
			reviews.evaluate((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
		await page.waitForLoadState('networkidle')
		expect(await reviews.isVisible()).toBe(true)
		expect(await isTakenOver()).toBe(false)
		await reviews.scrollIntoViewIfNeeded()
		await expect.poll(isTakenOver).toBe(true)
	})

	it.each(['/dashboard', '/current-affairs', '/about'])('is laid out when the page is at rest: %s', async (path) => {
		const page = await visitor.open(path, {
			before: (context) =>
				context.addInitScript(() =>
					Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run, 200) }),
				),
		})
		expect(await page.evaluate(leftOut)).toBeGreaterThan(0)
		await page.waitForFunction(() => document.documentElement.dataset.laidOut === '')
		expect(await page.evaluate(leftOut)).toBe(0)
	})

	it('is laid out at once without JavaScript', async () => {
		const page = await visitor.open('/current-affairs', { javaScriptEnabled: false })
		const row = page.locator('.laidOutNear').last()
		expect(await row.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe('visible')
	})
})
