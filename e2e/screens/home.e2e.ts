import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const home = '/dashboard'

const banners = ['In Hindi and in English', 'Write one answer every day', 'Practise the essay', 'Know Rajasthan well']
/** Finds the slide that is up: the one before stays below it until it is covered. */
const shown = (page: Page) => page.locator('article[data-active] span > span').first().textContent()
const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })

async function openStopped(options: Parameters<typeof visitor.open>[1] = {}): Promise<Page> {
	const page = await visitor.open(home, { before: stoppedClock(), ...options })
	await page.getByRole('button', { name: 'Pause', exact: true }).last().waitFor({ state: 'attached' })
	return page
}

describe('the banners', () => {
	it('take turns every 8 seconds, fade for one, and begin again', async () => {
		const page = await openStopped()
		for (const banner of [...banners, banners[0]]) {
			expect(await shown(page)).toBe(banner)
			await pass(page, 7999)
			expect(await shown(page)).toBe(banner)
			await pass(page, 1)
		}
		const fade = await page.locator('article[data-active]').evaluate((slide) => getComputedStyle(slide).transition)
		expect(fade).toBe('opacity 1s linear')
		expect(await carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('off')
	})

	it('stop when they are paused, and go on', async () => {
		const page = await openStopped()
		await carousel(page).getByRole('button', { name: 'Pause' }).click()
		await page.mouse.move(600, 700)
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[0])
		await carousel(page).getByRole('button', { name: 'Play' }).click()
		await page.mouse.move(600, 700)
		await pass(page, 8000)
		expect(await shown(page)).toBe(banners[1])
	})

	it('wait under the mouse, under the focus, and while the tab is hidden', async () => {
		const page = await openStopped()
		await carousel(page).hover()
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[0])
		await page.mouse.move(600, 700)
		await page.keyboard.press('Tab')
		await carousel(page).getByRole('link').first().focus()
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[0])
		await page.evaluate(() => {
			const { activeElement } = document
			if (activeElement instanceof HTMLElement) activeElement.blur()
			Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
			document.dispatchEvent(new Event('visibilitychange'))
		})
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[0])
		await page.evaluate(() => {
			Object.defineProperty(document, 'hidden', { get: () => false })
			document.dispatchEvent(new Event('visibilitychange'))
		})
		await pass(page, 8000)
		expect(await shown(page)).toBe(banners[1])
	})

	it('go where keys, dots and buttons say, and say where they are', async () => {
		const page = await openStopped()
		await carousel(page).getByRole('button', { name: 'Next' }).focus()
		await page.keyboard.press('ArrowRight')
		expect(await shown(page)).toBe(banners[1])
		await page.keyboard.press('ArrowLeft')
		await page.keyboard.press('ArrowLeft')
		expect(await shown(page)).toBe(banners[3])
		await page.keyboard.press('Enter')
		expect(await shown(page)).toBe(banners[0])
		await carousel(page).getByRole('button', { name: 'Show slide 3' }).click()
		expect(await shown(page)).toBe(banners[2])
		expect(await carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('polite')
		const slide = page.locator('article[data-active]')
		expect(await slide.getAttribute('aria-label')).toBe('3 of 4')
		expect(await carousel(page).getAttribute('aria-roledescription')).toBe('carousel')
		const bar = carousel(page).getByRole('button', { name: 'Show slide 3' })
		expect(await bar.evaluate((dot) => getComputedStyle(dot, '::before').width)).toBe('26px')
	})

	it('stand still for who wants less motion, and can be turned by hand', async () => {
		const page = await visitor.open(home, { reducedMotion: 'reduce', before: stoppedClock() })
		await carousel(page).getByRole('button', { name: 'Next' }).waitFor()
		await pass(page, 60_000)
		expect(await shown(page)).toBe(banners[0])
		expect(await carousel(page).getByRole('button', { name: 'Pause' }).count()).toBe(0)
		await carousel(page).getByRole('button', { name: 'Next' }).click()
		expect(await shown(page)).toBe(banners[1])
	})

	it('open what they are about in a new tab', async () => {
		const page = await openStopped()
		const link = carousel(page).getByRole('link')
		expect(await link.getAttribute('rel')).toBe('noopener')
		const opened = page.waitForEvent('popup')
		await link.click()
		expect(new URL((await opened).url()).pathname).toBe('/answer-writing-practice')
	})

	it('are all within reach without JavaScript', async () => {
		const page = await visitor.open(home, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
		for (const [index, banner] of banners.entries()) {
			const link = page.locator('article a').nth(index)
			await link.scrollIntoViewIfNeeded()
			expect(await link.textContent()).toContain(banner)
			expect(await link.boundingBox()).toMatchObject({ x: 0, width: 360 })
			expect(await link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
		}
	})

	it('say that there are none when they cannot be had', async () => {
		const page = await visitor.open('/answer-writing-practice', { expectedErrors: /503/ })
		await page.route('**/api/content/hero-banner*', (route) => route.fulfill({ status: 503, body: '{}' }))
		await page.getByRole('link', { name: 'Aravalli' }).first().click()
		await page.getByText('No banners available').waitFor()
		expect(await page.getByRole('heading', { name: 'Today’s practice' }).isVisible()).toBe(true)
	})

	it('say that they are on their way', async () => {
		const page = await visitor.open('/answer-writing-practice')
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/content/hero-banner*', async (route) => {
			await promise
			await route.continue()
		})
		await page.getByRole('link', { name: 'Aravalli' }).first().click()
		await page.getByText('Loading banners...').waitFor()
		resolve()
		await carousel(page).waitFor()
	})
})

