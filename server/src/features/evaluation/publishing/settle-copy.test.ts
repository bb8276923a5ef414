import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeAccount } from '../../../testing/build-account.ts'
import { storeCopy } from '../../../testing/build-copy.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { enqueueEvaluation } from '../public.ts'
import { settleCopy } from './settle-copy.ts'

const now = new Date('2026-11-24T10:00:00Z')
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
})
afterAll(() => test.close())

const told: string[] = []
const jobs = { send: async (_db: unknown, { name }: { name: string }) => void told.push(name) }
const settle = (copyId: string, isDue = false) =>
	test.database.transaction((tx) => settleCopy({ jobs }, tx, { copyId, now, isDue }))

async function storedCopy(...halves: { kind: 'first' | 'second'; halfMarks: number | null }[]) {
	const { id: userId } = await storeAccount(test)
	const evaluations = halves.map(({ kind, halfMarks }) =>
		halfMarks === null ? { kind } : { kind, halfMarks, state: 'published' as const, evaluatorId: kind },
	)
	const { copy } = await storeCopy(test, { userId, state: 'evaluating', pages: 0, evaluations })
	return copy.id
}

async function stateOf(copyId: string) {
	const { rows } = await test.database.db.execute(sql`
		select state, half_marks as halves,
			(select string_agg(kind, ' ' order by kind) from evaluations where copy_id = c.id) as kinds
		from answer_copies c where id = ${copyId}`)
	return rows[0]
}

it('returns a copy with its only evaluation, once, and has its learner told', async () => {
	const copyId = await storedCopy({ kind: 'first', halfMarks: 13 })
	told.length = 0
	await settle(copyId)
	await settle(copyId)
	expect(await stateOf(copyId)).toEqual({ state: 'returned', halves: 13, kinds: 'first' })
	expect(told).toEqual(['evaluation.returned'])
})

it('holds one whose evaluations differ, asks a lead once, and gives it when it is due', async () => {
	const copyId = await storedCopy({ kind: 'first', halfMarks: 13 }, { kind: 'second', halfMarks: 4 })
	told.length = 0
	await settle(copyId)
	await settle(copyId)
	expect(await stateOf(copyId)).toEqual({ state: 'evaluating', halves: null, kinds: 'first lead second' })
	expect(told).toEqual([])
	await settle(copyId, true)
	expect(await stateOf(copyId)).toMatchObject({ state: 'returned', halves: 13 })
})

it.each([
	[4, 'first second'],
	[5, 'first'],
	[99, 'first'],
])('secretly puts five of a hundred copies into the queue twice: drawn %i', async (drawn, kinds) => {
	const { id: userId } = await storeAccount(test)
	const { copy } = await storeCopy(test, { userId, pages: 0, evaluations: [] })
	const sent = { copyId: copy.id, paperCategory: copy.paperCategory, dueAt: now, now }
	await test.database.transaction((tx) => enqueueEvaluation(tx, sent, 5, () => drawn))
	await test.database.transaction((tx) => enqueueEvaluation(tx, sent, 0))
	expect(await stateOf(copy.id)).toMatchObject({ state: 'waiting', kinds })
})
