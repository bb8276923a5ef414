// @module-tag one-run
/**
 * Every endpoint whose path names a record is accounted for here: what everybody or all editors share, and what is somebody's own. The latter
 * is asked for by its owner, by others and for what does not exist. An endpoint that is new fails until it stands in one of the lists.
 */

import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@aravalli/shared/access'
import { slotLabels } from '@aravalli/shared/expert-sessions/slots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueReceipt } from './features/receipts/public.ts'
import { allContracts } from './testing/all-contracts.ts'
import { type SignedIn, signedIn } from './testing/build-account.ts'
import { sendComment, storeQuestion, storeReply } from './testing/build-comment.ts'
import { buildForm, formType } from './testing/build-form.ts'
import { buildMainsQuestion, storeMainsQuestions } from './testing/build-mains-question.ts'
import { answerTo, storePaper } from './testing/build-paper.ts'
import { buildPicture } from './testing/build-picture.ts'
import { buildReceipt } from './testing/build-receipt.ts'
import { bookNextSlot, nextSlot } from './testing/build-session.ts'
import type { TestBrowser } from './testing/open-browser.ts'
import type { Ids, PrivateRecord } from './testing/private-record.ts'
import { recordsOfCopies } from './testing/records-of-copies.ts'
import { recordsOfMany } from './testing/records-of-many.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import { storeExport } from './testing/store-export.ts'
import { storePurchase } from './testing/store-purchase.ts'
import { withoutRecord } from './testing/without-record.ts'

let test: TestApp
let picture: Buffer
let admin: SignedIn
const QUESTION = 'ecological-footprint'

beforeAll(async () => {
	test = await startApp()
	picture = await buildPicture().jpeg().toBuffer()
	admin = await signedIn(test, { role: 'ADMIN' })
	await storeMainsQuestions(test, buildMainsQuestion({ id: QUESTION }))
})
afterAll(() => test.close())

async function storeSession({ browser }: SignedIn): Promise<Ids> {
	const [session] = (await browser.get('/api/user/sessions')).json().data
	return { sessionId: session.id }
}

const storeCopyOfData = async ({ account }: SignedIn): Promise<Ids> => ({
	exportId: await storeExport(test, account.id, { expiresAt: new Date(Date.now() + 86_400_000) }),
})

async function storeStudy({ browser }: SignedIn): Promise<Ids> {
	const answer = await browser.post('/api/user/study-activity', { hoursStudied: 1, activitiesCompleted: 0 })
	return { entryId: answer.json().data.entryId }
}

async function storeNote({ browser }: SignedIn): Promise<Ids> {
	const note = { questionType: 'mains', questionId: QUESTION, commentText: 'Mine.' }
	return { noteId: (await browser.post('/api/practice-notes', note)).json().data._id }
}

async function storePhoto({ browser }: SignedIn): Promise<Ids> {
	const form = { payload: buildForm({ content: picture }), headers: { 'content-type': formType } }
	const answer = await browser.send({ method: 'POST', url: '/api/answersheet/upload-file', ...form })
	return { fileId: String(answer.json().data.fileUrl).split('/').at(-1) ?? '' }
}

const quiz = {
	source: { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null },
	questionIds: [QUESTION],
	answers: { [QUESTION]: { attemptedAt: '2026-11-18T06:05:00.000Z', judgement: null, judgedAt: null } },
	startedAt: '2026-11-18T06:00:00.000Z',
	elapsedSeconds: 300,
}

async function storeQuiz({ browser }: SignedIn): Promise<Ids> {
	const quizId = randomUUID()
	await browser.send({ method: 'PUT', url: `/api/quizzes/${quizId}`, payload: quiz })
	return { quizId }
}

async function storeResult({ browser }: SignedIn): Promise<Ids> {
	const quizId = randomUUID()
	await browser.post(`/api/quizzes/${quizId}/submit`, quiz)
	return { quizId }
}

async function storeAttempt({ browser }: SignedIn) {
	const { paperId } = await storePaper(test, 1, { id: `paper-${randomUUID()}` }, { id: `scheme-${randomUUID()}` })
	const { attemptId } = (await browser.post(`/api/mock-tests/papers/${paperId}/attempts`)).json().data
	return { attemptId: String(attemptId) }
}

async function storeFinished(owner: SignedIn): Promise<Ids> {
	const { attemptId } = await storeAttempt(owner)
	await owner.browser.post(`/api/mock-tests/attempts/${attemptId}/finish`)
	return { attemptId }
}

/** An administrator has taken it out of sight: its author sees it still. */
async function storeWithdrawn({ browser }: SignedIn) {
	const url = await storeQuestion(test)
	const sent = await sendComment(browser, url, { text: 'Mine.', pictures: [{ content: picture }] })
	const { _id: commentId, images } = sent.json().data
	const reply = await storeReply(browser, url, commentId)
	await admin.browser.patch(url, { action: 'withdraw_comment', commentId, isOn: true })
	const fileId = String(images[0].filePath).split('/').at(-1) ?? ''
	return { questionId: url.split('/').at(-2) ?? '', commentId, replyId: reply._id as string, fileId }
}

const storeThread = async (owner: SignedIn): Promise<Ids> => {
	const { questionId, commentId } = await storeWithdrawn(owner)
	return { questionId, commentId }
}
const thread = '/api/content/answer-writing-practice/:questionId/comments/:commentId'
const ofThread = { store: storeThread, isForAdmin: true } as const

