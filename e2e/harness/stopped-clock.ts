import type { BrowserContext, Page } from 'playwright-core'

/** For `before`: the page's clock stands still until the story moves it. @param at a moment, ISO 8601 */
export function stoppedClock(at = '2026-11-18T06:30:00Z') {
	return async ({ clock }: BrowserContext) => {
		await clock.install({ time: new Date(Date.parse(at) - 1000) })
		await clock.pauseAt(at)
	}
}

/** Lets the page's time go by, with everything that is due in it. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
	await page.clock.runFor(milliseconds)
}
