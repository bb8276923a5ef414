import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { commentsOf, sendComment, storeComment, storeQuestion, storeReply } from '../../testing/build-comment.ts'
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
	ravi = (await signedIn(test, { name: 'Ravi Joshi' })).browser
	admin = (await signedIn(test, { role: 'ADMIN' })).browser
	anonymous = openBrowser(test)
})
afterAll(() => test.close())

const thread = async (url: string, browser = anonymous) => (await browser.get(url)).json()
const refusal = (answer: { statusCode: number; json(): { code: string; message: string } }) => [
	answer.statusCode,
	answer.json().code,
	answer.json().message,
]

/** Compares the counts that are kept with the rows that they count; differences are bugs. */
async function wrongCounts() {
	const { rows } = await test.database.db.execute(sql`
		select c.id from comments c where likes <> (select count(*) from comment_likes l where l.comment_id = c.id)
			or reply_count <> (select count(*) from comment_replies r where r.comment_id = c.id)
		union all select r.id from comment_replies r where likes <> (select count(*) from reply_likes l where l.reply_id = r.id)
		union all select subject_id from comment_counts k group by subject_type, subject_id
			having sum(comments) <> (select count(*) from comments c where c.subject_id = k.subject_id and c.is_approved)`)
	return rows
}

describe('a comment', () => {
	it.each([
		['nothing', null, 'Please enter a comment', 'कृपया टिप्पणी लिखें'],
		['an empty text', '', 'Please enter a comment', 'कृपया टिप्पणी लिखें'],
		['only spaces', ' \t\r\n\u00a0\u3000 ', 'Please enter a comment', 'कृपया टिप्पणी लिखें'],
		['only what cannot be seen', '\u200b\u200d\u2060\ufeff\u202e', 'Please enter a comment', 'कृपया टिप्पणी लिखें'],
		[
			'1001 characters',
			'अ'.repeat(1001),
			'A comment can have at most 1,000 characters',
			'टिप्पणी में अधिकतम 1,000 अक्षर हो सकते हैं',
		],
	])('of %s is refused in both languages and not stored', async (_, text, english, hindi) => {
		const url = await storeQuestion(test)
		const first = await sendComment(asha, url, { text })
		const second = await sendComment(asha, `${url}?lang=hindi`, { text })
		expect(first.statusCode).toBe(400)
		expect(first.json()).toMatchObject({ message: english, errors: [{ path: 'commentText', message: english }] })
		expect(second.json().message).toBe(hindi)
		expect((await thread(url)).data).toEqual([])
	})

	it('of exactly 1000 characters, also of the largest ones, is taken; spaces around do not count', async () => {
		const url = await storeQuestion(test)
		for (const text of ['a'.repeat(1000), '😀'.repeat(1000), `  ${'क'.repeat(1000)}\r\n`]) {
			const answer = await sendComment(asha, url, { text })
			expect(answer.statusCode).toBe(200)
			expect([...answer.json().data.commentText]).toHaveLength(1000)
		}
	})

	it('is answered as the thread shows it', async () => {
		const url = await storeQuestion(test)
		const stored = await storeComment(asha, url)
		expect((await thread(url, asha)).data).toEqual([stored])
	})

	it('needs a sign-in, in the words of the specification', async () => {
		const url = await storeQuestion(test)
		expect(refusal(await sendComment(anonymous, url, { text: 'x' }))).toEqual([
			401,
			'access.sign-in-to-comment',
			'Please login to add comments',
		])
		const { _id } = await storeComment(asha, url)
		expect(refusal(await anonymous.post(`${url}/${_id}/replies`, { replyText: 'x' }))).toEqual([
			401,
			'access.sign-in-to-reply',
			'Please login to add replies',
		])
		const like = (action: string) => anonymous.patch(url, { action, commentId: _id })
		expect(refusal(await like('like_comment'))[2]).toBe('Please login to like comments')
		expect(refusal(await like('like_reply'))[2]).toBe('Please login to like replies')
		for (const action of ['pin_comment', '__proto__', 'constructor'])
			expect(refusal(await like(action)).slice(0, 2)).toEqual([401, 'access.not-signed-in'])
		expect((await anonymous.delete(`${url}/${_id}`)).statusCode).toBe(401)
	})

	it('on a question that is not there is refused', async () => {
		for (const id of ['missing', 'Ünknown', '%00'])
			expect((await sendComment(asha, commentsOf(id), { text: 'x' })).json().code).toBe('question.not-found')
	})

	it('keeps its text to the letter: nothing in it is markup, a pattern or a command', async () => {
		const url = await storeQuestion(test)
		const text = `<script>alert(1)</script> ' " \` \\ %s $1 {{7*7}} \${x} &lt; — संघीय ‌ढाँचा क्‍ष`
		expect((await storeComment(asha, url, text)).commentText).toBe(text)
		const turned = await storeComment(asha, url, 'abc\u202Egpj.exe\u0000\u0007 end')
		expect(turned.commentText).toBe('abcgpj.exe end')
	})

	it('that is sent again under its key is stored once, also by 20 at the same moment, and answered alike', async () => {
		const url = await storeQuestion(test)
		const key = randomUUID()
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => sendComment(asha, url, { text: 'Once only.', key })),
		)
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
		expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1)
		expect((await thread(url)).pagination.total).toBe(1)
		// The same key of somebody else is another one.
		await sendComment(ravi, url, { text: 'Mine.', key })
		expect((await thread(url)).pagination.total).toBe(2)
		expect((await sendComment(asha, url, { text: 'x', key: 'no key at all!' })).statusCode).toBe(400)
		expect(await wrongCounts()).toEqual([])
	})

	it('is counted rightly when many come at once', async () => {
		const url = await storeQuestion(test)
		await Promise.all(Array.from({ length: 40 }, (_, index) => storeComment(index % 2 ? asha : ravi, url, `${index}`)))
		expect((await thread(url)).pagination.total).toBe(40)
		expect(await wrongCounts()).toEqual([])
	})
})

