import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { areMigrationsApplied, migrate } from './migrate.ts'
import { type DatabaseSettings, openDatabase } from './open-database.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const moduleUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

interface Migration {
	when: number
	sql: string
}

const FIRST = {
	when: 1_000,
	sql: 'create table first (id int primary key);--> statement-breakpoint\ninsert into first values (1);',
}
const SECOND = { when: 2_000, sql: 'create table second (id int primary key);' }
const SLOW = { when: 2_000, sql: `create table half (id int);--> statement-breakpoint\nselect pg_sleep(3);` }

/** Writes a folder as drizzle-kit does. */
function writeMigrations(folder: string, migrations: Migration[]): void {
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(join(folder, 'meta'), { recursive: true })
	const entries = migrations.map(({ when }, idx) => ({ idx, version: '7', when, tag: `m${when}`, breakpoints: true }))
	writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
	for (const migration of migrations) writeFileSync(join(folder, `m${migration.when}.sql`), migration.sql)
}

/** Starts another process that opens the database and migrates it; `ended` gives its status and what it printed. */
function startMigration(settings: DatabaseSettings, folder: string) {
	const program = `
		const { openDatabase } = await import(${moduleUrl('./open-database.ts')})
		const { migrate } = await import(${moduleUrl('./migrate.ts')})
		const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
		const database = await openDatabase(${JSON.stringify(settings)}, log)
		console.log('open')
		await migrate(database, log, { folder: ${JSON.stringify(folder)}, waitingLimitMs: 60000 })
		await database.close()`
	const migrating = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
	let errors = ''
	migrating.stderr.on('data', (data) => {
		errors += data
	})
	const opened = once(migrating.stdout, 'data')
	const ended = once(migrating, 'exit').then(([status]) => ({ status, errors }))
	return { opened, ended, kill: () => migrating.kill('SIGKILL') }
}

