import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import type { Database, DatabaseLog } from './database.ts'
import { DatabaseRefusal } from './database-refusal.ts'
import { lockStart } from './lock-start.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface MigrationSettings {
	folder: string
	/** The start waits this long while another process migrates the same database. */
	waitingLimitMs: number
}

const SETTINGS: MigrationSettings = { folder: MIGRATIONS_FOLDER, waitingLimitMs: 120_000 }

/**
 * Brings the database to the state that this version of the product needs; all missing migrations in one transaction, so that a process
 * killed meanwhile leaves nothing half done.
 *
 * Several processes may start at once on a server: one migrates, the others wait. The lock belongs to the connection that
 * migrates, so neither outlives the other. The embedded engine needs none: its folder is locked.
 *
 * @throws DatabaseRefusal when the database is newer than this version, or another process migrates for longer than the limit
 */
export async function migrate(database: Database, log: DatabaseLog, settings = SETTINGS): Promise<void> {
	const known = knownMigrations(settings.folder)
	const client = await database.openConnection()
	try {
		await lockStart(database, client, settings.waitingLimitMs)
		const before = await appliedMigrations(client)
		refuseNewer(before, known)
		const missing = known.filter((migration) => !before.includes(migration)).length
		if (missing === 0) return
		const startedAt = performance.now()
		await applyMigrations(drizzle({ client }), { migrationsFolder: settings.folder })
		refuseSkipped(await appliedMigrations(client), known)
		log.info({ migrations: missing, ms: Math.round(performance.now() - startedAt) }, 'The database has been migrated.')
	} finally {
		await client.end()
	}
}

/** Answers for readiness: false while migrations are missing or the database does not answer. */
export async function areMigrationsApplied(database: Database, folder = MIGRATIONS_FOLDER): Promise<boolean> {
	if (upToDate.has(database)) return true
	const client = await database.openConnection().catch(() => null)
	if (!client) return false
	try {
		const applied = await appliedMigrations(client)
		if (knownMigrations(folder).every((migration) => applied.includes(migration))) upToDate.add(database)
	} catch {
		return false
	} finally {
		await client.end()
	}
	return upToDate.has(database)
}

/** Migrations are never taken back, so once is enough. */
const upToDate = new WeakSet<Database>()

/** Each migration is known by the moment it was generated, in milliseconds, as drizzle records it. */
function knownMigrations(folder: string): number[] {
	return readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis)
}

async function appliedMigrations(client: Client): Promise<number[]> {
	const table = await client.query<{ name: string | null }>(
		`select to_regclass('drizzle.__drizzle_migrations') as name`,
	)
	if (!table.rows[0]?.name) return []
	const { rows } = await client.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations')
	return rows.map((row) => Number(row.created_at))
}

function refuseNewer(applied: number[], known: number[]): void {
	const unknown = applied.filter((migration) => !known.includes(migration)).length
	if (unknown === 0) return
	throw new DatabaseRefusal(
		`This database was migrated by a newer version of Aravalli (${unknown} unknown migrations). ` +
			'Start that version, or restore a backup from before the upgrade.',
	)
}

/** drizzle passes over a migration that was generated before the newest applied one, as happens when branches are merged. */
function refuseSkipped(applied: number[], known: number[]): void {
	const skipped = known.filter((migration) => !applied.includes(migration)).length
	if (skipped === 0) return
	throw new DatabaseRefusal(
		`${skipped} migrations are older than the newest one of this database and were passed over. Generate them again.`,
	)
}
