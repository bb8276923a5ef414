import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor, hydrated } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const home = '/dashboard'

const chooser = (page: Page) => page.getByRole('dialog', { name: 'अपनी भाषा चुनें' })
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('preferredLanguage'), document.cookie])
const isChosen = (page: Page) => page.evaluate(() => document.querySelector(':checked')?.getAttribute('value'))

/** Whoever is not asked has no code of it either. */
async function expectNotAsked(page: Page) {
	await page.waitForLoadState('networkidle')
	expect(await page.locator('dialog').count()).toBe(0)
	const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
	expect(files.filter((name) => name.includes('language-chooser'))).toEqual([])
}

describe('the first visit', () => {
	it('asks for the language over a page that can be read, and changes to Hindi in place', async () => {
		const page = await visitor.open(home, { isFirstVisit: true })
		await chooser(page).waitFor()
		expect(await page.locator('h1').textContent()).toBe('RAS preparation in Hindi and English')
		expect(await isChosen(page)).toBe('english')
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
		await page.getByText('हिंदी में पढ़ें').click()
		await page.getByRole('button', { name: 'हिंदी में आगे बढ़ें' }).click()
		await chooser(page).waitFor({ state: 'detached' })
		await page.getByRole('heading', { name: 'उत्तर लेखन', exact: true }).waitFor()
		expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
		expect(await stored(page)).toEqual(['hindi', 'preferredLanguage=hindi'])
		await page.reload()
		await page.getByRole('heading', { name: 'उत्तर लेखन', exact: true }).waitFor()
		await expectNotAsked(page)
	})

	it('keeps the language of the page on Escape; is done with the keyboard alone', async () => {
		const page = await visitor.open(home, { isFirstVisit: true, locale: 'hi-IN' })
		await chooser(page).waitFor()
		await page.keyboard.press('Escape')
		await chooser(page).waitFor({ state: 'detached' })
		expect(await stored(page)).toEqual(['hindi', 'preferredLanguage=hindi'])
		expect(await page.locator('html').getAttribute('lang')).toBe('hi')

		// Whoever forgets it is asked again.
		await page.evaluate(() => localStorage.clear())
		await page.context().clearCookies()
		await page.goto(home)
		await hydrated(page)
		await chooser(page).waitFor()
		await page.keyboard.press('ArrowRight')
		expect(await isChosen(page)).toBe('english')
		await page.getByRole('button', { name: 'Continue in English' }).waitFor()
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { name: 'Answer writing', exact: true }).waitFor()
		await chooser(page).waitFor({ state: 'detached' })
		expect(await stored(page)).toEqual(['english', 'preferredLanguage=english'])
	})

	it('stays over the home page when the splash has given way', async () => {
		const page = await visitor.open('/', { isFirstVisit: true, before: stoppedClock() })
		await chooser(page).waitFor()
		await pass(page, 5500)
		await page.waitForURL('**/dashboard')
		await page.clock.resume()
		expect(await chooser(page).isVisible()).toBe(true)
		await page.getByText('हिंदी में पढ़ें').click()
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { name: 'उत्तर लेखन', exact: true }).waitFor()
	})

	it('says so when the other language cannot be had', async () => {
		// The service worker may be on its way as well.
		const page = await visitor.open(home, {
			isFirstVisit: true,
			serviceWorkers: 'allow',
			expectedErrors: /ERR_|fetching the script/,
		})
		await chooser(page).waitFor()
		await page.context().setOffline(true)
		await page.getByText('हिंदी में पढ़ें').click()
		await page.keyboard.press('Enter')
		await page.getByText('Couldn’t change the language.').waitFor()
		expect(await stored(page)).toEqual([null, ''])
		await page.keyboard.press('Escape')
		await chooser(page).waitFor({ state: 'detached' })
	})
})

describe('nobody is asked', () => {
	it('who comes by a link that names a language', async () => {
		const page = await visitor.open(`${home}?lang=hindi`, { isFirstVisit: true })
		await expectNotAsked(page)
	})

	it('without JavaScript', async () => {
		const page = await visitor.open(home, { isFirstVisit: true, javaScriptEnabled: false })
		expect(await page.locator('dialog').count()).toBe(0)
		expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
	})
})
