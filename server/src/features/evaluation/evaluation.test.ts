import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn, signIn, storeAccount } from '../../testing/build-account.ts'
import { type BuiltCopy, storeCopy } from '../../testing/build-copy.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import type { EvaluationRow } from './tables.ts'

const now = new Date('2026-11-24T10:00:00Z')
const desk = '/api/admin/daily-evaluation'
let test: TestApp
let meera: SignedIn
let kiran: SignedIn
let admin: SignedIn

beforeAll(async () => {
	test = await startApp({ EVALUATION_DAILY_QUOTA: '20' }, { now: () => now })
	await storeQuestions(test, buildQuestion())
})
afterAll(() => test.close())
beforeEach(async () => {
	await test.database.db.execute(sql`delete from answer_copies`)
	meera = await signedIn(test, { role: 'EVALUATION_ADMIN', name: 'Meera' })
	kiran = await signedIn(test, { role: 'EVALUATION_ADMIN', name: 'Kiran' })
	admin = await signedIn(test, { role: 'ADMIN', name: 'Asha' })
})

const marks = { introduction: 1, content: 2.5, structure: 1.5, conclusion: 0.5, presentation: 1 }
const noMarks = { introduction: 0, content: 0, structure: 0, conclusion: 0, presentation: 0 }

/** Stores a copy of a learner of its own. */
async function aCopy(
	given: { dueAt?: string; evaluations?: Partial<EvaluationRow>[]; pages?: number; userId?: string } = {},
): Promise<BuiltCopy & { id: string }> {
	const { dueAt = '2026-11-25T10:00:00Z', evaluations = [{}], pages = 0 } = given
	const userId = given.userId ?? (await storeAccount(test, { name: 'Learner Who Wrote It' })).id
	const built = await storeCopy(test, {
		userId,
		pages,
		copy: { dueAt: new Date(dueAt) },
		evaluations,
	})
	return { ...built, id: built.evaluations[0]?.id ?? '' }
}

const claim = ({ browser }: SignedIn, id: string) => browser.post(`${desk}/${id}/claim`)
const put = ({ browser }: SignedIn, id: string, payload: object) =>
	browser.send({ method: 'PUT', url: `${desk}/${id}`, payload })
const codeOf = ({ statusCode, json }: Awaited<ReturnType<TestBrowser['get']>>) => [statusCode, json().code]
const queue = async ({ browser }: SignedIn, query = '') => (await browser.get(`${desk}?${query}`)).json()
const idsOf = async (who: SignedIn, query = '') =>
	(await queue(who, query)).data.map(({ evaluationId }: { evaluationId: string }) => evaluationId)

let saves = 0
const draft = (given: object = {}) => {
	saves += 1
	return { revision: 0, annotations: [], rubric: marks, remark: 'Good.', saveId: `save-${saves}-of-it`, ...given }
}

async function marked(who: SignedIn, id: string, given: object = {}) {
	expect((await claim(who, id)).statusCode).toBe(200)
	expect((await put(who, id, draft(given))).statusCode).toBe(200)
}
const publish = ({ browser }: SignedIn, id: string, seen = { revision: 1, total: 6.5 }) =>
	browser.post(`${desk}/${id}/publish`, seen)

async function stateOf(copyId: string) {
	const { rows } = await test.database.db.execute(
		sql`select state, half_marks as halves from answer_copies where id = ${copyId}`,
	)
	return rows[0]
}

