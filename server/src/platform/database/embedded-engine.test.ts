// @module-tag one-run
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingLog } from '../../testing/recording-log.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'
import { doUpkeep } from './embedded-upkeep.ts'
import { openDatabase } from './open-database.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the embedded engine', () => {
	let dataDir: string
	const settings = () => ({ dataDir, maxConnections: 20, silenceLimitMs: 60_000 })

	async function ask(engine: { host: string; port: number }, query: string) {
		const client = new Client({ host: engine.host, port: engine.port, user: 'postgres', database: 'postgres' })
		client.on('error', () => undefined)
		await client.connect()
		const { rows } = await client.query(query).finally(() => client.end())
		return rows
	}

	async function askUntilAnswered(engine: { host: string; port: number }, query: string) {
		for (let tries = 0; tries < 100; tries += 1) {
			const rows = await ask(engine, query).catch(() => null)
			if (rows) return rows
			await pause(100)
		}
		throw new Error('the engine did not come back')
	}

	beforeAll(() => {
		dataDir = mkdtempSync(join(tmpdir(), 'aravalli-engine-'))
		mkdirSync(join(dataDir, 'postgres.initialising', 'base'), { recursive: true })
		writeFileSync(join(dataDir, 'postgres.initialising', 'PG_VERSION'), '18')
	})
	afterAll(() => rmSync(dataDir, { recursive: true }))

	it('initialises its folder, removing what a killed first start left behind', async () => {
		const engine = await startEmbeddedEngine(settings(), silentLog)
		expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }])
		await engine.close()
		expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.lock'])
	}, 30_000)

	it('says when the folder does not hold a usable database, and sets the folder free again', async () => {
		const broken = mkdtempSync(join(tmpdir(), 'aravalli-broken-'))
		cpSync(join(dataDir, 'postgres'), join(broken, 'postgres'), { recursive: true })
		rmSync(join(broken, 'postgres', 'global'), { recursive: true })
		const attempt = () => startEmbeddedEngine({ ...settings(), dataDir: broken }, silentLog)
		await expect(attempt()).rejects.toThrow(/could not be opened/)
		await expect(attempt()).rejects.toThrow(/could not be opened/)
		rmSync(broken, { recursive: true })
	}, 60_000)

	it('recovers by itself after a panic, with everything acknowledged before', async () => {
		const { log, lines } = recordingLog()
		const engine = await startEmbeddedEngine(settings(), log)
		await ask(engine, 'create table kept as select 7 as value')
		// A missing log folder stands for a full disk: the next log file cannot be written.
		renameSync(join(dataDir, 'postgres', 'pg_wal'), join(dataDir, 'away'))
		await expect(ask(engine, `select pg_switch_wal(); create table more as select 1`)).rejects.toThrow()
		renameSync(join(dataDir, 'away'), join(dataDir, 'postgres', 'pg_wal'))
		expect(await askUntilAnswered(engine, 'select value from kept')).toEqual([{ value: 7 }])
		expect(lines.map((line) => line.message ?? line.details)).toContain('The embedded database is running again.')
		await engine.close()
	}, 60_000)

	it('is started again when it is busy beyond the limit', async () => {
		const engine = await startEmbeddedEngine({ ...settings(), silenceLimitMs: 8_000 }, silentLog)
		const endless = 'with recursive f(n) as (select 1::int8 union all select n + 1 from f) select max(n) from f'
		expect(await ask(engine, endless).catch(() => 'lost')).toBe('lost')
		expect(await askUntilAnswered(engine, 'select value from kept')).toEqual([{ value: 7 }])
		await engine.close()
	}, 60_000)

	it('refuses too deeply nested input and goes on', async () => {
		const engine = await startEmbeddedEngine(settings(), silentLog)
		await expect(ask(engine, `select repeat('[', 300000)::json`)).rejects.toThrow('invalid input syntax for type json')
		expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }])
		await engine.close()
	}, 30_000)

	it('works where the path of the data folder is too long for a socket', async () => {
		const long = join(dataDir, 'a'.repeat(120))
		cpSync(join(dataDir, 'postgres'), join(long, 'postgres'), { recursive: true })
		const database = await openDatabase({ databaseUrl: null, dataDir: long }, silentLog)
		expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
		await database.close()
	}, 30_000)

	it('says in the log what it is for', async () => {
		const { log, lines } = recordingLog()
		const database = await openDatabase({ databaseUrl: null, dataDir }, log)
		await database.close()
		expect(String(lines[0]?.details)).toMatch(
			/one small machine: safe against crashes, not against power cuts.*DATABASE_URL/,
		)
	}, 30_000)
})

describe('the upkeep of the embedded engine', () => {
	it('vacuums and analyses what has changed much, and writes a checkpoint when the log has grown', async () => {
		const dataDir = mkdtempSync(join(tmpdir(), 'aravalli-upkeep-'))
		const database = await openDatabase({ databaseUrl: null, dataDir }, silentLog)
		const client = await database.openConnection()
		await client.query(
			`create table large as select n, repeat(md5(n::text), 30) as filling from generate_series(1, 40000) n`,
		)
		await client.query('update large set n = n + 1')
		await client.query('select pg_stat_force_next_flush()')
		await doUpkeep(client)
		const { rows } = await client.query(`
			select n_dead_tup::int as dead, last_vacuum is not null as vacuumed, last_analyze is not null as analysed,
				(select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int < 1000000 from pg_control_checkpoint()) as checkpointed
			from pg_stat_user_tables where relname = 'large'`)
		expect(rows).toEqual([{ dead: 0, vacuumed: true, analysed: true, checkpointed: true }])
		await client.end()
		await database.close()
		rmSync(dataDir, { recursive: true })
	}, 60_000)
})
