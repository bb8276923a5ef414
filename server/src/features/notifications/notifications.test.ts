import { randomUUID } from 'node:crypto'
import type { Notification } from '@aravalli/shared/notifications/contract'
import { MOST_COUNTED, NOTIFICATIONS_KEPT } from '@aravalli/shared/notifications/notification'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOld } from '../../forget-old.ts'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { storeComment, storeQuestion, storeReply } from '../../testing/build-comment.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { notify, takeBackNews, unreadPart } from './public.ts'
import type { News } from './telling/notify.ts'

let test: TestApp
let asha: SignedIn
let ravi: SignedIn

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
	asha = await signedIn(test, { name: 'Asha Meena' })
	ravi = await signedIn(test, { name: 'Ravi Gurjar' })
})

async function listed({ browser }: SignedIn, query = '') {
	const answer = (await browser.get(`/api/notifications${query}`)).json()
	const { pagination, unread } = answer
	return { data: answer.data as Notification[], pagination, unread }
}

const unreadOf = async ({ browser }: SignedIn) => (await browser.get('/api/notifications/unread-count')).json().data

/** A question with a comment of Asha's. */
async function commented() {
	const url = await storeQuestion(test)
	const { _id } = await storeComment(asha.browser, url)
	return { url, commentId: _id as string, path: url.replace('/api/content', '').replace('/comments', '#comments') }
}

const result = (given: Partial<News> = {}): News => ({
	userId: asha.account.id,
	key: `result/${randomUUID()}`,
	kind: 'result',
	about: { of: 'test', title: { english: 'Mock test 4', hindi: 'मॉक टेस्ट 4' }, marks: '128/200', path: '/my-progress' },
	...(given as object),
})

const tell = (news: News) => test.database.transaction((tx) => notify(test, tx, news))

