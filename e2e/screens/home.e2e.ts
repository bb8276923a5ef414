import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from '../harness/alive.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const home = '/dashboard'

const banners = ['In Hindi and in English', 'Write one answer every day', 'Practise the essay', 'Know Rajasthan well']
/** Finds the slide that is up: the one before stays below it until it is covered. */
const shown = (page: Page) => page.locator('article[data-active] span > span').first().textContent()
const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })

async function openStopped(options: Parameters<typeof visitor.open>[1] = {}): Promise<Page> {
	const page = await visitor.open(home, { before: stoppedClock(), viewport: { width: 1280, height: 1200 }, ...options })
	await alive(carousel(page))
	return page
}

describe('the banners', () => {
	it('take turns every 8 seconds and fade for one, but wait under mouse and focus, and while the tab is hidden', async () => {
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

		// The second one waits.
		await carousel(page).hover()
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[1])
		await page.mouse.move(5, 5)
		await page.keyboard.press('Tab')
		await carousel(page).getByRole('link').first().focus()
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[1])
		await page.evaluate(() => {
			const { activeElement } = document
			if (activeElement instanceof HTMLElement) activeElement.blur()
			Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
			document.dispatchEvent(new Event('visibilitychange'))
		})
		await pass(page, 30_000)
		expect(await shown(page)).toBe(banners[1])
		await page.evaluate(() => {
			Object.defineProperty(document, 'hidden', { get: () => false })
			document.dispatchEvent(new Event('visibilitychange'))
		})
		await pass(page, 8000)
		expect(await shown(page)).toBe(banners[2])
	})

	it('open what they are about in a new tab, go where keys, dots and buttons say, and say where they are', async () => {
		const page = await openStopped()
		const link = carousel(page).getByRole('link')
		expect(await link.getAttribute('rel')).toBe('noopener')
		const opened = page.waitForEvent('popup')
		await link.click()
		expect(new URL((await opened).url()).pathname).toBe('/answer-writing-practice')

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

	it('are a row under the finger on a phone, with and without JavaScript', async () => {
		for (const javaScriptEnabled of [false, true]) {
			const page = await visitor.open(home, {
				javaScriptEnabled,
				viewport: { width: 360, height: 740 },
				...(javaScriptEnabled && { before: stoppedClock() }),
			})
			const links = page.getByRole('region', { name: 'Highlights' }).locator('article a')
			for (const [index, banner] of banners.entries()) {
				const link = links.nth(index)
				await link.scrollIntoViewIfNeeded()
				expect(await link.textContent()).toContain(banner)
				await expect.poll(async () => (await link.boundingBox())?.x).toBeLessThan(100)
			}
			if (!javaScriptEnabled) continue
			await pass(page, 60_000)
			expect((await links.last().boundingBox())?.x).toBeLessThan(100)
			expect(await carousel(page).getByRole('button').count()).toBe(0)
		}
	})

	it('say that there are none when they cannot be had', async () => {
		const page = await visitor.open('/answer-writing-practice', { expectedErrors: /503/ })
		await page.route('**/api/content/hero-banner*', (route) => route.fulfill({ status: 503, body: '{}' }))
		await page.getByRole('link', { name: 'Aravalli' }).first().click()
		await page.getByText('No banners available').waitFor()
		expect(await page.getByRole('heading', { name: 'Answer writing', exact: true }).isVisible()).toBe(true)
	})
})

const firstScreens = [
	['english', 'RAS preparation in Hindi and English', 'RPSC', 'Today’s question', 'Prajamandal', 'Maps'],
	['hindi', 'RAS की तैयारी, हिंदी और अंग्रेज़ी में', 'RPSC', 'आज का प्रश्न', 'प्रजामंडल', 'मानचित्र'],
] as const

describe('the home page', () => {
	it('says what it is and offers ways on in a phone’s first screen, and is whole without JavaScript', async () => {
		const page = await visitor.open('/help', {
			javaScriptEnabled: false,
			viewport: { width: 360, height: 740 },
		})
		for (const [language, heading, exam, today, newest, maps] of firstScreens) {
			await page.goto(`${home}?lang=${language}`)
			const main = page.locator('main')
			expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
			const { question, paperCategory } = (
				await (await page.request.get(`/api/content/todays-question?lang=${language}`)).json()
			).data
			for (const part of [
				main.getByText(exam).first(),
				main.getByText(today),
				main.getByRole('heading', { name: question.questionText }),
				main.getByRole('link', { name: maps, exact: true }),
			]) {
				const box = await part.first().boundingBox()
				expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(740)
			}
			expect(paperCategory).toBeTruthy()
			const questions = main.locator('section[aria-labelledby=practice] li')
			expect(await questions.count()).toBe(3)
			expect(await questions.first().textContent()).toContain(newest)
			await main.locator(`a[href="/answer-writing-practice/${question.questionId}#practice"]`).first().click()
			expect(new URL(page.url()).pathname).toBe(`/answer-writing-practice/${question.questionId}`)
		}
	})

	it('is at most four screens of a phone and a row of courses, and not wider than one of 320 px', async () => {
		const page = await visitor.open(`${home}?lang=hindi`, { viewport: { width: 360, height: 740 } })
		await page.waitForFunction(() => document.documentElement.dataset.laidOut === '')
		await page.evaluate(() => document.fonts.ready)
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 740 + 160)
		await page.setViewportSize({ width: 320, height: 640 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	})

	it('comes whole though its texts are slow to arrive, and says meanwhile that the banners are on their way', async () => {
		const page = await visitor.open('/answer-writing-practice')
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/content/hero-banner*', async (route) => {
			await promise
			await route.continue()
		})
		await page.route('**/assets/messages*', async (route) => {
			await new Promise((go) => setTimeout(go, 150))
			await route.continue()
		})
		await page.getByRole('link', { name: 'Aravalli' }).first().click()
		await page.getByText('Loading banners...').waitFor()
		resolve()
		await carousel(page).waitFor()
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		await page.getByRole('heading', { name: 'How you prepare here' }).waitFor()
	})
})
