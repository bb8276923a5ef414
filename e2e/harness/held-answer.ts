import type { Page, Route } from 'playwright-core'

/** Has the next answer of an address made, and holds it back. @returns sends it, if anybody still waits for it */
export async function heldAnswer(page: Page, address: RegExp): Promise<() => Promise<void>> {
	const released = Promise.withResolvers<void>()
	const sent = Promise.withResolvers<void>()
	const hold = async (route: Route) => {
		const response = await route.fetch()
		await released.promise
		await route.fulfill({ response }).catch(() => undefined)
		sent.resolve()
	}
	await page.route(address, hold, { times: 1 })
	return () => {
		released.resolve()
		return sent.promise
	}
}
