import type { BrowserContext, Locator, Page } from 'playwright-core'
import { hydrated } from './open-browser.ts'
import { type DemoAccount, signIn } from './sign-in.ts'

/** Opens the desk in a browser, as the demo's evaluator unless another is named. */
export async function openDesk(
	context: BrowserContext,
	origin: string,
	{ account = 'evaluator', copy }: { account?: DemoAccount; copy?: string } = {},
): Promise<Page> {
	await context.addCookies([{ name: 'preferredLanguage', value: 'english', url: origin }])
	await signIn(context, account, origin)
	const page = await context.newPage()
	await page.goto(`${origin}/admin/daily-evaluation${copy ? `?copy=${copy}` : ''}`)
	await hydrated(page)
	return page
}

export const stageOf = (page: Page): Locator => page.locator('[data-stage]')
export const marksOf = (page: Page): Locator => page.locator('[data-mark]')

/** The picture is shown and may be drawn on: pages are read one after the other, those of other stories before. */
export const shown = (page: Page) =>
	page.getByRole('img', { name: /^Page \d+ of the answer$/ }).waitFor({ timeout: 60_000 })

/** Opens the first of those that are in hand. */
export async function openFirst(page: Page): Promise<void> {
	await page.locator('[data-state="mine"]').first().click()
	await shown(page)
}

export interface Place {
	x: number
	y: number
}

/** Gives where a share of the page, counted from 0 to 1, lies on the screen. */
export async function placeOn(page: Page, share: Place): Promise<Place> {
	const box = await stageOf(page).boundingBox()
	if (!box) throw new Error('no page is shown')
	return { x: box.x + share.x * box.width, y: box.y + share.y * box.height }
}

/** Gives the middle of a mark on the screen. */
export async function middleOf(mark: Locator): Promise<Place> {
	const box = await mark.boundingBox()
	if (!box) throw new Error('the mark is not shown')
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Asks the server for what it has of the copy that is open. */
export async function savedOf(page: Page): Promise<{ annotations: { tool: string; text: string }[]; remark: string }> {
	const { origin, searchParams } = new URL(page.url())
	const url = `${origin}/api/admin/daily-evaluation/${searchParams.get('copy')}`
	return (await (await page.request.get(url)).json()).data.draft
}
