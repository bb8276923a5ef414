// @module-tag one-run
/** Shows how learners report what others wrote, and how ADMIN decides about it. */
import { type ReportReason, reportReasons } from '@aravalli/shared/comments/report'
import type { ReportedData } from '@aravalli/shared/comments/reports-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { sendComment, storeComment, storeQuestion, storeReply } from '../../testing/build-comment.ts'
import { buildPicture } from '../../testing/build-picture.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const list = '/api/admin/reported-comments'
const MISSING = '0'.repeat(24)
let test: TestApp
let asha: TestBrowser
let ravi: TestBrowser
let meera: TestBrowser
let admin: TestBrowser

beforeAll(async () => {
	test = await startApp()
	asha = (await signedIn(test, { name: 'Asha Meena' })).browser
	ravi = (await signedIn(test)).browser
	meera = (await signedIn(test)).browser
	admin = (await signedIn(test, { role: 'ADMIN' })).browser
})
afterAll(() => test.close())
beforeEach(() => test.database.db.execute(sql`truncate comments cascade`))

interface Wanted {
	reason?: ReportReason
	replyId?: string
}

const report = (browser: TestBrowser, url: string, id: string, { reason = 'spam', ...rest }: Wanted = {}) =>
	browser.post(`${url}/${id}/reports`, { reason, ...rest })
const waiting = async (query = ''): Promise<ReportedData[]> => (await admin.get(list + query)).json().data
const stored = async () => (await test.database.db.execute(sql`select reply_id from comment_reports`)).rows
const refusal = (answer: Awaited<ReturnType<typeof report>>) => [answer.statusCode, answer.json().code]

async function storeThread() {
	const url = await storeQuestion(test)
	const { _id: id } = await storeComment(asha, url)
	const { _id: replyId } = await storeReply(asha, url, id, 'Buy my notes.')
	return { url, id, replyId }
}

describe('a report', () => {
	it('of one person is one, however many come at the same moment, and each is answered alike', async () => {
		// This catches a report that is looked for first and inserted then.
		const { url, id, replyId } = await storeThread()
		for (const part of [{}, { replyId }]) {
			const sent = Array.from({ length: 20 }, (_, place) =>
				report(ravi, url, id, { ...part, reason: reportReasons[place % 4] ?? 'spam' }),
			)
			const answers = await Promise.all(sent)
			expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
				new Set(['200 {"success":true}']),
			)
		}
		expect(await stored()).toEqual([{ reply_id: null }, { reply_id: replyId }])
		expect((await waiting()).map(({ reportCount }) => reportCount)).toEqual([1, 1])
	})

	it('is known to whoever sent it, and to nobody else', async () => {
		const { url, id, replyId } = await storeThread()
		const marks = async (browser: TestBrowser) => {
			const [comment] = (await browser.get(url)).json().data
			const [reply] = (await browser.get(`${url}/${id}/replies`)).json().data
			return [comment.isReported, comment.replies[0].isReported, reply.isReported]
		}
		await report(ravi, url, id)
		expect(await marks(ravi)).toEqual([true, false, false])
		await report(ravi, url, id, { replyId })
		expect(await marks(ravi)).toEqual([true, true, true])
		for (const browser of [asha, meera, admin, openBrowser(test)])
			expect(await marks(browser)).toEqual([false, false, false])
		expect((await meera.get(url)).body).not.toMatch(/reportCount|reasons/)
	})

	it('of one’s own words is refused, in a sentence that says what helps', async () => {
		const { url, id, replyId } = await storeThread()
		for (const part of [{}, { replyId }])
			expect(refusal(await report(asha, url, id, part))).toEqual([403, 'report.own'])
		const hindi = await report(asha, `${url}`, id)
		expect(hindi.json().message).toBe('You cannot report what you wrote yourself. You can delete it.')
		expect(await stored()).toEqual([])
	})

	it('of what is not there, withdrawn or removed is refused', async () => {
		const { url, id, replyId } = await storeThread()
		const other = await storeThread()
		for (const commentId of ['x', MISSING, other.id])
			expect(refusal(await report(ravi, url, commentId))).toEqual([404, 'comment.not-found'])
		for (const wrong of ['x', MISSING, other.replyId])
			expect(refusal(await report(ravi, url, id, { replyId: wrong }))).toEqual([404, 'reply.not-found'])
		expect(refusal(await report(ravi, url.replace('question-', 'no-question-'), id))).toEqual([
			404,
			'question.not-found',
		])
		await admin.patch(url, { action: 'withdraw_comment', commentId: id, isOn: true })
		expect(refusal(await report(ravi, url, id))).toEqual([404, 'comment.not-found'])
		await admin.patch(url, { action: 'withdraw_comment', commentId: id, isOn: false })
		await asha.delete(`${url}/${id}`)
		expect(refusal(await report(ravi, url, id))).toEqual([409, 'comment.removed'])
		expect((await report(ravi, url, id, { replyId })).statusCode).toBe(200)
	})

	it('needs one of the reasons, a sign-in, and a page of ours', async () => {
		const { url, id } = await storeThread()
		for (const body of [{}, { reason: 'boring' }, { reason: ['spam'] }, { reason: 'spam', replyId: 7 }])
			expect((await ravi.post(`${url}/${id}/reports`, body)).statusCode).toBe(400)
		expect(refusal(await report(openBrowser(test), url, id))).toEqual([401, 'access.sign-in-to-report'])
		const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example', cookie: ravi.cookie() }
		const answer = await ravi.send({
			method: 'POST',
			url: `${url}/${id}/reports`,
			payload: { reason: 'spam' },
			headers: foreign,
		})
		expect(refusal(answer)).toEqual([403, 'request.foreign-origin'])
		expect(await stored()).toEqual([])
	})
})

