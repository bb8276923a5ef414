import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from './harness/alive.ts'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { logIn } from './harness/by-hand.ts'
import { entry, openThread, picture, questionPath, threadWords } from './harness/comment-thread.ts'
import { aVisitor } from './harness/open-browser.ts'
import { questionOfThisStory } from './harness/questions.ts'
import { storedEntries } from './harness/stored-entries.ts'

const visitor = aVisitor()
const words = threadWords.english
const expectedErrors = /status of 401/

describe('somebody who is not signed in', () => {
	it('comes back to the question with text and picture, and posts', async () => {
		const questionId = await questionOfThisStory()
		const email = await anAccount()
		const page = await visitor.open(`${questionPath(questionId)}?category=GS_PAPER_2`)
		const thread = await openThread(page)
		await thread.getByLabel(words.label).fill('Written before the login')
		await thread.getByLabel(words.add).setInputFiles(picture)
		await thread.getByRole('button', { name: words.post }).click()
		await thread.getByText('Please login to add comments').waitFor()
		await thread.getByRole('link', { name: words.login }).click()
		await page.getByLabel('Password', { exact: true }).waitFor()
		expect(new URL(page.url()).searchParams.get('redirect')).toBe(
			`answer-writing-practice/${questionId}?category=GS_PAPER_2#comments`,
		)
		await logIn(page, email)
		const box = page.getByLabel(words.label)
		await box.waitFor()
		expect(await box.inputValue()).toBe('Written before the login')
		await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
		await page.getByRole('dialog').getByRole('img').first().waitFor()
		await page.getByRole('button', { name: words.post }).click()
		const own = entry(page.getByRole('dialog'), 'Written before the login')
		await own.getByRole('button', { name: words.remove }).waitFor()
		expect(await own.locator('img').count()).toBe(1)
		await expect.poll(() => storedEntries(page, 'unsentComments')).toEqual([])
		await expect.poll(() => storedEntries(page, 'unsentCommentPictures')).toEqual([])
	})

	it('is told what likes and replies need, beside what was pressed', async () => {
		const page = await visitor.open(questionPath('governor-discretionary-powers'))
		const thread = await openThread(page)
		const first = thread.locator('li > article').first()
		// Nobody real has said what the demo has, neither the comments nor the replies.
		const articles = await thread.locator('li > article').count()
		expect(await thread.getByText('Sample: Written for this demonstration, not by a real person').count()).toBe(
			articles,
		)
		await first.getByRole('button', { name: /^Like/ }).click()
		await first.getByText('Please login to like comments').waitFor()
		await first.getByRole('button', { name: 'Report' }).click()
		await first.getByText('Please log in to report this').waitFor()
		await first.getByRole('button', { name: 'Reply' }).click()
		await first.getByText('Please login to add replies').waitFor()
		expect(await thread.getByText('Please login to like comments').count()).toBe(0)
		await thread.locator('ol ol').first().getByRole('button', { name: /^Like/ }).first().click()
		await thread.getByText('Please login to like replies').waitFor()
		await thread.getByRole('link', { name: 'Log in' }).last().click()
		await logIn(page, await anAccount())
		await page.getByLabel('Your comment').waitFor()
		expect(new URL(page.url()).pathname).toBe(questionPath('governor-discretionary-powers'))
	})

	it('is told that downloads need a sign-in, and comes back to the question', async () => {
		const path = questionPath('prajamandal-political-awakening')
		const page = await visitor.open(path)
		for (const button of [
			page.getByRole('link', { name: 'Download PDF' }),
			page.getByRole('button', { name: 'Download HTML' }),
		]) {
			await (await alive(button)).click()
			await page.getByText('Please login to download').first().waitFor()
			await page.getByTitle('Dismiss').first().click()
			await page.getByText('Please login to download').first().waitFor({ state: 'detached' })
		}
		await page.getByRole('link', { name: 'Download PDF' }).click()
		await page.getByRole('button', { name: 'Log in', exact: true }).click()
		await logIn(page, await anAccount())
		await page.getByRole('dialog', { name: 'Question details' }).waitFor()
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download PDF' }).click(),
		])
		expect(download.suggestedFilename()).toBe('aravalli-prajamandal-political-awakening.pdf')
	})
})

describe('a session that has ended meanwhile', () => {
	const path = questionPath('technology-speed-human-justice')

	async function endSession(page: Page) {
		await page.waitForLoadState('networkidle')
		await page.context().clearCookies({ name: 'aravalli_session' })
	}

	it('leaves text and picture in the box, leads to the login and back, and keeps the text from everybody else', async () => {
		const email = await anAccount()
		const page = await visitor.open(path, { before: signedInAs(email), expectedErrors })
		const thread = await openThread(page)
		await endSession(page)
		await thread.getByLabel('Your comment').fill('Too late')
		await thread.getByRole('button', { name: 'Post comment' }).click()
		await thread.getByText('Please login to add comments').waitFor()
		expect(await thread.getByLabel('Your comment').inputValue()).toBe('Too late')
		await thread.getByLabel('Your comment').press('!')
		await thread.getByRole('link', { name: 'Log in' }).click()
		await logIn(page, email)
		await page.getByLabel('Your comment').waitFor()
		expect(await page.getByLabel('Your comment').inputValue()).toBe('Too late!')

		// It ends again, and somebody else comes to the browser.
		await endSession(page)
		await page.getByLabel('Your comment').fill('Mine alone')
		await page.keyboard.press('Control+Enter')
		await page.getByText('Please login to add comments').waitFor()
		await page.getByLabel('Your comment').press('!')
		await page.goto(path)
		expect(await (await openThread(page)).getByLabel('Your comment').inputValue()).toBe('')
		await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
		await logIn(page, await anAccount())
		await page.getByRole('dialog').getByLabel('Your comment').waitFor()
		expect(await page.getByLabel('Your comment').inputValue()).toBe('')

		// A download notices it, too.
		await endSession(page)
		await (await alive(page.getByRole('link', { name: 'Download PDF' }))).click()
		await page.getByText('Please login to download').first().waitFor()
		await page.getByRole('button', { name: 'Log in', exact: true }).click()
		await page.getByLabel('Email').waitFor()
	})
})

describe('a draft', () => {
	it('outlives a reload with its pictures, and is gone with a sign-out', async () => {
		const path = questionPath('tenants-and-section-42-transfer')
		const page = await visitor.open(path, { before: signedInAs(await anAccount()) })
		const begun = await openThread(page)
		await begun.getByLabel('Your comment').fill('Half a thought')
		await begun.getByLabel('Add pictures').setInputFiles({ ...picture, name: 'page 1.png' })
		await expect.poll(() => storedEntries(page, 'unsentCommentPictures')).toHaveLength(1)
		await page.reload()
		const reopened = await openThread(page)
		expect(await reopened.getByLabel('Your comment').inputValue()).toBe('Half a thought')
		await reopened.getByRole('img', { name: 'Picture 1 of 1' }).waitFor()
		await reopened.getByRole('button', { name: 'Remove page 1.png' }).waitFor()
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		await page.locator('header button:has([data-letters])').click()
		await page.getByRole('button', { name: 'Log out' }).click()
		await expect
			.poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
			.not.toEqual(expect.arrayContaining([expect.stringMatching(/^unsentComment/)]))
		await page.goto(path)
		expect(await (await openThread(page)).getByLabel('Your comment').inputValue()).toBe('')
	})
})
