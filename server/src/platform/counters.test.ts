import type { SQL } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts'
import { recordingLog } from '../testing/recording-log.ts'
import { silentLog } from '../testing/silent-log.ts'
import { createCounters } from './counters.ts'
import type { Database } from './database/open-database.ts'
import { addCounts, findCounts, counters as table } from './database/tables.ts'

const SETTINGS = { flushEveryMs: 60_000, batchSize: 5_000, maxWaiting: 100_000, closeAttempts: 2 }

describe('counters', () => {
	let database: TestDatabase

	/** Gives the same database, which is away as long as `isAway()` holds. */
	function withOutages(isAway: () => boolean): Database {
		return Object.defineProperty({ ...database }, 'db', {
			get() {
				if (isAway()) throw new Error('away')
				return database.db
			},
		})
	}

	/**
	 * Gives the same database, whose connection is lost as long as `isLost()`, after the statement and before its
	 * answer.
	 */
	function withLostAnswers(isLost: () => boolean): Database {
		const execute = async (query: SQL) => {
			await database.db.execute(query)
			if (isLost()) throw new Error('lost')
		}
		const db = Object.assign(Object.create(database.db), { execute })
		return Object.defineProperty({ ...database }, 'db', { value: db })
	}

	const rows = () => database.db.select().from(table)
	const total = async () => {
		const counted = (await rows()).filter(({ name }) => name !== 'counters.batches')
		return counted.reduce((sum, row) => sum + row.value, 0)
	}

	beforeAll(async () => {
		database = await openTestDatabase()
	})
	afterAll(() => database.close())
	afterEach(() => database.db.delete(table))

	it('add up per name and subject, and start from what is stored', async () => {
		const counters = createCounters(database, silentLog, SETTINGS)
		counters.add('views', 'q1')
		counters.add('views', 'q1', 2)
		counters.add('downloads', 'q1')
		counters.add('views', 'q2', 40)
		await counters.flush()
		counters.add('views', 'q1', 4)
		await counters.close()
		expect(await findCounts(database.db, ['views', 'downloads', 'practised'], 'q1')).toEqual({
			views: 7,
			downloads: 1,
			practised: 0,
		})
		expect(await findCounts(database.db, ['views'], 'q2')).toEqual({ views: 40 })
	})

	it('are stored by themselves after a while', async () => {
		const counters = createCounters(database, silentLog, { ...SETTINGS, flushEveryMs: 50 })
		counters.add('views', 'q1')
		await expect.poll(() => findCounts(database.db, ['views'], 'q1')).toEqual({ views: 1 })
		await counters.close()
	})

	it('lose nothing at a clean stop while several are added to and flushed in parallel', async () => {
		const several = Array.from({ length: 4 }, () =>
			createCounters(database, silentLog, { ...SETTINGS, flushEveryMs: 5 }),
		)
		await Promise.all(
			several.map(async (counters, number) => {
				for (let round = 0; round < 50; round += 1) {
					for (let subject = 0; subject < 40; subject += 1) {
						counters.add('views', `q${number % 2 === 0 ? subject : 39 - subject}`)
					}
					await counters.flush()
				}
			}),
		)
		for (const counters of several) counters.add('views', 'q0')
		await Promise.all(several.map((counters) => counters.close()))
		expect(await total()).toBe(4 * 50 * 40 + 4)
	}, 30_000)

	it('keep what a failed flush could not store, once', async () => {
		let isAway = true
		const counters = createCounters(
			withOutages(() => isAway),
			silentLog,
			{ ...SETTINGS, batchSize: 2 },
		)
		for (const subject of ['a', 'b', 'c', 'd', 'e']) counters.add('views', subject)
		await expect(counters.flush()).rejects.toThrow('away')
		counters.add('views', 'a')
		isAway = false
		await counters.flush()
		await counters.flush()
		expect(await total()).toBe(6)
		await counters.close()
	})

	it('are stored once when the answer is lost, however often, and whatever is added meanwhile', async () => {
		let isLost = true
		const counters = createCounters(
			withLostAnswers(() => isLost),
			silentLog,
			{ ...SETTINGS, batchSize: 2 },
		)
		for (const subject of ['a', 'b', 'c']) counters.add('views', subject)
		await expect(counters.flush()).rejects.toThrow('lost')
		counters.add('views', 'a')
		await expect(counters.flush()).rejects.toThrow('lost')
		isLost = false
		await counters.flush()
		expect(await total()).toBe(4)
		counters.add('views', 'a')
		await counters.close()
		expect(await total()).toBe(5)
		expect((await findCounts(database.db, ['views'], 'a')).views).toBe(3)
	})

	it('are stored once when they are sent again while the first sending is still on its way', async () => {
		const increases = [{ name: 'views', subjectId: 'q1', by: 1 }]
		const batch = { writerId: 'w1', number: 1 }
		const sent = Promise.withResolvers<void>()
		const held = Promise.withResolvers<void>()
		const first = database.transaction(async (tx) => {
			await addCounts(tx, increases, batch)
			sent.resolve()
			await held.promise
		})
		await sent.promise
		const second = addCounts(database.db, increases, batch)
		setTimeout(held.resolve, 100)
		await Promise.all([first, second])
		expect(await total()).toBe(1)
	})

	it('leave nothing but counts behind', async () => {
		const counters = createCounters(database, silentLog, SETTINGS)
		counters.add('views', 'q1')
		await counters.close()
		expect(await rows()).toEqual([{ name: 'views', subjectId: 'q1', value: 1 }])
	})

	it('store the rest when only one of several batches fails', async () => {
		let calls = 0
		const counters = createCounters(
			withOutages(() => {
				calls += 1
				return calls === 2
			}),
			silentLog,
			{ ...SETTINGS, batchSize: 400 },
		)
		for (let subject = 0; subject < 999; subject += 1) counters.add('views', `q${subject}`)
		await counters.close()
		expect(calls).toBeGreaterThan(3)
		expect(await total()).toBe(999)
	})

	it('try again at the stop, then say what is lost', async () => {
		const { log, lines } = recordingLog()
		let calls = 0
		const flaky = createCounters(
			withOutages(() => {
				calls += 1
				return calls === 1
			}),
			log,
			SETTINGS,
		)
		flaky.add('views', 'q1')
		await flaky.close()
		expect(await total()).toBe(1)

		const hopeless = createCounters(
			withOutages(() => true),
			log,
			SETTINGS,
		)
		hopeless.add('views', 'q1')
		await hopeless.close()
		expect(lines.at(-1)).toEqual({
			level: 'error',
			details: { subjects: 1 },
			message: 'Counts are lost: the database could not be reached while stopping.',
		})
	})

	it('start a flush early when many different subjects wait', async () => {
		const counters = createCounters(database, silentLog, { ...SETTINGS, batchSize: 100 })
		for (let subject = 0; subject < 100; subject += 1) counters.add('views', `q${subject}`)
		await expect.poll(total).toBe(100)
		await counters.close()
	})

	it('hold a bounded number of subjects while the database is away, and go on counting those', async () => {
		let isAway = true
		const settings = { ...SETTINGS, maxWaiting: 10 }
		const counters = createCounters(
			withOutages(() => isAway),
			silentLog,
			settings,
		)
		for (let subject = 0; subject < 1_000; subject += 1) counters.add('views', `q${subject}`)
		counters.add('views', 'q0')
		isAway = false
		await counters.close()
		expect(await total()).toBe(11)
	})

	it('can be added to and flushed inside a transaction without being part of it', async () => {
		const counters = createCounters(database, silentLog, { ...SETTINGS, batchSize: 1 })
		const refused = database.transaction(async () => {
			counters.add('views', 'q1')
			throw new Error('no')
		})
		await expect(refused).rejects.toThrow('no')
		await counters.close()
		expect(await findCounts(database.db, ['views'], 'q1')).toEqual({ views: 1 })
	})

	it('refuse what could never be stored, and additions after the end', async () => {
		const counters = createCounters(database, silentLog, SETTINGS)
		expect(() => counters.add('views', 'q\0')).toThrow(RangeError)
		expect(() => counters.add('views', 'q', 0.5)).toThrow(RangeError)
		counters.add('views', 'q\ud800')
		await counters.close()
		expect(() => counters.add('views', 'q1')).toThrow('These counters are closed.')
		expect(await total()).toBe(1)
	})
})