async function storeReceipt({ account }: SignedIn): Promise<Ids> {
	const receipt = buildReceipt({ userId: account.id, buyer: account })
	return { receiptId: await test.database.transaction((tx) => issueReceipt(tx, receipt, null)) }
}

const storeBooking = async ({ account }: SignedIn): Promise<Ids> => ({
	bookingId: await bookNextSlot(test, account.id),
})

const ownRecords: Record<string, PrivateRecord> = {
	...recordsOfCopies(() => test),
	'GET /api/receipts/:receiptId/download': { store: storeReceipt, isForAdmin: true },
	'GET /api/receipts/:receiptId/pdf': { store: storeReceipt, isForAdmin: true },
	'GET /api/subscriptions/:userId': { store: async ({ account }) => ({ userId: account.id }), isForAdmin: true },
	'GET /api/payment/orders/:orderId': {
		store: async ({ account }) => ({ orderId: (await storePurchase(test, account.id)).providerOrderId }),
	},
	'POST /api/session-bookings/:bookingId/move': {
		store: storeBooking,
		get body() {
			const { day, slot } = nextSlot()
			return { preferredDate: day, preferredTime: slotLabels[slot] }
		},
	},
	'POST /api/session-bookings/:bookingId/cancel': { store: storeBooking },
	'GET /api/session-bookings/:bookingId/calendar': { store: storeBooking },
	'POST /api/payment/:paymentId/refund-request': {
		store: async ({ account }) => ({ paymentId: (await storePurchase(test, account.id)).paymentId }),
		body: { reason: 'Mine.' },
	},
	'DELETE /api/user/sessions/:sessionId': { store: storeSession },
	'GET /api/user/export/:exportId': { store: storeCopyOfData },
	'GET /api/user/export/:exportId/file': { store: storeCopyOfData },
	'DELETE /api/user/study-activity/:entryId': { store: storeStudy },
	'DELETE /api/practice-notes/:noteId': { store: storeNote },
	'GET /api/practice-photos/:fileId': { store: storePhoto },
	'DELETE /api/practice-photos/:fileId': { store: storePhoto },
	'PUT /api/quizzes/:quizId': { store: storeQuiz, body: quiz, isMade: true },
	'POST /api/quizzes/:quizId/submit': { store: storeQuiz, body: quiz, isMade: true },
	'GET /api/mock-tests/attempts/:attemptId': { store: storeAttempt },
	'POST /api/mock-tests/attempts/:attemptId/answers': { store: storeAttempt, body: { answers: [answerTo(1)] } },
	'POST /api/mock-tests/attempts/:attemptId/finish': { store: storeAttempt },
	'GET /api/mock-tests/attempts/:attemptId/result': { store: storeFinished },
	'DELETE /api/quizzes/:quizId': { store: storeQuiz },
	'GET /api/quizzes/results/:quizId': { store: storeResult },
	'PUT /api/quizzes/results/:quizId/judgements/:questionId': {
		store: async (owner) => ({ questionId: quiz.questionIds[0] ?? '', ...(await storeResult(owner)) }),
		body: { judgement: null },
	},
	[`GET ${thread}/replies`]: ofThread,
	[`POST ${thread}/replies`]: { ...ofThread, body: { replyText: 'Mine, too.' } },
	[`DELETE ${thread}`]: ofThread,
	[`DELETE ${thread}/replies/:replyId`]: {
		isForAdmin: true,
		store: async (owner) => {
			const { questionId, commentId, replyId } = await storeWithdrawn(owner)
			return { questionId, commentId, replyId }
		},
	},
	'GET /api/comment-pictures/:fileId': {
		isForAdmin: true,
		store: async (owner) => ({ fileId: (await storeWithdrawn(owner)).fileId }),
	},
}

function ask(browser: TestBrowser, key: string, ids: Ids, body?: object) {
	const [method = '', path = ''] = key.split(' ')
	const url = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
	return browser.send({ method: method as 'GET', url, ...(body && { payload: body }) })
}

const others = Object.keys(ownRecords).flatMap((key) =>
	roles.filter((role) => role !== 'ADMIN' || !ownRecords[key]?.isForAdmin).map((role) => ({ key, role })),
)

describe('a record that an address names', () => {
	it('is accounted for, whichever endpoint it is', () => {
		const named = Object.keys(allContracts).filter((key) => key.includes('/:'))
		const said = [...recordsOfMany, ...Object.keys(ownRecords)]
		expect(said.toSorted()).toEqual(named.toSorted())
	})

	it.each(others)(
		'for $key is not there for $role, as if it did not exist, and stays its owner’s',
		async ({ key, role }) => {
			const { store, body, isMade } = ownRecords[key] as PrivateRecord
			const owner = await signedIn(test)
			const other = await signedIn(test, { role: role as Role })
			const ids = await store(owner)
			const foreign = await ask(other.browser, key, ids, body)
			const missing = await ask(other.browser, key, withoutRecord(ids), body)
			const own = await ask(owner.browser, key, ids, body)
			expect(foreign.statusCode).toBe(404)
			if (!isMade) expect([missing.statusCode, missing.body]).toEqual([404, foreign.body])
			expect(own.statusCode).toBe(200)
		},
	)
})