describe('the queue', () => {
	it('has what is due first, with all that an evaluator needs and nothing of who wrote it', async () => {
		const later = await aCopy({ dueAt: '2026-11-25T10:00:00Z' })
		const sooner = await aCopy({ dueAt: '2026-11-24T09:00:00Z', pages: 2 })
		const { data, pagination, quota } = await queue(meera, 'lang=hindi')
		expect(data.map(({ evaluationId }: { evaluationId: string }) => evaluationId)).toEqual([sooner.id, later.id])
		expect(data[0]).toEqual({
			evaluationId: sooner.id,
			label: `RAS-${sooner.copy.number}`,
			question: expect.objectContaining({ questionText: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।', marks: 10 }),
			pageCount: 2,
			kind: 'ordinary',
			state: 'waiting',
			isMine: false,
			isBegun: false,
			dueAt: '2026-11-24T09:00:00.000Z',
			isOverdue: true,
			isSample: false,
			evaluator: null,
			total: null,
			publishedAt: null,
		})
		expect(pagination).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1, isTotalCapped: false })
		expect(quota).toEqual({ returnedToday: 0, daily: 20, inHand: 0, maxInHand: 10 })
		await claim(meera, sooner.id)
		for (const answer of [await meera.browser.get(desk), await meera.browser.get(`${desk}/${sooner.id}`)])
			expect(answer.body).not.toMatch(new RegExp(`Learner Who|${sooner.copy.userId}`))
	})

	it('is filtered by what is mine, waits, is overdue or returned, and by paper', async () => {
		const paper = { id: 'governor-discretion', paperCategory: 'GS_PAPER_1', marks: 10 } as const
		const [mine, waits, overdue, theirs, done] = await Promise.all([
			aCopy({ dueAt: '2026-11-25T12:00:00Z' }),
			aCopy(),
			aCopy({ dueAt: '2026-11-24T06:00:00Z' }),
			aCopy(),
			aCopy(),
		])
		const { id: userId } = await storeAccount(test)
		const [first] = (await storeCopy(test, { userId, pages: 0, question: paper })).evaluations
		await Promise.all([claim(meera, mine.id), claim(kiran, theirs.id), marked(meera, done.id)])
		await publish(meera, done.id)
		expect((await idsOf(meera, 'state=mine')).sort()).toEqual([mine.id])
		expect((await idsOf(meera, 'state=waiting')).sort()).toEqual([waits.id, overdue.id, first?.id].sort())
		expect(await idsOf(meera, 'state=overdue')).toEqual([overdue.id])
		expect(await idsOf(meera, 'state=returned')).toEqual([done.id])
		expect(await idsOf(meera, 'paperCategory=GS_PAPER_1')).toEqual([first?.id])
		expect((await idsOf(meera, 'order=paper&state=waiting'))[0]).toBe(first?.id)
		expect((await idsOf(meera))[0]).toBe(mine.id)
		expect((await idsOf(meera, 'state=claimed')).sort()).toEqual([mine.id])
		const claimed = (await queue(admin, 'state=claimed')).data
		expect(claimed.map(({ evaluator }: { evaluator: string }) => evaluator).sort()).toEqual(['Kiran', 'Meera'])
		expect((await queue(meera)).quota).toMatchObject({ returnedToday: 1, inHand: 1 })
	})

	it('is one list of what is mine and what waits, page by page', async () => {
		const copies = await Promise.all(Array.from({ length: 5 }, () => aCopy()))
		const mine = await idsOf(meera, 'limit=2&page=2')
		for (const id of mine) await claim(meera, id)
		const pages = await Promise.all([1, 2, 3].map((page) => idsOf(meera, `limit=2&page=${page}`)))
		expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
		expect(pages[0]?.toSorted()).toEqual(mine.toSorted())
		expect(pages.flat().toSorted()).toEqual(copies.map(({ id }) => id).toSorted())
	})

	it('says no number beyond a hundred, and no page', async () => {
		const { copy } = await aCopy({ evaluations: [] })
		await test.database.db.execute(sql`
			insert into answer_copies (id, number, user_id, question_id, day, paper_category, max_marks, state, created_at,
				submitted_at, due_at)
			select lpad(to_hex(n), 24, '0'), 100000 + n, ${copy.userId}, 'q', 'day ' || n, 'GS_PAPER_1', 10, 'waiting', now(),
				now(), now() from generate_series(1, 101) as n`)
		await test.database.db.execute(sql`
			insert into evaluations (id, copy_id, kind, state, paper_category, due_at, created_at)
			select id, id, 'first', 'waiting', paper_category, due_at, now() from answer_copies where question_id = 'q'`)
		expect((await queue(meera)).pagination).toMatchObject({ total: 100, totalPages: 5, isTotalCapped: true })
		expect(await idsOf(meera, 'page=6')).toEqual([])
	})
})

