import { AppError } from '@aravalli/shared/errors'
import { createPageShelf } from '../pages/page-shelf.ts'

interface KeptFilesLimits {
	/** All files together may take so many bytes; those that were asked for longest ago go first. */
	maxBytes: number
	/** So many may be made at the same time. */
	maxInHand: number
}

export interface KeptFiles {
	/**
	 * Gives the file with this key, made if it is not kept; whoever asks for it meanwhile waits for the same one.
	 *
	 * @param key a hash of all that the file shows: a kept one is never out of date
	 * @throws AppError `server.overloaded` when too many are being made
	 */
	get(key: string, make: () => Promise<Buffer>): Buffer | Promise<Buffer>
}

/**
 * Keeps files that are quick to send and take a part of a processor to make: a flood of requests costs no more than the
 * limits.
 */
export function createKeptFiles({ maxBytes, maxInHand }: KeptFilesLimits): KeptFiles {
	const shelf = createPageShelf<{ sizeBytes: number; file: Buffer }>(maxBytes)
	const inHand = new Map<string, Promise<Buffer>>()
	return {
		get(key, make) {
			const kept = shelf.find(key)
			if (kept) {
				shelf.touch(key, kept)
				return kept.file
			}
			const awaited = inHand.get(key)
			if (awaited !== undefined) return awaited
			if (inHand.size >= maxInHand) throw new AppError('server.overloaded')
			const making = make()
				.then((file) => {
					shelf.store(key, { sizeBytes: file.length, file })
					return file
				})
				.finally(() => inHand.delete(key))
			inHand.set(key, making)
			return making
		},
	}
}
