import { request } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword } from './an-account.ts'
import { commentsPath, postReply, signUp } from './learner-api.ts'
import { questionOfThisStory } from './questions.ts'
import { origin } from './this-product.ts'

/**
 * Has somebody's comment replied to, which they are told of; the question is gone when the story is over.
 * @returns the question's id
 */
export async function replyTo(email: string, name = 'Ravi Gurjar'): Promise<string> {
	const questionId = await questionOfThisStory()
	const context = await request.newContext({ baseURL: origin })
	await context.post('/api/auth/login', { data: { email, password: demoPassword }, headers: { origin } })
	const answer = await context.post(commentsPath(questionId), {
		multipart: { commentText: 'The observatory of Ujjain is older.' },
		headers: { origin },
	})
	expect(answer.status()).toBe(200)
	const { data } = await answer.json()
	await context.dispose()
	await postReply(await signUp(origin, name), questionId, data._id, 'By a few years.')
	return questionId
}
