/** Follows learners whose wrong answers come back: also without a network, in another language, and after a week away. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { prelimsOfStory, wrongDaysAgo } from './harness/revision.ts'
import { origin } from './harness/this-product.ts'

const visitor = aVisitor()
const phone = { viewport: { width: 360, height: 740 } }

const option = (page: Page, letter: string) => page.locator(`[data-option="${letter}"]`)
const next = (page: Page) => page.getByRole('button', { name: 'Next question' }).click()
const progress = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
const ofToday = async (page: Page) => (await (await page.request.get('/api/revision/today')).json()).data

describe('revision', () => {
	it('asks what was wrong, once more what is wrong again, and is done', { tags: ['smoke'] }, async () => {
		// Without a network nothing else can be had either.
		const expectedErrors = /ERR_INTERNET_DISCONNECTED/
		const ids = await prelimsOfStory(3)
		const signIn = signedInAs(await anAccount())
		const before = async (context: BrowserContext) => {
			await signIn(context)
			await wrongDaysAgo(context, ids, 2)
		}
		const page = await visitor.open('/revision', { before, expectedErrors, ...phone })
		await hydrated(page)
		await progress(page, '0 of 3 done')
		await option(page, 'C').click()
		await page.getByText('Wrong. The right option is B.').waitFor()
		await page.getByText('It comes once more at the end of today.').waitFor()
		for (let turn = 0; turn < 25; turn += 1) {
			await page.getByRole('button', { name: 'हिं – हिंदी' }).last().click()
			await page.getByRole('button', { name: 'EN – English' }).last().click()
		}
		expect(await option(page, 'C').getAttribute('aria-pressed')).toBe('true')
		await next(page)
		await progress(page, '1 of 3 done')

		await expect.poll(async () => (await ofToday(page)).done).toBe(1)
		await page.context().setOffline(true)
		// The heading of the question has the focus, so its keys are heard.
		await page.keyboard.press('b')
		await page.getByRole('button', { name: 'Easy, ask much later' }).click()
		await page.keyboard.press('n')
		await progress(page, '2 of 3 done')
		await page.keyboard.press('2')
		await page.keyboard.press('g')
		await page.keyboard.press('n')
		await progress(page, '3 of 3 done')
		await page.getByText('Once more today').waitFor()
		await page.getByText('2 answers are kept on this device and will be sent when you’re online.').waitFor()
		await page.context().setOffline(false)
		await page.getByText('are kept on this device').waitFor({ state: 'detached' })
		expect(await ofToday(page)).toMatchObject({ total: 3, done: 3, repeats: 1 })

		await option(page, 'B').click()
		await page.getByRole('button', { name: 'Finish' }).click()
		await page.getByRole('heading', { name: 'Done for today' }).waitFor()
		await page.getByText('You revised 3 questions. Tomorrow: 1 question.').waitFor()
		expect(await ofToday(page)).toMatchObject({ total: 3, done: 3, repeats: 0, questions: [] })
		await page.goto('/dashboard')
		await page.locator('li[data-done]', { hasText: 'Revise 3 questions' }).waitFor()
	})

	it('has no more than the day allows after a week away, and keeps what was answered when the page is closed', async () => {
		const ids = await prelimsOfStory(20)
		const signIn = signedInAs(await anAccount())
		const before = async (context: BrowserContext) => {
			await signIn(context)
			const hours = await context.request.patch('/api/user/profile', { data: { dailyHours: 1 }, headers: { origin } })
			expect(hours.status()).toBe(200)
			await wrongDaysAgo(context, ids, 7)
		}
		const page = await visitor.open('/revision', { before, locale: 'hi-IN', ...phone })
		await hydrated(page)
		await progress(page, '12 में से 0 पूरे')
		await option(page, 'B').click()
		await page.getByText('चंबल बारहमासी है।').waitFor()
		const again = await page.context().newPage()
		await page.close()
		await again.goto('/revision')
		await progress(again, '12 में से 1 पूरा')
		await expect.poll(async () => (await ofToday(again)).done).toBe(1)
		await again.close()
	})
})
