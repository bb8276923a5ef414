import { Readable } from 'node:stream'
import { AppError } from '@aravalli/shared/errors'
import type { PersonalFile } from '../../platform/database/personal-data.ts'
import type { MyDataServices } from './my-data-services.ts'

/** A renderer that is busy, or a store that is away, is asked again by the next attempt. */
const TEMPORARY = [429, 503]

/**
 * Gives the content of a file as it is read; null where it has gone since it was listed, or cannot be made at all: one document that
 * cannot be set must not keep the rest from its owner.
 *
 * @throws AppError `files.unavailable`, `server.overloaded`, `request.too-many-at-once`
 */
export async function openFile(
	{ files, log }: Pick<MyDataServices, 'files' | 'log'>,
	file: PersonalFile,
): Promise<Readable | null> {
	if ('fileId' in file) return files.readPart(file.fileId, { first: 0, last: file.sizeBytes - 1 })
	try {
		const content = await file.make()
		return content && Readable.from([content], { objectMode: false })
	} catch (error) {
		if (error instanceof AppError && TEMPORARY.includes(error.status)) throw error
		log.warn(
			{ reason: error instanceof Error ? error.message : '' },
			'A file could not be made for a copy of all data.',
		)
		return null
	}
}