/** Waits until the block is alive and shows what the browser alone knows of it. */
async function reachWeek(page: Page) {
	const week = page.getByRole('region', { name: 'This week’s routine' })
	await week.scrollIntoViewIfNeeded()
	await page.waitForFunction(
		(element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')),
		await week.elementHandle(),
	)
}

describe('the home page', () => {
	it.each([
		['english', 'Old hills are climbed a little each day', 'Prajamandal', 'Prelims'],
		['hindi', 'पुराने पहाड़ रोज़ थोड़ा-थोड़ा चढ़े जाते हैं', 'प्रजामण्डल', 'प्रारंभिक परीक्षा'],
	])('is whole in %s before and without JavaScript', async (language, heading, newest, way) => {
		const page = await visitor.open(`${home}?lang=${language}`, { javaScriptEnabled: false })
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
		const questions = page.locator('main ol').first().getByRole('listitem')
		expect(await questions.locator('a').count()).toBe(3)
		expect(await questions.first().textContent()).toContain(newest)
		expect(await page.locator('main').getByRole('link', { name: way, exact: true }).isVisible()).toBe(true)
		expect(await page.locator('main [aria-current=date]').count()).toBe(0)
		await questions.first().locator('a').click()
		expect(new URL(page.url()).pathname).toMatch(/^\/answer-writing-practice\/[a-z-]+$/)
	})

	it.each([
		['2026-11-18T18:29:00Z', 'Wednesday · today'],
		['2026-11-18T18:31:00Z', 'Thursday · today'],
	])('shows the day of the week that it is in India, at %s', async (moment, day) => {
		const page = await visitor.open(home, { before: stoppedClock(moment) })
		await reachWeek(page)
		expect(await page.locator('main [aria-current=date]').textContent()).toContain(day)
	})

	it('marks no day at the weekend', async () => {
		const page = await visitor.open(home, { before: stoppedClock('2026-11-21T06:00:00Z') })
		await reachWeek(page)
		expect(await page.locator('main [aria-current=date]').count()).toBe(0)
	})

	it('comes whole though its texts are slow to arrive', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.route('**/assets/messages*', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 150))
			await route.continue()
		})
		await page.getByRole('link', { name: 'Aravalli' }).first().click()
		await carousel(page).waitFor()
		await page.getByRole('heading', { name: 'Ways to prepare' }).waitFor()
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		await page.getByRole('heading', { name: 'How practice works' }).waitFor()
	})

	it('greets a learner, with what the plan still lasts, in either language', async () => {
		const page = await visitor.open('/answer-writing-practice')
		const status = await page.evaluate(async () => {
			const body = JSON.stringify({ email: 'subscriber@example.com', password: 'aravalli-demo-1' })
			const headers = { 'content-type': 'application/json' }
			return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status
		})
		expect(status).toBe(200)
		await page.goto(home)
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
			/^Good (morning|afternoon|evening), \S+$/,
		)
		const plan = page.getByRole('heading', { name: 'Monthly evaluation plan' })
		await plan.waitFor()
		expect(await page.getByText('30 days left').isVisible()).toBe(true)
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByRole('heading', { name: 'मासिक मूल्यांकन योजना' }).waitFor()
		expect(await page.getByText('30 दिन शेष').isVisible()).toBe(true)
	})
})
