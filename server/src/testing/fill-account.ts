import { randomUUID } from 'node:crypto'
import { courseKind } from '@aravalli/shared/courses/kinds'
import { expect, vi } from 'vitest'
import { newBookletId, newBookletSecret } from '../features/answer-copies/booklet/booklet-code.ts'
import { keepBooklet } from '../features/answer-copies/booklet/tables.ts'
import { giveCredit } from '../features/answer-copies/public.ts'
import { serverLectures } from '../features/courses/course-kinds.ts'
import { insertSchedule } from '../features/daily-questions/tables.ts'
import { notify } from '../features/notifications/public.ts'
import { issueReceipt } from '../features/receipts/public.ts'
import { serverBooks } from '../features/resources/resource-kinds.ts'
import { insertSubscription } from '../features/subscriptions/tables.ts'
import { type SignedIn, signedIn, storeAccount } from './build-account.ts'
import { sendComment, storeComment, storeQuestion, storeReply } from './build-comment.ts'
import { storeCopy } from './build-copy.ts'
import { buildCourse, buildLecture } from './build-course.ts'
import { buildDraft } from './build-draft.ts'
import { buildForm, formType } from './build-form.ts'
import { buildMainsPaper, storeMainsPapers } from './build-mains-paper.ts'
import { buildMainsQuestion, storeMainsQuestions } from './build-mains-question.ts'
import { answerTo, storePaper } from './build-paper.ts'
import { buildPicture } from './build-picture.ts'
import { buildPrelims, storePrelims } from './build-prelims.ts'
import { buildReceipt } from './build-receipt.ts'
import { buildBook, uploadPdf, withFile } from './build-resource.ts'
import { bookSlot } from './build-session.ts'
import type { TestApp } from './start-app.ts'
import { storeExport } from './store-export.ts'
import { storeItems } from './store-items.ts'
import { storePurchase } from './store-purchase.ts'

const inquiry = { name: 'Asha', phone: '', message: 'When does the plan begin?' }

/**
 * Stores at least one row in every table that holds something about a person. The account must be an ADMIN's, who may
 * do all of it.
 */
export async function fillAccount(test: TestApp, { account, browser }: SignedIn): Promise<void> {
	const picture = await buildPicture().jpeg().toBuffer()
	const sendFile = (url: string) => sendPicture(browser, url, picture)

	const url = await storeQuestion(test)
	const comment = await storeComment(browser, url, 'What I wrote.')
	const reply = await storeReply(browser, url, comment._id, 'What I replied.')
	const other = await storeComment((await signedIn(test)).browser, url, 'What another wrote.')
	const question = `question-${randomUUID()}`
	await storeMainsQuestions(test, buildMainsQuestion({ id: question }))
	await storePurchases(test, account)
	await leaveCopy(test, account.id)
	await takeTests(test, browser)
	await practisePrelims(test, browser)
	await storeMainsPapers(test, buildMainsPaper({ id: `paper-${question}` }))
	await storeExport(test, account.id, { expiresAt: new Date(Date.now() + 86_400_000) })
	await insertSchedule(test.database.db, [{ day: '2030-01-01', questionIds: [question] }], account.id)
	const source = { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null }
	const quiz = { source, questionIds: [question], answers: {} }
	const note = { questionType: 'mains', questionId: question, commentText: 'What I noted.' }
	const mark = `/api/practice-marks/mains/${question}`
	await test.database.transaction((tx) => notify(test, tx, { userId: account.id, key: 'result', ...aResult }))
	const answers = [
		...(await writePaper(browser, `paper-${question}`)),
		...(await wantNews(browser)),
		await sendComment(browser, url, { text: 'With a picture.', pictures: [{ content: picture }] }),
		await browser.patch(url, { action: 'like_comment', commentId: comment._id }),
		await browser.patch(url, { action: 'like_reply', commentId: comment._id, replyId: reply._id }),
		await browser.patch(url, { action: 'pin_comment', commentId: other._id }),
		await browser.post(`${url}/${other._id}/reports`, { reason: 'misleading' }),
		await browser.send({
			method: 'PUT',
			url: `/api/quizzes/${randomUUID()}`,
			payload: { ...quiz, startedAt: '2026-11-18T06:00:00.000Z', elapsedSeconds: 0 },
		}),
		await browser.post('/api/practice-notes', note),
		await browser.send({ method: 'PUT', url: mark, payload: { isToRevise: true } }),
		await browser.send({
			method: 'PUT',
			url: `/api/practice-judgements/mains/${question}`,
			payload: { judgement: 'wrong' },
		}),
		await browser.send({ method: 'PUT', url: `/api/readings/mains-practice/${question}` }),
		await browser.post('/api/user/study-activity', { hoursStudied: 1, activitiesCompleted: 1 }),
		await browser.send({ method: 'PUT', url: await positionOfAnyLecture(test), payload: { seconds: 30 } }),
		await downloadAnyBook(test, { account, browser }),
		await sendFile('/api/answersheet/upload-file'),
		await sendFile('/api/user/profile-picture'),
		await sendFile('/api/admin/media'),
		await browser.post('/api/inquiry', { ...inquiry, email: account.email }),
		await browser.post('/api/coming-soon/notify', { email: account.email, page: '/coming-soon' }),
		await browser.post('/api/admin/answer-writing', { content: buildDraft() }),
		await browser.send({
			method: 'POST',
			url: '/api/admin/to-the-point/import',
			payload: buildForm({ content: Buffer.from('paper\npaper1\n'), name: 'notes.csv' }),
			headers: { 'content-type': formType },
		}),
		await browser.post('/api/auth/request-otp', { email: account.email }),
		...(await evaluate(test, { account, browser })),
	]
	expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual(answers.map(() => 200))
	await vi.waitFor(() => expect(test.mails.filter(({ to }) => to === account.email)).toHaveLength(1), 10_000)
}

