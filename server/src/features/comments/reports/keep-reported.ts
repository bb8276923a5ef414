import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { isCommentId } from '../comment-ids.ts'
import { type Reported, settleReports } from './tables.ts'

/** @param until later reports still wait @throws AppError `comment.not-found`, `reply.not-found` for what is not there or was never reported */
export async function keepReported({ db }: Database, reported: Reported, until: string): Promise<void> {
	const { commentId, replyId } = reported
	const isPossible = isCommentId(commentId) && (replyId === null || isCommentId(replyId))
	if (isPossible && (await settleReports(db, reported, until))) return
	throw new AppError(replyId === null ? 'comment.not-found' : 'reply.not-found')
}
