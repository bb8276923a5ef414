/**
 * Kills the product at random moments under writes, start-up and migration included: it loses nothing that it was told
 * is stored.
 *
 * `npx vitest run --project durability` kills it on the embedded database; with TEST_DATABASE_URL on that server and,
 * where PostgreSQL's programs are installed, kills a server as well. `npm run durability` kills more often.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts'
import { findPostgresBinaries, startPostgresCluster } from '../../server/src/testing/postgres-cluster.ts'
import { createDatabase, databaseUrlOf, dropDatabase } from '../../server/src/testing/server-database.ts'
import { checkStore, type Damage } from './check-store.ts'
import { type GrowingMigrations, growingMigrations } from './growing-migrations.ts'
import { KILLS } from './kills.ts'
import { type Stage, startWriterProcess, type WriterProcess } from './writer-process.ts'

const WRITERS = 8
/** A kill during writes waits for so many rows, so that a slow machine writes enough as well. */
const LEAST_ROWS = 20
const SERVER_KILLS = 3
const LIMIT_MS = 10 * 60_000
const NO_DAMAGE: Damage = { lost: [], repeated: [], halfDone: [], missingMigrations: 0, brokenTables: [] }

const adminUrl = process.env.TEST_DATABASE_URL ?? ''
const binaries = findPostgresBinaries() ?? ''

/** Says when to kill: once it has stored so many rows after a stage, this much later. */
interface Moment {
	stage: Stage
	rows: number
	afterMs: number
}

/**
 * Lets the first kills meet a store that is being made; later ones meet the start, a migration, or (three times of
 * five) writes.
 */
function randomMoment(kill: number): Moment {
	const upTo = (limitMs: number) => Math.floor(Math.random() * limitMs)
	if (kill < KILLS / 10) return { stage: 'spawned', rows: 0, afterMs: upTo(3_000) }
	if (kill % 5 === 0) return { stage: 'spawned', rows: 0, afterMs: upTo(800) }
	if (kill % 5 === 1) return { stage: 'open', rows: 0, afterMs: upTo(450) }
	return { stage: 'migrated', rows: LEAST_ROWS, afterMs: upTo(500) }
}

let migrations: GrowingMigrations

beforeEach(() => {
	migrations = growingMigrations()
})
afterEach(() => migrations.remove())

async function waitForRows(writer: WriterProcess, rows: number): Promise<void> {
	const { acknowledged } = writer
	const before = acknowledged.length
	await expect.poll(() => acknowledged.length - before, { timeout: 60_000 }).toBeGreaterThanOrEqual(rows)
}

async function killAgainAndAgain(settings: DatabaseSettings): Promise<string[]> {
	const acknowledged: string[] = []
	for (let kill = 0; kill < KILLS; kill += 1) {
		const moment = randomMoment(kill)
		if (moment.stage === 'open') migrations.addSlow()
		const order = { settings, migrations: migrations.folder, run: `run${kill}`, writers: WRITERS }
		const writer = startWriterProcess(order)
		await writer.reach(moment.stage)
		await waitForRows(writer, moment.rows)
		await pause(moment.afterMs)
		await writer.kill()
		acknowledged.push(...writer.acknowledged)
	}
	return acknowledged
}

async function expectNothingLost(settings: DatabaseSettings, acknowledged: string[], kills: number): Promise<void> {
	const { damage, rows } = await checkStore(settings, migrations, acknowledged)
	expect(damage).toEqual(NO_DAMAGE)
	expect(acknowledged.length).toBeGreaterThan(kills * 10)
	// Each kill can catch every writer between the store's yes and passing it on.
	expect(rows - acknowledged.length).toBeLessThanOrEqual(kills * WRITERS)
}

describe.runIf(!adminUrl)('on the embedded database', () => {
	it(`loses nothing acknowledged in ${KILLS} kills`, { timeout: LIMIT_MS }, async () => {
		const dataDir = mkdtempSync(join(tmpdir(), 'aravalli-kill-'))
		const settings = { databaseUrl: null, dataDir }
		const acknowledged = await killAgainAndAgain(settings)
		await expectNothingLost(settings, acknowledged, KILLS)
		rmSync(dataDir, { recursive: true })
	})
})

describe.runIf(adminUrl)('on a PostgreSQL server', () => {
	it(`loses nothing acknowledged in ${KILLS} kills`, { timeout: LIMIT_MS }, async () => {
		const name = await createDatabase(adminUrl)
		const settings = { databaseUrl: databaseUrlOf(adminUrl, name), dataDir: '' }
		const acknowledged = await killAgainAndAgain(settings)
		await expectNothingLost(settings, acknowledged, KILLS)
		await dropDatabase(adminUrl, name)
	})

	it.runIf(binaries)('goes on by itself when the server is killed and comes back', { timeout: LIMIT_MS }, async () => {
		const cluster = await startPostgresCluster(binaries)
		const settings = { databaseUrl: cluster.adminUrl, dataDir: '' }
		const writer = startWriterProcess({ settings, migrations: migrations.folder, run: 'run', writers: WRITERS })
		await writer.reach('migrated')
		for (let kill = 0; kill < SERVER_KILLS; kill += 1) {
			await waitForRows(writer, 50)
			await pause(Math.random() * 500)
			await cluster.kill()
			await pause(Math.random() * 500)
			await cluster.start()
		}
		await writer.kill()
		await expectNothingLost(settings, writer.acknowledged, SERVER_KILLS + 1)
		await cluster.stop()
	})
})
