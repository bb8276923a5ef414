import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import {
	type Database,
	type DatabaseLog,
	type DatabaseSettings,
	openDatabase,
} from '../platform/database/open-database.ts'
import type { TransactionLimits } from '../platform/database/transaction-guard.ts'
import type { TestTemplate } from './global-setup.ts'
import { createDatabase, databaseUrlOf, dropDatabase } from './server-database.ts'
import { silentLog } from './silent-log.ts'

export interface TestDatabase extends Database {
	/** How another process opens the same database. */
	readonly settings: DatabaseSettings
	/** Closes and removes it. */
	close(): Promise<void>
}

export interface TestDatabaseOptions {
	log?: DatabaseLog
	limits?: TransactionLimits
}

/** A migrated, empty database that no other test sees: on the server of TEST_DATABASE_URL, else embedded. Call `close` in the end. */
export async function openTestDatabase({ log = silentLog, limits }: TestDatabaseOptions = {}): Promise<TestDatabase> {
	const { settings, remove } = await copyOf(inject('testTemplate'))
	const database = await openDatabase(settings, log, limits)
	return Object.defineProperties(database, {
		settings: { value: settings },
		close: { value: afterClosing(database.close, remove) },
	}) as TestDatabase
}

async function copyOf(template: TestTemplate) {
	if (template.engine === 'server') {
		const name = await createDatabase(template.adminUrl, template.name)
		const settings = { databaseUrl: databaseUrlOf(template.adminUrl, name), dataDir: '' }
		return { settings, remove: () => dropDatabase(template.adminUrl, name) }
	}
	const dataDir = mkdtempSync(join(tmpdir(), 'aravalli-test-'))
	cpSync(join(template.folder, 'postgres'), join(dataDir, 'postgres'), { recursive: true })
	const settings = { databaseUrl: null, dataDir }
	return { settings, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

function afterClosing(close: () => Promise<void>, remove: () => Promise<void>): () => Promise<void> {
	return async () => {
		await close()
		await remove()
	}
}
