import { describe, expect, it } from 'vitest'
import { isAlive } from '../harness/alive.ts'
import { address as mindMap } from '../harness/mind-map.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
/** Counts the parts far below that are not laid out. */
const leftOut = () =>
	[...document.querySelectorAll('.laidOutNear')].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
		.length

/** A slow machine could rest before anybody has looked. */
function restOnlyWhenTold() {
	const waiting: (() => void)[] = []
	Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) })
	addEventListener('rest', () => {
		for (const run of waiting.splice(0)) run()
	})
}

it('a drawing is looked at without its code, which comes when somebody acts', async () => {
	const page = await visitor.open(mindMap, {
		// A page that is looked into by a story counts as one that somebody has touched.
		before: (context) =>
			context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined })),
	})
	const drawnByServer = page.locator('svg[data-frame="wide"]')
	await page.waitForLoadState('networkidle')
	expect(await drawnByServer.isVisible()).toBe(true)
	await page.mouse.move(200, 200)
	await drawnByServer.waitFor({ state: 'detached' })
	await page.getByRole('treeitem').first().waitFor()
})

describe('what stands far below', () => {
	it('brings its code when a reader comes near, and stands there meanwhile', async () => {
		const page = await visitor.open('/dashboard', { viewport: { width: 360, height: 740 } })
		const reviews = page.getByRole('region', { name: 'Student reviews' })
		await page.waitForLoadState('networkidle')
		expect(await reviews.isVisible()).toBe(true)
		expect(await isAlive(reviews)).toBe(false)
		await reviews.scrollIntoViewIfNeeded()
		await expect.poll(() => isAlive(reviews)).toBe(true)
	})

	it.each(['/dashboard', '/current-affairs', '/about'])('is laid out when the page is at rest: %s', async (path) => {
		const page = await visitor.open(path, {
			before: (context) => context.addInitScript(restOnlyWhenTold),
		})
		expect(await page.evaluate(leftOut)).toBeGreaterThan(0)
		await page.waitForFunction(() => {
			dispatchEvent(new Event('rest'))
			return document.documentElement.dataset.laidOut === ''
		})
		expect(await page.evaluate(leftOut)).toBe(0)
	})

	it('is laid out at once without JavaScript', async () => {
		const page = await visitor.open('/current-affairs', { javaScriptEnabled: false })
		const row = page.locator('.laidOutNear').last()
		expect(await row.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe('visible')
	})
})
