import type { Page } from 'playwright-core'

/** Reads what the page says to search engines. */
export const structuredData = (page: Page): Promise<Record<string, unknown>[]> =>
	page
		.locator('script[type="application/ld+json"]')
		.evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
