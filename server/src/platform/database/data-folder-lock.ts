import { DatabaseSync } from 'node:sqlite'
import { DatabaseRefusal } from './database-refusal.ts'

/** Another process has the embedded database open. */
export class DataFolderInUse extends DatabaseRefusal {
	override name = 'DataFolderInUse'
}

export interface DataFolderLock {
	release(): void
}

/**
 * Keeps every other process out of the embedded database of `dataDir` until `release` or the death of this process.
 *
 * Two processes on one folder corrupt it without a word. Node offers no file locks of its own, so the lock is SQLite's:
 * an exclusive transaction on an empty file beside the folder. The operating system gives it up when the process dies,
 * however it dies, so no stale lock is ever left behind.
 *
 * @throws DataFolderInUse at once, without waiting
 */
export function lockDataFolder(dataDir: string, lockFile: string): DataFolderLock {
	let lock: DatabaseSync | undefined
	try {
		lock = new DatabaseSync(lockFile)
		lock.exec('pragma journal_mode = memory; begin exclusive')
	} catch (error) {
		lock?.close()
		throw refusalFor(error, dataDir, lockFile)
	}
	const held = lock
	return { release: () => held.close() }
}

const SQLITE_BUSY = 5

function refusalFor(error: unknown, dataDir: string, lockFile: string): DatabaseRefusal {
	if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
		return new DataFolderInUse(
			`The data folder ${dataDir} is in use by another running Aravalli. ` +
				'Stop that one first, or give this one its own folder with DATA_DIR, or use a PostgreSQL server with DATABASE_URL.',
		)
	}
	const reason = error instanceof Error ? error.message : String(error)
	return new DatabaseRefusal(
		`The data folder ${dataDir} cannot be locked (${lockFile}: ${reason}). Check that this user may write there.`,
	)
}
