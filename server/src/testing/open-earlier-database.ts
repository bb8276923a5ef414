import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from '../platform/database/migrate.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'
import { silentLog } from './silent-log.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Opens a test's own database as an earlier version of the product left it, empty.
 *
 * @param newest its newest migration, such as '0020_senders-of-inquiries'; `migrate` applies those that came later
 */
export async function openEarlierDatabase(newest: string): Promise<TestDatabase> {
	const folder = migrationsUpTo(newest)
	const database = await openTestDatabase()
	for (const schema of ['drizzle', 'pgboss', 'public']) {
		await database.db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
	}
	await database.db.execute(sql`create schema public`)
	await migrate(database, silentLog, { folder, waitingLimitMs: 1_000 })
	rmSync(folder, { recursive: true })
	return database
}

/** Copies the product's migrations into a folder, without those after `newest`. */
function migrationsUpTo(newest: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-migrations-'))
	cpSync(migrations, folder, { recursive: true })
	const file = join(folder, 'meta', '_journal.json')
	const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
	const last = journal.entries.findIndex((entry) => entry.tag === newest)
	if (last < 0) throw new Error(`There is no migration ${newest}.`)
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
	return folder
}