describe('migrate', () => {
	let folder: string
	let database: TestDatabase
	const settings = () => ({ folder, waitingLimitMs: 1_000 })

	async function tables(): Promise<unknown[]> {
		const { rows } = await database.db.execute(sql`
			select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)
		return rows.map((row) => row.name)
	}

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'aravalli-migrations-'))
		database = await openTestDatabase()
		await database.db.execute(sql`drop schema drizzle cascade`)
		await database.db.execute(sql`drop schema public cascade`)
		await database.db.execute(sql`create schema public`)
	})
	afterEach(async () => {
		await database.close()
		rmSync(folder, { recursive: true })
	})

	it('applies what is missing, says how much, and does nothing the second time', async () => {
		const { log, lines } = recordingLog()
		writeMigrations(folder, [FIRST])
		await migrate(database, log, settings())
		writeMigrations(folder, [FIRST, SECOND])
		await migrate(database, log, settings())
		await migrate(database, log, settings())
		expect(await tables()).toEqual(['first', 'second'])
		expect(lines.map((line) => line.details)).toEqual([
			{ migrations: 1, ms: expect.any(Number) },
			{ migrations: 1, ms: expect.any(Number) },
		])
	})

	it('leaves nothing behind of migrations of which one fails', async () => {
		writeMigrations(folder, [
			FIRST,
			{ when: 2_000, sql: 'create table half (id int);--> statement-breakpoint\nselect 1 / 0;' },
		])
		await expect(migrate(database, silentLog, settings())).rejects.toMatchObject({ cause: { code: '22012' } })
		expect(await tables()).toEqual([])
		writeMigrations(folder, [FIRST])
		await migrate(database, silentLog, settings())
		expect(await tables()).toEqual(['first'])
	})

	it('leaves nothing half done when the process is killed meanwhile', async () => {
		writeMigrations(folder, [FIRST])
		await migrate(database, silentLog, settings())
		writeMigrations(folder, [FIRST, SLOW])
		await database.release()
		const migrating = startMigration(database.settings, folder)
		await migrating.opened
		await pause(1_000)
		migrating.kill()
		expect(await migrating.ended).toEqual({ status: null, errors: '' })
		const reopened = await openDatabase(database.settings, silentLog)
		const { rows } = await reopened.db.execute(
			sql`select to_regclass('half') as half, (select count(*)::int from first) as rows`,
		)
		expect(rows).toEqual([{ half: null, rows: 1 }])
		writeMigrations(folder, [FIRST, SECOND])
		await migrate(reopened, silentLog, { folder, waitingLimitMs: 30_000 })
		expect(await areMigrationsApplied(reopened, folder)).toBe(true)
		await reopened.close()
	}, 60_000)

	it('refuses a database that a newer version has migrated, and leaves it as it is', async () => {
		writeMigrations(folder, [FIRST, SECOND])
		await migrate(database, silentLog, settings())
		writeMigrations(folder, [FIRST])
		await expect(migrate(database, silentLog, settings())).rejects.toThrow(
			'This database was migrated by a newer version of Aravalli (1 unknown migrations). ' +
				'Start that version, or restore a backup from before the upgrade.',
		)
		expect(await tables()).toEqual(['first', 'second'])
	})

	it('refuses migrations that would be passed over because they are older than the newest applied one', async () => {
		writeMigrations(folder, [SECOND])
		await migrate(database, silentLog, settings())
		writeMigrations(folder, [FIRST, SECOND])
		await expect(migrate(database, silentLog, settings())).rejects.toThrow('1 migrations are older than the newest one')
	})

	it('knows whether all are applied', async () => {
		writeMigrations(folder, [FIRST])
		expect(await areMigrationsApplied(database, folder)).toBe(false)
		await migrate(database, silentLog, settings())
		expect(await areMigrationsApplied(database, folder)).toBe(true)
	})

	describe.runIf(inject('testTemplate').engine === 'server')('on a server', () => {
		it('lets one of 8 processes migrate that start at once, while the others wait', async () => {
			writeMigrations(folder, [FIRST, SLOW, { ...SECOND, when: 3_000 }])
			const processes = Array.from({ length: 8 }, () => startMigration(database.settings, folder))
			expect(await Promise.all(processes.map((process) => process.ended))).toEqual(
				Array.from({ length: 8 }, () => ({ status: 0, errors: '' })),
			)
			expect(await tables()).toEqual(['first', 'half', 'second'])
			const { rows } = await database.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
			expect(rows).toEqual([{ count: 3 }])
		}, 60_000)

		it('gives up with a sentence when another process migrates for longer than the limit', async () => {
			const other = await database.openConnection()
			await other.query('select pg_advisory_lock(7203118450)')
			writeMigrations(folder, [FIRST])
			await expect(migrate(database, silentLog, settings())).rejects.toThrow(
				'Another process has been migrating this database for more than 1 seconds.',
			)
			await other.end()
			await migrate(database, silentLog, settings())
			expect(await tables()).toEqual(['first'])
		})
	})
})

describe('the migrations of the product', () => {
	const folder = new URL('../../../migrations/', import.meta.url)

	it('each begin with a comment that says why', () => {
		const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
		const uncommented = files.filter((name) => !/^-- \S+ \S+ \S+/.test(readFileSync(new URL(name, folder), 'utf8')))
		expect(uncommented).toEqual([])
	})

	it('are listed in the order in which they were made', () => {
		const journal: { entries: { when: number }[] } = JSON.parse(
			readFileSync(new URL('meta/_journal.json', folder), 'utf8'),
		)
		const moments = journal.entries.map((entry) => entry.when)
		expect(moments).toEqual([...moments].sort((a, b) => a - b))
	})
})

describe('areMigrationsApplied', () => {
	let database: TestDatabase
	beforeAll(async () => {
		database = await openTestDatabase()
	})
	afterAll(() => database.close())

	it('is false when the database does not answer, and true as long as it once was', async () => {
		const away = { ...database, openConnection: () => Promise.reject(new Error('away')) }
		expect(await areMigrationsApplied(away)).toBe(false)
		expect(await areMigrationsApplied(database)).toBe(true)
	})
})
