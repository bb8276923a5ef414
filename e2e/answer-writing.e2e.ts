import { readFile } from 'node:fs/promises'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from './harness/alive.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const asLearner = (context: BrowserContext) => signIn(context, 'learner', visitor.origin)
const list = '/answer-writing-practice'

describe('browsing the questions', () => {
	it('shows one paper, then its next page, at addresses that can be reloaded', async () => {
		const page = await visitor.open(list)
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.waitForURL(/category=GS_PAPER_1$/)
		await page.getByRole('link', { name: 'Next' }).click()
		await page.waitForURL(/category=GS_PAPER_1&page=2$/)
		await page.getByText('Q.11', { exact: true }).waitFor()
		const second = await page.locator('section ol > li').allTextContents()
		await page.reload()
		expect(await page.locator('section ol > li').allTextContents()).toEqual(second)
		expect(await page.getByRole('link', { name: 'GS Paper 1', exact: true }).getAttribute('aria-current')).toBe('page')
	})
})

describe('searching', () => {
	it('finds a question in either spelling of a nasal, in Hindi and from an English page', async () => {
		const page = await visitor.open(list)
		for (const words of ['प्रजामण्डल', 'प्रजामंडल', 'Prajamandals']) {
			await page.getByRole('searchbox').fill(words)
			await page.getByRole('searchbox').press('Enter')
			await page.getByText(`for “${words}”`).waitFor()
			expect(await page.locator('section ol > li').first().textContent()).toContain('Prajamandal')
		}
	})

	it('says that nothing was found, and leads back', async () => {
		const page = await visitor.open(list)
		await page.getByRole('searchbox').fill('zzzzzz')
		await page.getByRole('button', { name: 'Search' }).click()
		await page.getByText('No questions available').waitFor()
		await page.getByRole('link', { name: 'Clear search' }).click()
		await page.locator('section ol > li').first().waitFor()
		expect(await page.getByRole('searchbox').inputValue()).toBe('')
	})

	it('keeps an over-long search in the box and says what is wrong with it', async () => {
		const page = await visitor.open(`${list}?search=${'x'.repeat(201)}`)
		await page.getByText('The search can have at most 200 characters').waitFor()
		expect(await page.getByRole('searchbox').inputValue()).toHaveLength(201)
	})
})

