// @module-tag one-run
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { storeComment, storeQuestion, storeReply } from '../../testing/build-comment.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let asha: TestBrowser
let ravi: SignedIn
let admins: SignedIn[]
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp()
	asha = (await signedIn(test)).browser
	ravi = await signedIn(test)
	admins = await Promise.all([signedIn(test, { role: 'ADMIN' }), signedIn(test, { role: 'ADMIN' })])
	anonymous = openBrowser(test)
})
afterAll(() => test.close())

const first = async (url: string, browser = anonymous) => (await browser.get(url)).json().data[0]
const likesStored = async (commentId: string) =>
	(await test.database.db.execute(sql`select user_id from comment_likes where comment_id = ${commentId}`)).rows.length

describe('a like', () => {
	it('is turned on and off, and answers how it stands', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const like = async () => (await ravi.browser.patch(url, { action: 'like_comment', commentId: _id })).json().data
		expect(await like()).toMatchObject({ likes: 1, likedBy: [ravi.account.id] })
		expect(await like()).toMatchObject({ likes: 0, likedBy: [] })
		expect(await like()).toMatchObject({ likes: 1 })
		expect(await first(url)).toMatchObject({ likes: 1, likedBy: [] })
	})

	it('that says what it wants to be is the same however often it is sent', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const like = async (isOn: boolean) =>
			(await ravi.browser.patch(url, { action: 'like_comment', commentId: _id, isOn })).json().data
		expect([await like(true), await like(true)].map(({ likes }) => likes)).toEqual([1, 1])
		expect([await like(false), await like(false)].map(({ likes }) => likes)).toEqual([0, 0])
	})

	it('of one person counts once, however many requests come at the same moment', async () => {
		// This catches a like that is looked for first and inserted then, without the comment's lock or the primary key.
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const wanted = { action: 'like_comment', commentId: _id, isOn: true }
		const answers = await Promise.all(Array.from({ length: 30 }, () => ravi.browser.patch(url, wanted)))
		expect(answers.map((answer) => answer.json().data.likes)).toEqual(Array(30).fill(1))
		expect([(await first(url)).likes, await likesStored(_id)]).toEqual([1, 1])
	})

	it('is turned round by an odd or even number of requests at once; the number is that of the rows', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const toggle = { action: 'like_comment', commentId: _id }
		for (const [count, expected] of [
			[7, 1],
			[8, 1],
			[5, 0],
		] as const) {
			await Promise.all(Array.from({ length: count }, () => ravi.browser.patch(url, toggle)))
			expect([(await first(url)).likes, await likesStored(_id)]).toEqual([expected, expected])
		}
	})

	it('of many people at once counts each', async () => {
		// This catches a number that is read and written back instead of raised.
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const people = await Promise.all(Array.from({ length: 15 }, () => signedIn(test)))
		await Promise.all(people.map(({ browser }) => browser.patch(url, { action: 'like_comment', commentId: _id })))
		expect([(await first(url)).likes, await likesStored(_id)]).toEqual([15, 15])
	})

	it('of a reply is its own', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const reply = await storeReply(asha, url, _id)
		const wanted = { action: 'like_reply', commentId: _id, replyId: reply._id }
		const answers = await Promise.all(
			Array.from({ length: 9 }, () => ravi.browser.patch(url, { ...wanted, isOn: true })),
		)
		expect(answers.map((answer) => answer.json().data.likes)).toEqual(Array(9).fill(1))
		const comment = await first(url, ravi.browser)
		expect([comment.likes, comment.replies[0].likes, comment.replies[0].likedBy]).toEqual([0, 1, [ravi.account.id]])
		for (const body of [
			{ ...wanted, replyId: undefined },
			{ ...wanted, replyId: 'x' },
			{ ...wanted, replyId: '0'.repeat(24) },
		])
			expect((await ravi.browser.patch(url, body)).json().code).toBe('reply.not-found')
	})

	it('of what is not there, or of another thread, is refused', async () => {
		const [url, other] = [await storeQuestion(test), await storeQuestion(test)]
		const { _id } = await storeComment(asha, url)
		for (const commentId of ['x', '0'.repeat(24)])
			expect((await asha.patch(url, { action: 'like_comment', commentId })).json().code).toBe('comment.not-found')
		expect((await asha.patch(other, { action: 'like_comment', commentId: _id })).json().code).toBe('comment.not-found')
		for (const body of [{}, { action: 'like' }, { action: 'like_comment' }, { action: 'like_comment', commentId: 7 }])
			expect((await asha.patch(url, body)).statusCode).toBe(400)
	})
})