describe('the list of what was reported', () => {
	it('tells ADMIN what it is, where it stands, why it was reported and how often, and not by whom', async () => {
		const url = await storeQuestion(test)
		const picture = await buildPicture().jpeg().toBuffer()
		const { _id: id } = (await sendComment(asha, url, { text: 'Call me.', pictures: [{ content: picture }] })).json()
			.data
		const { _id: replyId } = await storeReply(asha, url, id, 'Buy my notes.')
		await report(ravi, url, id, { replyId })
		for (const browser of [ravi, meera]) await report(browser, url, id, { reason: 'personal' })
		const answer = await admin.get(list)
		const common = {
			commentId: id,
			subject: 'answer-writing',
			questionId: url.split('/').at(-2),
			questionTitle: expect.stringMatching(/\w/),
			userName: 'Asha Meena',
			createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
			lastReportedAt: expect.stringMatching(/^20\d\d-.*Z$/),
		}
		const reasons = { abusive: 0, spam: 0, misleading: 0, personal: 0 }
		expect(answer.json().data).toEqual([
			{
				...common,
				replyId: null,
				text: 'Call me.',
				images: [expect.objectContaining({ filePath: expect.stringContaining('/api/comment-pictures/') })],
				reportCount: 2,
				reasons: { ...reasons, personal: 2 },
			},
			{ ...common, replyId, text: 'Buy my notes.', images: [], reportCount: 1, reasons: { ...reasons, spam: 1 } },
		])
		expect(answer.json().pagination).toMatchObject({ page: 1, limit: 20, total: 2, totalPages: 1 })
		const { rows } = await test.database.db.execute<{ user_id: string }>(sql`select user_id from comment_reports`)
		for (const { user_id } of rows) expect(answer.body).not.toContain(user_id)
	})

	it('has what most people report first, then what has waited longest, a page at a time', async () => {
		const url = await storeQuestion(test)
		const ids: string[] = []
		for (const text of ['older', 'newer', 'by two']) ids.push((await storeComment(asha, url, text))._id)
		for (const id of ids) await report(ravi, url, id)
		await report(meera, url, ids[2] ?? '')
		expect((await waiting()).map(({ text }) => text)).toEqual(['by two', 'older', 'newer'])
		expect((await waiting('?limit=2&page=2')).map(({ text }) => text)).toEqual(['newer'])
		expect((await admin.get(`${list}?page=9`)).json()).toMatchObject({ data: [], pagination: { total: 3 } })
	})

	it('leaves out what readers do not see, until they see it again', async () => {
		const { url, id, replyId } = await storeThread()
		await report(ravi, url, id)
		await report(ravi, url, id, { replyId })
		const withdraw = (isOn: boolean) => admin.patch(url, { action: 'withdraw_comment', commentId: id, isOn })
		await withdraw(true)
		expect(await waiting()).toEqual([])
		await withdraw(false)
		expect(await waiting()).toHaveLength(2)
		await test.database.db.execute(sql`update published_items set position = null`)
		expect(await waiting()).toEqual([])
	})

	it('loses what is removed, with its reports', async () => {
		const { url, id, replyId } = await storeThread()
		await report(ravi, url, id)
		await report(ravi, url, id, { replyId })
		await admin.delete(`${url}/${id}`)
		expect((await waiting()).map((reported) => reported.replyId)).toEqual([replyId])
		await admin.delete(`${url}/${id}/replies/${replyId}`)
		expect([await waiting(), await stored()]).toEqual([[], []])
	})

	it.each(['LEARNER', 'CONTENT_ADMIN', 'EVALUATION_ADMIN'] as const)('is refused to %s', async (role) => {
		const { browser } = await signedIn(test, { role })
		expect(refusal(await browser.get(list))).toEqual([403, 'access.wrong-role'])
		expect(refusal(await browser.post(`${list}/${MISSING}/keep`, {}))).toEqual([403, 'access.wrong-role'])
	})
})

