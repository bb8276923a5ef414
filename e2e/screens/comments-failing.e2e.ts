import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { entry, openThread, picture, questionPath } from '../harness/comment-thread.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const expectedErrors = /Failed to load resource|ERR_FAILED/
const path = questionPath('governor-discretionary-powers')
const calls = '**/api/content/answer-writing-practice/*/comments**'

const refuse = (message: string) => (route: Route) =>
	route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message } })

/** Lets what reads pass, and does `work` with what writes. */
async function routeWrites(page: Page, work: (route: Route) => unknown) {
	await page.route(calls, (route) => (route.request().method() === 'GET' ? route.continue() : work(route)))
}

const open = async () => {
	const page = await visitor.open(path, { before: signedInAs(await anAccount()), expectedErrors })
	return { page, thread: await openThread(page) }
}

describe('a comment that cannot be added', () => {
	it.each([
		['refused', refuse('The server says why'), 'The server says why'],
		['refused without a word', refuse(''), 'Failed to add comment'],
		['cut off', (route: Route) => route.abort(), 'Error adding comment'],
	])('is taken back, its text and picture still in the box: %s', async (_, work, sentence) => {
		const { page, thread } = await open()
		await routeWrites(page, work)
		const box = thread.getByLabel('Your comment')
		await box.fill('What I would add')
		await thread.getByLabel('Add pictures').setInputFiles(picture)
		await thread.getByRole('img', { name: 'Picture 1 of 1' }).waitFor()
		await thread.getByRole('button', { name: 'Post comment' }).click()
		await thread.getByText(sentence, { exact: true }).waitFor()
		expect(await box.inputValue()).toBe('What I would add')
		expect(await thread.getByRole('img', { name: 'Picture 1 of 1' }).count()).toBe(1)
		expect(await entry(thread, 'What I would add').count()).toBe(0)
		expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
		expect(await thread.getByText('comments 8').count()).toBe(1)
	})

	it('is sent again under the same name, so that it is there once', async () => {
		const { page, thread } = await open()
		const names: (string | undefined)[] = []
		let isLost = true
		await routeWrites(page, async (route) => {
			names.push(route.request().headers()['idempotency-key'])
			if (isLost) await route.fetch()
			await (isLost ? route.abort() : route.continue())
			isLost = false
		})
		await thread.getByLabel('Your comment').fill('Once is enough')
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

describe('what is shown at once', () => {
	it.each([
		['refused', refuse(''), 'Failed'],
		['cut off', (route: Route) => route.abort(), 'Error'],
	])('is undone with its sentence when %s: like, pin, withdrawal, deletion, reply', async (_, work, beginning) => {
		const page = await visitor.open(path, {
			before: (context) => signIn(context, 'admin', visitor.origin),
			expectedErrors,
		})
		const thread = await openThread(page)
		await routeWrites(page, work)
		const last = thread.locator('ol[aria-label^="Comments"] > li > article').last()
		const before = await last.textContent()
		const presses: [RegExp | string, string, string][] = [
			[/^Like/, 'liking', 'like'],
			['Pin', 'pinning', 'pin'],
			['Withdraw', 'withdrawing', 'withdraw'],
		]
		for (const [name, doing, deed] of presses) {
			await last.getByRole('button', { name, exact: true }).click()
			await page
				.getByText(beginning === 'Error' ? `Error ${doing} comment` : `Failed to ${deed} comment`)
				.first()
				.waitFor()
			expect(await last.textContent()).toBe(before)
			await page.getByTitle('Dismiss').first().click()
		}
		await last.getByRole('button', { name: 'Reply', exact: true }).click()
		const box = thread.getByLabel(/^Your reply to /)
		await box.fill('A reply that is kept')
		await thread.getByRole('button', { name: 'Post reply' }).click()
		await thread.getByText(beginning === 'Error' ? 'Error adding reply' : 'Failed to add reply').waitFor()
		expect(await box.inputValue()).toBe('A reply that is kept')
		expect(await thread.getByText('A reply that is kept').count()).toBe(1)
		await thread.getByRole('button', { name: 'Cancel' }).click()
		await last.getByRole('button', { name: 'Delete' }).click()
		await last.getByRole('button', { name: 'Delete' }).click()
		await page
			.getByText(beginning === 'Error' ? 'Error deleting comment' : 'Failed to delete comment')
			.first()
			.waitFor()
		expect(await last.textContent()).toBe(before)
	})

	it('ends as it was last wanted, however quickly it is pressed', async () => {
		const { page, thread } = await open()
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
	it('say so, and come at the next try', async () => {
		const page = await visitor.open(path, { expectedErrors })
		await page.route(calls, (route) => route.abort())
		await page.getByText('Show comments').click()
		await page.getByText('Error loading comments').waitFor()
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('Pinned').waitFor()
	})

	it('say so also when the code of the thread is missing', async () => {
		// It might have kept the code already.
		const page = await visitor.open(path, { expectedErrors, serviceWorkers: 'block' })
		await page.route('**/assets/answer-writing-thread-*', (route) => route.abort())
		await page.getByText('Show comments').click()
		await page.getByText('Failed to Load Data').waitFor()
		await page.unroute('**/assets/answer-writing-thread-*')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByLabel('Your comment').waitFor()
	})
})
