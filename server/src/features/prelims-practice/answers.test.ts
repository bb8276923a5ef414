/** Shows what is kept of practice: each answer once, whatever a device sends and however often. */
import { randomUUID } from 'node:crypto'
import { ANSWERS_KEPT } from '@aravalli/shared/prelims-practice/practice-answer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawItem } from '../../content/storing/tables.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildPrelims, storePrelims } from '../../testing/build-prelims.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { serverPrelims } from './prelims-kind.ts'

const url = '/api/prelims-practice/answers'
const now = new Date('2026-11-30T20:00:00+05:30')
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storePrelims(test, ...['one', 'two', 'three', 'gone'].map((id) => buildPrelims({ id })))
	await test.database.transaction((tx) => withdrawItem(tx, serverPrelims, 'gone'))
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

const anAnswer = (given: object = {}) => ({
	key: randomUUID(),
	questionId: 'one',
	answer: 'A',
	isGuessed: false,
	spentSeconds: 12,
	answeredAt: '2026-11-30T14:00:00.000Z',
	...given,
})

const send = (...answers: unknown[]) => learner.browser.post(url, { answers })

async function kept(): Promise<Record<string, unknown>[]> {
	const { rows } = await test.database.db.execute(sql`
		select question_id as "questionId", answer, is_guessed as "isGuessed", spent_seconds as "spentSeconds", answered_at as "answeredAt"
		from prelims_answers where user_id = ${learner.account.id} order by answered_at, question_id`)
	return rows.map((row) => ({ ...row, answeredAt: new Date(row.answeredAt as string).toISOString() }))
}

describe('answers of practice', () => {
	it('are kept as they were given, also without an option and of what was withdrawn meanwhile', async () => {
		const sent = [
			anAnswer({ isGuessed: true }),
			anAnswer({ questionId: 'two', answer: null }),
			anAnswer({ questionId: 'gone', answer: 'E' }),
		]
		expect((await send(...sent)).json()).toMatchObject({ success: true, data: { stored: 3 } })
		const withoutKeys = sent.map(({ key: _, ...answer }) => answer)
		expect(await kept()).toEqual([withoutKeys[2], withoutKeys[0], withoutKeys[1]])
	})

	it('are kept once, however often they are sent, and the first stands', async () => {
		const first = anAnswer()
		expect((await send(first, { ...first, answer: 'B' })).json().data).toEqual({ stored: 1 })
		expect((await send({ ...first, answer: 'C' }, anAnswer({ questionId: 'two' }))).json().data).toEqual({ stored: 1 })
		expect((await kept()).map(({ questionId, answer }) => [questionId, answer])).toEqual([
			['one', 'A'],
			['two', 'A'],
		])
	})

	it('may be called a guess later, and no guess again', async () => {
		const answer = anAnswer()
		await send(answer)
		expect((await send({ ...answer, answer: 'B', isGuessed: true })).json().data).toEqual({ stored: 0 })
		expect(await kept()).toMatchObject([{ answer: 'A', isGuessed: true }])
		await send(answer)
		expect(await kept()).toMatchObject([{ isGuessed: false }])
	})

	it('bring back in revision what was wrong, guessed, called a guess later, or marked', async () => {
		// The key of all is B.
		const right = anAnswer({ questionId: 'three', answer: 'B' })
		await send(anAnswer({ answer: 'A' }), anAnswer({ questionId: 'two', answer: 'B' }), right)
		const comingBack = async () => {
			const { rows } = await test.database.run(
				'select question_id, reason from revision_cards where user_id = $1 and due_on is not null order by question_id',
				[learner.account.id],
			)
			return (rows as { question_id: string; reason: string }[]).map((row) => [row.question_id, row.reason])
		}
		expect(await comingBack()).toEqual([['one', 'wrong']])
		await send({ ...right, isGuessed: true })
		const mark = (isToRevise: boolean) =>
			learner.browser.send({ method: 'PUT', url: '/api/practice-marks/prelims/two', payload: { isToRevise } })
		expect((await mark(true)).statusCode).toBe(200)
		expect(await comingBack()).toEqual([
			['one', 'wrong'],
			['three', 'guessed'],
			['two', 'bookmarked'],
		])
		await mark(false)
		expect(await comingBack()).toEqual([
			['one', 'wrong'],
			['three', 'guessed'],
		])
	})

	it('are somebody’s own: another account may use the same key', async () => {
		const answer = anAnswer()
		await send(answer)
		learner = await signedIn(test)
		expect((await send(answer)).json().data).toEqual({ stored: 1 })
	})

	it('are never later than they arrive, whatever the clock of a phone says', async () => {
		await send(anAnswer({ answeredAt: '2031-01-01T00:00:00.000Z' }))
		expect(await kept()).toMatchObject([{ answeredAt: now.toISOString() }])
	})

	it('count in the study log, each question once a day', async () => {
		await send(anAnswer(), anAnswer(), anAnswer({ questionId: 'two' }))
		await send(anAnswer({ questionId: 'two' }))
		const { rows } = await test.database.db.execute(sql`
			select kind, item from study_activities where user_id = ${learner.account.id} order by item`)
		expect(rows).toEqual([
			{ kind: 'practice', item: 'prelims/one' },
			{ kind: 'practice', item: 'prelims/two' },
		])
	})

	it('are kept up to a bound, and the oldest go', async () => {
		await test.database.db.execute(sql`
			insert into prelims_answers (user_id, key, question_id, answer, is_guessed, spent_seconds, answered_at)
			select ${learner.account.id}, gen_random_uuid(), 'three', 'A', false, 1, '2026-01-01'::timestamptz + place * interval '1 second'
			from generate_series(1, ${sql.raw(String(ANSWERS_KEPT))}) as place`)
		await send(anAnswer(), anAnswer({ questionId: 'two' }))
		const [row] = (
			await test.database.db.execute(sql`
				select count(*)::int as total, min(answered_at) = '2026-01-01'::timestamptz + interval '3 seconds' as is_oldest_gone
				from prelims_answers where user_id = ${learner.account.id}`)
		).rows
		expect(row).toEqual({ total: ANSWERS_KEPT, is_oldest_gone: true })
	})
})

describe('what is refused, with nothing kept', () => {
	it.each([
		['option F', { answer: 'F' }],
		['a small letter', { answer: 'a' }],
		['a key that is none', { key: 'one' }],
		['less than no time', { spentSeconds: -1 }],
		['more than a day', { spentSeconds: 86_401 }],
		['a moment that is none', { answeredAt: 'today' }],
		['no question', { questionId: '' }],
	])('%s', async (_, given) => {
		const answer = await send(anAnswer(), anAnswer(given))
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
		expect(await kept()).toEqual([])
	})

	it.each(['missing', 'UPPER', 'a b', '\u0000'])('a question that was never there: %j', async (questionId) => {
		const answer = await send(anAnswer(), anAnswer({ questionId }))
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'question.not-found'])
		expect(await kept()).toEqual([])
	})

	it.each([0, 101])('%i answers at once', async (count) => {
		const answer = await send(...Array.from({ length: count }, () => anAnswer()))
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
	})

	it('takes a hundred', async () => {
		expect((await send(...Array.from({ length: 100 }, () => anAnswer()))).json().data).toEqual({ stored: 100 })
	})
})
