/**
 * Shows that nothing of a quiz is lost: without a network, beside another tab, without room, and over the end of a
 * session.
 */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { logIn } from './harness/by-hand.ts'
import { attemptAll, handIn, markButton, quizPath, startQuiz } from './harness/mains-quiz.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { storedEntries, withoutRoomFor } from './harness/stored-entries.ts'

const visitor = aVisitor()
const otherList = '/mains-practice?set=6'
const submission = '**/api/quizzes/*/submit'
const resultCode = '**/assets/result-view-*'

const storedResults = async (page: Page) => {
	const answer = await page.request.get('/api/quizzes/results')
	return (await answer.json()).pagination.total as number
}

it('a quiz that is submitted while the server cannot be reached is a result that waits, and is sent later', async () => {
	const page = await visitor.open(quizPath, {
		before: signedInAs(await anAccount()),
		expectedErrors: /ERR_|503|fetching the script/,
	})
	const waiting = page.getByText('Not in your account yet.')
	await page.route(submission, (route) => route.fulfill({ status: 503, body: '{}' }))
	await page.route(resultCode, (route) => route.abort())
	await startQuiz(page)
	await attemptAll(page)
	await handIn(page)
	// The code of a result that could not be had is asked for again.
	await page.getByText('Failed to Load Data').waitFor()
	await page.unroute(resultCode)
	await page.getByRole('button', { name: 'Try Again' }).click()
	await page.getByText('Excellent').first().waitFor()
	await waiting.waitFor()
	expect(await storedResults(page)).toBe(0)
	await page.unroute(submission)

	// It is sent when the practice is opened again, and is no quiz any more.
	await page.goto(quizPath)
	await expect.poll(() => storedResults(page)).toBe(1)
	await page.getByRole('button', { name: 'Start Quiz' }).waitFor()
	expect(await page.getByText('Already Attempted').count()).toBe(0)

	// Without a network the next one shows its result, too, and sends it by itself when there is one.
	await startQuiz(page)
	await attemptAll(page)
	await page.waitForLoadState('networkidle')
	await page.context().setOffline(true)
	await handIn(page)
	await page.getByText('Excellent').first().waitFor()
	await waiting.waitFor()
	await page.context().setOffline(false)
	await waiting.waitFor({ state: 'detached' })
	expect(await storedResults(page)).toBe(2)
})

it('a browser that has no room for questions has them again after a reload, and one that keeps nothing is said to', async () => {
	const page = await visitor.open(quizPath, { before: withoutRoomFor('quizQuestions') })
	await startQuiz(page)
	await markButton(page).first().click()
	await page.getByText('1 / 2').waitFor()
	expect(await storedEntries(page, 'quizQuestions')).toEqual([])
	await page.reload()
	await page.getByText('1 / 2').waitFor()
	await markButton(page).first().click()
	await page.getByText('2 / 2').waitFor()
	await page.getByRole('button', { name: 'Exit Quiz' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Exit Quiz' }).click()

	await withoutRoomFor()(page.context())
	await page.goto(quizPath)
	await hydrated(page)
	await startQuiz(page)
	await page.getByText('Your browser can’t save progress. Close this page and the quiz is lost.').waitFor()
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

it('a result of nobody says so, goes to the account of whoever signs in from it, and leads to its list again', async () => {
	const email = await anAccount()
	const page = await visitor.open(quizPath)
	await startQuiz(page)
	await attemptAll(page)
	await handIn(page)
	const note = page.getByText('Saved in this browser only.')
	await note.waitFor()
	await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
	await logIn(page, email)
	await page.waitForURL(/mains-practice\?result=/)
	const retake = page.getByRole('button', { name: 'Retake' })
	await retake.waitFor()
	await expect.poll(() => storedResults(page)).toBe(1)
	expect(await note.count()).toBe(0)

	// A result that is opened from the profile has no more in its address, and knows its list nevertheless.
	const id = new URL(page.url()).searchParams.get('result')
	await page.goto(`/mains-practice?result=${id}`)
	await retake.waitFor()
	expect([await note.count(), await storedResults(page)]).toEqual([0, 1])
	await retake.click()
	await page.getByRole('button', { name: 'Start Quiz' }).waitFor()
	expect([...new URL(page.url()).searchParams].sort()).toEqual([
		['set', '1'],
		['subject', 'environment'],
	])
})
