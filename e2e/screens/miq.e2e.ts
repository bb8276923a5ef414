import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()
const list = '/mains-miq'
const question = `${list}/stepwells-craft-and-community`
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const cards = (page: Page) => page.locator('main section > ol > li:has(h2)')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Question details' })

describe('the list of most important questions', () => {
	it('has the specified papers and cards, and is gone through page by page, without a way beyond its ends', async () => {
		const page = await visitor.open(list)
		expect(await page.getByRole('navigation', { name: 'Papers' }).getByRole('link').allTextContents()).toEqual([
			'All Papers',
			'GS Paper 1',
			'GS Paper 2',
			'GS Paper 3',
			'GS Paper 4',
			'Essay',
			'Monthly Consolidation',
			'Prakaram 2025-26',
		])
		await page.getByText('42 questions found').waitFor()
		expect(await cards(page).count()).toBe(10)
		const pager = page.getByRole('navigation', { name: 'Pages' })
		expect(await pager.getByRole('link').allTextContents()).toEqual(['Next'])
		await pager.getByText('Page 1 / 5').waitFor()
		await pager.getByRole('link', { name: 'Next' }).click()
		await pager.getByText('Page 2 / 5').waitFor()
		await page.getByText('Q.11', { exact: true }).waitFor()

		// Another paper begins with its first page, at an address that can be reloaded.
		await page.getByRole('link', { name: 'Monthly Consolidation' }).click()
		await page.waitForURL(/mains-miq\?paper=MONTHLY_CONSOLIDATION$/)
		await page.getByText('7 questions found').waitFor()
		await page.reload()
		expect(await cards(page).count()).toBe(7)
		expect(await pager.count()).toBe(0)
		expect(await page.locator('nav[aria-label=Papers] a[aria-current]').textContent()).toBe('Monthly Consolidation')

		// A card shows what the specification names, three tags and how many more.
		await page.goto(`${list}?paper=ESSAY`)
		const card = cards(page).filter({ hasText: 'Democracy is a habit' })
		for (const text of ['Hard', 'Most Important', 'Essay', '18 min', '2026', 'practised', '20 marks', '+3 more'])
			expect((await card.textContent())?.replace(/\s+/g, ' ')).toContain(text)
		expect(await card.getByRole('list', { name: 'Tags' }).getByRole('listitem').count()).toBe(4)
	})

	it('makes of an address what can be made of it', async () => {
		const page = await visitor.open(`${list}?paper=MONTHLY_CONSOLIDATIONS`)
		const current = page.locator('nav[aria-label=Papers] a[aria-current]')
		await page.getByText('7 questions found').waitFor()
		expect(await current.textContent()).toBe('Monthly Consolidation')
		await page.goto(`${list}?paper=GS_PAPER_9&page=0`)
		await page.getByText('42 questions found').waitFor()
		expect(await current.textContent()).toBe('All Papers')
		await page.goto(`${list}?page=5`)
		expect(await cards(page).count()).toBe(2)
		expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').allTextContents()).toEqual([
			'Previous',
		])
		await page.goto(`${list}?page=9`)
		await hydrated(page)
		await page.getByText('No such page').waitFor()
		await page.getByRole('link', { name: 'Go to page 1' }).click()
		await page.getByText('Q.1', { exact: true }).waitFor()
	})
})

describe('searching', () => {
	it('finds in both languages, by Enter and by the button, and says when nothing was found', async () => {
		const page = await visitor.open(`${list}?page=2`)
		await page.getByRole('searchbox').fill('stepwells')
		await page.getByRole('searchbox').press('Enter')
		await page.waitForURL(/mains-miq\?search=stepwells$/)
		await page.getByText('for “stepwells”').waitFor()
		expect(await cards(page).first().textContent()).toContain('stepwells of Rajasthan')
		await page.getByRole('searchbox').fill('बावड़ियों')
		await page.getByRole('button', { name: 'Search' }).click()
		await page.getByText('for “बावड़ियों”').waitFor()
		expect(await cards(page).first().textContent()).toContain('stepwells of Rajasthan')
		await page.getByRole('link', { name: 'Clear search' }).click()
		await page.getByText('42 questions found').waitFor()

		// It keeps the paper, and there is a way back.
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.getByText('4 questions found').waitFor()
		await page.getByRole('searchbox').fill('zzzzzz')
		await page.getByRole('searchbox').press('Enter')
		await page.getByText('No questions available').waitFor()
		expect(new URL(page.url()).search).toBe('?paper=ESSAY&search=zzzzzz')
		await page.getByRole('link', { name: 'Clear search' }).click()
		await page.getByText('4 questions found').waitFor()
		await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
	})
})