describe('what ADMIN keeps', () => {
	const keep = ({ commentId, replyId, lastReportedAt }: ReportedData) =>
		admin.post(`${list}/${commentId}/keep`, { replyId, until: lastReportedAt })

	it('waits no more, and comes back when somebody else reports it', async () => {
		const { url, id, replyId } = await storeThread()
		await report(ravi, url, id)
		await report(ravi, url, id, { replyId })
		for (const reported of await waiting()) expect((await keep(reported)).statusCode).toBe(200)
		await report(ravi, url, id, { reason: 'abusive' })
		expect(await waiting()).toEqual([])
		await report(meera, url, id, { reason: 'abusive' })
		expect(await waiting()).toMatchObject([{ commentId: id, replyId: null, reportCount: 1, reasons: { abusive: 1 } }])
		expect((await ravi.get(url)).json().data[0].isReported).toBe(true)
	})

	it('still waits for reports that have come since it was seen', async () => {
		const { url, id } = await storeThread()
		await report(ravi, url, id)
		const [seen] = await waiting()
		await test.database.db.execute(sql`update comment_reports set created_at = created_at - interval '1 minute'`)
		await report(meera, url, id, { reason: 'personal' })
		const until = new Date(Date.parse(seen?.lastReportedAt ?? '') - 30_000).toISOString()
		await admin.post(`${list}/${id}/keep`, { until })
		expect(await waiting()).toMatchObject([{ reportCount: 1, reasons: { personal: 1, spam: 0 } }])
	})

	it('may be kept twice, and must be there', async () => {
		const { url, id, replyId } = await storeThread()
		await report(ravi, url, id)
		const [reported] = await waiting()
		if (!reported) throw new Error('nothing waits')
		expect([(await keep(reported)).statusCode, (await keep(reported)).statusCode]).toEqual([200, 200])
		for (const commentId of ['x', MISSING])
			expect(refusal(await keep({ ...reported, commentId }))).toEqual([404, 'comment.not-found'])
		for (const wrong of ['x', MISSING, replyId])
			expect(refusal(await keep({ ...reported, replyId: wrong }))).toEqual([404, 'reply.not-found'])
	})
})