/** Says how the account wants to be told. */
const wantNews = async (browser: SignedIn['browser']) => [
	await browser.patch('/api/notifications/settings', { mailDigest: true }),
	await browser.send({ method: 'PUT', url: '/api/notifications/push-subscription', payload: aBrowser() }),
]

/** Leaves an attempt at a paper that has ended and one that runs, with an answer. */
async function takeTests(test: TestApp, browser: SignedIn['browser']): Promise<void> {
	const { paperId } = await storePaper(test, 1, { id: `paper-${randomUUID()}` }, { id: `scheme-${randomUUID()}` })
	const begin = async () => (await browser.post(`/api/mock-tests/papers/${paperId}/attempts`)).json().data.attemptId
	await browser.post(`/api/mock-tests/attempts/${await begin()}/finish`)
	await browser.post(`/api/mock-tests/attempts/${await begin()}/answers`, { answers: [answerTo(1)] })
}

const aResult = {
	kind: 'result',
	about: { of: 'test', title: { english: 'Mock test 4', hindi: 'मॉक टेस्ट 4' }, marks: null, path: '/my-progress' },
} as const

const aBrowser = () => ({
	endpoint: `https://push.example.net/${randomUUID()}`,
	keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
})
/** Downloads a book, whose file the account has uploaded itself. */
async function downloadAnyBook(test: TestApp, { account, browser }: SignedIn) {
	const book = buildBook({ id: `book-${randomUUID()}` })
	await storeItems(test, serverBooks, [withFile(book, await uploadPdf({ account, browser }))])
	return browser.get(`/api/books/${book.id}/download`)
}

/** What was sent long ago would be late, of which mails tell. */
const sentNow = () => ({ createdAt: new Date() })

/** Leaves an answer with a page, a booklet for it, an evaluation that was given because it came late, and one that came back. */
async function leaveCopy(test: TestApp, userId: string): Promise<void> {
	const { copy } = await storeCopy(test, { userId, day: '2026-11-25', copy: sentNow() })
	const createdAt = copy.createdAt
	const { questionId, day } = copy
	const booklet = { id: newBookletId(), secret: newBookletSecret(), userId, questionId, day, pages: 4, createdAt }
	await keepBooklet(test.database.db, booklet)
	await test.database.transaction((tx) => giveCredit(tx, copy, createdAt))
	const evaluations = [{ state: 'published' as const, evaluatorId: 'somebody' }]
	await storeCopy(test, { userId, state: 'returned', pages: 0, evaluations, copy: sentNow() })
}

