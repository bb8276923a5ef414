import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from './database.ts'

/**
 * Says how a feature exports and erases what it keeps about a person. A feature that keeps something shows this in its
 * `public.ts`, and `server/src/personal-data.ts` lists all of them. A test holds the list against the database, so that
 * no table about people is forgotten.
 */
export interface PersonalData {
	/** After `erase` nothing in them leads to the person. */
	erased: readonly PgTable[]
	/** Their rows outlive the account. They may hold its id, a random number that leads to nobody then. */
	kept: readonly PgTable[]
	/**
	 * Gives what is there for a copy of all of somebody's data, under the names that it has in the copy. Where there may
	 * be much of something it is an async iterable that reads it as it is written (`readPages`): a copy is never in memory
	 * as a whole.
	 */
	export(db: Queryable, userId: string): Promise<object>
	/**
	 * Erases for an account that is being closed and is locked. What is stored meanwhile must refer to the account in the
	 * database: so it keeps the account from being deleted, and `erase` is called once more.
	 */
	erase(tx: Transaction, userId: string): Promise<void>
}
