// @module-tag one-run
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeAccount } from '../../../testing/build-account.ts'
import { type BuiltCopy, storeCopy } from '../../../testing/build-copy.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type EvaluationRow, evaluationDrafts, evaluatorQuotas } from '../tables.ts'
import { raiseOverdue } from './raise-overdue.ts'

const HOUR = 3_600_000
/** Copies are due an hour before. */
const late = new Date('2026-11-25T08:00:00Z')
/** The jobs of the product find nothing late by this clock: here they are run by hand. */
const early = new Date('2026-11-24T08:00:00Z')
let test: TestApp
let other: TestApp
let [bina, chand]: Awaited<ReturnType<typeof storeAccount>>[] = []

beforeAll(async () => {
	test = await startApp({}, { now: () => early })
	other = await startApp({}, { now: () => early, database: test.database })
})
afterAll(async () => {
	await other.close()
	await test.close()
})
beforeEach(async () => {
	await test.database.db.execute(sql`delete from answer_copies`)
	await test.database.db.execute(sql`update users set is_disabled = true where role <> 'LEARNER'`)
	test.mails.length = 0
	other.mails.length = 0
	bina = await storeAccount(test, { role: 'EVALUATION_ADMIN', name: 'Bina' })
	chand = await storeAccount(test, { role: 'EVALUATION_ADMIN', name: 'Chand' })
})

const raise = (at = late, app = test) => raiseOverdue({ database: app.database, jobs: app.jobs, dailyQuota: 2 }, at)

async function storeLate(...evaluations: Partial<EvaluationRow>[]): Promise<BuiltCopy & { email: string }> {
	const { id: userId, email } = await storeAccount(test)
	const state = evaluations.some(({ state: of = 'waiting' }) => of !== 'waiting') ? 'evaluating' : 'waiting'
	return { ...(await storeCopy(test, { userId, state, pages: 0, evaluations })), email }
}

async function stateOf({ copy }: BuiltCopy) {
	const { rows } = await test.database.db.execute(sql`
		select c.state, c.half_marks as halves,
			(select json_agg(json_build_object('kind', kind, 'state', e.state, 'of', evaluator_id, 'isRaised', overdue_at is not null) order by kind)
				from evaluations e where e.copy_id = c.id) as evaluations,
			(select count(*)::int from evaluation_credits k where k.copy_id = c.id and k.user_id = c.user_id) as credits
		from answer_copies c where c.id = ${copy.id}`)
	return rows[0]
}

const mailsTo = (email: string | undefined) => [...test.mails, ...other.mails].filter(({ to }) => to === email)
const settled = (name: string) =>
	expect
		.poll(
			async () =>
				(await test.database.db.execute(sql`select 1 from pgboss.job where name = ${name} and state < 'completed'`))
					.rows.length,
		)
		.toBe(0)