describe('a secret second evaluation', () => {
	const both = [{ kind: 'first' as const }, { kind: 'second' as const }]

	it('is not seen beside the first, looks like any other, and is for somebody else', async () => {
		const { evaluations } = await aCopy({ evaluations: both })
		const [first, second] = evaluations.map(({ id }) => id) as [string, string]
		expect(await idsOf(kiran)).toEqual([first])
		await claim(meera, first)
		expect(await idsOf(meera)).toEqual([first])
		expect(codeOf(await claim(meera, second))).toEqual([409, 'evaluation.not-for-you'])
		const { data } = await queue(kiran)
		expect(data).toMatchObject([{ evaluationId: second, kind: 'ordinary' }])
		expect((await claim(kiran, second)).statusCode).toBe(200)
	})

	it('holds the copy until both are there, and a lead, who sees both, decides where they differ', async () => {
		const { copy, evaluations } = await aCopy({ evaluations: both })
		const [first, second] = evaluations.map(({ id }) => id) as [string, string]
		await marked(meera, first)
		await publish(meera, first)
		expect(await stateOf(copy.id)).toEqual({ state: 'evaluating', halves: null })
		await marked(kiran, second, { rubric: { ...noMarks, content: 1 }, remark: 'Weak.' })
		await publish(kiran, second, { revision: 1, total: 1 })
		expect(await stateOf(copy.id)).toEqual({ state: 'evaluating', halves: null })
		const other = await signedIn(test, { role: 'EVALUATION_ADMIN' })
		expect(await idsOf(other)).toEqual([])
		const [lead] = await idsOf(admin)
		expect(codeOf(await claim(other, lead))).toEqual([409, 'evaluation.not-for-you'])
		const opened = (await claim(admin, lead)).json().data
		expect(opened).toMatchObject({ kind: 'lead', draft: { annotations: [], rubric: noMarks } })
		expect(opened.others.map(({ total, remark }: { total: number; remark: string }) => [total, remark])).toEqual(
			expect.arrayContaining([
				[6.5, 'Good.'],
				[1, 'Weak.'],
			]),
		)
		await put(admin, lead, draft({ rubric: { ...noMarks, content: 4 } }))
		await publish(admin, lead, { revision: 1, total: 4 })
		expect(await stateOf(copy.id)).toEqual({ state: 'returned', halves: 8 })
	})
})

