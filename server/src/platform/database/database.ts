import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Client } from 'pg'

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Runs statements, inside a transaction or outside: what functions in `tables.ts` take. */
export type Queryable = Omit<NodePgDatabase, 'transaction'>

/** One feature gives such a piece of a statement to another, as a condition on its own tables. */
export type SqlPart = SQL

/** Functions that are only right inside a transaction ask for this. */
export type Transaction = Queryable & { readonly isTransaction: true }

/** Lets the embedded engine and a PostgreSQL server behave alike. */
export interface Database {
	readonly engine: 'embedded' | 'server'
	/**
	 * Serves reads and single statements; refuses with `TransactionMisuse` inside `transaction` of the same async
	 * context.
	 */
	readonly db: Queryable
	/**
	 * Commits when `work` returns and rolls back when it throws; what it throws comes out unchanged.
	 *
	 * Keep it short: no mail, file, picture or provider work inside. On the embedded engine everybody else waits meanwhile.
	 */
	transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
	/**
	 * Runs SQL that a library brings along, outside any transaction, in the driver's own form: `$1` stands for the first value, and without values
	 * `text` may hold several statements.
	 */
	run(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
	/** Rejects when the database does not answer within 2 seconds. */
	ping(): Promise<void>
	figures(): DatabaseFigures
	/**
	 * Opens a connection outside the pool and its time limits, which the caller ends: migrations and maintenance need it.
	 */
	openConnection(): Promise<Client>
	/** Waits for what is running, 10 seconds at most. */
	close(): Promise<void>
}

export interface DatabaseFigures {
	connections: number
	idleConnections: number
	/** Counts the calls that wait for a connection. */
	waitingRequests: number
	/** Counts the transactions held open too long since the start. */
	longTransactions: number
}
