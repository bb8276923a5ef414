import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const hindiTitle = 'उत्तर लेखन अभ्यास'

/** Presses without the pointer, which would scroll the switch into view first. */
const pressHindi = (page: Page) =>
	page.evaluate(() => document.querySelector<HTMLButtonElement>('button[name=language][value=hindi]')?.click())

describe('the language of a page', () => {
	it('is what the browser prefers on a first visit', async () => {
		const page = await visitor.open(list, { locale: 'hi-IN', isFirstVisit: true })
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hindiTitle)
		expect(await page.locator('html').getAttribute('lang')).toBe('hi')
	})

	it('stays that of a shared link for whoever has chosen none', async () => {
		const page = await visitor.open(`${list}?lang=hindi`, { isFirstVisit: true })
		await page.waitForFunction(() => localStorage.getItem('preferredLanguage') === 'hindi')
		await page.getByRole('link', { name: 'निबंध', exact: true }).click()
		await page.waitForURL(/category=ESSAY/)
		await page.reload()
		expect(await page.locator('html').getAttribute('lang')).toBe('hi')
	})

	it('is taken from the browser’s storage where the cookie is gone, and the cookie with it', async () => {
		const page = await visitor.open(list, {
			isFirstVisit: true,
			before: (context) => context.addInitScript(() => localStorage.setItem('preferredLanguage', 'hindi')),
		})
		await page.getByRole('heading', { level: 1, name: hindiTitle }).waitFor()
		expect(await page.evaluate(() => document.cookie)).toBe('preferredLanguage=hindi')
		expect(await page.locator('dialog').count()).toBe(0)
	})

	it('is what a shared link asks for, whatever was chosen before', async () => {
		const page = await visitor.open(`${list}?lang=hindi`)
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hindiTitle)
		expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${visitor.origin}${list}?lang=hindi`)
		expect(await page.locator('link[hreflang=en]').getAttribute('href')).toBe(`${visitor.origin}${list}?lang=english`)
	})

	it('is the language of the server’s sentences as well', async () => {
		const page = await visitor.open('/contact?lang=hindi')
		await page.getByLabel('नाम').fill('मीरा')
		await page.getByLabel('ईमेल').fill('meera@example.com')
		await page.getByLabel('आपका संदेश').fill('अगला बैच कब शुरू होगा?')
		await page.getByRole('button', { name: 'संदेश भेजें' }).click()
		await page.getByText('धन्यवाद। आपका संदेश हमें मिल गया है').waitFor()
	})
})

describe('switching the language', () => {
	it('keeps page, scroll and what is typed, without a reload, and is remembered', async () => {
		const page = await visitor.open(`${list}?category=GS_PAPER_1&page=2`)
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
		await page.getByRole('searchbox').fill('half typed')
		await page.evaluate(() => scrollTo(0, 300))
		await pressHindi(page)
		await page.getByRole('heading', { name: hindiTitle }).waitFor()
		expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1&page=2')
		expect(await page.locator('html').getAttribute('lang')).toBe('hi')
		expect(await page.getByRole('searchbox').inputValue()).toBe('half typed')
		expect(await page.title()).toContain(hindiTitle)
		expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('hindi')
		expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(60)
		await page.getByText('प्र.11', { exact: true }).waitFor()
		await page.reload()
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hindiTitle)
	})

	it('keeps an open question and its open answer', async () => {
		const page = await visitor.open(`${list}/prajamandal-political-awakening`)
		await page.getByText('Show model answer').click()
		await pressHindi(page)
		await page.getByText('जहाँ शासक का वचन ही कानून था').waitFor()
		expect(await page.getByText('आदर्श उत्तर छिपाएँ').isVisible()).toBe(true)
	})

	it('changes nothing and says so when the network is away', async () => {
		const page = await visitor.open(list, { serviceWorkers: 'allow', expectedErrors: /ERR_|fetching the script/ })
		await page.getByRole('searchbox').pressSequentially('half typed')
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('toast')),
		)
		await page.context().setOffline(true)
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByText('Couldn’t change the language.').first().waitFor()
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Answer Writing Practice')
		expect(await page.getByRole('button', { name: 'EN' }).getAttribute('aria-pressed')).toBe('true')
		expect(await page.getByRole('searchbox').inputValue()).toBe('half typed')
		expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBeNull()
		await page.context().setOffline(false)
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByRole('heading', { name: hindiTitle }).waitFor()
	})

	it('ends in the last one chosen, though the first takes longer', async () => {
		const page = await visitor.open(list)
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/content/**lang=hindi**', async (route) => {
			await promise
			await route.continue()
		})
		const answered = page.waitForResponse(/lang=hindi/)
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByRole('button', { name: 'EN' }).click()
		resolve()
		await answered
		await page.waitForFunction(() => !document.querySelector('form[aria-busy=true]'))
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Answer Writing Practice')
		expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('english')
	})

	it('drops the language from a shared address', async () => {
		const page = await visitor.open(`${list}?lang=hindi&category=ESSAY`)
		await page.getByRole('button', { name: 'EN' }).click()
		await page.getByRole('heading', { name: 'Answer Writing Practice' }).waitFor()
		expect(new URL(page.url()).search).toBe('?category=ESSAY')
	})

	it('sends only the texts of the reader', async () => {
		const page = await visitor.open(list)
		const scripts = await page.evaluate(() =>
			Promise.all(
				performance
					.getEntriesByType('resource')
					.filter(({ name }) => name.endsWith('.js'))
					.map(async ({ name }) => (await fetch(name)).text()),
			),
		)
		expect(scripts.length).toBeGreaterThan(0)
		expect(scripts.filter((script) => script.includes(hindiTitle))).toEqual([])
	})
})
