import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storeAway } from './file-store.ts'
import { removeOld } from './remove-old.ts'

/** Holds files while their request is being answered. */
export interface IncomingFolder {
	/** Names a new file, which whoever asks for it removes. */
	newPath(): string
	/** Removes what processes that have died left behind. Call it often enough: it says as well that this one lives. */
	clear(): Promise<void>
	close(): Promise<void>
}

const LEFT_BEHIND_FOR_MS = 3_600_000

/** The processes that live say so this often, and clear away the others. */
export const CLEAR_EVERY_MS = LEFT_BEHIND_FOR_MS / 3

/** Puts each process in a folder of its own in `DATA_DIR/incoming`. */
export function createIncomingFolder(dataDir: string): IncomingFolder {
	const own = join(dataDir, 'incoming', `${process.pid}-${randomBytes(4).toString('hex')}`)
	return {
		newPath() {
			try {
				// The folder is made each time, because another process may have cleared it away, and at once, because the file has
				// begun to arrive.
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