describe('a claim', () => {
	it('gives one copy to one of two who ask at once, whichever process answers', async () => {
		const second = await startApp({}, { database: test.database, now: () => now })
		const elsewhere = await signIn(second, kiran.account)
		const copies = await Promise.all(Array.from({ length: 8 }, () => aCopy()))
		const answers = await Promise.all(
			copies.flatMap(({ id }) => [claim(meera, id), elsewhere.post(`${desk}/${id}/claim`)]),
		)
		const statuses = copies.map((_, index) => answers.slice(2 * index, 2 * index + 2).map((one) => one.statusCode))
		for (const both of statuses) expect(both.toSorted()).toEqual([200, 409])
		const [mine, theirs] = [await idsOf(meera, 'state=mine'), await idsOf(kiran, 'state=mine')]
		expect([...mine, ...theirs].toSorted()).toEqual(copies.map(({ id }) => id).toSorted())
		await second.close()
	})

	it('of the next gives each of many who ask at once another one, the first that are due', async () => {
		const copies = await Promise.all(
			Array.from({ length: 6 }, (_, hour) => aCopy({ dueAt: `2026-11-25T0${hour}:00:00Z` })),
		)
		const answers = await Promise.all(
			[meera, kiran, meera, kiran, meera].map(({ browser }) => browser.post(`${desk}/next`)),
		)
		const claimed = answers.map((answer) => answer.json().data.evaluationId)
		expect(claimed.toSorted()).toEqual(
			copies
				.slice(0, 5)
				.map(({ id }) => id)
				.toSorted(),
		)
	})

	it('is answered again, tells the learner’s page that somebody is at it, and can be handed back', async () => {
		const { id, copy } = await aCopy()
		for (const _ of [1, 2]) expect((await claim(meera, id)).statusCode).toBe(200)
		expect(await stateOf(copy.id)).toMatchObject({ state: 'evaluating' })
		expect(codeOf(await claim(kiran, id))).toEqual([409, 'evaluation.taken'])
		expect(codeOf(await kiran.browser.post(`${desk}/${id}/hand-back`))).toEqual([403, 'evaluation.not-yours'])
		await put(meera, id, draft())
		expect((await meera.browser.post(`${desk}/${id}/hand-back`)).statusCode).toBe(200)
		expect(await stateOf(copy.id)).toMatchObject({ state: 'waiting' })
		expect((await claim(kiran, id)).json().data.draft).toMatchObject({ revision: 0, rubric: noMarks })
		await kiran.browser.post(`${desk}/${id}/hand-back`)
		expect((await claim(meera, id)).json().data.draft).toMatchObject({ revision: 1, rubric: marks, remark: 'Good.' })
	})

	it('leaves a copy with its learner’s page as begun while the other of two is at it', async () => {
		const { copy, evaluations } = await aCopy({ evaluations: [{ kind: 'first' }, { kind: 'second' }] })
		const [first, second] = evaluations.map(({ id }) => id) as [string, string]
		await claim(meera, first)
		await claim(kiran, second)
		await meera.browser.post(`${desk}/${first}/hand-back`)
		expect(await stateOf(copy.id)).toMatchObject({ state: 'evaluating' })
		expect(await idsOf(kiran)).toEqual([second])
		await kiran.browser.post(`${desk}/${second}/hand-back`)
		expect(await stateOf(copy.id)).toMatchObject({ state: 'waiting' })
	})

	it('is nobody’s of an answer of her own', async () => {
		const { id } = await aCopy({ userId: meera.account.id })
		expect(await idsOf(meera)).toEqual([])
		expect(codeOf(await claim(meera, id))).toEqual([409, 'evaluation.not-for-you'])
		expect(codeOf(await meera.browser.post(`${desk}/next`))).toEqual([404, 'evaluation.none-waiting'])
	})

	it.each([
		['of the next', ({ browser }: SignedIn) => browser.post(`${desk}/next`)],
		['of one by its name', claim],
	])('%s is given ten times at once at most, also in parallel', async (_, ask) => {
		const copies = await Promise.all(Array.from({ length: 12 }, () => aCopy()))
		const answers = await Promise.all(copies.map(({ id }) => ask(meera, id)))
		const codes = answers.map((answer) => answer.json().code ?? 'claimed')
		expect(codes.filter((code) => code === 'claimed')).toHaveLength(10)
		expect(codes.filter((code) => code === 'evaluation.too-many-in-hand')).toHaveLength(2)
	})

	it('is given as often a day as ADMIN says', async () => {
		const copies = await Promise.all(Array.from({ length: 4 }, () => aCopy()))
		const url = `/api/admin/evaluators/${kiran.account.id}`
		expect((await admin.browser.send({ method: 'PUT', url, payload: { daily: 1 } })).statusCode).toBe(200)
		const answers = await Promise.all(copies.map(({ id }) => claim(kiran, id)))
		const refusal = 'evaluation.quota-used'
		const codes = answers.map((answer) => answer.json().code ?? 'claimed').toSorted()
		expect(codes).toEqual(['claimed', refusal, refusal, refusal])
		const [one] = await idsOf(kiran, 'state=mine')
		await marked(kiran, one)
		expect(codeOf(await kiran.browser.post(`${desk}/next`))).toEqual([409, 'evaluation.quota-used'])
		await publish(kiran, one)
		expect(codeOf(await kiran.browser.post(`${desk}/next`))).toEqual([409, 'evaluation.quota-used'])
		const { data } = (await admin.browser.get('/api/admin/evaluators')).json()
		expect(data).toContainEqual({
			...{ userId: kiran.account.id, name: 'Kiran', email: kiran.account.email },
			...{ daily: 1, returnedToday: 1, inHand: 0, returned: 1, late: 0 },
		})
	})

	it.each(['ffffffffffffffffffffffff', 'x', '%00'])('is refused for what is no copy: %s', async (id) => {
		for (const path of ['claim', 'hand-back'])
			expect(codeOf(await meera.browser.post(`${desk}/${id}/${path}`))).toEqual([404, 'evaluation.not-found'])
		expect(codeOf(await meera.browser.get(`${desk}/${id}`))).toEqual([404, 'evaluation.not-found'])
		expect(codeOf(await put(meera, id, draft()))).toEqual([404, 'evaluation.not-found'])
		expect(codeOf(await publish(meera, id))).toEqual([404, 'evaluation.not-found'])
	})
})
