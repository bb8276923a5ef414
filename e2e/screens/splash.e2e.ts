import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
/** Waits until the page is alive and its time counts. */
const standing = (page: Page) => page.waitForFunction(() => document.cookie.includes('splashSeen='))
const pathOf = (address: string) => new URL(address).pathname

describe('the splash', () => {
	it('stands for 5.5 seconds and then gives way to the home page, to which Back does not return it', async () => {
		const page = await visitor.open(list, { before: stoppedClock() })
		await page.goto('/')
		await standing(page)
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('अरावलीAravalli')
		// The home page is the one to be listed.
		const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
		expect(canonical).toBe(`${visitor.origin}/dashboard`)
		expect(await page.locator('meta[name=robots]').count()).toBe(0)
		await pass(page, 5499)
		expect(pathOf(page.url())).toBe('/')
		await pass(page, 1)
		await page.waitForURL('**/dashboard')
		await page.clock.resume()
		await page.getByRole('heading', { name: 'Answer writing', exact: true }).waitFor()
		await page.goBack()
		expect(pathOf(page.url())).toBe(list)
	})

	it('can be skipped', async () => {
		const page = await visitor.open(list, { before: stoppedClock() })
		await page.goto('/')
		await standing(page)
		await page.getByRole('link', { name: 'Skip · छोड़ें' }).click()
		await page.waitForURL('**/dashboard')
		await page.goBack()
		expect(pathOf(page.url())).toBe(list)
	})

	it('is shown once in a session of the browser: then it leads on before it is painted', async () => {
		const page = await visitor.open('/', { before: stoppedClock() })
		await standing(page)
		const again = await page.context().newPage()
		await again.route(/\.js$/, (route) => route.abort())
		await again.goto('/?lang=hindi', { waitUntil: 'commit' })
		await again.waitForURL('**/dashboard?lang=hindi', { waitUntil: 'commit' })
	})

	it('goes on at once where the system asks for less motion', async () => {
		const page = await visitor.open('/', { reducedMotion: 'reduce', before: stoppedClock() })
		await page.waitForURL('**/dashboard')
	})

	it('goes on at once where the reader has asked for less motion', async () => {
		const page = await visitor.open('/', {
			before: async (context) => {
				await stoppedClock()(context)
				await context.addInitScript(() => localStorage.setItem('accessibility', '{"reducedMotion":true}'))
			},
		})
		await page.waitForURL('**/dashboard')
	})

	it('is passed over after a sign-in', async () => {
		const page = await visitor.open(list, { before: stoppedClock() })
		await page.evaluate(() => {
			const router = Reflect.get(window, '__TSR_ROUTER__') as { navigate(options: object): Promise<void> }
			return router.navigate({ to: '/', state: { isAfterSignIn: true } })
		})
		await page.waitForURL('**/dashboard')
	})

	it('leads on without JavaScript, by its link and by itself', async () => {
		const page = await visitor.open('/', { javaScriptEnabled: false })
		await page.getByRole('link', { name: 'Skip · छोड़ें' }).click()
		expect(pathOf(page.url())).toBe('/dashboard')
		// Its six seconds are over sooner here.
		await page.route('/', async (route) => {
			const response = await route.fetch()
			const html = await response.text()
			expect(html).toContain(' content="6;')
			await route.fulfill({ response, body: html.replace(' content="6;', ' content="1;') })
		})
		await page.goto('/')
		await page.waitForURL('**/dashboard')
	})
})
