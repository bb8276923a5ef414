import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { auditPage, lookOf } from '../audit/audit-page.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const strategy = '/prelims-syllabus-strategy'
const calls = '**/api/content/prelims-strategy*'
const withoutScript = { javaScriptEnabled: false }

const tab = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Parts of the strategy' }).getByRole('link', { name, exact: true })

describe('the prelims strategy', () => {
	it('has all of an item, and shows each tab by its link, with the keyboard, and comes back', async () => {
		const page = await visitor.open(strategy)
		const item = page.getByRole('region', { name: 'Know the examination' }).locator('> ul > li').first()
		expect(await item.getByRole('heading', { level: 3 }).textContent()).toBe('One paper, one aim')
		expect(await item.getByText('single paper of 150 multiple-choice questions').isVisible()).toBe(true)
		expect(await item.locator('ul li').count()).toBe(3)
		expect(await item.locator('svg').isVisible()).toBe(true)
		// Only developers are told how much there is.
		expect(await page.locator('main pre').count()).toBe(0)

		await tab(page, 'Strategy').focus()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
		expect(new URL(page.url()).search).toBe('?tab=success-tips')
		expect(await tab(page, 'Success Tips').getAttribute('aria-current')).toBe('page')
		await page.goBack()
		await page.getByRole('heading', { level: 2, name: 'Know the examination' }).waitFor()

		// A tab that there is not is the first.
		await page.goto(`${strategy}?tab=gs-paper-1`)
		await page.getByRole('heading', { level: 2, name: 'Know the examination' }).waitFor()
		expect(await tab(page, 'Strategy').getAttribute('aria-current')).toBe('page')
	})

	it('is there without JavaScript, its tabs too', async () => {
		const page = await visitor.open(strategy, withoutScript)
		await tab(page, 'Exam Hall Tips').click()
		expect(new URL(page.url()).search).toBe('?tab=exam-hall-tips')
		expect(await page.getByRole('heading', { level: 2, name: 'The marking scheme' }).isVisible()).toBe(true)
	})

	it('keeps the chosen tab in sight on a phone', async () => {
		const page = await visitor.open(`${strategy}?tab=faq`, { viewport: { width: 360, height: 740 } })
		const place = () => tab(page, 'FAQ').evaluate((link) => link.getBoundingClientRect().right)
		await expect.poll(place).toBeLessThanOrEqual(360)
	})
})

describe('a strategy that cannot be had', () => {
	const heading = (page: Page) => page.getByRole('heading', { name: 'Error Loading Content' })

	it('says what the server says, or that there is nothing, and comes after Retry', async () => {
		const page = await visitor.open(strategy, { expectedErrors: /status of/ })
		let answer: object = { status: 503, json: { success: false, code: 'x', message: 'Away' } }
		await page.route(calls, (route) => route.fulfill(answer))
		await tab(page, 'Success Tips').click()
		const retry = page.getByRole('button', { name: 'Retry' })
		for (const [next, text] of [
			[answer, 'Away'],
			[{ status: 502, body: '<html>' }, 'HTTP error! status: 502'],
			[{ json: { success: false, message: 'Not now' } }, 'Not now'],
			[{ json: { success: true } }, 'Failed to fetch data'],
		] as const) {
			if (next !== answer) {
				answer = next
				await retry.press('Enter')
			}
			await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
			expect(await heading(page).isVisible()).toBe(true)
			// The rest of the page stands, and nothing of another tab is left.
			expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Prelims Syllabus & Strategy')
			expect(await tab(page, 'FAQ').isVisible()).toBe(true)
			expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0)
		}
		await page.unroute(calls)
		await retry.press('Enter')
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
		expect(await heading(page).count()).toBe(0)
	})

	it('says so when the network is away, and shows that it is on its way', async () => {
		const page = await visitor.open(strategy, { expectedErrors: /ERR_FAILED/ })
		await page.route(calls, (route) => route.abort())
		await tab(page, 'Success Tips').click()
		await page.getByRole('status').getByText('Loading').waitFor()
		await page.getByText('Failed to load strategy data').waitFor()
		const { promise: held, resolve: release } = Promise.withResolvers<void>()
		await page.unroute(calls)
		await page.route(calls, async (route) => {
			await held
			await route.continue()
		})
		await page.getByRole('button', { name: 'Retry' }).click()
		await page.getByRole('status').getByText('Loading').waitFor()
		expect(await heading(page).count()).toBe(0)
		release()
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
	})

	it('is empty, and comes after Refresh Data', async () => {
		const page = await visitor.open(strategy)
		await page.route(calls, (route) => route.fulfill({ json: { success: true, data: [] } }))
		await tab(page, 'Success Tips').click()
		await page.getByRole('heading', { name: 'No Content Available' }).waitFor()
		await page.getByText('Content for “Success Tips” will be updated soon.').waitFor()
		expect(await auditPage(page, { look: lookOf(1) })).toEqual({})
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Refresh Data' }).click()
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
	})

	it('empties a list that it cannot renew', async () => {
		const page = await visitor.open(strategy, { expectedErrors: /status of/ })
		let isAway = false
		await page.route(calls, (route) =>
			route.fulfill(isAway ? { status: 500, body: '' } : { json: { success: true, data: [] } }),
		)
		await tab(page, 'Success Tips').click()
		await page.getByRole('heading', { name: 'No Content Available' }).waitFor()
		isAway = true
		await page.getByRole('button', { name: 'Refresh Data' }).click()
		await heading(page).waitFor()
		expect(await page.getByText('No Content Available').count()).toBe(0)
		expect(await auditPage(page, { look: lookOf(2) })).toEqual({})
	})
})
