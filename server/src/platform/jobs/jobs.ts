import type { Queryable } from '../database/open-database.ts'

/**
 * Describes a kind of job: its name and the type of its data. Whoever uses jobs declares its own: `export const
 * resetCodeJob = defineJob<{ userId: string }>('accounts.reset-code')`.
 */
export interface JobKind<Data extends object> {
	/**
	 * Holds letters, digits, dots and hyphens, with the feature in front. It is stored with every job: a new name leaves the old jobs behind.
	 */
	readonly name: string
	/** Carries the type alone. */
	readonly data?: Data
}

/** @typeParam Data plain JSON, as small as can be: ids instead of copies, never a code or a password */
export function defineJob<Data extends object>(name: string): JobKind<Data> {
	return { name }
}

/**
 * Does work soon after the request that asks for it, and does it again until it succeeds.
 *
 * A job runs at least once: when a process dies under it, it runs again. After its last attempt it is given up, logged
 * and counted. A finished job leaves nothing behind.
 */
export interface Jobs {
	/**
	 * Stores a job in the transaction of the change that asks for it: both happen or neither. Call it after `start`.
	 */
	send<Data extends object>(db: Queryable, kind: JobKind<Data>, data: Data, times?: JobTimes): Promise<void>
	/**
	 * Names who does the jobs of a kind; once a kind, before `start`.
	 *
	 * @param handler may run for several jobs at once. What it throws has the job tried again later; an error whose `isFinal` is true gives
	 *   it up at once
	 */
	work<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): void
	/**
	 * Has a job of this kind done soon after the start and then again and again, by one of all processes. Call it before `start`.
	 */
	every(kind: JobKind<Record<string, never>>, minutes: number): void
	/** Begins to work. */
	start(): Promise<void>
	/**
	 * Begins no job any more and waits for those that run; what takes too long is left to the next process. Call it after the last request
	 * and before the database is closed.
	 */
	close(): Promise<void>
	figures(): JobFigures
}

export interface JobTimes {
	/** It waits so long before its first attempt. */
	afterSeconds?: number
	/** An attempt that takes longer has failed; five minutes where nothing is said. */
	attemptSeconds?: number
}

/** Counts what this process did since its start. */
export interface JobFigures {
	done: number
	/** Counts attempts, most of which were tried again. */
	failed: number
	/** Counts the jobs given up. */
	dead: number
}
