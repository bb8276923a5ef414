import type { BrowserContext, Page } from 'playwright-core'

/** Sums up what has moved on the page by itself, in shares of the window as browsers count them. */
export const shiftOf = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0
				new PerformanceObserver((shifts) => {
					for (const entry of shifts.getEntries()) sum += Reflect.get(entry, 'value') as number
				}).observe({ type: 'layout-shift', buffered: true })
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
			}),
	)

/**
 * Holds the code of a page back until its fonts have come, and notes in `shifts` what moves from then on: lines also break anew where a
 * font takes the place of the system's, which has nothing to do with what the code brings.
 */
export async function codeAfterFonts(context: BrowserContext) {
	await context.addInitScript(() => {
		Object.assign(window, { shifts: [] })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'))
		}).observe({ type: 'layout-shift', buffered: true })
	})
	await context.route('**/*.js', async (route) => {
		const frame = route.request().frame()
		await frame.waitForFunction(
			() => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
		)
		await frame.evaluate(async () => {
			// What the fonts moved is told with the frame that shows them.
			for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
			if (!Reflect.get(window, 'begun')) Object.assign(window, { begun: true, shifts: [] })
		})
		await route.continue()
	})
}