describe('a pin', () => {
	it('is for ADMIN only, in the words of the specification', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		for (const role of ['LEARNER', 'CONTENT_ADMIN', 'EVALUATION_ADMIN'] as const) {
			const { browser } = await signedIn(test, { role })
			const answer = await browser.patch(url, { action: 'pin_comment', commentId: _id, isPinned: true })
			expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
				403,
				'access.only-admins-pin',
				'Only admins can pin comments',
			])
		}
		expect((await first(url)).isPinned).toBe(false)
	})

	it('names who set it to ADMIN alone', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const [admin] = admins
		const answer = await admin?.browser.patch(url, { action: 'pin_comment', commentId: _id })
		expect(answer?.json().data).toMatchObject({ isPinned: true })
		expect(await first(url, admin?.browser)).toMatchObject({
			pinnedBy: admin?.account.id,
			pinnedAt: expect.any(String),
		})
		expect(await first(url)).toMatchObject({ isPinned: true, pinnedBy: null, pinnedAt: expect.any(String) })
		await admin?.browser.patch(url, { action: 'pin_comment', commentId: _id })
		expect(await first(url, admin?.browser)).toMatchObject({ isPinned: false, pinnedBy: null, pinnedAt: null })
	})

	it('set by several administrators at once is one pin of one of them', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const wanted = { action: 'pin_comment', commentId: _id, isOn: true }
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, index) => admins[index % 2]?.browser.patch(url, wanted)),
		)
		expect(answers.map((answer) => answer?.json().data.isPinned)).toEqual(Array(12).fill(true))
		const pinned = await first(url, admins[0]?.browser)
		expect(admins.map(({ account }) => account.id)).toContain(pinned.pinnedBy)
		await Promise.all(
			Array.from({ length: 7 }, () => admins[0]?.browser.patch(url, { action: 'pin_comment', commentId: _id })),
		)
		expect(await first(url)).toMatchObject({ isPinned: false, pinnedAt: null })
	})
})

describe('a withdrawn comment', () => {
	it('is seen by its author and ADMIN only, is not counted, and comes back as it was', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		await storeReply(ravi.browser, url, _id)
		const [admin] = admins
		const withdraw = (browser: TestBrowser | undefined, isOn?: boolean) =>
			browser?.patch(url, { action: 'withdraw_comment', commentId: _id, isOn })
		expect((await withdraw(asha))?.json().code).toBe('access.wrong-role')
		await admin?.browser.patch(url, { action: 'pin_comment', commentId: _id })
		expect((await withdraw(admin?.browser, true))?.json().data).toMatchObject({ isApproved: false, isPinned: false })
		await withdraw(admin?.browser, true)
		const seen = async (browser: TestBrowser | undefined) => (await browser?.get(url))?.json()
		for (const browser of [anonymous, ravi.browser])
			expect(await seen(browser)).toMatchObject({ data: [], pagination: { total: 0 } })
		for (const browser of [asha, admin?.browser])
			expect(await seen(browser)).toMatchObject({ data: [{ _id, isApproved: false }], pagination: { total: 1 } })
		const question = async () => (await anonymous.get(url.replace('/comments', ''))).json().data
		expect(await question()).toMatchObject({ commentCount: 0, comments: [] })
		for (const [browser, code] of [
			[ravi.browser, 'comment.not-found'],
			[asha, undefined],
		] as const) {
			expect((await browser.patch(url, { action: 'like_comment', commentId: _id })).json().code).toBe(code)
			expect((await browser.post(`${url}/${_id}/replies`, { replyText: 'x' })).json().code).toBe(code)
		}
		expect((await ravi.browser.delete(`${url}/${_id}`)).json().code).toBe('comment.not-found')
		expect((await withdraw(admin?.browser, false))?.json().data.isApproved).toBe(true)
		expect(await seen(anonymous)).toMatchObject({ data: [{ _id, isApproved: true }], pagination: { total: 1 } })
		expect(await question()).toMatchObject({ commentCount: 1, comments: [_id] })
	})
})
