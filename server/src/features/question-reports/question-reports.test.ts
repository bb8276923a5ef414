import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildPrelims, storePrelims } from '../../testing/build-prelims.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const desk = '/api/admin/question-reports'
let clock: Date
let test: TestApp
let learner: SignedIn
let other: SignedIn
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	await storePrelims(test, ...['one', 'two', 'three'].map((id) => buildPrelims({ id })))
	clock = new Date('2026-11-18T05:59:00Z')
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
})
afterAll(() => test.close())
beforeEach(async () => {
	clock = new Date('2026-11-18T06:00:00Z')
	await test.database.db.execute(sql`truncate question_reports`)
	learner = await signedIn(test)
	other = await signedIn(test)
})

const report = ({ browser }: SignedIn, questionId = 'one', given: object = {}) =>
	browser.post('/api/question-reports', { questionId, reason: 'key', ...given })

/** Reports one after the other, a minute apart. */
async function reportLater(...given: Parameters<typeof report>) {
	clock = new Date(clock.getTime() + 60_000)
	return report(...given)
}

const listed = async (query = '') => (await editor.browser.get(`${desk}${query}`)).json()

const close = (questionId: string, body: object, { browser } = editor) =>
	browser.post(`${desk}/prelims-questions/${questionId}/close`, {
		outcome: 'corrected',
		until: clock.toISOString(),
		...body,
	})

const told = async ({ browser }: SignedIn, language = 'english') =>
	(await browser.get(`/api/notifications?lang=${language}`)).json().data

describe('a report of a question', () => {
	it('reaches the editors, by question and the last reported first', async () => {
		await reportLater(learner, 'one', { text: '  The Luni is meant.  ' })
		await reportLater(learner, 'two', { reason: 'wording' })
		await reportLater(other, 'one', { reason: 'two-right' })
		expect(await listed()).toMatchObject({
			data: [
				{
					kind: 'prelims-questions',
					questionId: 'one',
					title: 'Which river is the only one of Rajasthan that flows all year?',
					reportCount: 2,
					reasons: { key: 1, 'two-right': 1, wording: 0 },
					lastReportedAt: '2026-11-18T06:03:00.000Z',
					reports: [
						{ reason: 'two-right', text: '', outcome: null },
						{ reason: 'key', text: 'The Luni is meant.', createdAt: '2026-11-18T06:01:00.000Z' },
					],
				},
				{ questionId: 'two', reportCount: 1 },
			],
			pagination: { page: 1, total: 2, totalPages: 1 },
		})
		expect((await listed('?limit=1&page=2')).data).toMatchObject([{ questionId: 'two' }])
		expect((await editor.browser.get('/api/admin/overview')).json().data.reportedQuestions).toBe(2)
	})

	it('takes the place of the same learner’s open one', async () => {
		await reportLater(learner, 'one', { text: 'First' })
		await reportLater(learner, 'one', { reason: 'outdated', text: 'Second' })
		expect((await listed()).data).toMatchObject([
			{ reportCount: 1, reports: [{ reason: 'outdated', text: 'Second', createdAt: '2026-11-18T06:02:00.000Z' }] },
		])
	})

	it.each([
		['an unknown reason', { reason: 'boring' }],
		['no reason', { reason: undefined }],
		['501 letters', { text: 'a'.repeat(501) }],
		['another kind', { kind: 'miq' }],
	])('is refused with %s', async (_, given) => {
		const answer = await report(learner, 'one', given)
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
	})

	it('may have 500 letters of any script', async () => {
		expect((await report(learner, 'one', { text: 'क़'.normalize('NFC').repeat(250) })).statusCode).toBe(200)
		expect((await report(other, 'one', { text: '\u0958'.repeat(500) })).statusCode).toBe(200)
	})

	it.each(['missing', 'UPPER', '\u0000'])('is refused for a question that is not there: %j', async (questionId) => {
		const answer = await report(learner, questionId)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'question.not-found'])
	})
})

describe('closing reports', () => {
	it('takes them off the list and tells whoever sent them what became of it', async () => {
		await reportLater(learner)
		await reportLater(other)
		expect((await close('one', {})).json().data).toEqual({ closed: 2 })
		expect((await listed()).data).toEqual([])
		expect((await listed('?state=closed')).data).toMatchObject([
			{ questionId: 'one', reportCount: 2, reports: [{ outcome: 'corrected' }, { outcome: 'corrected' }] },
		])
		expect(await told(learner)).toMatchObject([
			{
				kind: 'question-report',
				title: 'The question you reported has been corrected. Thank you',
				text: 'Which river is the only one of Rajasthan that flows all year?',
				path: '/prelims-practice?question=one',
			},
		])
		expect(await told(other, 'hindi')).toMatchObject([{ text: 'राजस्थान की एकमात्र बारहमासी नदी कौन-सी है?' }])
	})

	it('leaves open what came after the editor had looked', async () => {
		await reportLater(learner)
		const until = clock.toISOString()
		await reportLater(other)
		expect((await close('one', { until, outcome: 'no-change' })).json().data).toEqual({ closed: 1 })
		expect((await listed()).data).toMatchObject([{ questionId: 'one', reportCount: 1 }])
		expect(await told(learner)).toMatchObject([{ title: 'We checked the question you reported: it needs no change' }])
		expect(await told(other)).toEqual([])
	})

	it('lets the same learner report the question again', async () => {
		await reportLater(learner)
		await close('one', {})
		await reportLater(learner)
		expect((await listed()).data).toMatchObject([{ reportCount: 1 }])
	})

	it.each([
		['one', 'which nobody has reported'],
		['UPPER', 'that cannot be'],
	])('is refused for a question %s', async (questionId) => {
		const answer = await close(questionId, {})
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'question-report.not-found'])
	})

	it('is done once: the second editor is told', async () => {
		await reportLater(learner)
		await close('one', {})
		expect((await close('one', { outcome: 'no-change' })).json().code).toBe('question-report.not-found')
		expect(await told(learner)).toHaveLength(1)
	})
})

describe('an account that is closed', () => {
	it('takes its reports along, and leaves those that it has closed', async () => {
		const leaving = await signedIn(test, { role: 'CONTENT_ADMIN' })
		await reportLater(leaving, 'two')
		await reportLater(learner)
		await close('one', {}, leaving)
		expect((await leaving.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		expect((await listed()).data).toEqual([])
		expect((await listed('?state=closed')).data).toMatchObject([{ questionId: 'one' }])
	})
})
