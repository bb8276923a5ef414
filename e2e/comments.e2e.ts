import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { CommentData } from '../shared/src/comments/contract.ts'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { entry, openThread, picture, questionPath, threadWords } from './harness/comment-thread.ts'
import { commentsPath, postComment, postReply, signUp } from './harness/learner-api.ts'
import { aVisitor } from './harness/open-browser.ts'
import { questionOfThisStory } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const asAdmin = (context: BrowserContext) => signIn(context, 'admin', visitor.origin)

async function commentsOf(questionId: string): Promise<CommentData[]> {
	const answer = await fetch(visitor.origin + commentsPath(questionId))
	return ((await answer.json()) as { data: CommentData[] }).data
}

const phone = { locale: 'hi-IN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('a thread', () => {
	it('in Hindi on a phone: from the question to a comment with a picture, a reply, a like, a pin and a withdrawal', {
		tags: ['smoke'],
	}, async () => {
		const words = threadWords.hindi
		const questionId = await questionOfThisStory()
		const path = questionPath(questionId)
		const text = 'क्या तिथियाँ लिखें?\nI would add two dates.'

		const author = await visitor.open(path, { ...phone, before: signedInAs(await anAccount()) })
		const thread = await openThread(author, words)
		expect(await thread.getByText(words.empty, { exact: true }).count()).toBe(1)
		expect(await thread.getByText(words.comments(0)).count()).toBe(1)
		await thread.getByLabel(words.label).fill(text)
		await thread.getByLabel(words.add).setInputFiles(picture)
		await thread.getByRole('button', { name: words.post }).click()
		const own = entry(thread, 'I would add two dates.')
		await own.getByRole('button', { name: words.remove }).waitFor()
		const paragraph = own.locator('p', { hasText: 'dates' })
		expect(await paragraph.textContent()).toBe(text)
		expect(await paragraph.evaluate((element) => getComputedStyle(element).whiteSpaceCollapse)).toBe('preserve-breaks')
		await expect.poll(() => own.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
		expect(await author.locator('li:focus').textContent()).toContain('I would add two dates.')
		expect(await thread.getByText(words.comments(1)).count()).toBe(1)
		expect(await thread.getByLabel(words.label).inputValue()).toBe('')

		await own.getByRole('button', { name: words.reply }).click()
		await thread.getByLabel(words.replyLabel('Meera Rathore')).fill('And one name.')
		await thread.getByRole('button', { name: words.postReply }).click()
		const reply = entry(thread, 'And one name.').last()
		await reply.getByRole('button', { name: words.remove }).waitFor()
		await reply.getByRole('button', { name: words.like }).click()
		await own.first().getByRole('button', { name: words.like }).first().click()

		const admin = await visitor.open(path, { ...phone, before: asAdmin })
		const seen = await openThread(admin, words)
		const comment = entry(seen, 'I would add two dates.')
		expect(await comment.getByRole('button', { name: words.like }).textContent()).toMatch(/1$/)
		await comment.getByRole('button', { name: words.pin, exact: true }).click()
		await comment.getByText(words.pinned).waitFor()
		await comment.getByRole('button', { name: words.withdraw }).click()
		await comment.getByText(words.withdrawn, { exact: true }).waitFor()
		await expect.poll(() => comment.getByText(words.pinned).count()).toBe(0)
		await seen.getByText(words.comments(0)).waitFor()
		await admin.waitForLoadState('networkidle')

		await author.reload()
		const again = await openThread(author, words)
		await entry(again, 'I would add two dates.').getByText(words.withdrawn, { exact: true }).waitFor()
		// Nobody else is given it.
		expect(await commentsOf(questionId)).toEqual([])
		expect(await author.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
	})
})

describe('one’s own words', () => {
	it('can be deleted after a question, and leave a line above the replies of others', async () => {
		const questionId = await questionOfThisStory()
		const page = await visitor.open(questionPath(questionId), { before: signedInAs(await anAccount()) })
		const thread = await openThread(page)
		for (const text of ['The older one', 'The newer one']) {
			await thread.getByLabel('Your comment').fill(text)
			await page.keyboard.press('Control+Enter')
			await entry(thread, text).getByRole('button', { name: 'Delete' }).waitFor()
		}
		const newer = entry(thread, 'The newer one')
		await newer.getByRole('button', { name: 'Delete' }).click()
		await newer.getByRole('button', { name: 'Keep it' }).click()
		await newer.getByRole('button', { name: 'Delete' }).click()
		await newer.getByRole('button', { name: 'Delete' }).click()
		await newer.waitFor({ state: 'detached' })
		expect(await page.locator('li:focus').textContent()).toContain('The older one')
		await page.getByText('The comment is deleted.').waitFor()

		// Somebody else replies meanwhile to the one that is left.
		const [left] = await commentsOf(questionId)
		await postReply(await signUp(visitor.origin, 'Ravi Sharma'), questionId, left?._id ?? '', 'It is.')
		await page.reload()
		const again = await openThread(page)
		const older = again.locator('li > article').filter({ hasText: 'The older one' })
		await older.waitFor()
		expect(await entry(again, 'one').count()).toBe(1)
		expect(await again.getByText('comments 1').count()).toBe(1)
		await older.getByRole('button', { name: 'Delete' }).click()
		await older.getByRole('button', { name: 'Delete' }).click()
		await again.getByText('This comment was removed').waitFor()
		expect(await entry(again, 'It is.').count()).toBe(1)
		expect(await again.getByText('The older one').count()).toBe(0)
	})

	it('are there again, with the focus, where the deletion fails', async () => {
		const page = await visitor.open(questionPath(await questionOfThisStory()), {
			before: signedInAs(await anAccount()),
			expectedErrors: /Failed to load/,
		})
		const thread = await openThread(page)
		await thread.getByLabel('Your comment').fill('A question')
		await page.keyboard.press('Control+Enter')
		await entry(thread, 'A question').getByRole('button', { name: 'Reply' }).click()
		await thread.getByLabel('Your reply to Meera Rathore').fill('An answer')
		await page.keyboard.press('Control+Enter')
		await entry(thread, 'An answer').getByRole('button', { name: 'Delete' }).waitFor()
		await page.route('**/comments/**', (route) =>
			route.request().method() === 'DELETE' ? route.abort() : route.continue(),
		)
		for (const [text, sentence] of [
			['An answer', 'Error deleting reply'],
			['A question', 'Error deleting comment'],
		] as const) {
			await entry(thread, text).getByRole('button', { name: 'Delete' }).click()
			await entry(thread, text).getByRole('button', { name: 'Delete' }).click()
			await page.getByText(sentence).first().waitFor()
			await entry(thread, text).waitFor()
			await expect.poll(() => page.locator('li:focus').textContent()).toContain(text)
		}
	})
})

describe('a long thread', () => {
	it('comes fifty comments and twenty replies at a time, the others when they are asked for', async () => {
		const questionId = await questionOfThisStory()
		const writer = await signUp(visitor.origin, 'Meera Rathore')
		const ids: string[] = []
		for (let number = 1; number <= 52; number += 1) {
			ids.push((await postComment(writer, { questionId, text: `Comment ${number}.`, pictures: [] }))._id)
		}
		for (let number = 1; number <= 22; number += 1) {
			await postReply(writer, questionId, ids[51] ?? '', `Reply ${number}.`)
		}
		const page = await visitor.open(questionPath(questionId), { before: signedInAs(writer.email) })
		const thread = await openThread(page)
		await thread.getByText('Comment 3.', { exact: true }).waitFor()
		expect(await thread.getByText('Comment 2.', { exact: true }).count()).toBe(0)
		// A deleted comment lets the next one move up to the page before.
		await entry(thread, 'Comment 10.').getByRole('button', { name: 'Delete' }).click()
		await entry(thread, 'Comment 10.').getByRole('button', { name: 'Delete' }).click()
		await page.getByText('The comment is deleted.').waitFor()
		for (const number of [2, 1]) {
			await thread.getByRole('button', { name: 'Load more comments' }).click()
			await thread.getByText(`Comment ${number}.`, { exact: true }).waitFor()
			expect(await page.locator('li:focus').textContent()).toContain(`Comment ${number}.`)
		}
		expect(await thread.getByRole('button', { name: 'Load more comments' }).count()).toBe(0)
		expect(await thread.getByRole('heading', { level: 4 }).count()).toBe(51)

		expect(await thread.getByRole('heading', { level: 5 }).count()).toBe(20)
		await thread.getByRole('button', { name: 'Show 2 more replies' }).click()
		await thread.getByText('Reply 22.').waitFor()
		expect(await page.locator('li:focus').textContent()).toContain('Reply 21.')
		expect(await thread.getByRole('heading', { level: 5 }).count()).toBe(22)
	})
})

describe('pictures', () => {
	it('open large, lead to the next with the arrow keys, and close with Escape', async () => {
		const page = await visitor.open(questionPath('integration-of-rajasthan-stages'))
		const thread = await openThread(page)
		const small = thread.getByRole('button', { name: /^Picture 1 of 2 by / })
		await small.click()
		const viewer = page.getByRole('dialog', { name: 'Picture 1 of 2' })
		await viewer.getByRole('img').waitFor()
		await page.keyboard.press('ArrowRight')
		const next = page.getByRole('dialog', { name: 'Picture 2 of 2' })
		await next.getByRole('img', { name: /^Picture 2 of 2 by / }).waitFor()
		await page.keyboard.press('ArrowRight')
		await next.getByRole('button', { name: 'Previous picture' }).click()
		await viewer.waitFor()
		await page.keyboard.press('Escape')
		await viewer.waitFor({ state: 'detached' })
		expect(await small.evaluate((button) => button === document.activeElement)).toBe(true)
		expect(await page.getByRole('dialog', { name: 'Question details' }).isVisible()).toBe(true)
	})
})
