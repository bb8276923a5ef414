import type { Visit } from './entry.ts'

/** Opens everything that a page folds away, and waits for what comes only then. */
export async function openDetails({ page }: Visit): Promise<void> {
	await page.locator('main details, dialog[open] details').evaluateAll((parts) => {
		for (const part of parts) part.setAttribute('open', '')
	})
	await page.waitForLoadState('networkidle')
}
