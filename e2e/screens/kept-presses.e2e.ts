/** What is pressed or chosen before the code of a page is there (web/src/lib/kept-presses-script.ts). */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mapPath, phone } from '../harness/learning-map.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()

const notesPath = '/to-the-point/rajasthani-schools-of-painting'
const button = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true').first()

/** A network like slow 4G with a processor four times slower. */
async function slowPhone(path: string): Promise<Page> {
	const page = await visitor.open('/design-system', {
		...phone,
		colorScheme: 'light',
		permissions: ['clipboard-read', 'clipboard-write'],
	})
	const session = await page.context().newCDPSession(page)
	const throughput = 400_000 / 8
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: throughput,
		uploadThroughput: throughput,
	})
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
	await page.goto(path, { waitUntil: 'commit' })
	return page
}

/** Presses what is there to be seen. */
const press = (page: Page, name: string) => button(page, name).click({ noWaitAfter: true })

const allHeard = (page: Page) => expect.poll(() => page.locator('[data-pressed]').count(), { timeout: 60_000 }).toBe(0)

/** Holds code of the product back. @returns lets it come */
async function holdCode(page: Page, address: RegExp): Promise<() => void> {
	const { promise: held, resolve } = Promise.withResolvers<void>()
	await page.route(address, async (route) => {
		await held
		await route.continue()
	})
	return resolve
}

const goTo = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

describe('a press before the code of the page is there', () => {
	it('is kept on a slow phone, shown as busy, and takes effect once', async () => {
		const page = await slowPhone(notesPath)
		await page.locator('summary[aria-label="Text size"]').click()
		await press(page, 'Extra large')
		await button(page, 'Extra large').and(page.locator('[data-pressed][aria-busy]')).waitFor()
		await page.getByText('One moment. We’ll do this').waitFor({ state: 'attached' })
		for (const name of ['Show all answers', 'Share']) await press(page, name)
		await allHeard(page)
		expect(await page.locator('html').getAttribute('data-fs')).toBe('xl')
		await button(page, 'Hide all answers').waitFor()
		await page.getByText('Link copied to clipboard!').first().waitFor()
		expect(await page.locator('[data-pressed]').count()).toBe(0)
		await expect.poll(() => page.getByText('One moment. We’ll do this').count()).toBe(0)

		await goTo(page, '/mains-practice')
		await press(page, "Don't Know Answer")
		await page.locator('main summary').first().click()
		await page.locator('select[name=set]').selectOption('2')
		await page.waitForURL(/set=2/)
		await expect.poll(() => page.locator('select[name=set]').inputValue()).toBe('2')
		await goTo(page, '/mains-practice')
		await page.getByText('To revise').first().waitFor()
		await page.getByRole('combobox', { name: 'Questions in the quiz' }).selectOption('5')
		await press(page, 'Start Quiz')
		await page.getByRole('timer').first().waitFor({ timeout: 60_000 })
		expect(await page.locator('main li[id^="q-"]').count()).toBe(5)
	})

	it('waits for a map, also where its code comes later than the page', async () => {
		const page = await visitor.open('/design-system', phone)
		const releaseAll = await holdCode(page, /\/assets\/.*\.js/)
		await goTo(page, mapPath)
		await press(page, 'Find the places')
		releaseAll()
		await button(page, 'Check').waitFor()
		await allHeard(page)

		// The next visit knows nothing of the round.
		await page.evaluate(() => sessionStorage.clear())
		const releaseMap = await holdCode(page, /\/assets\/study-map-/)
		await goTo(page, mapPath)
		await hydrated(page)
		await press(page, 'Find the places')
		await button(page, 'Find the places').and(page.locator('[aria-busy]')).waitFor()
		releaseMap()
		await button(page, 'Check').waitFor()
		expect(await page.locator('[data-pressed]').count()).toBe(0)
	})
})
