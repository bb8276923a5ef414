/** What the privacy policy promises to delete by itself. Each part was seen to fail without its `Forget`, and the last without the job. */
import { randomUUID } from 'node:crypto'
import { retentionTerms } from '@aravalli/shared/policy-terms'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOld, forgetOldRegularly } from './forget-old.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { storeAccount } from './testing/build-account.ts'
import { silentLog } from './testing/silent-log.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const now = new Date('2026-11-18T06:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

let test: TestApp
let learner: string
let admin: string

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	learner = (await storeAccount(test)).id
	admin = (await storeAccount(test, { role: 'ADMIN' })).id
})
afterAll(() => test.close())

const run = (statement: ReturnType<typeof sql>) => test.database.db.execute<{ id: string }>(statement)
const idsIn = async (table: string) =>
	(await run(sql`select id from ${sql.identifier(table)} order by id`)).rows.map(({ id }) => id)

const storeSession = (id: string, userId: string, seen: number, begun: number) =>
	run(sql`insert into sessions (id, user_id, token_hash, browser, created_at, last_seen_at)
		values (${id}, ${userId}, ${id}, '', ${ago(begun)}, ${ago(seen)})`)

it('sessions go when they have run out, those of staff earlier', async () => {
	await storeSession('learner in use', learner, 7 * DAY - 1, 30 * DAY - 1)
	await storeSession('learner unused', learner, 7 * DAY, 8 * DAY)
	await storeSession('learner too old', learner, 0, 30 * DAY)
	await storeSession('staff in use', admin, HOUR / 2 - 1, 12 * HOUR - 1)
	await storeSession('staff unused', admin, HOUR / 2, HOUR)
	await storeSession('staff too old', admin, 0, 12 * HOUR)
	await forgetOld(test.database, now)
	expect(await idsIn('sessions')).toEqual(['learner in use', 'staff in use'])
})

it('codes go when they count no more for how many there may be in a day', async () => {
	for (const [id, hours] of [
		['counts', retentionTerms.codeHours - 0.01],
		['old', retentionTerms.codeHours + 0.01],
	] as const) {
		await run(sql`insert into reset_codes (id, user_id, code_hash, issued_at, expires_at, is_live)
			values (${id}, ${learner}, 'x', ${ago(hours * HOUR)}, ${ago(hours * HOUR - 600_000)}, false)`)
	}
	await forgetOld(test.database, now)
	expect(await idsIn('reset_codes')).toEqual(['counts'])
})

it('exited quizzes go after a while, and no other quiz ever does, however many there are', async () => {
	const longAgo = retentionTerms.exitedQuizDays * DAY + 1
	const store = async (end: 'open' | 'exited' | 'submitted', since: number) => {
		const id = randomUUID()
		const isSubmitted = end === 'submitted'
		await run(sql`
			insert into quizzes (id, user_id, source, question_ids, answers, started_at, elapsed_seconds, updated_at, is_exited,
				submitted_at, success_ratio)
			values (${id}, ${learner}, '{"kind":"mains"}', '{q}', '{}', ${ago(since)}, 1, ${ago(since)}, ${end === 'exited'},
				${isSubmitted ? ago(since) : null}, ${isSubmitted ? 50 : null})`)
		return id
	}
	const kept = [await store('open', longAgo), await store('submitted', longAgo), await store('exited', longAgo - 2)]
	for (let quiz = 0; quiz < 5; quiz += 1) await store('exited', longAgo)
	await forgetOld(test.database, now, 2)
	expect(await idsIn('quizzes')).toEqual(kept.sort())
})

it('messages and requests to be told go after two years, whoever sent them', async () => {
	for (const [id, at] of [
		['new', '2024-11-18T06:00:01Z'],
		['old', '2024-11-18T05:59:59Z'],
	]) {
		await run(sql`insert into inquiries (id, user_id, name, email, phone, message, language, created_at)
			values (${id}, null, 'Asha', 'asha@example.com', '', 'When?', 'hindi', ${at})`)
		await run(sql`insert into notify_requests (user_id, page, email, language, created_at)
			values (null, '/courses', ${`${id}@example.com`}, 'hindi', ${at})`)
	}
	await forgetOld(test.database, now)
	expect(await idsIn('inquiries')).toEqual(['new'])
	const { rows } = await run(sql`select email as id from notify_requests`)
	expect(rows).toEqual([{ id: 'new@example.com' }])
})

it('goes by itself soon after a start, and the product has it done', async () => {
	await storeSession('gone by itself', learner, 8 * DAY, 9 * DAY)
	const jobs = createJobs(test.database, silentLog, {
		pollSeconds: 0.5,
		deadPollSeconds: 5,
		retries: 1,
		firstDelaySeconds: 1,
		longestDelaySeconds: 1,
		silenceSeconds: 10,
		watchSeconds: 60,
		attemptSeconds: 60,
		firstTurnSeconds: 0,
		closeLimitMs: 5_000,
	})
	forgetOldRegularly({ database: test.database, jobs, now: () => now })
	await jobs.start()
	await expect.poll(() => idsIn('sessions'), { timeout: 20_000 }).not.toContain('gone by itself')
	await jobs.close()
	// The product would refuse a kind of job that it does not do.
	await storeSession('gone when asked', learner, 8 * DAY, 9 * DAY)
	await test.jobs.send(test.database.db, { name: 'data.forget-old' }, {})
	await expect.poll(() => idsIn('sessions'), { timeout: 20_000 }).not.toContain('gone when asked')
})
