import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from './harness/alive.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const asLearner = (context: BrowserContext) => signIn(context, 'learner', visitor.origin)
const list = '/answer-writing-practice'

const inList = (page: Page) => page.locator('section ol > li')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Question details' })

describe('browsing the questions', () => {
	it('shows one paper, then its next page, and what a search finds, at addresses that can be reloaded', async () => {
		const page = await visitor.open(list)
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.waitForURL(/category=GS_PAPER_1$/)
		await page.getByRole('link', { name: 'Next' }).click()
		await page.waitForURL(/category=GS_PAPER_1&page=2$/)
		await page.getByText('Q.11', { exact: true }).waitFor()
		const second = await inList(page).allTextContents()
		await page.reload()
		expect(await inList(page).allTextContents()).toEqual(second)
		expect(await page.getByRole('link', { name: 'GS Paper 1', exact: true }).getAttribute('aria-current')).toBe('page')

		// In either spelling of a nasal, in Hindi and from an English page.
		await page.goto(list)
		await hydrated(page)
		for (const words of ['प्रजामण्डल', 'प्रजामंडल', 'Prajamandals']) {
			await page.getByRole('searchbox').fill(words)
			await page.getByRole('searchbox').press('Enter')
			await page.getByText(`for “${words}”`).waitFor()
			expect(await inList(page).first().textContent()).toContain('Prajamandal')
		}

		// Nothing is found, and there is a way back.
		await page.getByRole('searchbox').fill('zzzzzz')
		await page.getByRole('button', { name: 'Search' }).click()
		await page.getByText('No questions available').waitFor()
		await page.getByRole('link', { name: 'Clear search' }).click()
		await inList(page).first().waitFor()
		expect(await page.getByRole('searchbox').inputValue()).toBe('')

		// One that is too long stays in the box, and it is said what is wrong with it.
		await page.goto(`${list}?search=${'x'.repeat(201)}`)
		await page.getByText('The search can have at most 200 characters').waitFor()
		expect(await page.getByRole('searchbox').inputValue()).toHaveLength(201)
	})
})

