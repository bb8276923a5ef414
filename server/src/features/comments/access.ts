import { AppError } from '@aravalli/shared/errors'
import type { Reader } from './reader.ts'

interface Owned {
	authorId: string | null
	isApproved: boolean
}

export function maySee({ isApproved, authorId }: Owned, reader: Reader): boolean {
	return isApproved || reader.isAdmin || (authorId !== null && authorId === reader.userId)
}

/** @throws AppError `report.own`: whoever has written it can delete it */
export function assertMayReport(authorId: string | null, reader: Reader): void {
	if (authorId !== null && authorId === reader.userId) throw new AppError('report.own')
}

/** @throws AppError `access.wrong-role` for somebody else's: that it exists is no secret */
export function assertMayRemove(authorId: string | null, reader: Reader): void {
	if (reader.isAdmin || (authorId !== null && authorId === reader.userId)) return
	throw new AppError('access.wrong-role')
}
