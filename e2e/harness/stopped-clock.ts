import type { BrowserContext, Page } from 'playwright-core'

/**
 * Serves `before`: the page's clock stands still until the story moves it.
 * @param at a moment, ISO 8601
 */
export function stoppedClock(at = '2026-11-18T06:30:00Z') {
	return async ({ clock }: BrowserContext) => {
		await clock.install({ time: new Date(Date.parse(at) - 1000) })
		await clock.pauseAt(at)
	}
}

/** Lets the page's time go by, with everything that is due in it and what is drawn of it. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
	await page.clock.runFor(milliseconds)
	await page.evaluate(afterTasks)
}

/** Waits for React, which draws what a timer has changed in tasks of its own, behind such messages. */
async function afterTasks() {
	for (let turn = 0; turn < 5; turn += 1) {
		await new Promise((resolve) => {
			const { port1, port2 } = new MessageChannel()
			port1.onmessage = resolve
			port2.postMessage(null)
		})
	}
}
