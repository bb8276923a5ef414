// @module-tag one-run
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reinstateItem, withdrawItem } from '../../content/storing/tables.ts'
import { PASSWORD, signedIn } from '../../testing/build-account.ts'
import { commentsOf, sendComment, storeComment, storeReply } from '../../testing/build-comment.ts'
import { buildMiq, storeMiqs } from '../../testing/build-miq.ts'
import { buildPicture } from '../../testing/build-picture.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { serverMiq } from './miq-kind.ts'

let test: TestApp
let asha: TestBrowser
let ravi: TestBrowser
let admin: TestBrowser
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp()
	asha = (await signedIn(test, { name: 'Asha Meena' })).browser
	ravi = (await signedIn(test)).browser
	admin = (await signedIn(test, { role: 'ADMIN' })).browser
	anonymous = openBrowser(test)
})
afterAll(() => test.close())

let stored = 0

/**
 * Stores a published question of its own, as one of answer writing has the same id.
 * @returns the address of its comments
 */
async function storeMiq(): Promise<string> {
	stored += 1
	const id = `question-${stored}`
	await storeMiqs(test, buildMiq({ id }))
	await storeQuestions(test, buildQuestion({ id }))
	return `/api/miq/${id}/comments`
}

const idOf = (url: string) => url.split('/').at(-2) ?? ''
const twinOf = (url: string) => commentsOf(idOf(url))
const withdraw = (url: string) => test.database.transaction((tx) => withdrawItem(tx, serverMiq, idOf(url)))
const reinstate = (url: string) => test.database.transaction((tx) => reinstateItem(tx, serverMiq, idOf(url)))

async function read(browser: TestBrowser, url: string) {
	const answer = await browser.get(url)
	return { status: answer.statusCode, ...answer.json() }
}

