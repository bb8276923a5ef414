import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { AttemptWindow, AttemptWindows } from './attempt-windows.ts'
import { deleteWindows, findLastEnd, giveAttemptsBack, takeAttempts } from './tables.ts'

/** Nothing that is written down tells an address by itself. 128 bits are never equal by chance. */
const KEY_LENGTH = 22
const fingerprint = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, KEY_LENGTH)
const fingerprints = (windows: readonly AttemptWindow[]) => windows.map(({ key }) => fingerprint(key))

/** Counts in the database, for all processes together. */
export function createSharedWindows(database: Database, now: () => Date): AttemptWindows {
	/** @returns how long to wait for the last of those that are full */
	async function take(windows: readonly AttemptWindow[]): Promise<number> {
		const moment = now()
		const wanted = windows.map((window) => ({ ...window, key: fingerprint(window.key) }))
		const taken = await takeAttempts(database.db, wanted, moment)
		if (taken.length === wanted.length) return 0
		if (taken.length > 0) await giveAttemptsBack(database.db, taken, moment)
		const full = wanted.flatMap(({ key }) => (taken.includes(key) ? [] : [key]))
		const endsAt = await findLastEnd(database.db, full)
		return Math.max(1, Math.ceil(((endsAt ?? moment).getTime() - moment.getTime()) / 1000))
	}

	return {
		isShared: true,
		take,
		giveBack: (windows) => giveAttemptsBack(database.db, fingerprints(windows), now()),
		clear: (windows) => deleteWindows(database.db, fingerprints(windows)),
	}
}
