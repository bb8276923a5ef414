/** Looks at the home page of learners: where they were, and what is still to be done. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { stoppedClock } from '../harness/stopped-clock.ts'
import { origin } from '../harness/this-product.ts'

const visitor = aVisitor()
const home = '/dashboard'
const phone = { viewport: { width: 360, height: 740 } }

const part = (page: Page, title: string | RegExp) =>
	page.locator('main section', { has: page.getByRole('heading', { name: title }) })

/** Begins a quiz and judges a question in it as wrong. */
async function practise({ request }: BrowserContext) {
	const headers = { origin }
	const { data } = await (await request.get('/api/content/main-section?limit=2&page=1')).json()
	const questionIds = (data as { _id: string }[]).map(({ _id }) => _id)
	const moment = new Date().toISOString()
	const quiz = {
		source: { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null },
		questionIds,
		answers: { [questionIds[0] ?? '']: { attemptedAt: moment, judgement: null, judgedAt: null } },
		startedAt: moment,
		elapsedSeconds: 1,
	}
	const answers = [
		await request.put(`/api/quizzes/${randomUUID()}`, { data: quiz, headers }),
		await request.put(`/api/practice-judgements/mains/${questionIds[1]}`, { data: { judgement: 'wrong' }, headers }),
	]
	expect(answers.map((answer) => answer.status())).toEqual([200, 200])
}

describe('the home page of a learner', () => {
	it('begins with the streak, the plan of the day and ways to what is there', async () => {
		const page = await visitor.open(home, { before: signedInAs(await anAccount()), ...phone })
		expect(await page.getByText(/^Good (morning|afternoon|evening), Meera/).count()).toBe(1)
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Start your streak today')
		const next = await page.getByRole('navigation', { name: 'Today at a glance' }).boundingBox()
		expect((next?.y ?? 740) + (next?.height ?? 0)).toBeLessThan(740)
		const tasks = part(page, 'Today’s plan').getByRole('listitem')
		expect(await tasks.count()).toBeGreaterThan(3)
		expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0)
		await page.waitForFunction(() => document.documentElement.dataset.laidOut === '')
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 740)
	})

	it('goes on where one was: what was read, the quiz that is open, and what was planned', async () => {
		const signIn = signedInAs(await anAccount())
		const before = async (context: BrowserContext) => {
			await signIn(context)
			await practise(context)
		}
		const page = await visitor.open(home, { before, ...phone })
		expect(await part(page, 'Continue').textContent()).toContain('Unfinished quiz: 1 of 2 questions')
		const news = part(page, 'Today’s plan').locator('li a[href^="/current-affairs/"]').first()
		const title = (await news.textContent()) ?? ''
		const noted = page.waitForResponse(
			(answer) => answer.request().method() === 'PUT' && answer.url().includes('/readings/'),
		)
		await news.click()
		expect((await noted).status()).toBe(200)
		await page.goto(home)
		const done = part(page, 'Today’s plan').getByRole('listitem').filter({ hasText: title })
		expect(await done.textContent()).toContain('Done')
		await page.getByRole('heading', { level: 1, name: '1-day study streak' }).waitFor()
		await part(page, 'Continue').getByRole('link', { name: title }).click()
		await page.waitForURL('**/current-affairs/*')
		await page.goto(home)
		await page.getByRole('link', { name: 'Resume' }).click()
		await page.waitForURL('**/mains-practice*')
	})

	it('shows the day of the week that it is in India', async () => {
		const signIn = signedInAs('subscriber@example.com')
		const page = await visitor.open(home, {
			before: async (context) => {
				await signIn(context)
				await stoppedClock('2026-11-18T18:31:00Z')(context)
			},
		})
		await page.getByRole('heading', { name: 'This week’s routine' }).scrollIntoViewIfNeeded()
		await expect
			.poll(() => page.locator('main [aria-current=date]').allTextContents())
			.toEqual([expect.stringContaining('Thursday · today')])
	})

	it('says what the plan still lasts, in either language', async () => {
		const page = await visitor.open(home, { before: signedInAs('subscriber@example.com') })
		await page.getByRole('heading', { name: 'Monthly evaluation plan' }).waitFor()
		const card = page.locator('#subscription')
		expect(await card.getByText('30 days left').isVisible()).toBe(true)
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByRole('heading', { name: 'मासिक मूल्यांकन योजना' }).waitFor()
		expect(await card.getByText('30 दिन शेष').isVisible()).toBe(true)
	})
})