describe('a question', () => {
	const path = `${list}/prajamandal-political-awakening`

	it('is the same from a shared link and after a reload, hides its answer, and closes to the list', async () => {
		const page = await visitor.open(path)
		const heading = page.getByRole('dialog').getByRole('heading', { level: 3 }).first()
		expect(await heading.textContent()).toContain('Prajamandal movements')
		const answer = page.getByText('Prajamandals carried citizens')
		expect(await answer.isVisible()).toBe(false)
		await page.getByText('Show model answer').click()
		expect(await answer.isVisible()).toBe(true)
		expect(await page.locator('dialog strong').count()).toBeGreaterThan(0)
		await page.getByText('Hide model answer').click()
		expect(await answer.isVisible()).toBe(false)

		await page.reload()
		await hydrated(page)
		expect(await heading.textContent()).toContain('(100 words)')
		// The way back does not lead to the question again.
		const entries = await page.evaluate(() => history.length)
		await page.keyboard.press('Escape')
		await page.waitForURL(new RegExp(`${list}$`))
		expect(await page.evaluate(() => history.length)).toBe(entries)
	})

	it('is shared by its link, in the language of the page, and taken home as a PDF and as HTML', async () => {
		const page = await visitor.open(path, { before: asLearner, permissions: ['clipboard-read', 'clipboard-write'] })
		// Where the browser cannot share, its link is copied.
		await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByText('Link copied to clipboard!').waitFor()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${visitor.origin}${path}?lang=english`)

		// A phone is handed its first fifty characters and its link.
		await page.evaluate(() => {
			Object.defineProperty(navigator, 'share', {
				value: async (data: object) => Object.assign(window, { shared: data }),
			})
		})
		await page.getByRole('button', { name: 'Share' }).click()
		await expect
			.poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
			.toEqual({
				title: 'Discuss the role of the Prajamandal movements in t',
				url: `${visitor.origin}${path}?lang=english`,
			})

		const [pdf] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download PDF' }).click(),
		])
		expect(pdf.suggestedFilename()).toBe('aravalli-prajamandal-political-awakening.pdf')
		expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

		const [html] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Download HTML' }).click(),
		])
		expect(html.suggestedFilename()).toBe('aravalli-prajamandal-political-awakening.html')
		expect(await readFile(await html.path(), 'utf8')).toContain('Discuss the role of the Prajamandal')
		await page
			.getByText("HTML file downloaded. You can convert it to PDF using your browser's print function.")
			.waitFor()
	})

	it('says so when a download fails, and works at the next try', async () => {
		const page = await visitor.open(path, { before: asLearner, expectedErrors: /503|ERR_FAILED/ })
		await page.route('**/download?*', (route) =>
			route.fulfill({ status: 503, json: { success: false, code: 'x', message: 'x' } }),
		)
		await page.getByRole('button', { name: 'Download HTML' }).click()
		await page.getByText('Failed to download PDF').first().waitFor()
		await page.unroute('**/download?*')
		await page.route('**/pdf?*', (route) => route.abort())
		await page.getByRole('link', { name: 'Download PDF' }).click()
		await page.getByText('Error downloading PDF').first().waitFor()
		await page.unroute('**/pdf?*')
		await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download PDF' }).click()])
	})

	it('says that an unknown question is not there, with a way back', async () => {
		const page = await visitor.open(`${list}/no-such-question`, { expectedErrors: /404/ })
		await page.getByText('Question not found').waitFor()
		await page.getByRole('link', { name: 'Back to the list' }).click()
		await page.waitForURL(new RegExp(`${list}$`))
	})
})

describe('a patchy network', () => {
	it('keeps the list when its next page cannot be had, but shows no paper as another, and tries again', async () => {
		const page = await visitor.open(list, { expectedErrors: /ERR_FAILED/ })
		const first = inList(page).locator('a').first()
		const text = await first.textContent()
		await page.route('**/api/content/**', (route) => route.abort())
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByText('Failed to Load Data').waitFor()
		expect(await first.textContent()).toBe(text)
		await page.unroute('**/api/content/**')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('Q.11', { exact: true }).waitFor()
		expect(await page.getByText('Failed to Load Data').count()).toBe(0)

		await page.route('**/api/content/**', (route) => route.abort())
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.getByText('Failed to Load Data').waitFor()
		expect(await inList(page).count()).toBe(0)
		await page.unroute('**/api/content/**')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('7 questions').waitFor()
		expect(await inList(page).count()).toBe(7)
	})

	it('says so offline, for a download, a question and another paper, and goes on when the network is back', async () => {
		// The worker may still be on its way.
		const page = await visitor.open(list, {
			before: asLearner,
			serviceWorkers: 'allow',
			expectedErrors: /ERR_|fetching the script/,
		})
		await inList(page).locator('a').first().click()
		await page.getByText('Show model answer').click()
		// The reader's first press has brought the code that shows messages, also when nothing has been said before.
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('toast')),
		)
		const download = await alive(page.getByRole('link', { name: 'Download PDF' }))
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		await download.click()
		await page.getByText('Error downloading PDF').first().waitFor()
		await page.keyboard.press('Escape')
		await dialogOf(page).waitFor({ state: 'detached' })

		await inList(page).locator('a').nth(1).click()
		await dialogOf(page).getByText('Failed to Load Data').waitFor()
		await page.keyboard.press('Escape')
		await dialogOf(page).waitFor({ state: 'detached' })
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.getByText('Failed to Load Data').waitFor()
		await page.context().setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('7 questions').waitFor()
	})
})

describe('the way back', () => {
	it('leads from a question, whose frame opens at once, to the same place of the list, and not into a closed one', async () => {
		const page = await visitor.open(`${list}?page=2`)
		const card = inList(page).locator('a').nth(6)
		await card.scrollIntoViewIfNeeded()
		const scroll = await page.evaluate(() => scrollY)
		const text = (await card.textContent()) ?? ''
		const dialog = dialogOf(page)
		// The frame of a question opens at once, its text and title come when they come.
		const { promise, resolve } = Promise.withResolvers<void>()
		const ofQuestion = '**/api/content/answer-writing-practice/*'
		await page.route(ofQuestion, async (route) => {
			await promise
			await route.continue()
		})
		await card.click()
		await dialog.waitFor()
		expect(await page.title()).toBe('Answer Writing Practice | Aravalli')
		resolve()
		await dialog.getByRole('heading', { level: 3 }).first().waitFor()
		expect(await dialog.getByRole('heading', { level: 3 }).first().textContent()).toContain(text)
		await page.waitForFunction((words) => document.title.startsWith(words), text.slice(0, 20))
		await page.unroute(ofQuestion)
		expect(page.url()).toMatch(/answer-writing-practice\/[a-z0-9-]+\?page=2$/)
		await page.goBack()
		await dialog.waitFor({ state: 'detached' })
		expect(page.url()).toMatch(/answer-writing-practice\?page=2$/)
		expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(3)

		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.waitForURL(/category=ESSAY$/)
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.waitForURL(/category=GS_PAPER_1$/)
		for (const round of [1, 2]) {
			await inList(page).locator('a').nth(round).click()
			await page.getByRole('dialog').waitFor()
			await page.keyboard.press('Escape')
			await page.getByRole('dialog').waitFor({ state: 'detached' })
		}
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1')
		// Closed by two presses, it stays on the list, too.
		await inList(page).locator('a').first().click()
		await page.getByRole('dialog').waitFor()
		await page.evaluate(() => {
			const close = document.querySelector<HTMLElement>('dialog a[aria-label=Close]')
			close?.click()
			close?.click()
		})
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1')
		await page.goBack()
		await page.waitForURL(/category=ESSAY/)
		expect(await page.getByRole('dialog').count()).toBe(0)
	})
})
