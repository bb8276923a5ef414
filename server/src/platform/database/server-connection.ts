import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import type { DatabaseLog } from './database.ts'
import { DatabaseRefusal } from './database-refusal.ts'

/** The tests cover no older PostgreSQL than this. */
const OLDEST_VERSION = 15

const RETRY_MS = 1_000

/**
 * A server that is not there yet answers so, as when both are started together; a server that says no answers
 * otherwise.
 */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', '57P03'])

const CONNECT_LIMIT_MS = 5_000

export function serverConnection(databaseUrl: string): ClientConfig {
	return {
		connectionString: databaseUrl,
		application_name: 'aravalli',
		connectionTimeoutMillis: CONNECT_LIMIT_MS,
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
		options: '-c TimeZone=UTC',
	}
}

/**
 * Sets the server's own limits: a statement or an idle transaction beyond them is ended there, even if this process hangs. A server that is
 * silent is given up by this process a little later. Together with the five seconds that a call may wait for a connection, whoever
 * asks is answered within fifteen.
 */
export const serverLimits = (patience = 1): PoolConfig => ({
	connectionTimeoutMillis: patience * CONNECT_LIMIT_MS,
	statement_timeout: patience * 8_000,
	query_timeout: patience * 9_000,
	idle_in_transaction_session_timeout: 30_000,
})

/**
 * Waits until the server takes connections, and checks that the product can run on it.
 *
 * @throws DatabaseRefusal when it says no, is too old, is not UTF-8, or has not answered within `patienceMs`
 */
export async function reachServer(databaseUrl: string, patienceMs: number, log: DatabaseLog): Promise<void> {
	const giveUpAt = Date.now() + patienceMs
	for (;;) {
		const client = new Client(serverConnection(databaseUrl))
		client.on('error', () => undefined)
		try {
			await client.connect()
			return await checkServer(client)
		} catch (error) {
			if (error instanceof DatabaseRefusal) throw error
			if (!isNotYet(error) || Date.now() >= giveUpAt) throw refusalFor(error)
			log.warn({ err: error }, 'The PostgreSQL server does not answer yet; trying again.')
		} finally {
			await client.end().catch(() => undefined)
		}
		await pause(RETRY_MS)
	}
}

async function checkServer(client: Client): Promise<void> {
	const { rows } = await client.query<{ version: string; encoding: string }>(
		`select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
	)
	const [found] = rows
	const version = found?.version ?? 'unknown'
	if (Number.parseInt(version, 10) < OLDEST_VERSION) {
		throw new DatabaseRefusal(
			`DATABASE_URL leads to PostgreSQL ${version}; version ${OLDEST_VERSION} or later is needed.`,
		)
	}
	if (found?.encoding !== 'UTF8') {
		throw new DatabaseRefusal(
			`The database of DATABASE_URL stores text as ${found?.encoding}; create it with encoding UTF8, Hindi needs it.`,
		)
	}
}

function isNotYet(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	if (error.message.includes('timeout')) return true
	return 'code' in error && typeof error.code === 'string' && NOT_YET.has(error.code)
}

/** Never repeats the URL, which may hold a password. */
function refusalFor(error: unknown): DatabaseRefusal {
	const reason = error instanceof Error && error.message ? error.message : 'no answer'
	return new DatabaseRefusal(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}.`)
}
