import type { Client } from 'pg'
import type { Database } from './database.ts'
import { DatabaseRefusal } from './database-refusal.ts'

/** No other program on the same database takes this number for its own lock. */
const LOCK_KEY = 7_203_118_450
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Keeps other processes from preparing the same database until the connection ends, which it also does when this process dies. The embedded
 * engine needs no lock: its folder is locked.
 *
 * @throws DatabaseRefusal when another process takes longer than the limit
 */
export async function lockStart({ engine }: Database, client: Client, waitingLimitMs: number): Promise<void> {
	if (engine !== 'server') return
	await client.query(`set lock_timeout = ${waitingLimitMs}`)
	try {
		await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
		throw new DatabaseRefusal(
			`Another process has been migrating this database for more than ${waitingLimitMs / 1000} seconds. ` +
				'Wait until it is done, then start again.',
		)
	}
	await client.query('set lock_timeout = 0')
}
