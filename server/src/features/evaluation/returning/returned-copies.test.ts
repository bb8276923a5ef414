import { randomUUID } from 'node:crypto'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { storeCopy } from '../../../testing/build-copy.ts'
import { buildQuestion } from '../../../testing/build-question.ts'
import { grantCourse } from '../../../testing/grant-subscription.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { storeItems } from '../../../testing/store-items.ts'
import { storeQuestions } from '../../../testing/store-questions.ts'
import { setReturned } from '../../answer-copies/public.ts'
import { evaluationDrafts } from '../tables.ts'
import { returnedJob } from './returned-job.ts'

const DAY = 86_400_000
/** A Tuesday, at noon in India. */
const begin = new Date('2026-11-24T06:30:00Z')
const later = (days: number) => new Date(begin.getTime() + days * DAY)

let test: TestApp
let asha: SignedIn

const question = buildQuestion({ id: 'groundwater', paperCategory: 'GS_PAPER_3', marks: 10 })

beforeAll(async () => {
	test = await startApp({}, { now: () => begin })
	await storeQuestions(test, question)
	asha = await signedIn(test)
})
afterAll(() => test.close())

const rubric = { introduction: 2, content: 5, structure: 3, conclusion: 1, presentation: 2 }

interface Given {
	owner?: SignedIn
	returnedAt?: Date
	halfMarks?: number
	day?: string
	kinds?: ('first' | 'second' | 'lead' | 're-evaluation')[]
	subscriptionId?: string
}

/** Stores a copy that came back, with one comment of each evaluator; each evaluation is published an hour after the one before. */
async function returned({
	owner = asha,
	returnedAt = begin,
	halfMarks = 13,
	day = '2026-11-23',
	kinds = ['first'],
	...given
}: Given = {}) {
	const evaluations = kinds.map((kind, index) => ({
		kind,
		state: 'published' as const,
		evaluatorId: `evaluator of ${kind}`,
		publishedAt: new Date(returnedAt.getTime() + index * 3_600_000),
		halfMarks,
		reason: kind === 're-evaluation' ? 'The second page was not read.' : null,
	}))
	const copy = { returnedAt, halfMarks, ...given }
	const stored = await storeCopy(test, {
		userId: owner.account.id,
		question,
		state: 'returned',
		day,
		copy,
		evaluations,
	})
	const [pageId = ''] = stored.pageIds
	await test.database.db.insert(evaluationDrafts).values(
		stored.evaluations.map(({ id, kind, evaluatorId }) => ({
			evaluationId: id,
			evaluatorId: evaluatorId ?? '',
			revision: 1,
			saveId: 'a-save-of-it',
			annotations: [
				{
					id: 'a',
					pageId,
					tool: 'comment' as const,
					tone: 'correct' as const,
					points: [{ x: 300, y: 400 }],
					text: `By the ${kind}`,
				},
			],
			rubric,
			remark: `Remark of the ${kind}`,
			savedAt: returnedAt,
		})),
	)
	return { ...stored, copyId: stored.copy.id }
}

const evaluationOf = async (copyId: string, { browser }: SignedIn = asha, query = '') => {
	const answer = await browser.get(`/api/answersheet/${copyId}/evaluation${query}`)
	return answer.statusCode === 200 ? answer.json().data : [answer.statusCode, answer.json().code]
}
const askAgain = async (copyId: string, reason = 'The second page was not read.', { browser }: SignedIn = asha) => {
	const answer = await browser.post(`/api/answersheet/${copyId}/re-evaluation`, { reason })
	return [answer.statusCode, answer.json().code ?? answer.json().errors?.[0]?.code]
}

describe('a returned copy', () => {
	it('answers its marks, comments, remark and model answer to its learner', async () => {
		const { copyId, pageIds } = await returned()
		expect(await evaluationOf(copyId, asha, '?lang=english')).toMatchObject({
			evaluations: [
				{
					kind: 'first',
					isCurrent: true,
					total: 6.5,
					rubric: { introduction: 1, content: 2.5, structure: 1.5, conclusion: 0.5, presentation: 1 },
					remark: 'Remark of the first',
					annotations: [{ pageId: pageIds[0], text: 'By the first' }],
					reason: null,
				},
			],
			maxMarks: 10,
			maxRubric: { introduction: 1.5, content: 4, structure: 2, conclusion: 1.5, presentation: 1 },
			modelAnswer: question.english.answer,
			comparedWith: null,
			reEvaluation: { state: 'possible', until: later(7).toISOString(), reason: null },
		})
	})

	it('says nothing of its evaluation, nor of the model answer, before it is returned', async () => {
		const owner = await signedIn(test)
		const { copy } = await storeCopy(test, { userId: owner.account.id, question, state: 'evaluating', pages: 0 })
		expect(await evaluationOf(copy.id, owner)).toEqual([409, 'copy.not-returned'])
		expect(await askAgain(copy.id, undefined, owner)).toEqual([409, 'copy.not-returned'])
	})

	it('never shows that there was a second evaluator', async () => {
		const owner = await signedIn(test)
		const { copyId } = await returned({ owner, kinds: ['second', 'first'] })
		const { evaluations } = await evaluationOf(copyId, owner)
		expect(evaluations).toMatchObject([{ kind: 'first', remark: 'Remark of the second' }])
	})

	it('is compared with the answer of the same paper before it, on its own scale', async () => {
		const owner = await signedIn(test)
		await returned({ owner, returnedAt: later(-3), halfMarks: 11, day: '2026-11-20' })
		await returned({ owner, returnedAt: later(-1), halfMarks: 9, day: '2026-11-21' })
		const { copyId } = await returned({ owner, day: '2026-11-22' })
		expect((await evaluationOf(copyId, owner)).comparedWith).toEqual({ difference: 2 })
	})
})

