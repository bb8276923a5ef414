/** Takes a quiz of two questions of the demo as a learner does. */
import type { Page } from 'playwright-core'

export const quizPath = '/mains-practice?set=1&subject=environment'

export async function startQuiz(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Start Quiz' }).click()
	await page.getByText('0 / 2').waitFor()
}

export const markButton = (page: Page) => page.getByRole('button', { name: /^Mark as Attempted/ })

export const submitButton = (page: Page) =>
	page.getByRole('button', { name: 'Submit', exact: true }).locator('visible=true').first()

export async function attemptAll(page: Page): Promise<void> {
	for (const done of [1, 2]) {
		await markButton(page).first().click()
		await page.getByText(`${done} / 2`).waitFor()
	}
}

/** Hands in what all is done of, without the four seconds for which the page says so: its clock goes ahead. */
export async function handIn(page: Page, submit = submitButton(page)): Promise<void> {
	await page.clock.install()
	await submit.click()
	for (const text of ['Submitting Quiz...', 'Quiz Submitted Successfully!']) {
		await page.getByText(text).waitFor()
		await page.clock.fastForward(2000)
	}
	await page.waitForURL(/result=/)
}