describe('a question', () => {
	const path = `${list}/prajamandal-political-awakening`

	it('opens over the list, and the back button closes it at the same place', async () => {
		const page = await visitor.open(`${list}?page=2`)
		const card = page.locator('section ol > li a').nth(6)
		await card.scrollIntoViewIfNeeded()
		const scroll = await page.evaluate(() => scrollY)
		const text = await card.textContent()
		await card.click()
		const dialog = page.getByRole('dialog', { name: 'Question details' })
		expect(await dialog.getByRole('heading', { level: 3 }).first().textContent()).toContain(text ?? 'a question')
		expect(page.url()).toMatch(/answer-writing-practice\/[a-z0-9-]+\?page=2$/)
		await page.goBack()
		await dialog.waitFor({ state: 'detached' })
		expect(page.url()).toMatch(/answer-writing-practice\?page=2$/)
		expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(3)
	})

	it('is the same after a reload and from a shared link', async () => {
		const page = await visitor.open(path)
		const dialog = page.getByRole('dialog')
		expect(await dialog.getByRole('heading', { level: 3 }).first().textContent()).toContain('Prajamandal movements')
		await page.reload()
		await hydrated(page)
		expect(await dialog.getByRole('heading', { level: 3 }).first().textContent()).toContain('(100 words)')
		await page.keyboard.press('Escape')
		await page.waitForURL(new RegExp(`${list}$`))
	})

	it('hides the model answer until it is asked for', async () => {
		const page = await visitor.open(path)
		const answer = page.getByText('Prajamandals carried citizens')
		expect(await answer.isVisible()).toBe(false)
		await page.getByText('Show model answer').click()
		expect(await answer.isVisible()).toBe(true)
		expect(await page.locator('dialog strong').count()).toBeGreaterThan(0)
		await page.getByText('Hide model answer').click()
		expect(await answer.isVisible()).toBe(false)
	})

	it('copies its link, in the language of the page, where the browser cannot share', async () => {
		const page = await visitor.open(path, { permissions: ['clipboard-read', 'clipboard-write'] })
		await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByText('Link copied to clipboard!').waitFor()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${visitor.origin}${path}?lang=english`)
	})

	it('hands the phone its first fifty characters and its link', async () => {
		const page = await visitor.open(path)
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
	})

	it('is taken home as a PDF', async () => {
		const page = await visitor.open(path, { before: asLearner })
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download PDF' }).click(),
		])
		expect(download.suggestedFilename()).toBe('aravalli-prajamandal-political-awakening.pdf')
		const file = await readFile(await download.path())
		expect(file.subarray(0, 5).toString()).toBe('%PDF-')
	})

	it('is taken home as HTML, with the specified message', async () => {
		const page = await visitor.open(path, { before: asLearner })
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Download HTML' }).click(),
		])
		expect(download.suggestedFilename()).toBe('aravalli-prajamandal-political-awakening.html')
		expect(await readFile(await download.path(), 'utf8')).toContain('Discuss the role of the Prajamandal')
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
	it('keeps the list when its next page cannot be had, and tries again', async () => {
		const page = await visitor.open(list, { expectedErrors: /ERR_FAILED/ })
		const first = await page.locator('section ol > li a').first().textContent()
		await page.route('**/api/content/**', (route) => route.abort())
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByText('Failed to Load Data').waitFor()
		expect(await page.locator('section ol > li a').first().textContent()).toBe(first)
		await page.unroute('**/api/content/**')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('Q.11', { exact: true }).waitFor()
		expect(await page.getByText('Failed to Load Data').count()).toBe(0)
	})

	it('does not show one paper as another while that cannot be had', async () => {
		const page = await visitor.open(list, { expectedErrors: /ERR_FAILED/ })
		await page.route('**/api/content/**', (route) => route.abort())
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.getByText('Failed to Load Data').waitFor()
		expect(await page.locator('section ol > li').count()).toBe(0)
		await page.unroute('**/api/content/**')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('7 questions').waitFor()
		expect(await page.locator('section ol > li').count()).toBe(7)
	})

	it('opens the frame of a question at once, and its text and title when they come', async () => {
		const page = await visitor.open(list)
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/content/answer-writing-practice/*', async (route) => {
			await promise
			await route.continue()
		})
		const question = page.locator('section ol > li a').first()
		const text = (await question.textContent()) ?? ''
		await question.click()
		await page.getByRole('dialog', { name: 'Question details' }).waitFor()
		expect(await page.title()).toBe('Answer Writing Practice | Aravalli')
		resolve()
		await page.getByRole('dialog').getByText(text).waitFor()
		await page.waitForFunction((words) => document.title.startsWith(words), text.slice(0, 20))
	})

	it('says so offline, for another paper and for a question, and goes on when the network is back', async () => {
		const page = await visitor.open(list, { serviceWorkers: 'allow', expectedErrors: /ERR_|fetching the script/ })
		// The code that shows a question comes with the first sign of somebody who may open one.
		await page.mouse.move(300, 300)
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		await page.locator('section ol > li a').first().click()
		const dialog = page.getByRole('dialog', { name: 'Question details' })
		await dialog.getByText('Failed to Load Data').waitFor()
		await page.keyboard.press('Escape')
		await dialog.waitFor({ state: 'detached' })
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.getByText('Failed to Load Data').waitFor()
		await page.context().setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('7 questions').waitFor()
	})

	it('says that it is away, also when nothing has been said before', async () => {
		// The worker may still be on its way.
		const page = await visitor.open(`${list}/prajamandal-political-awakening`, {
			before: asLearner,
			serviceWorkers: 'allow',
			expectedErrors: /ERR_|fetching the script/,
		})
		await page.getByText('Show model answer').click()
		// The reader's first press has brought the code that shows messages.
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('toast')),
		)
		const download = await alive(page.getByRole('link', { name: 'Download PDF' }))
		await page.context().setOffline(true)
		await download.click()
		await page.getByText('Error downloading PDF').first().waitFor()
	})
})

describe('the way back', () => {
	it('does not lead into a question that was closed', async () => {
		const page = await visitor.open(`${list}?category=ESSAY`)
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.waitForURL(/GS_PAPER_1/)
		for (const round of [1, 2]) {
			await page.locator('section ol > li a').nth(round).click()
			await page.getByRole('dialog').waitFor()
			await page.keyboard.press('Escape')
			await page.getByRole('dialog').waitFor({ state: 'detached' })
		}
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1')
		await page.goBack()
		await page.waitForURL(/category=ESSAY/)
		expect(await page.getByRole('dialog').count()).toBe(0)
	})

	it('stays on the list when a question is closed by two presses', async () => {
		const page = await visitor.open(`${list}?category=ESSAY`)
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.waitForURL(/GS_PAPER_1/)
		await page.locator('section ol > li a').first().click()
		await page.getByRole('dialog').waitFor()
		await page.evaluate(() => {
			const close = document.querySelector<HTMLElement>('dialog a[aria-label=Close]')
			close?.click()
			close?.click()
		})
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1')
	})

	it('leads to the list from a shared question, and not to the question again', async () => {
		const page = await visitor.open(`${list}/prajamandal-political-awakening`)
		await page.getByRole('dialog').waitFor()
		const entries = await page.evaluate(() => history.length)
		await page.keyboard.press('Escape')
		await page.waitForURL(new RegExp(`${list}$`))
		expect(await page.evaluate(() => history.length)).toBe(entries)
	})
})
