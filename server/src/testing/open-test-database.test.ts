import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { counters, findCounts } from '../platform/database/tables.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

describe('openTestDatabase', () => {
	let first: TestDatabase
	let second: TestDatabase

	beforeAll(async () => {
		;[first, second] = await Promise.all([openTestDatabase(), openTestDatabase()])
	})
	afterAll(() => Promise.all([first.close(), second.close()]))

	it('gives each caller a migrated, empty database of its own', async () => {
		await first.db.insert(counters).values({ name: 'views', subjectId: 'q1', value: 3 })
		expect(await findCounts(first.db, ['views'], 'q1')).toEqual({ views: 3 })
		expect(await findCounts(second.db, ['views'], 'q1')).toEqual({ views: 0 })
	})

	it('says how another process would open it', async () => {
		const { rows } = await first.db.execute(sql`select current_database() as name`)
		expect(rows).toHaveLength(1)
		expect(first.settings.databaseUrl === null).toBe(first.engine === 'embedded')
	})
})
