/**
 * Shows that nothing of a quiz is lost: without a network, beside another tab, without room, and over the end of a
 * session.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { logIn } from './harness/by-hand.ts'
import { attemptAll, markButton, quizPath, startQuiz, submitButton } from './harness/mains-quiz.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { storedEntries, withoutRoomFor } from './harness/stored-entries.ts'

const visitor = aVisitor()
const otherList = '/mains-practice?set=6'
const submission = '**/api/quizzes/*/submit'

const storedResults = async (page: Page) => {
	const answer = await page.request.get('/api/quizzes/results')
	return (await answer.json()).pagination.total as number
}
const unfinished = (page: Page) => page.getByRole('dialog', { name: 'You have an unfinished quiz' })

describe('a quiz that is submitted while the server cannot be reached', () => {
	it('is a result, which says that it waits, and is sent when the practice is opened again', async () => {
		const page = await visitor.open(quizPath, {
			serviceWorkers: 'allow',
			before: signedInAs(await anAccount()),
			expectedErrors: /ERR_|503/,
		})
		await page.route(submission, (route) => route.fulfill({ status: 503, body: '{}' }))
		await startQuiz(page)
		await attemptAll(page)
		await submitButton(page).click()
		await page.waitForURL(/result=/)
		await page.getByText('Not in your account yet.').waitFor()
		expect(await storedResults(page)).toBe(0)
		await page.unroute(submission)
		await page.goto(quizPath)
		await expect.poll(() => storedResults(page)).toBe(1)
		await page.getByRole('button', { name: 'Start Quiz' }).waitFor()
		expect(await page.getByText('Already Attempted').count()).toBe(0)
	})

	it('shows its result without a network, and sends it by itself when there is one', async () => {
		const page = await visitor.open(quizPath, {
			before: signedInAs(await anAccount()),
			expectedErrors: /ERR_|fetching the script/,
		})
		await startQuiz(page)
		await attemptAll(page)
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		await submitButton(page).click()
		await page.getByText('Excellent').first().waitFor()
		await page.getByText('Not in your account yet.').waitFor()
		await page.context().setOffline(false)
		await page.getByText('Not in your account yet.').waitFor({ state: 'detached' })
		expect(await storedResults(page)).toBe(1)
	})
})

it('the code of a result that could not be had is asked for again', async () => {
	const page = await visitor.open(quizPath, { expectedErrors: /ERR_/ })
	await page.route('**/assets/result-view-*', (route) => route.abort())
	await startQuiz(page)
	await attemptAll(page)
	await submitButton(page).click()
	await page.getByText('Failed to Load Data').waitFor()
	await page.unroute('**/assets/result-view-*')
	await page.getByRole('button', { name: 'Try Again' }).click()
	await page.getByText('Excellent').first().waitFor()
})

describe('another quiz', () => {
	it('asks first where one was begun in another tab meanwhile', async () => {
		const page = await visitor.open(quizPath)
		const another = await page.context().newPage()
		await another.goto(otherList)
		await hydrated(another)
		await startQuiz(page)
		await markButton(page).first().click()
		await page.getByText('1 / 2').waitFor()
		await another.getByRole('button', { name: 'Start Quiz' }).click()
		await unfinished(another).getByText('1 of 2 questions').waitFor()
		await unfinished(another).getByRole('button', { name: 'Go back' }).click()
		expect(await page.getByText('1 / 2').isVisible()).toBe(true)
	})

	it('is begun in the place of the one that is given up, but not without a network', async () => {
		const page = await visitor.open(quizPath, { serviceWorkers: 'allow', expectedErrors: /ERR_/ })
		await startQuiz(page)
		await markButton(page).first().click()
		await page.getByText('1 / 2').waitFor()
		await page.goto('/mains-practice?set=1&subject=polity')
		await hydrated(page)
		await page.getByText('Unfinished quiz: 1 of 2 questions attempted').waitFor()
		const startAnew = async () => {
			await page.getByRole('button', { name: 'Start Quiz' }).click()
			await unfinished(page).getByRole('button', { name: 'Start over' }).click()
		}
		await page.route('**/api/quizzes/questions*', (route) => route.abort())
		await startAnew()
		await page.getByRole('alert').filter({ hasText: 'An error occurred' }).waitFor()
		expect(await page.getByText('Unfinished quiz: 1 of 2 questions attempted').isVisible()).toBe(true)
		await page.unroute('**/api/quizzes/questions*')
		await startAnew()
		await page.getByText(/^0 \/ \d+$/).waitFor()
	})
})

describe('a browser', () => {
	it('that has room for the quiz and none for its questions has them again after a reload', async () => {
		const page = await visitor.open(quizPath, { before: withoutRoomFor('quizQuestions') })
		await startQuiz(page)
		await markButton(page).first().click()
		await page.getByText('1 / 2').waitFor()
		expect(await storedEntries(page, 'quizQuestions')).toEqual([])
		await page.reload()
		await page.getByText('1 / 2').waitFor()
		await markButton(page).first().click()
		await page.getByText('2 / 2').waitFor()
	})

	it('that keeps nothing is said to', async () => {
		const page = await visitor.open(quizPath, { before: withoutRoomFor() })
		await startQuiz(page)
		await page.getByText('Your browser can’t save progress. Close this page and the quiz is lost.').waitFor()
	})
})

it('a quiz of somebody who has signed out is not taken by the next, and goes on when they are back', async () => {
	const email = await anAccount()
	const page = await visitor.open(quizPath, { before: signedInAs(email) })
	await startQuiz(page)
	await markButton(page).first().click()
	await page.getByText('1 / 2').waitFor()
	await page.context().clearCookies({ name: /session/ })
	await page.goto(otherList)
	await hydrated(page)
	await page.getByRole('button', { name: 'Start Quiz' }).click()
	await page.getByText(/^0 \/ \d+$/).waitFor()
	await signedInAs(email)(page.context())
	await page.goto(quizPath)
	await page.getByText('1 / 2').waitFor()
})

it('Retake leads to the list of the quiz, also from a result that was opened from the profile', async () => {
	const page = await visitor.open(quizPath)
	await startQuiz(page)
	await attemptAll(page)
	await submitButton(page).click()
	await page.waitForURL(/result=/)
	const id = new URL(page.url()).searchParams.get('result')
	await page.goto(`/mains-practice?result=${id}`)
	await page.getByRole('button', { name: 'Retake' }).click()
	await page.getByRole('button', { name: 'Start Quiz' }).waitFor()
	expect([...new URL(page.url()).searchParams].sort()).toEqual([
		['set', '1'],
		['subject', 'environment'],
	])
})

it('a result of nobody says so, and goes to the account of whoever signs in from it', async () => {
	const email = await anAccount()
	const page = await visitor.open(quizPath)
	await startQuiz(page)
	await attemptAll(page)
	await submitButton(page).click()
	await page.waitForURL(/result=/)
	const note = page.getByText('Saved in this browser only.')
	await note.waitFor()
	await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
	await logIn(page, email)
	await page.waitForURL(/mains-practice\?result=/)
	await page.getByRole('button', { name: 'Retake' }).waitFor()
	const storedResults = async () => (await (await page.request.get('/api/quizzes/results')).json()).pagination.total
	await expect.poll(storedResults).toBe(1)
	expect(await note.count()).toBe(0)
	await page.reload()
	await page.getByRole('button', { name: 'Retake' }).waitFor()
	expect([await note.count(), await storedResults()]).toEqual([0, 1])
})