describe('a re-evaluation', () => {
	it('goes into the queue once, due in the hours of the plan, and its marks stand beside the first', async () => {
		const owner = await signedIn(test)
		const planId = `plan-${randomUUID()}`
		const subscriptionId = randomUUID()
		await storeItems(test, { kind: evaluationPlanKind }, [planOf(planId, 24)])
		await grantCourse(test.database, owner.account.id, { id: subscriptionId, kind: 'evaluation-plan', itemId: planId })
		const { copyId } = await returned({ owner, subscriptionId, returnedAt: later(-6) })
		expect(await Promise.all([askAgain(copyId, undefined, owner), askAgain(copyId, undefined, owner)])).toEqual(
			expect.arrayContaining([
				[200, undefined],
				[409, 're-evaluation.asked'],
			]),
		)
		const rows = await test.database.db.execute(sql`
			select kind, state, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due, reason
			from evaluations where copy_id = ${copyId} and kind = 're-evaluation'`)
		expect(rows.rows).toEqual([
			{ kind: 're-evaluation', state: 'waiting', due: '2026-11-25 06:30', reason: 'The second page was not read.' },
		])
		expect(await evaluationOf(copyId, owner)).toMatchObject({
			evaluations: [{ kind: 'first', isCurrent: true }],
			reEvaluation: { state: 'asked', reason: 'The second page was not read.' },
		})
	})

	it('shows both evaluations with their marks and the reason once it is there', async () => {
		const owner = await signedIn(test)
		const { copyId } = await returned({ owner, kinds: ['first', 're-evaluation'] })
		expect(await evaluationOf(copyId, owner)).toMatchObject({
			evaluations: [
				{ kind: 'first', isCurrent: false, remark: 'Remark of the first' },
				{ kind: 're-evaluation', isCurrent: true, reason: 'The second page was not read.' },
			],
			reEvaluation: { state: 'done' },
		})
	})

	it('is asked for within seven days, with a reason', async () => {
		const owner = await signedIn(test)
		const { copyId } = await returned({ owner, returnedAt: later(-7) })
		const late = await returned({ owner, returnedAt: new Date(later(-7).getTime() - 1), day: '2026-11-16' })
		expect((await askAgain(copyId, 'Why?      ', owner))[0]).toBe(400)
		expect(await askAgain(late.copyId, undefined, owner)).toEqual([409, 're-evaluation.too-late'])
		expect((await evaluationOf(late.copyId, owner)).reEvaluation.state).toBe('too-late')
		expect((await askAgain(copyId, undefined, owner))[0]).toBe(200)
	})
})

const planOf = (id: string, feedbackHours: number) => ({
	...{ id, position: 1, isTrial: false, price: 999, earlyPrice: null, earlyPlaces: null, capacity: null },
	...{ placesGiven: null, activeDays: 30, activeUntil: null, evaluatedQuestions: null, questionsADay: 4 },
	...{ feedbackHours, hasMentorship: true, isRefundable: true, hindi: null },
	english: { title: 'Monthly', subtitle: 'A month.', duration: '30 days', features: ['One'], terms: 'Terms.' },
})

describe('what waits for its learner', () => {
	it('is what came back in the last seven days, until it is opened; and again once its marks have changed', async () => {
		const owner = await signedIn(test)
		const results = async () => (await owner.browser.get('/api/answersheet/results')).json().data
		await returned({ owner, returnedAt: later(-8), day: '2026-11-15' })
		const { copyId, copy } = await returned({ owner, returnedAt: later(-1), day: '2026-11-22' })
		expect(await results()).toMatchObject([
			{ copyId, label: `RAS-${copy.number}`, total: 6.5, maxMarks: 10, question: { questionId: 'groundwater' } },
		])
		await owner.browser.send({ method: 'PUT', url: `/api/answersheet/${copyId}/seen` })
		expect(await results()).toEqual([])
		await test.database.transaction((tx) => setReturned(tx, copyId, 15, begin))
		expect(await results()).toMatchObject([{ copyId, total: 7.5 }])
	})

	it('is told by a mail in the language of the account, with the total', async () => {
		const owner = await signedIn(test, { language: 'hindi' })
		const { copyId } = await returned({ owner })
		await test.jobs.send(test.database.db, returnedJob, { copyId })
		await expect
			.poll(() => test.mails.filter(({ to }) => to === owner.account.email), { timeout: 10_000 })
			.toHaveLength(1)
		const mail = test.mails.find(({ to }) => to === owner.account.email)
		expect(mail?.subject).toBe('आपके उत्तर का मूल्यांकन हो गया: 6.5/10')
		expect(mail?.text).toContain(`https://aravalli.example.com/upload-answersheet/history/${copyId}`)
	})
})

it('answers the marks of the newest returned answers by rubric, the oldest first, of one paper or of all', async () => {
	const owner = await signedIn(test)
	await returned({ owner, returnedAt: later(-2), halfMarks: 9, day: '2026-11-21' })
	await returned({ owner, returnedAt: later(-1), day: '2026-11-22' })
	const progress = async (paper: string) =>
		(await owner.browser.get(`/api/answersheet/progress?paperCategory=${paper}`)).json().data
	expect(await progress('GS_PAPER_3')).toMatchObject([
		{ total: 4.5, maxMarks: 10, rubric: { content: 2.5 }, maxRubric: { content: 4 } },
		{ total: 6.5 },
	])
	expect([await progress('ALL_PAPERS'), await progress('ESSAY')].map(({ length }) => length)).toEqual([2, 0])
})
