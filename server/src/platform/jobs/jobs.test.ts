import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { counters } from '../database/tables.ts'
import { createJobs, type JobSettings } from './create-jobs.ts'
import { defineJob, type Jobs } from './jobs.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The machine may be busy. */
const SOON = { timeout: 20_000 }

const greet = defineJob<{ number: number; secret?: string }>('test.greet')

const SETTINGS: JobSettings = {
	pollSeconds: 0.5,
	deadPollSeconds: 0.5,
	retries: 1,
	firstDelaySeconds: 1,
	longestDelaySeconds: 1,
	silenceSeconds: 10,
	watchSeconds: 1,
	attemptSeconds: 60,
	firstTurnSeconds: 0,
	closeLimitMs: 5_000,
}

describe('jobs', () => {
	let database: TestDatabase
	let started: Jobs[] = []

	async function startJobs(handler: (data: { number: number }) => Promise<void>, log = silentLog, settings = SETTINGS) {
		const jobs = createJobs(database, log, settings)
		jobs.work(greet, handler)
		await jobs.start()
		started.push(jobs)
		return jobs
	}

	async function storedJobs(): Promise<number> {
		const { rows } = await database.db.execute(sql`select count(*)::int as count from pgboss.job`)
		return Number(rows[0]?.count)
	}

	beforeAll(async () => {
		database = await openTestDatabase()
	})
	afterEach(async () => {
		await Promise.all(started.map((jobs) => jobs.close()))
		started = []
		await database.db.execute(sql`delete from pgboss.job`)
	})
	afterAll(() => database.close())

	it('run after the transaction that asked for them, with what was given, and leave nothing behind', async () => {
		const numbers: number[] = []
		const jobs = await startJobs(async ({ number }) => void numbers.push(number), silentLog, {
			...SETTINGS,
			// The interval is long, because pg-boss itself deletes finished jobs too when it looks after its queues.
			watchSeconds: 60,
		})
		await database.transaction(async (tx) => {
			await jobs.send(tx, greet, { number: 7 })
			await tx.insert(counters).values({ name: 'test', subjectId: 'asked', value: 1 })
		})
		await expect.poll(() => numbers, SOON).toEqual([7])
		await expect.poll(storedJobs, SOON).toBe(0)
		expect(jobs.figures()).toEqual({ done: 1, failed: 0, dead: 0 })
	})

	it('do not run while the transaction is open, nor when it is rolled back', async () => {
		const numbers: number[] = []
		const jobs = await startJobs(async ({ number }) => void numbers.push(number))
		const refused = database.transaction(async (tx) => {
			await jobs.send(tx, greet, { number: 1 })
			await pause(800)
			throw new Error('no')
		})
		await expect(refused).rejects.toThrow('no')
		await jobs.send(database.db, greet, { number: 2 })
		await expect.poll(() => numbers, SOON).toEqual([2])
		await pause(600)
		expect(numbers).toEqual([2])
	})

	it('run once each although two work, and start at once', async () => {
		const numbers: number[] = []
		const handler = async ({ number }: { number: number }) => {
			await pause(5)
			numbers.push(number)
		}
		const [first, second] = await Promise.all([startJobs(handler), startJobs(handler)])
		for (let number = 0; number < 40; number += 1) {
			await (number % 2 === 0 ? first : second).send(database.db, greet, { number })
		}
		await expect.poll(() => numbers.length, SOON).toBe(40)
		await pause(600)
		expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number))
		expect(first.figures().done + second.figures().done).toBe(40)
		expect(Math.min(first.figures().done, second.figures().done)).toBeGreaterThan(0)
	})

	it('are tried again after a failure', async () => {
		let attempts = 0
		const jobs = await startJobs(async () => {
			attempts += 1
			if (attempts === 1) throw new Error('not yet')
		})
		await jobs.send(database.db, greet, { number: 1 })
		await expect.poll(() => jobs.figures(), SOON).toEqual({ done: 1, failed: 1, dead: 0 })
		await expect.poll(storedJobs, SOON).toBe(0)
	})

	it('are given up after the last attempt, which the log says without a word of their data', async () => {
		const { log, lines } = recordingLog()
		const jobs = await startJobs(async () => {
			throw Object.assign(new TypeError('asha@example.com: 550\n    at asha@example.com'), { code: 'EENVELOPE' })
		}, log)
		await jobs.send(database.db, greet, { number: 1, secret: 'asha@example.com' })
		await expect.poll(() => jobs.figures(), SOON).toEqual({ done: 0, failed: 2, dead: 1 })
		const failed = { job: 'test.greet', id: expect.any(String), reason: 'TypeError EENVELOPE' }
		expect(lines).toMatchObject([
			{ level: 'warn', message: 'A job failed.', details: { ...failed, attempt: 1 } },
			{ level: 'warn', message: 'A job failed.', details: { ...failed, attempt: 2 } },
			{ level: 'error', message: 'A job was given up.', details: { ...failed, attempts: 2 } },
		])
		expect(JSON.stringify(lines)).not.toContain('asha')
		await expect.poll(storedJobs, SOON).toBe(0)
	})

	it('are given up at once when the failure is final', async () => {
		const jobs = await startJobs(async () => {
			throw Object.assign(new Error('no such address'), { isFinal: true })
		})
		await jobs.send(database.db, greet, { number: 1 })
		await expect.poll(() => jobs.figures(), SOON).toEqual({ done: 0, failed: 1, dead: 1 })
	})

	it('are waited for at the stop, which begins no other', async () => {
		const running = Promise.withResolvers<void>()
		const numbers: number[] = []
		const jobs = await startJobs(async ({ number }) => {
			running.resolve()
			await pause(300)
			numbers.push(number)
		})
		await jobs.send(database.db, greet, { number: 1 })
		await running.promise
		const closing = jobs.close()
		await jobs.send(database.db, greet, { number: 2 })
		await closing
		expect(numbers).toEqual([1])
		expect(await storedJobs()).toBe(1)
		await startJobs(async ({ number }) => void numbers.push(number))
		await expect.poll(() => numbers, SOON).toEqual([1, 2])
	})

	it('are left to the next process when they take too long to wait for', async () => {
		const running = Promise.withResolvers<void>()
		const slow = await startJobs(
			() => {
				running.resolve()
				return new Promise(() => undefined)
			},
			silentLog,
			{ ...SETTINGS, closeLimitMs: 100 },
		)
		await slow.send(database.db, greet, { number: 1 })
		await running.promise
		await slow.close()
		const next = await startJobs(async () => undefined)
		await expect.poll(() => next.figures().done, SOON).toBe(1)
	})

	// This was seen to fail without the turn that pg-boss keeps, and with finished jobs deleted at once.
	it('are repeated: soon after the start and then at intervals, by one process in each turn', async () => {
		let turns = 0
		const sweep = defineJob<Record<string, never>>('test.sweep')
		async function startSweeping(minutes: number) {
			const jobs = createJobs(database, silentLog, SETTINGS)
			jobs.work(sweep, async () => {
				turns += 1
			})
			jobs.every(sweep, minutes)
			await jobs.start()
			started.push(jobs)
		}
		await Promise.all([startSweeping(600), startSweeping(600), startSweeping(600)])
		await expect.poll(() => turns, SOON).toBe(1)
		await startSweeping(600)
		await pause(2_000)
		expect(turns).toBe(1)
		await startSweeping(1 / 60)
		await expect.poll(() => turns, SOON).toBeGreaterThan(3)
	})

	it('are refused when nobody does them, or two would', async () => {
		const jobs = await startJobs(async () => undefined)
		const unknown = defineJob<{ id: string }>('test.unknown')
		await expect(jobs.send(database.db, unknown, { id: 'a' })).rejects.toThrow(
			'Nobody does jobs of the kind test.unknown.',
		)
		expect(() => jobs.work(greet, async () => undefined)).toThrow('are done already')
	})
})

describe('the tables of jobs', () => {
	it('are those that this version of pg-boss expects', async () => {
		const database = await openTestDatabase()
		const boss = new PgBoss({ db: { executeSql: database.run }, migrate: false, schedule: false, supervise: false })
		await boss.start()
		const { ok, ...drift } = await boss.detectSchemaDrift()
		expect(drift).toMatchObject({ missingTables: [], missing: [], mismatched: [], mismatchedFunctions: [] })
		expect(ok).toBe(true)
		await boss.stop({ graceful: false })
		await database.close()
	})
})
