import type { Database } from '../database/open-database.ts'
import { createMemoryWindows } from './memory-windows.ts'
import { createSharedWindows } from './shared-windows.ts'

/** Is one count: so many attempts may be made within a time that begins with the first of them. */
export interface AttemptWindow {
	/** Says what is counted and whose it is. */
	key: string
	max: number
	windowSeconds: number
}

/** Counts attempts, however many come at once: they are counted before their outcome is known, and given back when it is a good one. */
export interface AttemptWindows {
	/** Tells whether all processes on one database count together. */
	readonly isShared: boolean
	/** Counts one attempt in all of these windows, or in none. Returns 0, or how many seconds to wait where one is full. */
	take(windows: readonly AttemptWindow[]): Promise<number>
	/** Says that an attempt turned out to be none of those that are limited. */
	giveBack(windows: readonly AttemptWindow[]): Promise<void>
	/** Forgets all attempts that were counted there. */
	clear(windows: readonly AttemptWindow[]): Promise<void>
}

/** The embedded database has one process, which counts in memory; on a PostgreSQL server all count in one table. */
export function createAttemptWindows(database: Database, now: () => Date): AttemptWindows {
	return database.engine === 'server' ? createSharedWindows(database, now) : createMemoryWindows(() => now().getTime())
}

/**
 * Has this process count for itself first, so that a flood ends here and costs the database nothing. Nothing may be cleared behind it: another
 * process would still have its own count.
 */
export function behindOwnCounts(windows: AttemptWindows, now: () => Date): Pick<AttemptWindows, 'take'> {
	if (!windows.isShared) return windows
	const own = createMemoryWindows(() => now().getTime())
	return {
		async take(wanted) {
			const wait = await own.take(wanted)
			if (wait > 0) return wait
			const sharedWait = await windows.take(wanted)
			if (sharedWait > 0) await own.giveBack(wanted)
			return sharedWait
		},
	}
}
