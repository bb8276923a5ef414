import type { Visit } from './entry.ts'

/** Everything that a page folds away is open; what comes only then has come. */
export async function openDetails({ page }: Visit): Promise<void> {
	await page.locator('main details, dialog[open] details').evaluateAll((parts) => {
		for (const part of parts) part.setAttribute('open', '')
	})
	await page.waitForLoadState('networkidle')
}
