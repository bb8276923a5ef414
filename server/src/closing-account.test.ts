import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUser } from './features/accounts/tables.ts'
import { listInquiries, listNotifyRequests } from './features/inquiries/tables.ts'
import { insertSubscription, listSubscriptions } from './features/subscriptions/tables.ts'
import { PASSWORD, type SignedIn, signedIn, signIn } from './testing/build-account.ts'
import { sendComment, storeComment, storeQuestion, storeReply } from './testing/build-comment.ts'
import { buildDraft } from './testing/build-draft.ts'
import { openBrowser, type TestBrowser } from './testing/open-browser.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

const ROUNDS = 8

/** Goes on writing without a pause. @returns the status of the first answer that is not 200 */
async function untilRefused(write: () => Promise<{ statusCode: number }>): Promise<number> {
	const { statusCode } = await write()
	return statusCode === 200 ? untilRefused(write) : statusCode
}

const plan = (userId: string) => ({
	id: `plan-of-${userId}`,
	userId,
	kind: 'evaluation-plan' as const,
	itemId: 'monthly',
	title: { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' },
	startsAt: new Date('2026-11-01T00:00:00Z'),
	endsAt: new Date('2026-12-01T00:00:00Z'),
})

const inquiryOf = (email: string, message = 'When does the plan begin?') => ({
	name: 'Asha',
	email,
	phone: '9876543210',
	message,
})
const COMING = '/coming-soon'
const messages = async () => (await listInquiries(test.database.db, 1_000)).map(({ message }) => message)

describe('a copy of all of one’s data', () => {
	it('is a file with everything about the caller, nothing about others and nothing that protects the account', async () => {
		const { account, browser } = await signedIn(test)
		const other = await signedIn(test)
		await insertSubscription(test.database.db, plan(account.id))
		await browser.post('/api/inquiry', inquiryOf(account.email))
		await other.browser.post('/api/inquiry', inquiryOf(other.account.email))
		const url = await storeQuestion(test)
		const mine = await storeComment(browser, url, 'What I wrote.')
		const theirs = await storeComment(other.browser, url, 'What another wrote.')
		await storeReply(browser, url, theirs._id, 'What I replied.')
		await browser.patch(url, { action: 'like_comment', commentId: theirs._id })
		await browser.post(`${url}/${theirs._id}/reports`, { reason: 'spam' })
		await other.browser.post(`${url}/${mine._id}/reports`, { reason: 'abusive' })
		const answer = await browser.get('/api/user/export')
		expect(answer.headers['content-disposition']).toBe('attachment; filename="aravalli-my-data.json"')
		expect(answer.headers['cache-control']).toBe('private, no-store')
		const copy = answer.json()
		expect(copy.account).toMatchObject({ id: account.id, email: account.email, name: account.name })
		expect(copy.devices).toHaveLength(1)
		expect(copy.subscriptions).toMatchObject([{ itemId: 'monthly' }])
		expect(copy.inquiries).toMatchObject([{ message: 'When does the plan begin?' }])
		expect(copy.comments).toMatchObject([{ id: mine._id, text: 'What I wrote.', pictures: [] }])
		expect(copy.replies).toMatchObject([{ commentId: theirs._id, text: 'What I replied.' }])
		expect(copy.likes).toEqual([{ commentId: theirs._id, replyId: null }])
		expect(copy.reports).toEqual([
			{ commentId: theirs._id, replyId: null, reason: 'spam', createdAt: expect.any(String) },
		])
		expect(answer.body).not.toContain('What another wrote.')
		expect(answer.body).not.toContain(other.account.email)
		expect(answer.body).not.toMatch(/argon2|hash/i)
	})

	it('holds nothing that was sent with the same address by somebody else, signed in or not', async () => {
		const { account, browser } = await signedIn(test)
		const other = await signedIn(test)
		for (const sender of [openBrowser(test), other.browser]) {
			await sender.post('/api/inquiry', inquiryOf(account.email, 'A secret of theirs.'))
			await sender.post('/api/coming-soon/notify', { email: account.email, page: COMING })
		}
		const copy = (await browser.get('/api/user/export')).json()
		expect([copy.inquiries, copy.notifyRequests]).toEqual([[], []])
		await browser.post('/api/coming-soon/notify', { email: account.email, page: COMING })
		expect((await browser.get('/api/user/export')).json().notifyRequests).toMatchObject([{ page: COMING }])
		const written = (await other.browser.get('/api/user/export')).json()
		expect(written.inquiries).toMatchObject([{ email: account.email, message: 'A secret of theirs.' }])
	})
})

describe('closing an account', () => {
	it('erases it at once, everywhere, but for the record of what was paid', async () => {
		const { account, browser } = await signedIn(test)
		const elsewhere = await signIn(test, account)
		await insertSubscription(test.database.db, plan(account.id))
		await browser.post('/api/inquiry', inquiryOf(account.email, 'To be erased.'))
		await browser.post('/api/inquiry', inquiryOf('another-address@example.com', 'To be erased too.'))
		const answer = await browser.delete('/api/user', { password: PASSWORD })
		expect([answer.statusCode, answer.json().success]).toEqual([200, true])
		expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
		expect((await elsewhere.get('/api/user/profile')).statusCode).toBe(401)
		expect(await findUser(test.database.db, account.id)).toBeNull()
		expect((await messages()).filter((message) => message.startsWith('To be erased'))).toEqual([])
		expect(await listSubscriptions(test.database.db, account.id)).toHaveLength(1)
		await expect(signIn(test, account)).rejects.toThrow('401')
	})

	it('leaves what was sent with the same address by somebody else, signed in or not', async () => {
		const { account, browser } = await signedIn(test)
		const other = await signedIn(test)
		for (const sender of [openBrowser(test), other.browser]) {
			await sender.post('/api/inquiry', inquiryOf(account.email, `Kept from ${account.id}`))
			await sender.post('/api/coming-soon/notify', { email: account.email, page: COMING })
		}
		await browser.post('/api/coming-soon/notify', { email: account.email, page: COMING })
		expect((await browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		expect((await messages()).filter((message) => message === `Kept from ${account.id}`)).toHaveLength(2)
		const wishes = await listNotifyRequests(test.database.db)
		expect(wishes.filter(({ email }) => email === account.email)).toMatchObject([{ page: COMING }])
	})

	it('while its owner asks something leaves nothing that bears the account', async () => {
		const { account, browser } = await signedIn(test)
		const asking = untilRefused(() => browser.post('/api/inquiry', inquiryOf(account.email, `Late ${account.id}`)))
		const closed = await browser.delete('/api/user', { password: PASSWORD })
		expect([closed.statusCode, await asking]).toEqual([200, expect.anything()])
		const late = await listInquiries(test.database.db, 1_000)
		expect(late.filter(({ userId }) => userId === account.id)).toEqual([])
	})

	it('erases comments, replies, likes and reports at once; what others wrote stays, under a removed comment', async () => {
		const { account, browser } = await signedIn(test)
		const other = await signedIn(test)
		const url = await storeQuestion(test)
		const answered = await storeComment(browser, url, 'My private words.')
		const lonely = await storeComment(browser, url, 'My lonely words.')
		const theirs = await storeComment(other.browser, url, 'Their words.')
		await storeReply(other.browser, url, answered._id, 'Their reply.')
		await storeReply(browser, url, answered._id, 'My own reply.')
		await storeReply(browser, url, theirs._id, 'My reply.')
		const like = (who: typeof browser, commentId: string) => who.patch(url, { action: 'like_comment', commentId })
		await Promise.all([like(browser, theirs._id), like(other.browser, answered._id), like(other.browser, lonely._id)])
		const report = (who: typeof browser, commentId: string) =>
			who.post(`${url}/${commentId}/reports`, { reason: 'abusive' })
		await Promise.all([
			report(browser, theirs._id),
			report(other.browser, answered._id),
			report(other.browser, lonely._id),
		])
		expect((await browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		const { data, pagination } = (await other.browser.get(url)).json()
		expect(data).toMatchObject([
			{ _id: theirs._id, likes: 0, replies: [], replyCount: 0 },
			{
				_id: answered._id,
				isRemoved: true,
				commentText: '',
				userName: '',
				likes: 0,
				replies: [{ replyText: 'Their reply.' }],
			},
		])
		expect([data.length, pagination.total]).toEqual([2, 2])
		const reports = await test.database.db.execute(
			`select * from comment_reports where comment_id in ('${answered._id}', '${theirs._id}')`,
		)
		expect(reports.rows).toEqual([])
		const likes = ['comment_likes', 'reply_likes', 'comment_reports']
		const tables = ['comments', 'comment_replies', ...likes, 'comment_pictures', 'files']
		for (const table of tables) {
			const { rows } = await test.database.db.execute(`select * from ${table}`)
			expect(JSON.stringify(rows)).not.toMatch(new RegExp(`My |${account.id}`))
		}
	})

	it('while its owner and others write, reply, like and report ends with nothing of theirs, and with what others wrote', async () => {
		const stays = await signedIn(test)
		const urls = [await storeQuestion(test), await storeQuestion(test)]
		const kept = await Promise.all(urls.map((url) => storeComment(stays.browser, url, 'Of one who stays.')))
		const writes = (browser: TestBrowser, text: string) =>
			urls.flatMap((url, index) => {
				const commentId = kept[index]?._id
				return [
					() => sendComment(browser, url, { text }),
					() => browser.post(`${url}/${commentId}/replies`, { replyText: text }),
					() => browser.patch(url, { action: 'like_comment', commentId }),
				]
			})
		const reports = (browser: TestBrowser) =>
			urls.map((url, index) => () => browser.post(`${url}/${kept[index]?._id}/reports`, { reason: 'spam' }))
		for (let round = 0; round < ROUNDS; round += 1) {
			const leaving = await Promise.all([signedIn(test), signedIn(test)])
			const written = leaving.flatMap(({ browser }) =>
				[...writes(browser, 'Gone words.'), ...reports(browser)].map(untilRefused),
			)
			const closed = leaving.map(({ browser }) => browser.delete('/api/user', { password: PASSWORD }))
			const others = writes(stays.browser, 'Words that stay.').map((write) => write())
			expect((await Promise.all(closed)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
			expect(new Set(await Promise.all(written))).toEqual(new Set([401]))
			expect((await Promise.all(others)).every(({ statusCode }) => statusCode === 200)).toBe(true)
		}
		for (const url of urls) {
			const { data, pagination } = (await openBrowser(test).get(url)).json()
			const texts = data.map(({ commentText }: { commentText: string }) => commentText)
			expect(new Set(texts)).toEqual(new Set(['Of one who stays.', 'Words that stay.']))
			expect(pagination.total).toBe(1 + ROUNDS)
			expect(data.at(-1)).toMatchObject({ likes: ROUNDS % 2, replyCount: ROUNDS })
		}
	})

	it('of two at the same moment who have reported each other waits for nobody in a circle', async () => {
		for (let round = 0; round < ROUNDS; round += 1) {
			const url = await storeQuestion(test)
			const both = await Promise.all([signedIn(test), signedIn(test)])
			const written = await Promise.all(both.map(({ browser }) => storeComment(browser, url)))
			const report = ({ browser }: SignedIn, id: string) => browser.post(`${url}/${id}/reports`, { reason: 'spam' })
			await Promise.all(both.map((who, index) => report(who, written[1 - index]?._id)))
			const closed = both.map(({ browser }) => browser.delete('/api/user', { password: PASSWORD }))
			expect((await Promise.all(closed)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
		}
	})

	it('leaves what somebody of the staff wrote, without a name', async () => {
		const { account, browser } = await signedIn(test, { role: 'CONTENT_ADMIN', name: 'Leaving Editor' })
		const begun = await browser.post('/api/admin/answer-writing', { content: buildDraft() })
		const path = `/api/admin/answer-writing/${begun.json().data.id}`
		expect((await browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		const colleague = await signedIn(test, { role: 'CONTENT_ADMIN' })
		const left = await colleague.browser.get(path)
		expect(left.json().data).toMatchObject({ updatedByName: null, isUpdatedByCaller: false, content: buildDraft() })
		expect(left.body).not.toContain(account.id)
		const refused = await colleague.browser.patch(path, { version: 9, content: buildDraft({ marks: 20 }) })
		expect(refused.json()).toMatchObject({ code: 'content.changed', details: { savedByName: '' } })
	})

	it('asks for the password, and keeps the account when it is wrong', async () => {
		const { account, browser } = await signedIn(test)
		const answer = await browser.delete('/api/user', { password: 'not-the-password' })
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'password.wrong'])
		expect(await findUser(test.database.db, account.id)).not.toBeNull()
	})

	it('lets one network try ten passwords, whichever of its addresses they come from', async () => {
		const { account, browser } = await signedIn(test)
		const close = async (password: string, remoteAddress: string) =>
			(await browser.send({ method: 'DELETE', url: '/api/user', payload: { password }, remoteAddress })).statusCode
		for (let host = 1; host <= 10; host++) expect(await close(`wrong ${host}`, `2001:db8:1:2::${host}`)).toBe(400)
		expect(await close(PASSWORD, '2001:db8:1:2::b')).toBe(429)
		expect(await findUser(test.database.db, account.id)).not.toBeNull()
		expect(await close(PASSWORD, '2001:db8:1:3::1')).toBe(200)
	})

	it('needs a body', async () => {
		const { browser } = await signedIn(test)
		const answer = await browser.delete('/api/user')
		expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 1])
	})

	it('compares no password of 60,000 characters', async () => {
		const { account, browser } = await signedIn(test)
		const answer = await browser.delete('/api/user', { password: 'x'.repeat(60_000) })
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'password.wrong'])
		expect(await findUser(test.database.db, account.id)).not.toBeNull()
	})

	it('is of the caller, whatever else is sent', async () => {
		const other = await signedIn(test)
		const { account, browser } = await signedIn(test)
		const body = { password: PASSWORD, userId: other.account.id, id: other.account.id, email: other.account.email }
		const answer = await browser.send({ method: 'DELETE', url: `/api/user?userId=${other.account.id}`, payload: body })
		expect(answer.statusCode).toBe(200)
		expect(await findUser(test.database.db, account.id)).toBeNull()
		expect(await findUser(test.database.db, other.account.id)).not.toBeNull()
	})

	it('leaves one administrator, of any number who leave at once', async () => {
		const admins = await Promise.all([1, 2, 3].map(() => signedIn(test, { role: 'ADMIN' })))
		const answers = await Promise.all(admins.map(({ browser }) => browser.delete('/api/user', { password: PASSWORD })))
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409])
	})
})
