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
	/** Another process opens the same database with these. */
	readonly settings: DatabaseSettings
	/** Closes it so that another process can open it; `close` still removes it. */
	release(): Promise<void>
	/** Closes and removes it. */
	close(): Promise<void>
}

export interface TestDatabaseOptions {
	log?: DatabaseLog
	limits?: TransactionLimits
	/** Left out, the server has more time than in the product: a machine that runs many tests has stood still for eight seconds. */
	patience?: number
}

/**
 * Opens a migrated, empty database that no other test sees: on the server of TEST_DATABASE_URL, else embedded. Call
 * `close` in the end.
 */
export async function openTestDatabase({
	log = silentLog,
	limits,
	patience = 4,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
	const { settings, remove } = await copyOf(inject('testTemplate'))
	const database = await openDatabase({ ...settings, patience }, log, limits)
	const release = onlyOnce(database.close)
	async function close() {
		await release()
		await remove()
	}
	return Object.assign(database, { settings, release, close })
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
	let done: Promise<void> | undefined
	return () => {
		done ??= work()
		return done
	}
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
