import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storeAway } from './file-store.ts'
import { removeOld } from './remove-old.ts'

/** Where files lie while their request is being answered. */
export interface IncomingFolder {
	/** For a new file, which whoever asks for it removes. */
	newPath(): string
	/** Removes what processes that have died left behind. Call it often enough: it says as well that this one lives. */
	clear(): Promise<void>
	close(): Promise<void>
}

const LEFT_BEHIND_FOR_MS = 3_600_000

/** How often the processes that live say so and clear away the others. */
export const CLEAR_EVERY_MS = LEFT_BEHIND_FOR_MS / 3

/** In `DATA_DIR/incoming`, each process in a folder of its own. */
export function createIncomingFolder(dataDir: string): IncomingFolder {
	const own = join(dataDir, 'incoming', `${process.pid}-${randomBytes(4).toString('hex')}`)
	return {
		newPath() {
			try {
				// Each time, because another process may have cleared it away. At once, because the file has begun to arrive.
				mkdirSync(own, { recursive: true, mode: 0o700 })
			} catch (error) {
				throw storeAway(error as Error)
			}
			return join(own, randomBytes(16).toString('hex'))
		},
		async clear() {
			const now = new Date()
			await utimes(own, now, now).catch(() => undefined)
			await removeOld(dirname(own), LEFT_BEHIND_FOR_MS)
		},
		close: () => rm(own, { recursive: true, force: true }),
	}
}
