import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { dropDatabase } from '../../testing/server-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { reachServer } from './server-connection.ts'
import { counters } from './tables.ts'

describe('reachServer', () => {
	it('gives up after a while when nobody answers, with a sentence that does not hold the password', async () => {
		const { log, lines } = recordingLog()
		const attempt = reachServer('postgres://somebody:geheim@127.0.0.1:1/nowhere', 1_500, log)
		await expect(attempt).rejects.toThrow(/^The PostgreSQL server of DATABASE_URL cannot be used: connect ECONNREFUSED/)
		await expect(attempt).rejects.not.toThrow(/geheim/)
		expect(lines.length).toBeGreaterThanOrEqual(1)
		expect(JSON.stringify(lines)).not.toContain('geheim')
	})
})

const template = inject('testTemplate')
const adminUrl = template.engine === 'server' ? template.adminUrl : ''

describe.runIf(adminUrl)('a PostgreSQL server', () => {
	const { log, lines } = recordingLog()
	let database: TestDatabase

	async function terminate(what: string): Promise<void> {
		const admin = new Client({ connectionString: adminUrl })
		await admin.connect()
		await admin.query(`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = (select substring('${database.settings.databaseUrl}' from '[^/]+$')) and ${what}`)
		await admin.end()
	}

	beforeAll(async () => {
		database = await openTestDatabase({ log, patience: 1 })
	})
	afterAll(() => database.close())

	it('is refused at once when the database does not exist', async () => {
		const url = new URL(adminUrl)
		url.pathname = '/no_such_database'
		await expect(reachServer(url.href, 30_000, silentLog)).rejects.toThrow('database "no_such_database" does not exist')
	})

	it('is refused when it does not store UTF-8', async () => {
		const admin = new Client({ connectionString: adminUrl })
		await admin.connect()
		await admin.query(`create database aravalli_test_ascii template template0 encoding 'SQL_ASCII' locale 'C'`)
		await admin.end()
		const url = new URL(adminUrl)
		url.pathname = '/aravalli_test_ascii'
		await expect(reachServer(url.href, 0, silentLog)).rejects.toThrow('stores text as SQL_ASCII')
		await dropDatabase(adminUrl, 'aravalli_test_ascii')
	})

	it('gets limits for statements and idle transactions, a name and UTC', async () => {
		const { rows } = await database.db.execute(sql`
			select current_setting('statement_timeout') as statement, current_setting('timezone') as zone,
				current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`)
		expect(rows).toEqual([{ statement: '8s', zone: 'UTC', idle: '30s', name: 'aravalli' }])
	})

	it('may lose idle connections: that is a line in the log, and the next statement works', async () => {
		await Promise.all(Array.from({ length: 5 }, () => database.db.execute(sql`select pg_sleep(0.05)`)))
		const { idleConnections } = database.figures()
		const lost = () => lines.filter((line) => line.message === 'An idle database connection was lost.')
		await terminate(`state = 'idle'`)
		// The test waits for all of them: one that is not known to be lost yet would be handed out.
		await expect.poll(() => lost().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(idleConnections)
		await database.ping()
	})

	it('may lose a connection in a transaction, between statements and within one: only that transaction fails', async () => {
		const between = database.transaction(async (tx) => {
			await tx.insert(counters).values({ name: 'test', subjectId: 'between', value: 1 })
			await terminate(`state = 'idle in transaction'`)
			await new Promise((resolve) => setTimeout(resolve, 200))
			await tx.execute(sql`select 1`)
		})
		await expect(between).rejects.toThrow()
		const within = database.transaction(async (tx) => {
			await tx.insert(counters).values({ name: 'test', subjectId: 'within', value: 1 })
			setTimeout(() => void terminate(`query like '%pg_sleep(10)%' and state = 'active'`), 200)
			await tx.execute(sql`select pg_sleep(10)`)
		})
		await expect(within).rejects.toThrow()
		expect(await database.db.select().from(counters)).toEqual([])
		expect(database.figures().waitingRequests).toBe(0)
	})
})
