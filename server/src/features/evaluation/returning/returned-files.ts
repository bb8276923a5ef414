import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { MadePersonalFile, Owner } from '../../../platform/database/personal-data.ts'
import { listReturned } from '../../answer-copies/public.ts'
import { MOST_COPIES } from './export-returned.ts'
import { type CopyPdfMaking, setCopyPdf } from './make-copy-pdf.ts'
import { returnedPath } from './returned-path.ts'

/** Gives the marked answers of somebody as they can be downloaded, each made when its turn comes. */
export async function* returnedFiles(
	making: CopyPdfMaking,
	db: Queryable,
	{ userId, language }: Owner,
): AsyncGenerator<MadePersonalFile> {
	for (const copy of await listReturned(db, { userId, paperCategory: null, limit: MOST_COPIES }))
		yield {
			path: returnedPath(copy),
			make: () => setCopyPdf(making, db, { copyId: copy.id, userId, language }).catch(unlessGone),
		}
}

/** The answer was removed after it had been listed. */
function unlessGone(error: unknown): null {
	if (error instanceof AppError && error.status === 404) return null
	throw error
}
