// @module-tag one-run
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { commentsOf, storeComment, storeQuestion, storeReply } from '../../testing/build-comment.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let asha: TestBrowser
let ravi: TestBrowser
let admin: TestBrowser
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp()
	asha = (await signedIn(test, { name: 'Asha Meena' })).browser
	ravi = (await signedIn(test, { name: 'रवि जोशी' })).browser
	admin = (await signedIn(test, { name: 'Anita Sharma', role: 'ADMIN' })).browser
	anonymous = openBrowser(test)
})
afterAll(() => test.close())

async function read(browser: TestBrowser, url: string) {
	const answer = await browser.get(url)
	return { status: answer.statusCode, ...answer.json() }
}

const textsOf = ({ data }: { data: { commentText: string }[] }) => data.map(({ commentText }) => commentText)

describe('a thread', () => {
	it('is empty at first, with a count of 0, and open to everybody', async () => {
		const url = await storeQuestion(test)
		const { status, data, pagination } = await read(anonymous, url)
		expect([status, data, pagination]).toEqual([
			200,
			[],
			{ page: 1, limit: 50, total: 0, totalPages: 0, isTotalCapped: false },
		])
	})

	it.each(['missing-question', 'Bad Id', '%00', '..%2F..', 'x'.repeat(130)])('of %j is not found', async (id) => {
		const { status, code } = await read(anonymous, commentsOf(id))
		expect([status, code]).toEqual([404, 'question.not-found'])
	})

	it('shows every declared field of a comment and its reply, and nobody else’s id', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url, '  First line\r\nsecond line\t \n\n\n\nend  ')
		await storeReply(ravi, url, _id, 'धन्यवाद।')
		await ravi.patch(url, { action: 'like_comment', commentId: _id, isOn: true })
		const { data } = await read(anonymous, url)
		expect(data).toEqual([
			{
				_id: expect.stringMatching(/^[0-9a-f]{24}$/),
				userName: 'Asha Meena',
				commentText: 'First line\nsecond line\n\nend',
				images: [],
				likes: 1,
				likedBy: [],
				isPinned: false,
				pinnedBy: null,
				pinnedAt: null,
				isApproved: true,
				isRemoved: false,
				isSample: false,
				isOwn: false,
				isReported: false,
				createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
				replies: [
					{
						_id: expect.stringMatching(/^[0-9a-f]{24}$/),
						userName: 'रवि जोशी',
						replyText: 'धन्यवाद।',
						isSample: false,
						likes: 0,
						likedBy: [],
						isOwn: false,
						isReported: false,
						createdAt: expect.stringMatching(/^20\d\d/),
					},
				],
				replyCount: 1,
			},
		])
		const own = await read(asha, url)
		expect([own.data[0].isOwn, own.data[0].replies[0].isOwn, own.data[0].likedBy]).toEqual([true, false, []])
		const his = await read(ravi, url)
		expect([his.data[0].isOwn, his.data[0].replies[0].isOwn, his.data[0].likedBy.length]).toEqual([false, true, 1])
	})

	it('has pinned comments first, then the newest, also across pages', async () => {
		const url = await storeQuestion(test)
		const ids: string[] = []
		for (const text of ['one', 'two', 'three', 'four', 'five']) ids.push((await storeComment(asha, url, text))._id)
		await admin.patch(url, { action: 'pin_comment', commentId: ids[1] })
		await admin.patch(url, { action: 'pin_comment', commentId: ids[3] })
		expect(textsOf(await read(anonymous, url))).toEqual(['four', 'two', 'five', 'three', 'one'])
		expect(textsOf(await read(anonymous, `${url}?limit=2`))).toEqual(['four', 'two'])
		const last = await read(anonymous, `${url}?limit=2&page=3`)
		expect([textsOf(last), last.pagination]).toEqual([
			['one'],
			{ page: 3, limit: 2, total: 5, totalPages: 3, isTotalCapped: false },
		])
		const past = await read(anonymous, `${url}?page=99`)
		expect([past.status, past.data, past.pagination.total]).toEqual([200, [], 5])
	})

	it('comes 50 at a time; a malformed page or limit is refused', async () => {
		const url = await storeQuestion(test)
		await Promise.all(Array.from({ length: 53 }, (_, index) => storeComment(asha, url, `comment ${index}`)))
		const first = await read(anonymous, url)
		const second = await read(anonymous, `${url}?page=2`)
		expect([first.data.length, second.data.length, first.pagination.total]).toEqual([50, 3, 53])
		const ids = [...first.data, ...second.data].map(({ _id }) => _id)
		expect(new Set(ids).size).toBe(53)
		for (const query of ['page=0', 'page=x', 'limit=0', 'limit=101', 'limit=1e1', 'page=-1'])
			expect((await read(anonymous, `${url}?${query}`)).status).toBe(400)
	})

	it('brings the first 20 replies, the oldest first, and the others are asked for', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		for (let index = 1; index <= 23; index += 1) await storeReply(ravi, url, _id, `reply ${index}`)
		const [comment] = (await read(anonymous, url)).data
		expect([comment.replyCount, comment.replies.length]).toEqual([23, 20])
		expect(comment.replies[0].replyText).toBe('reply 1')
		const more = await read(anonymous, `${url}/${_id}/replies?page=2`)
		expect(more.data.map((reply: { replyText: string }) => reply.replyText)).toEqual([
			'reply 21',
			'reply 22',
			'reply 23',
		])
		expect(more.pagination).toMatchObject({ total: 23, totalPages: 2 })
		for (const id of ['0'.repeat(24), 'x', "' or 1=1"])
			expect((await read(anonymous, `${url}/${encodeURIComponent(id)}/replies`)).code).toBe('comment.not-found')
	})

	it('is counted by its question, which names its newest comments', async () => {
		const url = await storeQuestion(test)
		const question = url.replace('/comments', '')
		const ids = []
		for (const text of ['one', 'two', 'three']) ids.unshift((await storeComment(asha, url, text))._id)
		const { data } = await read(anonymous, question)
		expect([data.commentCount, data.comments]).toEqual([3, ids])
		await asha.delete(`${url}/${ids[0]}`)
		expect((await read(anonymous, question)).data).toMatchObject({ commentCount: 2, comments: ids.slice(1) })
	})

	it('writes nothing when it is read', async () => {
		const url = await storeQuestion(test)
		await storeComment(asha, url)
		const written = async () =>
			(
				await test.database.db.execute(
					sql`select xmin::text as x, ctid::text as c from comments union all select xmin::text, ctid::text from comment_counts union all select xmin::text, ctid::text from counters order by 1, 2`,
				)
			).rows
		const before = await written()
		for (const path of [url, url.replace('/comments', ''), `${url}?page=2`]) await anonymous.get(path)
		await test.counters.flush()
		expect(await written()).toEqual(before)
	})
})

describe('a thread of a question that is not published', () => {
	it('is not there, and nothing can be added to it', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const id = url.split('/').at(-2)
		await test.database.db.execute(sql`update published_items set position = null where id = ${id}`)
		expect((await read(anonymous, url)).code).toBe('question.not-found')
		expect((await read(anonymous, `${url}/${_id}/replies`)).code).toBe('comment.not-found')
		expect((await asha.post(`${url}/${_id}/replies`, { replyText: 'x' })).json().code).toBe('question.not-found')
		expect((await asha.patch(url, { action: 'like_comment', commentId: _id })).json().code).toBe('question.not-found')
	})
})