describe('a reply', () => {
	it.each([
		['nothing', undefined, 'Please enter a reply'],
		['only spaces', ' \n ', 'Please enter a reply'],
		['501 characters', 'a'.repeat(501), 'A reply can have at most 500 characters'],
	])('of %s is refused', async (_, replyText, message) => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const answer = await ravi.post(`${url}/${_id}/replies`, { replyText })
		expect(answer.json()).toMatchObject({ message, errors: [{ path: 'replyText', message }] })
		expect((await thread(url)).data[0].replies).toEqual([])
	})

	it('of 500 characters is taken, and answered as the thread shows it', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const reply = await storeReply(ravi, url, _id, ` ${'ज'.repeat(500)} `)
		expect((await thread(url, ravi)).data[0].replies).toEqual([reply])
	})

	it('to a comment that is not there, is somebody else’s thread’s, or was removed is refused', async () => {
		const [url, other] = [await storeQuestion(test), await storeQuestion(test)]
		const { _id } = await storeComment(asha, url)
		for (const id of ['0'.repeat(24), 'nonsense', '%27%3B'])
			expect((await ravi.post(`${url}/${id}/replies`, { replyText: 'x' })).json().code).toBe('comment.not-found')
		expect((await ravi.post(`${other}/${_id}/replies`, { replyText: 'x' })).json().code).toBe('comment.not-found')
		await storeReply(ravi, url, _id)
		await asha.delete(`${url}/${_id}`)
		expect(refusal(await ravi.post(`${url}/${_id}/replies`, { replyText: 'x' }))).toEqual([
			409,
			'comment.removed',
			'This comment has been removed.',
		])
		expect((await thread(url)).data[0].replyCount).toBe(1)
	})

	it('that is sent again under its key is stored once', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const key = randomUUID()
		const send = () =>
			ravi.send({
				method: 'POST',
				url: `${url}/${_id}/replies`,
				payload: { replyText: 'Once.' },
				headers: { 'idempotency-key': key },
			})
		const answers = await Promise.all(Array.from({ length: 12 }, send))
		expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1)
		expect((await thread(url)).data[0].replyCount).toBe(1)
		expect(await wrongCounts()).toEqual([])
	})
})

