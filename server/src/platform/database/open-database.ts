import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import type { Database, DatabaseLog } from './database.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'
import { keepUp } from './embedded-upkeep.ts'
import { GuardedPool } from './guarded-pool.ts'
import { KeepingClient } from './kept-statements.ts'
import { runTransaction } from './run-transaction.ts'
import { reachServer, serverConnection, serverLimits } from './server-connection.ts'
import { createTransactionGuard, type TransactionLimits } from './transaction-guard.ts'

export type { Database, DatabaseLog, Queryable, Transaction } from './database.ts'

export interface DatabaseSettings {
	/** It is null for the embedded engine in `dataDir`. */
	databaseUrl: string | null
	dataDir: string
	/** A server may take so many times as long as usual to connect and to answer; once where it is left out. */
	patience?: number
}

const POOL_SIZE = 10
const PING_LIMIT_MS = 2_000
const CLOSE_LIMIT_MS = 1_000
const SERVER_START_LIMIT_MS = 30_000
const TRANSACTION_LIMITS: TransactionLimits = { reportAfterMs: 1_000, cutAfterMs: 60_000 }

const ENGINE_LIMITS = { maxConnections: 2 * POOL_SIZE, silenceLimitMs: 120_000 }

/** Migrations wait for connections here, which on the embedded engine can mean waiting for a whole transaction. */
const EMBEDDED_CONNECT_LIMIT_MS = 60_000

/**
 * Opens the database without migrating it (`migrate.ts`).
 *
 * @throws DatabaseRefusal when the product cannot start on it
 */
export async function openDatabase(
	settings: DatabaseSettings,
	log: DatabaseLog,
	limits: TransactionLimits = TRANSACTION_LIMITS,
): Promise<Database> {
	if (settings.databaseUrl === null) return openEmbedded(settings.dataDir, log, limits)
	await reachServer(settings.databaseUrl, SERVER_START_LIMIT_MS, log)
	const connection = serverConnection(settings.databaseUrl)
	const pool = { ...connection, ...serverLimits(settings.patience), Client: KeepingClient }
	return assemble({ engine: 'server', connection, pool, closeEngine: async () => undefined }, limits, log)
}

async function openEmbedded(dataDir: string, log: DatabaseLog, limits: TransactionLimits): Promise<Database> {
	const engine = await startEmbeddedEngine({ dataDir, ...ENGINE_LIMITS }, log)
	log.info(
		`Using the embedded database in ${dataDir}. It is meant for trying out and for one small machine: safe against crashes, ` +
			'not against power cuts. Before taking live payments, set DATABASE_URL to a PostgreSQL server.',
	)
	const connection: ClientConfig = {
		host: engine.host,
		port: engine.port,
		user: 'postgres',
		database: 'postgres',
		ssl: false,
		connectionTimeoutMillis: EMBEDDED_CONNECT_LIMIT_MS,
	}
	return assemble({ engine: 'embedded', connection, pool: connection, closeEngine: engine.close }, limits, log)
}

interface Parts {
	engine: Database['engine']
	connection: ClientConfig
	pool: PoolConfig
	closeEngine: () => Promise<void>
}

function assemble(parts: Parts, limits: TransactionLimits, log: DatabaseLog): Database {
	const guard = createTransactionGuard(limits, log)
	const pool = new GuardedPool({ ...parts.pool, max: POOL_SIZE }, guard.refuseInside, log)
	const stopUpkeep = parts.engine === 'embedded' ? keepUp(pool, log) : () => undefined
	const db = drizzle({ client: pool })
	return {
		engine: parts.engine,
		get db() {
			// The pool refuses as well; here the refusal is not yet wrapped into a failed query.
			guard.refuseInside()
			return db
		},
		async transaction(work) {
			const opening = new Error('opened here')
			const client = await pool.connect()
			return runTransaction(client, (tx) => guard.hold(opening, () => work(tx)))
		},
		async run(text, values) {
			// Several statements have several results; @types/pg knows of one.
			const results: { rows: unknown[] }[] = [await pool.query(text, values)].flat()
			return { rows: results.flatMap((result) => result.rows) }
		},
		ping: () => within(PING_LIMIT_MS, pool.query('select 1')),
		figures: () => ({
			connections: pool.totalCount,
			idleConnections: pool.idleCount,
			waitingRequests: pool.waitingCount,
			longTransactions: guard.reportedCount(),
		}),
		openConnection: () => connect(parts.connection),
		async close() {
			stopUpkeep()
			await within(CLOSE_LIMIT_MS, pool.end()).catch((error) => {
				log.warn({ err: error }, 'The database is closed although it was still in use.')
			})
			await parts.closeEngine()
		},
	}
}

async function connect(connection: ClientConfig): Promise<Client> {
	const client = new Client(connection)
	// Whoever uses the connection sees its loss as the failure of a statement.
	client.on('error', () => undefined)
	await client.connect()
	return client
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
	let timer: NodeJS.Timeout | undefined
	const limit = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`The database did not answer within ${limitMs} ms.`)), limitMs)
	})
	try {
		await Promise.race([work, limit])
	} finally {
		clearTimeout(timer)
	}
}
