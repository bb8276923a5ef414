import type { BrowserContext, Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { entry, openThread, picture, questionPath, threadWords } from '../harness/comment-thread.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const words = threadWords.english
const expectedErrors = /Failed to load resource|ERR_FAILED/
const path = questionPath('governor-discretionary-powers')
const calls = '**/api/content/answer-writing-practice/*/comments**'

const refuse = (message: string) => (route: Route) =>
	route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message } })

/** Lets what reads pass, and does `work` with what writes. */
async function routeWrites(page: Page, work: (route: Route) => unknown) {
	await page.route(calls, (route) => (route.request().method() === 'GET' ? route.continue() : work(route)))
}

describe('a comment that cannot be added', () => {
	const outcomes: [work: (route: Route) => unknown, sentence: string][] = [
		[refuse('The server says why'), 'The server says why'],
		[refuse(''), 'Failed to add comment'],
		[(route) => route.abort(), 'Error adding comment'],
	]

	it('is taken back, its text and picture still in the box, and once sent it is there once', async () => {
		const page = await visitor.open(path, { before: signedInAs(await anAccount()), expectedErrors })
		const thread = await openThread(page)
		const box = thread.getByLabel('Your comment')
		const small = thread.getByRole('img', { name: 'Picture 1 of 1' })
		await box.fill('What I would add')
		await thread.getByLabel('Add pictures').setInputFiles(picture)
		await small.waitFor()
		for (const [work, sentence] of outcomes) {
			await routeWrites(page, work)
			await thread.getByRole('button', { name: 'Post comment' }).click()
			await thread.getByText(sentence, { exact: true }).waitFor()
			expect(await box.inputValue()).toBe('What I would add')
			expect(await small.count()).toBe(1)
			expect(await entry(thread, 'What I would add').count()).toBe(0)
			expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
			expect(await thread.getByText('comments 8').count()).toBe(1)
			await page.unroute(calls)
		}

		// The server has it, but its answer is lost: it is sent again under the same name.
		const names: (string | undefined)[] = []
		let isLost = true
		await routeWrites(page, async (route) => {
			names.push(route.request().headers()['idempotency-key'])
			if (isLost) await route.fetch()
			await (isLost ? route.abort() : route.continue())
			isLost = false
		})
		await box.fill('Once is enough')
		await expect.poll(() => thread.getByText('Error adding comment').count()).toBe(0)
		await page.keyboard.press('Control+Enter')
		await thread.getByText('Error adding comment').waitFor()
		await page.keyboard.press('Control+Enter')
		await entry(thread, 'Once is enough').getByRole('button', { name: 'Delete' }).waitFor()
		expect(names[1]).toBe(names[0])
		await page.reload()
		const again = await openThread(page)
		expect(await entry(again, 'Once is enough').count()).toBe(1)
		await entry(again, 'Once is enough').getByRole('button', { name: 'Delete' }).click()
		await entry(again, 'Once is enough').getByRole('button', { name: 'Delete' }).click()
		await page.getByText('The comment is deleted.').waitFor()
	})
})

const cut = (route: Route) => route.abort()
/** Lists what is said of each deed that fails. */
const failures = [
	{
		how: 'refused',
		work: refuse(''),
		like: 'Failed to like comment',
		likeReply: 'Failed to like reply',
		pin: 'Failed to pin comment',
		withdraw: 'Failed to withdraw comment',
		reply: 'Failed to add reply',
		remove: 'Failed to delete comment',
	},
	{
		how: 'cut off',
		work: cut,
		like: 'Error liking comment',
		likeReply: 'Error liking reply',
		pin: 'Error pinning comment',
		withdraw: 'Error withdrawing comment',
		reply: 'Error adding reply',
		remove: 'Error deleting comment',
	},
] as const

type Failure = (typeof failures)[number]

const parts = (thread: Locator) => ({
	last: thread.locator('li[id^="comment-"] > article').last(),
	reply: thread.locator('li[id^="reply-"] > article').first(),
})

/** Presses what is shown at once, and finds all as it was. */
async function failAtAll(page: Page, thread: Locator, { work, ...sentences }: Failure) {
	const { last, reply } = parts(thread)
	await routeWrites(page, work)
	const presses = [
		[last, words.like, sentences.like],
		[reply, words.like, sentences.likeReply],
		[last, words.pin, sentences.pin],
		[last, words.withdraw, sentences.withdraw],
	] as const
	for (const [pressed, name, sentence] of presses) {
		const shown = await pressed.textContent()
		await pressed.getByRole('button', { name: new RegExp(`^${name}`) }).click()
		await page.getByText(sentence).first().waitFor()
		expect(await pressed.textContent()).toBe(shown)
		await page.getByTitle(words.dismiss).first().click()
	}
	await last.getByRole('button', { name: words.reply, exact: true }).click()
	const box = thread.getByLabel(words.replyLabel(''))
	await box.fill('A reply that is kept')
	await thread.getByRole('button', { name: words.postReply }).click()
	await thread.getByText(sentences.reply).waitFor()
	expect(await box.inputValue()).toBe('A reply that is kept')
	expect(await thread.getByText('A reply that is kept').count()).toBe(1)
	await thread.getByRole('button', { name: words.cancel }).click()
	const shown = await last.textContent()
	await last.getByRole('button', { name: words.remove }).click()
	await last.getByRole('button', { name: words.remove }).click()
	await page.getByText(sentences.remove).first().waitFor()
	expect(await last.textContent()).toBe(shown)
	await page.unroute(calls)
}

describe('what is shown at once', () => {
	it('is undone with its sentence when it fails, and ends as it was last wanted, however quickly pressed', async () => {
		const before = (context: BrowserContext) => signIn(context, 'admin', visitor.origin)
		const page = await visitor.open(path, { before, expectedErrors })
		const thread = await openThread(page, words)
		for (const failure of failures) await failAtAll(page, thread, failure)

		const wanted: unknown[] = []
		const { promise, resolve } = Promise.withResolvers<void>()
		await routeWrites(page, async (route) => {
			wanted.push(route.request().postDataJSON().isOn)
			await promise
			await route.continue()
		})
		const like = thread.getByRole('button', { name: /^Like/ }).first()
		for (let press = 0; press < 4; press += 1) await like.click()
		resolve()
		await expect.poll(() => wanted).toEqual([true, false])
		await page.waitForLoadState('networkidle')
		expect(await like.getAttribute('aria-pressed')).toBe('false')
	})
})

describe('comments that cannot be had', () => {
	it('say so, also when the code of the thread is missing, and come at the next try', async () => {
		const page = await visitor.open(path, { expectedErrors })
		// It might have kept the code already.
		await page.route('**/assets/question-thread-*', (route) => route.abort())
		await page.route(calls, (route) => route.abort())
		await page.getByText('Show comments').click()
		await page.getByText('Failed to Load Data').waitFor()
		await page.unroute('**/assets/question-thread-*')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('Error loading comments').waitFor()
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('Pinned').waitFor()
		await page.getByLabel('Your comment').waitFor()
	})
})