describe('an evaluation that is late', () => {
	it('is taken from whoever has it, given to somebody else once, and its learner is credited and told', async () => {
		const stored = await storeLate({ state: 'claimed', evaluatorId: bina?.id ?? '' })
		expect(await raise(new Date(late.getTime() - HOUR))).toBe(0)
		expect(await raise()).toBe(1)
		expect(await raise(new Date(late.getTime() + 1))).toBe(0)
		expect(await stateOf(stored)).toEqual({
			state: 'evaluating',
			halves: null,
			evaluations: [{ kind: 'first', state: 'claimed', of: chand?.id, isRaised: true }],
			credits: 1,
		})
		await settled('evaluation.late')
		const [mail, ...more] = mailsTo(stored.email)
		expect(mail?.subject).toMatch(/^The evaluation of RAS-\d+ is late$/)
		expect(mail?.text).toContain('one extra evaluation')
		expect(more).toEqual([])
	})

	it('waits where nobody is free, and the copy waits with it', async () => {
		await test.database.db.insert(evaluatorQuotas).values({ userId: chand?.id ?? '', daily: 0 })
		const stored = await storeLate({ state: 'claimed', evaluatorId: bina?.id ?? '' })
		await raise()
		expect(await stateOf(stored)).toMatchObject({
			state: 'waiting',
			evaluations: [{ state: 'waiting', of: null, isRaised: true }],
			credits: 1,
		})
	})

	it('begins for its learner where it had waited', async () => {
		const stored = await storeLate({})
		await raise()
		expect(await stateOf(stored)).toMatchObject({
			state: 'evaluating',
			evaluations: [{ state: 'claimed', of: bina?.id }],
		})
	})

	it('is given to no one who has drawn on the copy, beside the first or before', async () => {
		const dueAt = new Date(late.getTime() - 2 * HOUR)
		const first = { kind: 'first' as const, state: 'claimed' as const, evaluatorId: bina?.id ?? '', dueAt }
		const stored = await storeLate(first, { kind: 'second' })
		await test.database.db.insert(evaluationDrafts).values({
			evaluationId: stored.evaluations[0]?.id ?? '',
			evaluatorId: bina?.id ?? '',
			...{ revision: 1, saveId: 'a-save-of-it', annotations: [], remark: '', savedAt: early },
			rubric: { introduction: 0, content: 0, structure: 0, conclusion: 0, presentation: 0 },
		})
		await raise()
		const { evaluations } = (await stateOf(stored)) as { evaluations: { of: string | null }[] }
		// The first goes to Chand, so that nobody is left who has not had it.
		expect(evaluations.map(({ of }) => of)).toEqual([chand?.id, null])
		await settled('evaluation.late')
		expect(mailsTo(stored.email)).toHaveLength(1)
	})

	it('does not keep back what was evaluated already, and is then nobody’s fault', async () => {
		const stored = await storeLate(
			{ state: 'published', evaluatorId: bina?.id ?? '', halfMarks: 13 },
			{ kind: 'second' },
		)
		await raise()
		expect(await stateOf(stored)).toMatchObject({ state: 'returned', halves: 13, credits: 0 })
	})

	it('is told to ADMIN and to those who got it, in one mail for a run', async () => {
		const admin = await storeAccount(test, { role: 'ADMIN', language: 'hindi' })
		for (let count = 0; count < 5; count += 1) await storeLate({})
		const at = new Date(late.getTime() + 5)
		expect(await raise(at)).toBe(5)
		await test.database.db.execute(sql`update pgboss.job set start_after = now() where name = 'evaluation.raised'`)
		await expect.poll(() => mailsTo(admin.email), { timeout: 20_000 }).toHaveLength(1)
		await settled('evaluation.raised-mail')
		expect(mailsTo(admin.email)[0]).toMatchObject({
			subject: '5 कॉपियों में देरी',
			text: expect.stringContaining('दूसरे मूल्यांकनकर्ता को दी गईं: 4। कतार में: 1।'),
		})
		expect(mailsTo(bina?.email).map(({ subject }) => subject)).toEqual(['2 copies are overdue'])
		expect(mailsTo(chand?.email)).toHaveLength(1)
	})

	// Seen to fail without `lockRaising`: both processes gave Bina a second one while Chand had none.
	it('is raised once by two processes at once, and shared out evenly', async () => {
		const stored = await Promise.all(Array.from({ length: 4 }, () => storeLate({})))
		const raised = await Promise.all([raise(late, test), raise(late, other), raise(late, test), raise(late, other)])
		expect(raised.reduce((sum, count) => sum + count, 0)).toBe(4)
		const states = await Promise.all(stored.map(stateOf))
		expect(states).toEqual(states.map(() => expect.objectContaining({ credits: 1, state: 'evaluating' })))
		const owners = states.map((state) => (state as { evaluations: { of: string }[] }).evaluations[0]?.of)
		expect(owners.toSorted()).toEqual([bina?.id, bina?.id, chand?.id, chand?.id].toSorted())
	})
})
