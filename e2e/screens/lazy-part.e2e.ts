/** Parts of a page whose code comes by itself (web/src/ui/lazy-part.tsx), on a network that does not answer. */
import { describe, expect, it } from 'vitest'
import { frame, mapAlive, mapPath } from '../harness/learning-map.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const away = { expectedErrors: /ERR_FAILED/ } as const

describe('a part that the server has drawn', () => {
	it('stands with its styles until its code can be had', async () => {
		const code = '**/assets/study-map-*'
		const page = await visitor.open(mapPath, {
			...away,
			before: (context) => context.route(code, (route) => route.abort()),
		})
		await page.waitForRequest(code)
		await page.waitForLoadState('networkidle')
		expect(await frame(page).isVisible()).toBe(true)
		expect(await frame(page).evaluate((map) => getComputedStyle(map).position)).not.toBe('static')
		await page.context().unroute(code)
		await mapAlive(page)
	})
})

describe('a part that a press opens', () => {
	it('says that it could not be had, and comes with the button of the message', async () => {
		const code = '**/assets/preferences-popover-*'
		const page = await visitor.open('/about', {
			...away,
			before: (context) => context.route(code, (route) => route.abort()),
		})
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.getByText('Failed to Load Data').first().waitFor()
		await page.context().unroute(code)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByRole('dialog', { name: 'Text size and contrast' }).waitFor()
	})
})