describe('removing', () => {
	it('one’s own comment leaves nothing of it', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url, 'a secret slip')
		await ravi.patch(url, { action: 'like_comment', commentId: _id })
		expect((await asha.delete(`${url}/${_id}`)).statusCode).toBe(200)
		expect(await thread(url)).toMatchObject({ data: [], pagination: { total: 0 } })
		const { rows } = await test.database.db.execute(sql`select * from comments where id = ${_id}`)
		expect(rows).toEqual([])
		expect((await asha.delete(`${url}/${_id}`)).json().code).toBe('comment.not-found')
	})

	it('a comment with replies leaves its place above them, until they are gone as well', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url, 'a secret slip')
		const reply = await storeReply(ravi, url, _id)
		await ravi.patch(url, { action: 'like_comment', commentId: _id })
		await admin.patch(url, { action: 'pin_comment', commentId: _id })
		await asha.delete(`${url}/${_id}`)
		const { data } = await thread(url)
		expect(data).toMatchObject([
			{ userName: '', commentText: '', likes: 0, isPinned: false, isRemoved: true, isOwn: false, replyCount: 1 },
		])
		const { rows } = await test.database.db.execute(sql`select * from comments where id = ${_id}`)
		expect(JSON.stringify(rows)).not.toContain('secret')
		expect((await ravi.patch(url, { action: 'like_comment', commentId: _id })).json().code).toBe('comment.removed')
		expect((await admin.patch(url, { action: 'pin_comment', commentId: _id })).json().code).toBe('comment.removed')
		await ravi.delete(`${url}/${_id}/replies/${reply._id}`)
		expect(await thread(url)).toMatchObject({ data: [], pagination: { total: 0 } })
		expect(await wrongCounts()).toEqual([])
	})

	it('somebody else’s comment or reply is refused, whatever is asked; ADMIN may', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const reply = await storeReply(asha, url, _id)
		expect(refusal(await ravi.delete(`${url}/${_id}`)).slice(0, 2)).toEqual([403, 'access.wrong-role'])
		expect((await ravi.delete(`${url}/${_id}/replies/${reply._id}`)).json().code).toBe('access.wrong-role')
		for (const role of ['CONTENT_ADMIN', 'EVALUATION_ADMIN'] as const) {
			const { browser } = await signedIn(test, { role })
			expect((await browser.delete(`${url}/${_id}`)).statusCode).toBe(403)
		}
		expect((await admin.delete(`${url}/${_id}/replies/${reply._id}`)).statusCode).toBe(200)
		expect((await admin.delete(`${url}/${_id}`)).statusCode).toBe(200)
		expect((await thread(url)).data).toEqual([])
	})

	// This was seen to fail when the comment above had to be visible.
	it('one’s own reply can be taken back also below a comment that was withdrawn, which stays hidden', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(asha, url)
		const [own, other] = [await storeReply(ravi, url, _id), await storeReply(asha, url, _id)]
		await admin.patch(url, { action: 'withdraw_comment', commentId: _id, isOn: true })
		expect((await ravi.delete(`${url}/${_id}/replies/${other._id}`)).json().code).toBe('comment.not-found')
		expect((await ravi.delete(`${url}/${_id}/replies/${own._id}`)).statusCode).toBe(200)
		expect(await wrongCounts()).toEqual([])
	})

	it('a reply that is not of this comment, or of another question, is refused', async () => {
		const [url, other] = [await storeQuestion(test), await storeQuestion(test)]
		const first = await storeComment(asha, url)
		const second = await storeComment(asha, url)
		const reply = await storeReply(asha, url, first._id)
		expect((await asha.delete(`${url}/${second._id}/replies/${reply._id}`)).json().code).toBe('reply.not-found')
		expect((await asha.delete(`${other}/${first._id}/replies/${reply._id}`)).json().code).toBe('comment.not-found')
		expect((await asha.delete(`${other}/${first._id}`)).json().code).toBe('comment.not-found')
		expect((await thread(url)).data).toHaveLength(2)
	})

	it('while others reply ends either way with every reply under something', async () => {
		const url = await storeQuestion(test)
		for (let round = 0; round < 10; round += 1) {
			const { _id } = await storeComment(asha, url)
			const answers = await Promise.all([
				asha.delete(`${url}/${_id}`),
				...Array.from({ length: 4 }, () => ravi.post(`${url}/${_id}/replies`, { replyText: 'x' })),
			])
			expect(answers.map(({ statusCode }) => statusCode).every((status) => [200, 404, 409].includes(status))).toBe(true)
		}
		expect(await wrongCounts()).toEqual([])
		const { rows } = await test.database.db.execute(sql`select id from comments where is_removed and reply_count = 0`)
		expect(rows).toEqual([])
	})
})
