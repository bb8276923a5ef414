import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { entry, openThread, questionPath, threadWords } from './harness/comment-thread.ts'
import { postComment, signUp } from './harness/learner-api.ts'
import { aVisitor } from './harness/open-browser.ts'
import { questionOfThisStory } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const words = threadWords.english
const text = 'Buy my notes.'

describe('a comment that somebody finds wrong', () => {
	it('is reported by a learner, waits for an administrator, and waits no more once it is withdrawn', async () => {
		const questionId = await questionOfThisStory()
		await postComment(await signUp(visitor.origin, 'Ravi Joshi'), { questionId, text, pictures: [] })
		const learner = await visitor.open(questionPath(questionId), { before: signedInAs(await anAccount()) })
		const comment = entry(await openThread(learner), text)
		await comment.getByRole('button', { name: words.report }).click()
		await comment.getByRole('radio', { name: 'Advertising or spam' }).check()
		await learner.keyboard.press('Enter')
		await comment.getByText(words.reported).waitFor()
		expect(await learner.locator('li:focus').textContent()).toContain(text)
		await learner.reload()
		await entry(await openThread(learner), text)
			.getByText(words.reported)
			.waitFor()

		const admin = await visitor.open('/admin', { before: (context) => signIn(context, 'admin', visitor.origin) })
		const part = admin.getByRole('region', { name: 'Reported comments' })
		await part.getByText('Readers have reported 1 comment or reply.').waitFor()
		await part.getByRole('link').click()
		const reported = admin.getByRole('article').filter({ hasText: text })
		await reported.getByText('Advertising or spam × 1').waitFor()
		await reported.getByRole('button', { name: words.withdraw }).click()
		await admin.getByText('Nothing to review').waitFor()
		expect(await admin.locator('section:focus').count()).toBe(1)
		await admin.getByRole('button', { name: 'Undo' }).click()
		await reported.getByRole('button', { name: words.withdraw }).click()
		await admin.getByText('Nothing to review').waitFor()
		await admin.getByRole('main').getByRole('link', { name: 'Content desk' }).click()
		await part.getByText('No reported comments to review.').waitFor()
		await learner.reload()
		expect(await entry(await openThread(learner), text).count()).toBe(0)
	})
})
