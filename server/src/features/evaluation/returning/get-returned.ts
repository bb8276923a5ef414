import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type AnswerCopyRow, findCopies } from '../../answer-copies/public.ts'

export interface ReturnedRow extends AnswerCopyRow {
	returnedAt: Date
	halfMarks: number
}

/**
 * Finds somebody's own copy that was returned.
 *
 * @throws AppError `copy.not-found` for somebody else's and for what does not exist, alike; `copy.not-returned`
 */
export async function getReturned(db: Queryable, copyId: string, userId: string): Promise<ReturnedRow> {
	const [copy] = await findCopies(db, [copyId])
	return ownReturned(copy, userId)
}

/** @throws AppError as `getReturned` */
export function ownReturned(copy: AnswerCopyRow | null | undefined, userId: string): ReturnedRow {
	if (copy?.userId !== userId) throw new AppError('copy.not-found')
	const { returnedAt, halfMarks } = copy
	if (returnedAt === null || halfMarks === null) throw new AppError('copy.not-returned')
	return { ...copy, returnedAt, halfMarks }
}
