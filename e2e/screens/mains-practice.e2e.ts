import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const cards = (page: Page) => page.locator('main ol > li[id^="q-"]')
/** Goes on in the same page, as a link does. */
const goTo = (page: Page, path: string) => page.evaluate((address) => history.pushState(null, '', address), path)
const optionsOf = (page: Page, label: string) => page.getByLabel(label).locator('option').allTextContents()

describe('the questions of the main examination', () => {
	it('stand below their tabs, set by set, ten on a page, and say of which previous years there are none', async () => {
		const page = await visitor.open('/mains-practice')
		expect(await page.title()).toBe('Mains practice | Aravalli')
		expect(await page.locator('nav[aria-label="Kind of questions"] a[aria-current]').textContent()).toBe(
			'Practice questions',
		)
		expect(await cards(page).count()).toBe(10)
		expect(await page.getByText('68 questions').isVisible()).toBe(true)
		expect(await cards(page).first().textContent()).toMatch(/Paper 1.*Practice set 1/)
		expect(await page.getByText(/^Practice questions in the PYQ pattern/).count()).toBe(1)
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByRole('heading', { name: /^Q\.11 \w/ }).waitFor()
		await page.goBack()
		await page.getByRole('heading', { name: /^Q\.1 \w/ }).waitFor()

		// They are of previous years only where their source is recorded.
		await page.getByRole('link', { name: /^PYQ/ }).click()
		const years = [2024, 2023, 2021, 2018, 2016, 2013, 2012, 2009, 2008, 2007, 2003].map((year) => `${year} (0)`)
		await expect.poll(() => optionsOf(page, 'Year')).toEqual(['All Years', ...years])
		await page.getByText('No previous year question here yet').waitFor()
		await page.getByRole('link', { name: 'Practice questions, PYQ pattern' }).click()
		await page.getByText('68 questions').waitFor()
	})

	it('have their sets, and topics of the chosen subject', async () => {
		const page = await visitor.open('/mains-practice')
		expect((await optionsOf(page, 'Practice set')).slice(0, 2)).toEqual(['All sets', 'Set 1 (12)'])
		const all = await optionsOf(page, 'Topic')
		await page.getByLabel('Subject').selectOption('environment')
		await page.waitForURL('**/mains-practice?subject=environment')
		await expect.poll(async () => (await optionsOf(page, 'Topic')).length).toBeLessThan(all.length)
		await expect.poll(() => optionsOf(page, 'Topic')).toContain('Climate change and international agreements')
		await page.getByLabel('Topic').selectOption('climate-change')
		await page.waitForURL('**?subject=environment&topic=climate-change')
		// A topic that the next subject does not have goes with it.
		await page.getByLabel('Subject').selectOption('polity')
		await page.waitForURL('**/mains-practice?subject=polity')

		// Another tab takes set and year away, and nothing else.
		await page.getByLabel('Practice set').selectOption('3')
		await page.waitForURL(/(?=.*set=3)(?=.*subject=polity)/)
		await page.getByRole('link', { name: /^MIQ · / }).click()
		await page.waitForURL('**/mains-practice?subject=polity&tab=miq')
		await page.getByLabel('Practice set').waitFor({ state: 'detached' })
		for (const card of await cards(page).all()) expect(await card.textContent()).toContain('Most Important')
		await page.getByRole('link', { name: /^PYQ/ }).click()
		await page.waitForURL('**/mains-practice?subject=polity&tab=pyq')
		expect(await page.getByLabel('Year').inputValue()).toBe('')
	})

	it('are those of the default for an address that says nothing known', async () => {
		const page = await visitor.open('/help', { javaScriptEnabled: false })
		const unknown = ['?tab=all', '?year=1999', '?set=0', '?year=2024x&tab=x', '?page=0', '?subject=foo']
		for (const path of [...unknown.map((query) => `/mains-practice${query}`), '/mains-questions?subject=foo']) {
			const answer = await page.goto(path)
			expect(answer?.status(), path).toBe(200)
			expect(await cards(page).count(), path).toBe(10)
			if (path.startsWith('/mains-practice')) expect(await page.getByText('68 questions').isVisible(), path).toBe(true)
		}
	})

	it('show their answers part by part, and say where there are none, and lead back', async () => {
		const page = await visitor.open('/mains-practice?subject=management')
		const card = cards(page).first()
		await card.locator('summary').click()
		await card.getByText('Hide answer').waitFor()
		const parts = await card.locator('ol > li').count()
		expect(await card.locator('details p', { hasText: /^\(\d\)$/ }).count()).toBe(parts)

		await goTo(page, '/mains-practice?set=11&subject=polity&topic=fundamental-rights')
		await page.getByText('No questions available').waitFor()
		expect(await page.getByRole('button', { name: 'Start Quiz' }).isDisabled()).toBe(true)
		await page.getByRole('link', { name: 'Show all questions' }).click()
		await page.getByText('68 questions').waitFor()
	})

	it('can be read and filtered without JavaScript, in Hindi', async () => {
		const page = await visitor.open('/mains-practice', { locale: 'hi-IN', javaScriptEnabled: false })
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('मुख्य परीक्षा अभ्यास')
		expect(await cards(page).count()).toBe(10)
		await cards(page).first().locator('summary').click()
		expect(await cards(page).first().locator('details').getAttribute('open')).not.toBeNull()
		await page.getByLabel('विषय').selectOption('ethics')
		await page.getByRole('button', { name: 'लागू करें' }).click()
		await page.waitForURL(/subject=ethics/)
		expect(await page.getByRole('button', { name: 'क्विज़ शुरू करें' }).count()).toBe(0)
		for (const card of await cards(page).all()) expect(await card.textContent()).toContain('नीतिशास्त्र')

		// So can the simple list.
		await page.goto('/mains-questions?subject=ethics&lang=hindi')
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('मुख्य परीक्षा प्रश्न')
		expect(await cards(page).count()).toBeGreaterThan(2)
	})

	it('say what failed, and come at the next try', async () => {
		const page = await visitor.open('/mains-practice', { expectedErrors: /500|ERR_/ })
		const calls = /\/api\/content\/main-section\?/
		await page.route(calls, (route) => route.fulfill({ status: 500, body: 'oops' }))
		await page.getByLabel('Practice set').selectOption('2')
		await page.getByText('Error loading data').waitFor()
		expect(await page.getByRole('main').textContent()).toContain('Failed to fetch Mains questions')
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await cards(page).first().waitFor()
		await page.route(calls, (route) => route.abort())
		await page.getByLabel('Practice set').selectOption('3')
		await page.getByText('An error occurred').waitFor()
	})
})

describe('the simple list', () => {
	it('shows each part with an answer of its own, by subject, and says what is missing where there is none', async () => {
		const page = await visitor.open('/mains-questions')
		expect(await page.locator('main nav').first().textContent()).toMatch(/Home.*Mains Question/)
		await page.getByRole('link', { name: 'Management', exact: true }).click()
		await page.waitForURL('**/mains-questions?subject=management')
		const card = cards(page).first()
		await card.getByText('Management', { exact: true }).waitFor()
		const parts = await card.locator('ol > li').count()
		expect(await card.locator('summary').count()).toBe(parts)
		await card.locator('summary').last().click()
		expect(await card.locator('details[open]').count()).toBe(1)

		await page.route(/\/api\/content\/main-section\?/, async (route) => {
			const answer = await route.fetch()
			const body = await answer.json()
			for (const question of body.data) question.answers = question.answers.map(() => '')
			await route.fulfill({ response: answer, json: body })
		})
		await page.getByRole('link', { name: 'Ethics', exact: true }).click()
		await page.waitForURL(/subject=ethics/)
		await card.getByText('Ethics', { exact: true }).waitFor()
		await card.locator('summary').first().click()
		await page.getByText('No answer available for this question').first().waitFor()
	})
})
