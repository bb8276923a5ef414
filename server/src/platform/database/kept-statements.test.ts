import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { forAny, kept, writtenOnce } from './kept-statements.ts'
import type { Queryable } from './open-database.ts'

let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

const doubled = async (db: Queryable, number: number) => {
	const { rows } = await db.execute<{ doubled: number }>(sql`${kept} select ${number}::int * 2 as doubled`)
	return rows[0]?.doubled
}

/** Counts on one connection: each keeps its own. */
const keptByServer = async (db: Queryable) => {
	const { rows } = await db.execute<{ statement: string }>(
		sql`select statement from pg_prepared_statements where name <> ''`,
	)
	return rows.filter(({ statement }) => statement.includes('as doubled')).length
}

it('keeps a marked statement once for each connection to a server, and never on the embedded engine', async () => {
	await database.transaction(async (tx) => {
		expect(await doubled(tx, 2)).toBe(4)
		expect(await doubled(tx, 5)).toBe(10)
		await tx.execute(sql`select 1 as doubled`)
		expect(await keptByServer(tx)).toBe(database.engine === 'server' ? 1 : 0)
	})
})

it('is planned once where the values are hidden from the planner, also when a plan of their own would seem better', async () => {
	await database.run(
		`create table kept_words as select case when n <= 5 then 'rare' else 'frequent' end as word from generate_series(1, 20000) as n;
		create index on kept_words (word); analyze kept_words`,
		[],
	)
	await database.transaction(async (tx) => {
		const count = async (words: SQL) => {
			const { rows } = await tx.execute<{ count: number }>(
				sql`${kept} select count(*)::int as count from kept_words where word = any(${words})`,
			)
			return rows[0]?.count
		}
		const plansOf = async () => {
			const { rows } = await tx.execute<{ custom: number }>(
				sql`select custom_plans::int as custom from pg_prepared_statements where statement like '%from kept_words%' and name <> ''`,
			)
			return rows.map(({ custom }) => custom)
		}
		for (let times = 0; times < 12; times++) expect(await count(forAny(sql`${sql.param(['rare'])}`, 'text[]'))).toBe(5)
		expect(await plansOf()).toEqual(database.engine === 'server' ? [5] : [])
		for (let times = 0; times < 12; times++) expect(await count(sql`${sql.param(['rare'])}::text[]`)).toBe(5)
		expect((await plansOf()).sort()).toEqual(database.engine === 'server' ? [12, 5] : [])
	})
	await database.run('drop table kept_words', [])
})

it('writes the text of each shape once, and takes the values of each call', async () => {
	const written: string[] = []
	const added = writtenOnce(({ name }: { name: string }) => {
		written.push(name)
		return sql`select ${sql.placeholder('one')}::int + ${sql.placeholder('other')}::int as ${sql.identifier(name)}`
	})
	const run = async (name: string, values: object) =>
		(await database.db.execute(added({ name }, { ...values }))).rows as object[]
	expect(await run('sum', { one: 1, other: 2 })).toEqual([{ sum: 3 }])
	expect(await run('sum', { other: 4, one: 3, another: 5 })).toEqual([{ sum: 7 }])
	expect(await run('total', { one: 5, other: 6 })).toEqual([{ total: 11 }])
	expect(written).toEqual(['sum', 'total'])
	expect(() => added({ name: 'sum' }, { one: 1 })).toThrow('other')
})

it('answers each of many who ask at once', async () => {
	const numbers = Array.from({ length: 60 }, (_, index) => index)
	expect(await Promise.all(numbers.map((number) => doubled(database.db, number)))).toEqual(
		numbers.map((number) => number * 2),
	)
})

it('goes on after a kept statement has failed', async () => {
	const ratio = (divisor: number) => database.db.execute(sql`${kept} select 10 / ${divisor}::int as ratio`)
	await expect(ratio(0)).rejects.toThrow()
	expect((await ratio(5)).rows).toEqual([{ ratio: 2 }])
})

it('keeps nothing across a change of the table that would change what is answered', async () => {
	await database.run('create table kept_test (value int); insert into kept_test values (1)', [])
	const read = () => database.db.execute<{ value: number }>(sql`${kept} select value + 1 as value from kept_test`)
	expect((await read()).rows).toEqual([{ value: 2 }])
	await database.run('alter table kept_test add column other text; update kept_test set value = 5', [])
	expect((await read()).rows).toEqual([{ value: 6 }])
	await database.run('drop table kept_test', [])
})
