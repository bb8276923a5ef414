/** Shows what the thread makes of answers that come late, on a line as slow as a village's in the evening. */
import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { entry, openThread, questionPath, threadWords } from '../harness/comment-thread.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const questionId = 'water-and-society-thar'
const path = `${questionPath(questionId)}?search=thar`
const calls = '**/api/content/answer-writing-practice/*/comments**'

const open = async () =>
	visitor.open(path, { before: signedInAs(await anAccount()), expectedErrors: /Failed to load resource|ERR_FAILED/ })

/** Keeps the answers to `method` back, although the server has given them, until the returned function is called. */
async function holdAnswers(page: Page, method: string) {
	const { promise, resolve } = Promise.withResolvers<void>()
	const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
	await page.route(calls, async (route: Route) => {
		if (route.request().method() !== method) return route.fallback()
		const response = await route.fetch()
		hold()
		await promise
		await route.fulfill({ response })
	})
	return { release: resolve, isHeld }
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const countOf = async (thread: Locator) =>
	Number(/\d+/.exec((await thread.getByText(/^comments \d/).textContent()) ?? '')?.[0])
const boxOf = (thread: Locator) => thread.getByLabel(threadWords.english.label)

async function post(thread: Locator, text: string) {
	await boxOf(thread).fill(text)
	await thread.getByRole('button', { name: 'Post comment' }).click()
}

/** Removes what a story wrote, so that each finds the thread as it was. */
async function remove(thread: Locator, text: string) {
	const own = entry(thread, text).last()
	await own.getByRole('button', { name: 'Delete' }).click()
	await own.getByRole('button', { name: 'Delete' }).click()
	await thread.getByText(/ is deleted\.$/).waitFor()
}

describe('an answer that comes late', () => {
	it('leaves the reply box that was opened meanwhile, and who writes in it', async () => {
		const page = await open()
		const thread = await openThread(page)
		const held = await holdAnswers(page, 'POST')
		await post(thread, 'A late comment')
		await held.isHeld
		const buttons = thread.getByRole('button', { name: 'Reply', exact: true })
		const box = thread.getByLabel(/^Your reply to /)
		await buttons.nth(0).click()
		await box.fill('A late reply')
		await thread.getByRole('button', { name: 'Post reply' }).click()
		await buttons.nth(1).click()
		await box.fill('Begun meanwhile')
		held.release()
		const reply = entry(thread, 'A late reply').last()
		await reply.getByRole('button', { name: 'Delete' }).waitFor()
		await entry(thread, 'A late comment').getByRole('button', { name: 'Delete' }).waitFor()
		expect(await box.inputValue()).toBe('Begun meanwhile')
		expect(await hasFocus(box)).toBe(true)
		await remove(thread, 'A late reply')
		await remove(thread, 'A late comment')
	})
})

describe('a list that comes late', () => {
	it('keeps what was posted since it was asked for, and counts it', async () => {
		const page = await open()
		const before = await countOf(page.getByRole('dialog'))
		const held = await holdAnswers(page, 'GET')
		await page.getByText('Show comments').click()
		await held.isHeld
		const thread = page.getByRole('dialog').first()
		await post(thread, 'Before the list')
		await entry(thread, 'Before the list').getByRole('button', { name: 'Delete' }).waitFor()
		held.release()
		await thread.getByText('Pinned').waitFor()
		expect(await entry(thread, 'Before the list').count()).toBe(1)
		expect(await countOf(thread)).toBe(before + 1)
		await remove(thread, 'Before the list')
	})

	it('leaves its failure on the page, with the way to try again, beside what was posted', async () => {
		const page = await open()
		await page.route(calls, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
		await page.getByText('Show comments').click()
		const thread = page.getByRole('dialog').first()
		await thread.getByText('Error loading comments').waitFor()
		await post(thread, 'Below the failure')
		await entry(thread, 'Below the failure').getByRole('button', { name: 'Delete' }).waitFor()
		expect(await thread.getByText('Error loading comments').count()).toBe(1)
		await page.unroute(calls)
		await thread.getByRole('button', { name: 'Try Again' }).click()
		await thread.getByText('Pinned').waitFor()
		expect(await thread.getByText('Error loading comments').count()).toBe(0)
		await remove(thread, 'Below the failure')
	})
})

describe('a question that is closed while a comment is sent, and opened again', () => {
	async function reopen(page: Page) {
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		await page.locator(`a[href*="${questionId}"]`).first().click()
		return openThread(page)
	}

	it('shows it on its way, not in the box, and then posted, once', async () => {
		const page = await open()
		const thread = await openThread(page)
		const before = await countOf(thread)
		const held = await holdAnswers(page, 'POST')
		await post(thread, 'Sent meanwhile')
		await held.isHeld
		const again = await reopen(page)
		expect(await boxOf(again).inputValue()).toBe('')
		expect(await boxOf(again).getAttribute('aria-busy')).toBe('true')
		held.release()
		await entry(again, 'Sent meanwhile').last().getByRole('button', { name: 'Delete' }).waitFor()
		await expect.poll(() => boxOf(again).getAttribute('aria-busy')).toBeNull()
		expect(await boxOf(again).inputValue()).toBe('')
		expect(await entry(again, 'Sent meanwhile').count()).toBe(1)
		expect(await countOf(again)).toBe(before + 1)
		await remove(again, 'Sent meanwhile')
	})

	it('has it in the box again when it could not be sent', async () => {
		const page = await open()
		const thread = await openThread(page)
		const before = await countOf(thread)
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route(calls, async (route) => {
			if (route.request().method() === 'GET') return route.continue()
			await promise
			await route.abort()
		})
		await post(thread, 'Never sent')
		const again = await reopen(page)
		await entry(again, 'Never sent').waitFor()
		resolve()
		await again.getByText('Error adding comment').waitFor()
		expect(await boxOf(again).inputValue()).toBe('Never sent')
		expect(await entry(again, 'Never sent').count()).toBe(0)
		expect(await countOf(again)).toBe(before)
	})
})
