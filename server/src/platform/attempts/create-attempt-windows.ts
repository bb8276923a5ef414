import type { Database } from '../database/open-database.ts'
import type { AttemptWindows } from './attempt-windows.ts'
import { createMemoryWindows } from './memory-windows.ts'
import { createSharedWindows } from './shared-windows.ts'

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
