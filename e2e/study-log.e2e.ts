/** Follows a learner who logs study, and whose streak goes on over midnight in India without a network. */
import { indiaDay } from '@aravalli/shared/india-time'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'

const visitor = aVisitor()
const phone = { viewport: { width: 360, height: 740 } }

const card = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Log today’s study' }) })
const fields = (page: Page) =>
	Promise.all(['Hours', 'Activities'].map((name) => card(page).getByLabel(name).inputValue()))
const saveButton = (page: Page) => card(page).getByRole('button', { name: 'Save' })
const save = (page: Page) => saveButton(page).click()
/** The code for what is written without a network has come. */
const atRest = (page: Page) => page.waitForLoadState('networkidle')
const streak = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words }).waitFor()

describe('the study log', () => {
	it('says what is missing, takes what was studied, and takes back a slip', { tags: ['smoke'] }, async () => {
		const page = await visitor.open('/dashboard', { before: signedInAs(await anAccount()), ...phone })
		await hydrated(page)
		await streak(page, 'Start your streak today')
		expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true')
		await saveButton(page).click({ force: true })
		await card(page).getByText('Please enter at least some study hours or completed activities.').waitFor()
		await card(page).getByLabel('Hours').fill('24.5')
		await save(page)
		await card(page).getByText('Enter hours from 0 to 24, in steps of half an hour').waitFor()
		expect(await fields(page)).toEqual(['24.5', ''])
		await card(page).getByRole('button', { name: '2 hours, 5 activities' }).click()
		expect(await fields(page)).toEqual(['2', '5'])
		await save(page)
		await page.getByText("Great job! You've studied 2 hours and completed 5 activities today.").waitFor()
		await streak(page, '1-day study streak')
		expect(await fields(page)).toEqual(['', ''])
		const today = page.getByRole('table', { name: 'Study of the last 14 days' }).getByRole('row').last()
		expect(await today.getByRole('cell').allTextContents()).toEqual(['2', '5'])

		await card(page).getByRole('link', { name: 'Study log' }).click()
		await page.getByText('1 study day, 2.0 hours').waitFor()
		await page.getByRole('button', { name: /^Remove/ }).click()
		await page.getByText('No study days yet').waitFor()
	})

	it('sends what was written without a network once, for the day on which it was written', async () => {
		// Without a network nothing else can be had either.
		const expectedErrors = /ERR_INTERNET_DISCONNECTED/
		const before = signedInAs(await anAccount())
		const page = await visitor.open('/dashboard', { before, expectedErrors, ...phone })
		await hydrated(page)
		await atRest(page)
		const midnight = Date.parse(`${indiaDay(new Date())}T00:00:00+05:30`)
		await page.clock.setFixedTime(midnight - 1_000)
		await page.context().setOffline(true)
		await card(page).getByRole('button', { name: '1 hour, 3 activities' }).click()
		await save(page)
		await card(page).getByText('Saved on this device. It’ll be sent when you’re online again.').waitFor()
		await card(page).getByText('1 entry will be sent when you’re online').waitFor()
		await page.clock.setFixedTime(midnight + 1_000)
		await page.context().setOffline(false)
		await streak(page, '1-day study streak')
		await page.getByText('Study today to keep your streak.').waitFor()
		await card(page).getByRole('button', { name: '1 hour, 3 activities' }).click()
		await save(page)
		await streak(page, '2-day study streak')
		const answer = await page.request.get('/api/user/study-activity')
		expect((await answer.json()).data).toMatchObject({
			currentStreak: 2,
			totalHoursStudied: 2,
			totalActivitiesCompleted: 6,
		})
	})
})