describe('a thread below a most important question', () => {
	it('shows comments with their replies and likes to everybody, pinned ones first', async () => {
		const url = await storeMiq()
		const [first, second] = [await storeComment(asha, url, 'one'), await storeComment(ravi, url, 'two')]
		const reply = await storeReply(ravi, url, first._id, 'धन्यवाद।')
		await ravi.patch(url, { action: 'like_comment', commentId: first._id, isOn: true })
		await asha.patch(url, { action: 'like_reply', commentId: first._id, replyId: reply._id, isOn: true })
		const pinned = await admin.patch(url, { action: 'pin_comment', commentId: first._id })
		expect(pinned.json().data).toMatchObject({ isPinned: true })
		const { status, data, pagination } = await read(anonymous, url)
		expect([status, pagination.total]).toEqual([200, 2])
		expect(data).toMatchObject([
			{ _id: first._id, userName: 'Asha Meena', likes: 1, isPinned: true, replies: [{ _id: reply._id, likes: 1 }] },
			{ _id: second._id, commentText: 'two', likes: 0, isPinned: false, replies: [] },
		])
		const replies = await read(anonymous, `${url}/${first._id}/replies`)
		expect(replies).toMatchObject({ data: [{ replyText: 'धन्यवाद।' }], pagination: { total: 1 } })
	})

	it('is counted by its question, and by no other of the same id', async () => {
		const url = await storeMiq()
		const comment = await storeComment(asha, url)
		const count = async (path: string) => (await read(anonymous, path.replace('/comments', ''))).data.commentCount
		expect([await count(url), await count(twinOf(url))]).toEqual([1, 0])
		expect((await read(anonymous, twinOf(url))).data).toEqual([])
		for (const code of [
			(await ravi.patch(twinOf(url), { action: 'like_comment', commentId: comment._id })).json().code,
			(await asha.delete(`${twinOf(url)}/${comment._id}`)).json().code,
			(await read(anonymous, `${twinOf(url)}/${comment._id}/replies`)).code,
		])
			expect(code).toBe('comment.not-found')
		expect((await asha.delete(`${url}/${comment._id}`)).statusCode).toBe(200)
		expect(await count(url)).toBe(0)
	})

	it('lets people take back what they wrote, and ADMIN withdraw it', async () => {
		const url = await storeMiq()
		const { _id } = await storeComment(asha, url)
		const reply = await storeReply(ravi, url, _id)
		expect((await asha.delete(`${url}/${_id}/replies/${reply._id}`)).json().code).toBe('access.wrong-role')
		expect((await ravi.delete(`${url}/${_id}/replies/${reply._id}`)).statusCode).toBe(200)
		await admin.patch(url, { action: 'withdraw_comment', commentId: _id, isOn: true })
		expect((await read(anonymous, url)).data).toEqual([])
		expect((await read(asha, url)).data).toMatchObject([{ _id, isApproved: false }])
	})

	it('is among what is reported under the name of its question, in the reader’s language', async () => {
		const url = await storeMiq()
		const { _id } = await storeComment(asha, url)
		expect((await ravi.post(`${twinOf(url)}/${_id}/reports`, { reason: 'spam' })).json().code).toBe('comment.not-found')
		await ravi.post(`${url}/${_id}/reports`, { reason: 'spam' })
		const { data } = await read(admin, '/api/admin/reported-comments?lang=hindi')
		expect(data).toMatchObject([{ subject: 'miq', questionId: idOf(url), questionTitle: 'बावड़ी क्या है?' }])
	})

	it('asks whoever is not signed in to do so, in the words of the specification', async () => {
		const url = await storeMiq()
		const { _id } = await storeComment(asha, url)
		const answers = [
			await sendComment(anonymous, url, { text: 'x' }),
			await anonymous.post(`${url}/${_id}/replies`, { replyText: 'x' }),
			await anonymous.patch(url, { action: 'like_comment', commentId: _id }),
			await anonymous.post(`${url}/${_id}/reports`, { reason: 'spam' }),
			await ravi.patch(url, { action: 'pin_comment', commentId: _id }),
		]
		expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
			[401, 'Please login to add comments'],
			[401, 'Please login to add replies'],
			[401, 'Please login to like comments'],
			[401, 'Please log in to report this'],
			[403, 'Only admins can pin comments'],
		])
	})

	it('of a question that is missing or not published is not there, and nothing can be added to it', async () => {
		const url = await storeMiq()
		const { _id } = await storeComment(asha, url)
		await withdraw(url)
		for (const path of [
			url,
			'/api/miq/missing-question/comments',
			'/api/miq/Bad%20Id/comments',
			'/api/miq/%00/comments',
		]) {
			const codes = [
				(await read(anonymous, path)).code,
				(await sendComment(asha, path, { text: 'x' })).json().code,
				(await asha.patch(path, { action: 'like_comment', commentId: _id })).json().code,
				(await asha.post(`${path}/${_id}/replies`, { replyText: 'x' })).json().code,
			]
			expect(codes).toEqual(Array(4).fill('question.not-found'))
		}
	})
})

describe('a picture below a most important question', () => {
	it('is shown as long as its question is', async () => {
		const url = await storeMiq()
		const jpeg = await buildPicture().jpeg().toBuffer()
		const comment = (await sendComment(asha, url, { text: 'My map.', pictures: [{ content: jpeg }] })).json().data
		const status = async () => (await anonymous.get(comment.images[0].filePath)).statusCode
		expect(await status()).toBe(200)
		await withdraw(url)
		expect(await status()).toBe(404)
		await reinstate(url)
		expect(await status()).toBe(200)
	})
})

describe('whoever closes an account', () => {
	it('takes along what they wrote and liked, and leaves what others wrote', async () => {
		const url = await storeMiq()
		const { account, browser } = await signedIn(test)
		const own = await storeComment(browser, url, 'My private words.')
		const theirs = await storeComment(asha, url, 'Their words.')
		await storeReply(browser, url, theirs._id, 'My reply.')
		await storeReply(asha, url, own._id, 'Their reply.')
		await browser.patch(url, { action: 'like_comment', commentId: theirs._id })
		const copy = (await browser.get('/api/user/export')).json()
		expect(copy.comments).toMatchObject([{ on: 'miq', onId: idOf(url), text: 'My private words.' }])
		expect((await browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		expect((await read(anonymous, url)).data).toMatchObject([
			{ _id: theirs._id, likes: 0, replies: [] },
			{ _id: own._id, isRemoved: true, commentText: '', userName: '', replies: [{ replyText: 'Their reply.' }] },
		])
		for (const table of ['comments', 'comment_replies', 'comment_likes']) {
			const { rows } = await test.database.db.execute(`select * from ${table}`)
			expect(JSON.stringify(rows)).not.toContain(account.id)
		}
	})
})
