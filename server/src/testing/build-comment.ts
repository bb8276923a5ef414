import { randomUUID } from 'node:crypto'
import { BOUNDARY, buildForm, formType, type SentFile } from './build-form.ts'
import { buildQuestion } from './build-question.ts'
import type { TestBrowser } from './open-browser.ts'
import type { TestApp } from './start-app.ts'
import { storeQuestions } from './store-questions.ts'

/**
 * Stores a published question of its own.
 * @returns the address of its comments
 */
export async function storeQuestion(test: TestApp): Promise<string> {
	const id = `question-${randomUUID()}`
	await storeQuestions(test, buildQuestion({ id }))
	return commentsOf(id)
}

export function commentsOf(questionId: string): string {
	return `/api/content/answer-writing-practice/${questionId}/comments`
}

export interface SentCommentForm {
	text: string | null
	pictures?: SentFile[]
	key?: string
}

/** Sends the form as the page does; the field comes before the files. */
export function sendComment(browser: TestBrowser, url: string, { text, pictures = [], key }: SentCommentForm) {
	const field =
		text === null ? '' : `--${BOUNDARY}\r\ncontent-disposition: form-data; name="commentText"\r\n\r\n${text}\r\n`
	const files = buildForm(...pictures.map((picture) => ({ field: 'images', ...picture })))
	const headers = { 'content-type': formType, ...(key && { 'idempotency-key': key }) }
	return browser.send({ method: 'POST', url, payload: Buffer.concat([Buffer.from(field), files]), headers })
}

/** Posts it and answers the comment. */
export async function storeComment(browser: TestBrowser, url: string, text = 'Add the Haripura session of 1938.') {
	const answer = await sendComment(browser, url, { text })
	if (answer.statusCode !== 200) throw new Error(`the comment was answered ${answer.statusCode}: ${answer.body}`)
	return answer.json().data
}

export async function storeReply(browser: TestBrowser, url: string, commentId: string, replyText = 'Thank you.') {
	const answer = await browser.post(`${url}/${commentId}/replies`, { replyText })
	if (answer.statusCode !== 200) throw new Error(`the reply was answered ${answer.statusCode}: ${answer.body}`)
	return answer.json().data
}
