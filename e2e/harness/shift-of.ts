import type { Page } from 'playwright-core'

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
