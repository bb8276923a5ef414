import type { Readable } from 'node:stream'
import { AppError } from '@aravalli/shared/errors'

/**
 * Holds the contents of files: a folder, or a bucket of S3 (`create-file-store.ts`). It knows names and bytes, nothing
 * else; what belongs to whom is in the table `files`.
 */
export interface FileStore {
	/**
	 * Stores a content under a new name. Once this resolves it outlives crashes; a half of it is never to be seen.
	 *
	 * @throws AppError `files.unavailable`, like all the others
	 */
	write(name: string, content: Buffer): Promise<void>
	/** Does the same with a file of this machine, which is never in memory as a whole. */
	writeFile(name: string, path: string): Promise<void>
	/** Gives null where there is no such file. */
	read(name: string): Promise<Buffer | null>
	/** Gives a part of it, as it is read; whoever takes it destroys it where it is not read to its end. */
	readPart(name: string, part: FilePart): Promise<Readable | null>
	/** Names that are missing are fine. */
	remove(names: string[]): Promise<void>
	/** Lists all that is there, in batches of at most 1,000. What comes or goes meanwhile may be in it or not. */
	list(): AsyncIterable<StoredName[]>
	close(): Promise<void>
}

/** Counts bytes from 0, both of them included. */
export interface FilePart {
	first: number
	last: number
}

export interface StoredName {
	name: string
	/** Follows the clock of whoever stores. */
	changedAt: Date
}

/** S3 lists and deletes as many names at once. */
export const MAX_BATCH = 1_000

const namePattern = /^[\w-]{22}(\.small)?$/

export const isStoredName = (name: string): boolean => namePattern.test(name)

/** Names are made by us and have one form, so that none can lead out of the store. */
export function checkStoredName(name: string): void {
	if (!isStoredName(name)) throw new Error('A file of the store has a wrong name.')
}

/** The store cannot be reached or is full: the request can be made again later, and the log says why it failed. */
export function storeAway(cause: unknown): AppError {
	return Object.assign(new AppError('files.unavailable'), { cause })
}
