import type { Language } from '@aravalli/shared/language'
import type { PersonalGroupName } from '@aravalli/shared/personal-groups'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, SqlPart, Transaction } from './database.ts'

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
	/** Sorts all of these tables, each into one group, as their owner sees them on the page "My data". */
	groups: readonly PersonalGroup[]
	/**
	 * Gives what is there for a copy of all of somebody's data, under the names that it has in the copy. Where there may
	 * be much of something it is an async iterable that reads it as it is written (`readPages`): a copy is never in memory
	 * as a whole.
	 */
	export(db: Queryable, userId: string, naming: FileNaming): Promise<object>
	/** Gives the files themselves for a copy that holds them. They have the paths that `export` writes where it is told to write paths. */
	files?(db: Queryable, owner: Owner): AsyncIterable<PersonalFile>
	/**
	 * Erases for an account that is being closed and is locked. What is stored meanwhile must refer to the account in the
	 * database: so it keeps the account from being deleted, and `erase` is called once more.
	 */
	erase(tx: Transaction, userId: string): Promise<void>
}

/** Says how an export names a file: by its address on the site, or by its path within the copy that holds it. */
export type FileNaming = 'addresses' | 'paths'

export interface Owner {
	userId: string
	/** Is the account's: what is made for the copy is in it. */
	language: Language
}

export interface PersonalGroup {
	name: PersonalGroupName
	tables: readonly PgTable[]
	/** Says what `erase` leaves: nothing, or a record that has nobody's name and contact data. */
	afterClosing: 'erased' | 'kept'
	/** Selects how many entries somebody has (`countOwn`). */
	count(userId: string): SqlPart
}

/** Is in the file store, or is made when its turn comes; null is given where it has gone meanwhile. */
export type PersonalFile = StoredPersonalFile | MadePersonalFile

export interface StoredPersonalFile {
	/** Lies within the copy, such as 'practice-photos/….webp'. */
	path: string
	fileId: string
	sizeBytes: number
}

export interface MadePersonalFile {
	path: string
	make(): Promise<Buffer | null>
}