/** Writes a paper by the clock, and gives oneself marks. */
async function writePaper(browser: SignedIn['browser'], paperId: string) {
	const started = await browser.post(`/api/mains-mock-tests/papers/${paperId}/sittings`)
	const url = `/api/mains-mock-tests/sittings/${started.json().data.sittingId}`
	return [
		await browser.send({ method: 'PUT', url: `${url}/done`, payload: { number: 1, isDone: true } }),
		await browser.post(`${url}/finish`),
		await browser.send({ method: 'PUT', url: `${url}/self-marks`, payload: { marks: { q1: 1 } } }),
	]
}

/** Leaves an evaluation that was returned. */
async function evaluate(test: TestApp, { account, browser }: SignedIn) {
	const { id: userId } = await storeAccount(test)
	const { evaluations } = await storeCopy(test, { userId, pages: 0, copy: sentNow() })
	const put = (path: string, payload: object) => browser.send({ method: 'PUT', url: `/api/admin/${path}`, payload })
	const rubric = { introduction: 0, content: 1, structure: 0, conclusion: 0, presentation: 0 }
	const draft = { revision: 0, annotations: [], rubric, remark: 'What I remarked.', saveId: randomUUID() }
	const url = `daily-evaluation/${evaluations[0]?.id}`
	return [
		await browser.post(`/api/admin/${url}/claim`),
		await put(url, draft),
		await browser.post(`/api/admin/${url}/publish`, { revision: 1, total: 1 }),
		await put('daily-evaluation/phrases', { phrases: [{ english: 'What I say.', hindi: '' }] }),
		await put(`evaluators/${account.id}`, { daily: 5 }),
	]
}

async function positionOfAnyLecture(test: TestApp): Promise<string> {
	const id = `course-${randomUUID()}`
	await storeItems(test, { kind: courseKind }, [buildCourse({ id })])
	await storeItems(test, serverLectures, [buildLecture({ id: `lecture-of-${id}`, courseId: id })])
	return `/api/courses/${id}/lectures/lecture-of-${id}/position`
}

const sendPicture = (browser: SignedIn['browser'], url: string, content: Buffer) =>
	browser.send({ method: 'POST', url, payload: buildForm({ content }), headers: { 'content-type': formType } })

/** Stores what is left of things that were bought. */
async function storePurchases(test: TestApp, account: SignedIn['account']): Promise<void> {
	await insertSubscription(test.database.db, {
		id: randomUUID(),
		userId: account.id,
		kind: 'evaluation-plan',
		itemId: 'monthly',
		title: { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' },
		startsAt: new Date('2026-11-01T00:00:00Z'),
		endsAt: new Date('2026-12-01T00:00:00Z'),
	})
	await storePurchase(test, account.id, { isRefunded: true })
	await test.database.transaction((tx) => issueReceipt(tx, buildReceipt({ userId: account.id, buyer: account }), null))
	await bookSlot(test, { day: '2026-12-05', slot: 0, now: new Date('2026-11-28T05:30:00Z'), userId: account.id })
}

/** Leaves an answer of practice, one of revision, and a report of its question. */
async function practisePrelims(test: TestApp, browser: SignedIn['browser']): Promise<void> {
	const questionId = `question-${randomUUID()}`
	await storePrelims(test, buildPrelims({ id: questionId }))
	// Only what was wrong comes back in revision.
	const given = { answer: 'A', isGuessed: false, spentSeconds: 10, answeredAt: '2026-11-18T06:00:00.000Z' }
	const answer = { key: randomUUID(), questionId, ...given }
	const sent = [
		await browser.post('/api/prelims-practice/answers', { answers: [answer] }),
		await browser.post('/api/revision/answers', { answers: [{ ...answer, isEasy: false }] }),
		await browser.post('/api/question-reports', { questionId, reason: 'key' }),
	]
	expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
}