describe('a reply', () => {
	it('is told to whoever wrote the comment, with who replied and where', async () => {
		const { url, commentId, path } = await commented()
		await storeReply(ravi.browser, url, commentId)
		const { data, unread, pagination } = await listed(asha)
		expect([unread, pagination.total]).toEqual([{ count: 1, isCapped: false }, 1])
		expect(data).toEqual([
			{
				id: expect.any(String),
				kind: 'reply',
				title: 'Ravi Gurjar replied to your comment',
				text: expect.stringMatching(/./),
				path,
				createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
				isRead: false,
			},
		])
		expect((await listed(asha, '?lang=hindi')).data[0]?.title).toBe('Ravi Gurjar ने आपकी टिप्पणी का जवाब दिया')
		expect((await listed(ravi)).data).toEqual([])
	})

	it('to oneself is no news', async () => {
		const { url, commentId } = await commented()
		await storeReply(asha.browser, url, commentId)
		expect(await unreadOf(asha)).toEqual({ count: 0, isCapped: false })
	})

	it('that is sent twice is told once', async () => {
		const { url, commentId } = await commented()
		const headers = { 'idempotency-key': randomUUID() }
		const reply = {
			method: 'POST',
			url: `${url}/${commentId}/replies`,
			payload: { replyText: 'Yes.' },
			headers,
		} as const
		await ravi.browser.send(reply)
		await ravi.browser.send(reply)
		expect((await listed(asha)).data).toHaveLength(1)
	})

	it('that is taken back is told no more; nor are those of a comment that is', async () => {
		const { url, commentId } = await commented()
		const first = await storeReply(ravi.browser, url, commentId)
		await storeReply(ravi.browser, url, commentId)
		await ravi.browser.delete(`${url}/${commentId}/replies/${first._id}`)
		expect((await listed(asha)).data).toHaveLength(1)
		await asha.browser.delete(`${url}/${commentId}`)
		expect((await listed(asha)).data).toEqual([])
	})

	it('goes with the account of whoever replied, and with a name that was changed it reads anew', async () => {
		const { url, commentId } = await commented()
		await storeReply(ravi.browser, url, commentId)
		await ravi.browser.patch('/api/user/profile', { name: 'Ravi G.' })
		expect((await listed(asha)).data[0]?.title).toBe('Ravi G. replied to your comment')
		expect((await ravi.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		expect((await listed(asha)).data).toEqual([])
	})
})

describe('an event', () => {
	it('is told once, however often it is told at the same moment', async () => {
		const news = result({ key: 'result/mock-4' })
		await Promise.all(Array.from({ length: 8 }, () => tell(news)))
		const { data } = await listed(asha)
		expect(data).toMatchObject([
			{ title: 'Your result is here: Mock test 4', text: '128/200 marks', path: '/my-progress' },
		])
	})

	it('is not told where what it tells of is rolled back, nor to an account that is gone', async () => {
		const failing = test.database.transaction(async (tx) => {
			await notify(test, tx, result())
			throw new Error('rolled back')
		})
		await expect(failing).rejects.toThrow('rolled back')
		await tell(result({ userId: 'nobody' }))
		expect((await listed(asha)).data).toEqual([])
	})

	it('is taken back by the beginning of its key, from this account alone', async () => {
		await tell(result({ key: 'result/mock-4/first' }))
		await tell(result({ key: 'result/mock-5/first' }))
		await tell(result({ userId: ravi.account.id, key: 'result/mock-4/first' }))
		await test.database.transaction((tx) => takeBackNews(tx, { userId: asha.account.id, keyStart: 'result/mock-4/' }))
		expect([(await listed(asha)).data.length, (await listed(ravi)).data.length]).toEqual([1, 1])
	})

	it(`is forgotten behind the last ${NOTIFICATIONS_KEPT}, and after 90 days`, async () => {
		await storeMany(NOTIFICATIONS_KEPT)
		await tell(result())
		const { pagination, data } = await listed(asha, '?limit=1')
		expect([pagination.total, data[0]?.title]).toEqual([NOTIFICATIONS_KEPT, 'Your result is here: Mock test 4'])
		await test.database.db.execute(sql`
			update notifications set created_at = now() - interval '91 days' where user_id = ${asha.account.id} and kind = 'reply'`)
		await forgetOld(test.database, new Date(), 50)
		expect((await listed(asha)).pagination.total).toBe(1)
	})
})

/** Stores replies that nobody has made, a minute apart; a hundred days lie between the oldest and the newest. */
async function storeMany(count: number) {
	await test.database.db.execute(sql`
		insert into notifications (id, user_id, kind, about, key, awaits_mail, created_at)
		select gen_random_uuid()::text, ${asha.account.id}, 'reply', '{"on":"miq","onId":"x","commentId":"c","replyId":"r"}'::jsonb,
			'reply/' || number, false, now() - number * interval '1 minute'
		from generate_series(1, ${count}) as number`)
}

describe('the list', () => {
	it('comes in pages, the newest first', async () => {
		for (const key of ['a', 'b', 'c']) await tell(result({ key }))
		const [first, second, third] = [
			await listed(asha, '?limit=2'),
			await listed(asha, '?limit=2&page=2'),
			await listed(asha, '?page=9'),
		]
		const all = (await listed(asha)).data.map(({ id }) => id)
		expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all)
		expect([first.pagination, third.data]).toEqual([
			{ page: 1, limit: 2, total: 3, totalPages: 2, isTotalCapped: false },
			[],
		])
	})

	it('speaks of what is not there any more without a name', async () => {
		await storeMany(1)
		expect((await listed(asha)).data).toMatchObject([
			{ title: 'Someone replied to your comment', text: null, path: '/mains-miq/x#comments' },
		])
	})
})

describe('what is unread', () => {
	it(`is counted up to ${MOST_COUNTED}`, async () => {
		await storeMany(MOST_COUNTED)
		expect(await unreadOf(asha)).toEqual({ count: MOST_COUNTED, isCapped: false })
		await tell(result())
		expect(await unreadOf(asha)).toEqual({ count: MOST_COUNTED, isCapped: true })
	})

	it('is read one by one, or all at once; ids of others are passed over', async () => {
		for (const key of ['a', 'b', 'c']) await tell(result({ key }))
		await tell(result({ userId: ravi.account.id }))
		const [one] = (await listed(asha)).data
		const [theirs] = (await listed(ravi)).data
		const ids = [one?.id, theirs?.id, 'nothing']
		expect((await asha.browser.post('/api/notifications/read', { ids })).json().data).toEqual({
			count: 2,
			isCapped: false,
		})
		expect((await listed(asha)).data.map(({ isRead }) => isRead)).toEqual([true, false, false])
		expect((await unreadOf(ravi)).count).toBe(1)
		expect((await asha.browser.post('/api/notifications/read', { all: true })).json().data.count).toBe(0)
	})

	it.each([{}, { ids: ['a'], all: true }, { all: false }, { ids: 'a' }, { ids: Array(201).fill('a') }])(
		'is not read by %j',
		async (body) => {
			const answer = await asha.browser.post('/api/notifications/read', body)
			expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
		},
	)

	it('is counted by kind, as one part of a statement', async () => {
		for (const key of ['a', 'b', 'c']) await tell(result({ key }))
		const { rows } = await test.database.db.execute<{ unread: unknown }>(
			sql`select ${unreadPart(asha.account.id)} as unread, ${unreadPart(ravi.account.id)} as none`,
		)
		expect(rows).toEqual([{ unread: { result: 3 }, none: {} }])
	})
})

describe('the settings', () => {
	it('have the daily mail on until somebody switches it off', async () => {
		const settings = { mailDigest: true, digestTime: '18:00', isPushOnHere: false }
		expect((await asha.browser.get('/api/notifications/settings')).json().data).toEqual(settings)
		const changed = await asha.browser.patch('/api/notifications/settings', { mailDigest: false })
		expect(changed.json().data).toEqual({ ...settings, mailDigest: false })
		expect((await asha.browser.get('/api/notifications/settings')).json().data.mailDigest).toBe(false)
		expect((await asha.browser.patch('/api/notifications/settings', {})).statusCode).toBe(400)
	})

	it('are nobody’s who is not signed in', async () => {
		for (const path of ['', '/unread-count', '/settings', '/push-key']) {
			const answer = await openBrowser(test).get(`/api/notifications${path}`)
			expect([answer.statusCode, answer.json().code]).toEqual([401, 'access.not-signed-in'])
		}
	})
})
