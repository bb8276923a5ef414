// @module-tag one-run
/** Shows that a working copy within its limits can be sent, and nothing much larger. */
import type { QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildDraft } from '../../testing/build-draft.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const base = '/api/admin/answer-writing'
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	test = await startApp()
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
})
afterAll(() => test.close())

/** Fills all that is allowed in one language. */
const fullTexts = (character: string): QuestionCopy['english'] => ({
	questionText: character.repeat(5000),
	subCategory: character.repeat(500),
	tags: Array.from({ length: 30 }, (_, number) => character.repeat(198) + (number + 10)),
	answer: character.repeat(15_000),
	marksSplit: character.repeat(3000),
})
const fullDraft = (character: string) =>
	buildDraft({ english: fullTexts(character), hindi: fullTexts(character), marks: 32_767, wordLimit: 32_767 })

const send = (method: 'POST' | 'PATCH', path: string, payload: string) =>
	editor.browser.send({ method, url: base + path, payload, headers: { 'content-type': 'application/json' } })

describe('a working copy at its limits', () => {
	it('in Hindi is created and saved', async () => {
		const content = fullDraft('क')
		const created = await send('POST', '', JSON.stringify({ content }))
		expect(created.statusCode).toBe(200)
		const { id } = created.json().data
		const longer = { ...content, hindi: fullTexts('ख') }
		const saved = await send('PATCH', `/${id}`, JSON.stringify({ version: 1, content: longer }))
		expect([saved.statusCode, saved.json().data.content]).toEqual([200, longer])
	})

	it('is taken with each character escaped, too', async () => {
		const payload = JSON.stringify({ content: fullDraft('क') }).replaceAll('क', '\\u0915')
		expect((await send('POST', '', payload)).statusCode).toBe(200)
	})

	// This was seen to fail with the text measured as it was sent: what was stored could not be read.
	it('is measured as it is stored: letters that become two when they are composed', async () => {
		const fits = buildDraft({ hindi: { ...fullTexts('क'), answer: '\u0958'.repeat(7_500) } })
		const created = await send('POST', '', JSON.stringify({ content: fits }))
		expect(created.json().data.content.hindi.answer).toBe('क़'.normalize('NFC').repeat(7_500))
		const tooLong = buildDraft({ hindi: { ...fullTexts('क'), answer: '\u0958'.repeat(7_501) } })
		const refused = await send('POST', '', JSON.stringify({ content: tooLong }))
		expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, 'content.hindi.answer'])
	})

	it('is not the beginning of anything larger', async () => {
		const answer = await send('POST', '', JSON.stringify({ content: buildDraft(), more: 'x'.repeat(400_000) }))
		expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too-large'])
		const other = await send('POST', '/any/publish', JSON.stringify({ version: 1, more: 'x'.repeat(70_000) }))
		expect(other.statusCode).toBe(413)
	})
})