describe('a question', () => {
	it('opens over its list and is counted, says which answer is missing, and closes to the same place', async () => {
		const page = await visitor.open(`${list}?paper=GS_PAPER_3`)
		await page.route('**/api/miq/*?*', async (route) => {
			const answer = await (await route.fetch()).json()
			if (answer.data.answers) answer.data.answers = []
			await route.fulfill({ json: answer })
		})
		const counted = page.waitForResponse((response) => response.url().endsWith('/view'))
		const card = cards(page).locator('a').nth(3)
		await card.focus()
		await page.keyboard.press('Enter')
		await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
		expect(page.url()).toMatch(/mains-miq\/[a-z0-9-]+\?paper=GS_PAPER_3$/)
		expect((await counted).status()).toBe(200)
		await dialogOf(page).getByText('Show answers').click()
		await dialogOf(page).getByText('Answer not available').first().waitFor()
		await page.keyboard.press('Escape')
		await dialogOf(page).waitFor({ state: 'detached' })
		expect(new URL(page.url()).search).toBe('?paper=GS_PAPER_3')
		await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true)
	})

	it('shows its badges, its facts and all its questions, and the answers when they are asked for', async () => {
		const page = await visitor.open(question)
		const dialog = dialogOf(page)
		const facts = dialog.locator('dl', { hasText: 'Subject' })
		for (const badge of ['Medium', 'Most Important', 'Featured'])
			expect(await dialog.getByText(badge, { exact: true }).isVisible()).toBe(true)
		expect(await facts.locator('dt').allTextContents()).toEqual([
			'Paper',
			'Subject',
			'Year',
			'Duration',
			'Marks',
			'Questions',
			'Views',
			'Practised',
		])
		expect((await facts.locator('dd').allTextContents()).slice(0, 6)).toEqual([
			'GS Paper 1',
			'Art and Culture',
			'2026',
			'9 minutes',
			'10',
			'2',
		])
		expect(await dialog.getByRole('heading', { level: 3 }).filter({ hasNotText: 'On this topic' }).count()).toBe(2)
		const answer = dialog.getByText('A stepwell reaches groundwater')
		expect(await answer.isVisible()).toBe(false)
		await dialog.getByText('Show answers').click()
		expect(await answer.isVisible()).toBe(true)
		expect(await dialog.getByText('keep the catchment clear').isVisible()).toBe(true)
		await dialog.getByText('Hide answers').click()
		expect(await answer.isVisible()).toBe(false)
	})

	it('is shared by its link: it is copied, or handed to the phone with its first fifty characters', async () => {
		const page = await visitor.open(question, { permissions: ['clipboard-read', 'clipboard-write'] })
		await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByText('Link copied!').waitFor()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${visitor.origin}${question}?lang=english`)

		await page.evaluate(() => {
			Object.defineProperty(navigator, 'share', {
				value: async (data: object) => Object.assign(window, { shared: data }),
			})
		})
		await page.getByRole('button', { name: 'Share' }).click()
		await expect
			.poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
			.toEqual({
				title: 'Describe the main architectural features of the st',
				url: `${visitor.origin}${question}?lang=english`,
			})
	})
})

describe('in Hindi and on a phone', () => {
	it('the list and an opened question fit', async () => {
		const page = await visitor.open(list, { ...phone, locale: 'hi-IN' })
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('सर्वाधिक महत्त्वपूर्ण प्रश्न')
		await page.getByText('42 प्रश्न मिले').waitFor()
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
		await cards(page).locator('a').nth(1).tap()
		const dialog = page.getByRole('dialog', { name: 'प्रश्न विवरण' })
		await dialog.getByRole('button', { name: 'अभ्यास शुरू करें' }).tap()
		await dialog.getByRole('textbox', { name: 'आपके नोट' }).waitFor()
		await dialog.getByText('उत्तर दिखाएँ').tap()
		expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBe(360)
	})
})

describe('without JavaScript', () => {
	it('papers, pages, the search, questions and the PDF are links and forms; comments say what they need', async () => {
		const page = await visitor.open(list, { javaScriptEnabled: false })
		await page.getByRole('link', { name: 'Next' }).click()
		expect(new URL(page.url()).search).toBe('?page=2')
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.getByRole('searchbox').fill('बावड़ी')
		await page.getByRole('button', { name: 'Search' }).click()
		expect(new URL(page.url()).searchParams.get('paper')).toBe('GS_PAPER_1')
		await cards(page).locator('a').first().click()
		await dialogOf(page).getByText('Show answers').click()
		expect(await page.getByText('A stepwell reaches groundwater').isVisible()).toBe(true)
		expect(await page.getByRole('button', { name: 'Start Practice' }).isVisible()).toBe(false)
		await page.getByRole('link', { name: 'Close' }).click()
		expect(new URL(page.url()).pathname).toBe(list)

		await page.goto(question)
		expect(await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
			`/login?redirect=${question.slice(1)}`,
		)
		await page.getByText('Show comments').click()
		await page.getByText('Turn on JavaScript to see comments').waitFor()
	})
})

describe('a patchy network', () => {
	it('keeps the list when its next page cannot be had, but shows no paper as another, and tries again', async () => {
		const page = await visitor.open(list, { expectedErrors: /ERR_FAILED/ })
		const first = await cards(page).locator('a').first().textContent()
		await page.route('**/api/miq/**', (route) => route.abort())
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByText('Failed to Load Data').waitFor()
		expect(await cards(page).locator('a').first().textContent()).toBe(first)
		await page.unroute('**/api/miq/**')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('Q.11', { exact: true }).waitFor()
		expect(await page.getByText('Failed to Load Data').count()).toBe(0)

		await page.route('**/api/miq/**', (route) => route.abort())
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.getByText('Failed to Load Data').waitFor()
		expect(await cards(page).count()).toBe(0)
	})

	it('opens a question without a network: its frame says so, and goes on when the network is back', async () => {
		// The service worker may be under way, too.
		const page = await visitor.open(list, { serviceWorkers: 'allow', expectedErrors: /ERR_|fetching the script/ })
		// The code that shows a question comes with the first sign of somebody who may open one.
		await page.mouse.move(300, 300)
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		await cards(page).locator('a').first().click()
		await dialogOf(page).getByText('Failed to Load Data').waitFor()
		await page.context().setOffline(false)
		await dialogOf(page).getByRole('button', { name: 'Try Again' }).click()
		await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
	})
})
