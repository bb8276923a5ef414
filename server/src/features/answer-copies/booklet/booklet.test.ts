import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { storeCopy } from '../../../testing/build-copy.ts'
import { buildQuestion } from '../../../testing/build-question.ts'
import { grantCourse } from '../../../testing/grant-subscription.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { storeQuestions } from '../../../testing/store-questions.ts'
import { giveCredit } from '../evaluating/tables.ts'
import { answerBooklets } from '../tables.ts'
import { bookletCodeText } from './booklet-code.ts'
import { bookletPages } from './booklet-pages.ts'
import { findBookletPage } from './find-booklet-page.ts'

const today = '2026-11-30'
const noon = new Date('2026-11-30T06:30:00Z')
let now = noon
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeQuestions(test, buildQuestion({ id: 'one', wordLimit: 150 }), buildQuestion({ id: 'two', wordLimit: 50 }))
	const editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	const url = `/api/admin/daily-questions/${today}`
	await editor.browser.send({ method: 'PUT', url, payload: { questionIds: ['one', 'two'] } })
	learner = await signedIn(test)
	await givePlan(learner)
})
afterAll(() => test.close())

const givePlan = ({ account }: SignedIn, times: Partial<Record<'startsAt' | 'endsAt' | 'cancelledAt', Date>> = {}) =>
	grantCourse(test.database, account.id, { kind: 'evaluation-plan', itemId: 'monthly', ...times })
const ask = (who: SignedIn, query: string) => who.browser.get(`/api/answersheet/booklet?${query}`)
async function giveCreditTo({ account: { id: userId } }: SignedIn) {
	const { copy } = await storeCopy(test, {
		userId,
		state: 'returned',
		copy: { createdAt: new Date('2026-11-20T06:00:00Z') },
	})
	await test.database.transaction((tx) => giveCredit(tx, copy, noon))
}
const bookletOf = async (userId: string, questionId: string) => {
	const rows = await test.database.db.select().from(answerBooklets)
	const [row, ...others] = rows.filter((each) => each.userId === userId && each.questionId === questionId)
	if (!row || others.length > 0) throw new Error('There is not one booklet.')
	return row
}

async function textsOf(file: Buffer): Promise<string[]> {
	const pdfium = await PDFiumLibrary.init()
	const document = await pdfium.loadDocument(file)
	const texts = [...document.pages()].map((page) => page.getText())
	document.destroy()
	pdfium.destroy()
	return texts
}

describe('a booklet', () => {
	it('is a file with the question, its marks and its pages, in the language asked for', async () => {
		const answer = await ask(learner, 'questionId=one&lang=english')
		expect(answer.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="answer-sheet-2026-11-30-one.pdf"',
		})
		const texts = await textsOf(answer.rawPayload)
		expect(texts).toHaveLength(4)
		expect(texts[0]).toMatch(/Page 1 \/ 4[\s\S]*constitutional[\s\S]*30 Nov 2026[\s\S]*up to 150 words/)
		expect(texts[3]).toMatch(/Page 4 \/ 4/)
		const hindi = await textsOf((await ask(learner, 'questionId=two&lang=hindi')).rawPayload)
		expect(hindi).toHaveLength(2)
		expect(hindi[0]).toMatch(/पृष्ठ 1 \/ 2[\s\S]*50 शब्दों तक/)
	})

	it('is one and the same however often, and by how many tabs, it is asked for', async () => {
		await Promise.all([1, 2, 3].map(() => ask(learner, 'questionId=one')))
		const { id, secret } = await bookletOf(learner.account.id, 'one')
		await ask(learner, `questionId=one&day=${today}`)
		expect(await bookletOf(learner.account.id, 'one')).toMatchObject({ id, secret, pages: 4, day: today })
	})

	it('has more pages for more words', () => {
		expect([1, 50, 51, 100, 150, 200, 250, 2_000].map(bookletPages)).toEqual([2, 2, 3, 3, 4, 5, 6, 12])
	})

	it('is printed for an earlier day with a credit', async () => {
		const late = await signedIn(test)
		const editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
		await editor.browser.send({
			method: 'PUT',
			url: '/api/admin/daily-questions/2026-12-01',
			payload: { questionIds: ['two'] },
		})
		await giveCreditTo(late)
		now = new Date('2026-12-02T06:30:00Z')
		expect((await ask(late, 'questionId=two&day=2026-12-01')).statusCode).toBe(200)
		expect((await ask(learner, 'questionId=two&day=2026-12-01')).json().code).toBe('copy.not-of-today')
		now = noon
	})

	it('is refused without a plan, with one that has ended, and for a question that is not of today', async () => {
		expect((await ask(await signedIn(test), 'questionId=one')).json().code).toBe('copy.no-plan')
		const late = await signedIn(test)
		const ended = { startsAt: new Date('2026-10-01T00:00:00Z'), endsAt: new Date('2026-10-31T00:00:00Z') }
		await givePlan(late, ended)
		expect((await ask(late, 'questionId=one')).json().code).toBe('copy.plan-ended')
		const refunded = await signedIn(test)
		await givePlan(refunded, { cancelledAt: new Date('2026-11-29T00:00:00Z') })
		expect((await ask(refunded, 'questionId=one')).json().code).toBe('copy.no-plan')
		expect((await ask(learner, 'questionId=three')).json().code).toBe('copy.not-of-today')
		expect((await ask(learner, 'questionId=one&day=2026-11-29')).json().code).toBe('copy.not-of-today')
	})
})

describe('a page of it', () => {
	// Meant to catch `isSigned` left out, and the first code taken where several are read.
	it('is found by its signed code alone, and not where codes disagree', async () => {
		await ask(learner, 'questionId=one')
		await ask(learner, 'questionId=two')
		const one = await bookletOf(learner.account.id, 'one')
		const two = await bookletOf(learner.account.id, 'two')
		const { db } = test.database
		const text = bookletCodeText(one, 3)
		expect(await findBookletPage(db, ['https://example.com', text, text])).toEqual({ booklet: one, page: 3 })
		const forged = text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')
		expect(await findBookletPage(db, [forged])).toBeNull()
		expect(await findBookletPage(db, [forged, text])).toMatchObject({ page: 3 })
		expect(await findBookletPage(db, [text, bookletCodeText(one, 2)])).toBeNull()
		expect(await findBookletPage(db, [text, bookletCodeText(two, 2)])).toBeNull()
		expect(await findBookletPage(db, [bookletCodeText({ ...one, id: '000000000000' }, 3)])).toBeNull()
		expect(await findBookletPage(db, [])).toBeNull()
	})
})
