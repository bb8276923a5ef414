import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import type { Queryable } from './open-database.ts'
import { counters } from './tables.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The counters' table stands in for any table. */
const put = (db: Queryable, subjectId: string, value = 1) =>
	db.insert(counters).values({ name: 'test', subjectId, value })

async function read(db: Queryable, subjectId: string): Promise<number | undefined> {
	const rows = await db.select().from(counters).where(eq(counters.subjectId, subjectId))
	return rows[0]?.value
}

describe('transaction', () => {
	let database: TestDatabase

	beforeAll(async () => {
		database = await openTestDatabase()
	})
	afterAll(() => database.close())
	afterEach(() => database.db.delete(counters))

	it('commits what it did and hands on what the work returns', async () => {
		const returned = await database.transaction(async (tx) => {
			await put(tx, 'committed', 5)
			return 'done'
		})
		expect(returned).toBe('done')
		expect(await read(database.db, 'committed')).toBe(5)
	})

	it('rolls back when the work throws, and the thrown error comes out unchanged', async () => {
		const refusal = new Error('no')
		const attempt = database.transaction(async (tx) => {
			await put(tx, 'refused')
			throw refusal
		})
		await expect(attempt).rejects.toBe(refusal)
		expect(await read(database.db, 'refused')).toBeUndefined()
	})

	it('does not claim success when the error of a failed statement was swallowed', async () => {
		const attempt = database.transaction(async (tx) => {
			await put(tx, 'lost')
			await tx.execute(sql`select 1 / 0`).catch(() => undefined)
		})
		await expect(attempt).rejects.toThrow('Rolled back: the error of a failed statement was swallowed.')
		expect(await read(database.db, 'lost')).toBeUndefined()
	})

	it('keeps 100 interleaved transactions apart, among single statements with parameters of megabytes', async () => {
		await put(database.db, 'sum', 0)
		const large = 'अ'.repeat(500_000)
		const transfers = Array.from({ length: 100 }, (_, number) =>
			database.transaction(async (tx) => {
				const rows = await tx.select().from(counters).where(eq(counters.subjectId, 'sum')).for('update')
				if (number % 10 === 0) await pause(2)
				const value = (rows[0]?.value ?? Number.NaN) + 1
				await tx.update(counters).set({ value }).where(eq(counters.subjectId, 'sum'))
				if (number % 4 === 0) throw new Error('rolled back on purpose')
			}),
		)
		const statements = Array.from({ length: 100 }, async (_, number) => {
			const text = number % 5 === 0 ? large : 'short'
			const query =
				number % 2 === 0
					? sql`select ${number}::int as number, length(${text}::text) as size`
					: sql`select length(${text}::text) as size, ${number}::int as number, ${'third'}::text as third`
			return (await database.db.execute(query)).rows[0]
		})
		const [outcomes, answers] = await Promise.all([Promise.allSettled(transfers), Promise.all(statements)])
		expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(75)
		expect(await read(database.db, 'sum')).toBe(75)
		expect(answers.map((answer) => answer?.number)).toEqual(Array.from({ length: 100 }, (_, number) => number))
		expect(answers[0]?.size).toBe(500_000)
		expect(answers[5]?.size).toBe(500_000)
		expect(answers[7]?.size).toBe(5)
	}, 30_000)

	it('rolls back for a connection that is lost in the middle', async () => {
		const lost = await database.openConnection()
		await lost.query('begin')
		await lost.query(`insert into counters values ('test', 'half', 1)`)
		lost.connection.stream.destroy()
		expect(await read(database.db, 'half')).toBeUndefined()
		await put(database.db, 'half', 2)
		expect(await read(database.db, 'half')).toBe(2)
	})

	it('goes on for the others when a connection is lost in the middle of a statement', async () => {
		const lost = await database.openConnection()
		// This message says that it is longer than what follows.
		lost.connection.stream.write(Buffer.from([...'P'].map((letter) => letter.charCodeAt(0)).concat(0, 1, 0, 0)))
		const parse = Buffer.from('\0select $1::int\0\0\0')
		const length = Buffer.alloc(4)
		length.writeInt32BE(parse.length + 4)
		const other = await database.openConnection()
		other.connection.stream.write(Buffer.concat([Buffer.from('P'), length, parse]))
		await pause(50)
		lost.connection.stream.destroy()
		other.connection.stream.destroy()
		await put(database.db, 'after', 3)
		expect(await read(database.db, 'after')).toBe(3)
	})
})

describe('the guard against mistakes in transactions', () => {
	let database: TestDatabase

	beforeAll(async () => {
		database = await openTestDatabase()
	})
	afterAll(() => database.close())

	it('refuses the outer db inside a transaction at once, naming the place that opened it', async () => {
		const attempt = database.transaction(async () => {
			await put(database.db, 'outer')
		})
		await expect(attempt).rejects.toThrow(
			/used inside the transaction opened at .*transactions\.test\.ts:\d+:\d+.*Use its tx/,
		)
	})

	it('refuses an outer db that was taken out before', async () => {
		const { db } = database
		const attempt = database.transaction(async () => {
			await db.execute(sql`select 1`)
		})
		await expect(attempt).rejects.toMatchObject({ cause: { name: 'TransactionMisuse' } })
	})

	it('refuses a transaction inside a transaction', async () => {
		const attempt = database.transaction(() => database.transaction((tx) => put(tx, 'inner')))
		await expect(attempt).rejects.toThrow('Use its tx instead.')
		expect(await read(database.db, 'inner')).toBeUndefined()
	})

	it('lets work that a transaction started use the outer db after its end', async () => {
		let late: Promise<number | undefined> | undefined
		await database.transaction(async () => {
			late = pause(20).then(() => read(database.db, 'nobody'))
		})
		expect(await late).toBeUndefined()
	})

	it('refuses a tx after its end, so that the rest of a failed Promise.all cannot run on somebody else’s connection', async () => {
		let rest: Promise<unknown> | undefined
		const attempt = database.transaction(async (tx) => {
			rest = pause(20).then(() => put(tx, 'late'))
			await Promise.all([rest, Promise.reject(new Error('first'))])
		})
		await expect(attempt).rejects.toThrow('first')
		await expect(rest).rejects.toMatchObject({ cause: { name: 'TransactionMisuse' } })
		expect(await read(database.db, 'late')).toBeUndefined()
	})
})

describe('a transaction that is held open', () => {
	const { log, lines } = recordingLog()
	let database: TestDatabase

	beforeAll(async () => {
		database = await openTestDatabase({ log, limits: { reportAfterMs: 100, cutAfterMs: 2_000 } })
	})
	afterAll(() => database.close())

	it('is reported after the limit with the place that opened it, and counted', async () => {
		await database.transaction(async (tx) => {
			await put(tx, 'slow')
			await pause(200)
		})
		expect(database.figures().longTransactions).toBe(1)
		expect(lines.filter((line) => line.level === 'warn')).toEqual([
			{
				level: 'warn',
				details: { heldMs: 100, openedAt: expect.stringMatching(/transactions\.test\.ts:\d+:\d+/) },
				message: 'A transaction is being held open for long.',
			},
		])
		expect(await read(database.db, 'slow')).toBe(1)
	})

	it('is given up and rolled back after the second limit, and the others go on', async () => {
		const never = database.transaction(async (tx) => {
			await put(tx, 'never')
			await new Promise(() => undefined)
		})
		const waiting = put(database.db, 'waited', 4)
		await expect(never).rejects.toThrow(/did not end within 2000 ms/)
		await waiting
		expect(await read(database.db, 'waited')).toBe(4)
		expect(await read(database.db, 'never')).toBeUndefined()
		expect(database.figures().waitingRequests).toBe(0)
	})
})
