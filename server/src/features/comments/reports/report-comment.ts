import type { ReportReason } from '@aravalli/shared/comments/report'
import { AppError } from '@aravalli/shared/errors'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { assertMayReport, maySee } from '../access.ts'
import { isCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import { readerOf } from '../reader.ts'
import { orGone } from '../writing/author-gone.ts'
import { findReply, isOpen, type LockedComment, lockComment } from '../writing/tables.ts'
import { insertReport } from './tables.ts'

interface SentReport {
	target: CommentTarget
	viewer: Viewer
	commentId: string
	/** Undefined: the comment itself is reported. */
	replyId?: string | undefined
	reason: ReportReason
}

/**
 * Stores what somebody finds wrong with what another wrote, once: a repeated report changes nothing and is answered alike.
 *
 * @throws AppError `question.not-found`, `comment.not-found`, `comment.removed`, `reply.not-found`, `report.own`
 */
export async function reportComment({ transaction }: Database, report: SentReport): Promise<void> {
	const { target, viewer, commentId, reason } = report
	const reader = readerOf(viewer)
	await transaction(async (tx) => {
		if (!(await isOpen(tx, target))) throw new AppError('question.not-found')
		const comment = isCommentId(commentId) ? await lockComment(tx, target, commentId) : null
		if (!comment || !maySee(comment, reader)) throw new AppError('comment.not-found')
		const { replyId, authorId } = await reportedPart(tx, comment, report)
		assertMayReport(authorId, reader)
		await insertReport(tx, { commentId, replyId, userId: viewer.userId, reason })
	}).catch(orGone('access.sign-in-to-report'))
}

/** A reply stays when what it replies to is removed. */
async function reportedPart(tx: Transaction, comment: LockedComment, { replyId, viewer }: SentReport) {
	if (replyId === undefined) {
		if (comment.isRemoved) throw new AppError('comment.removed')
		return { replyId: null, authorId: comment.authorId }
	}
	const reply = isCommentId(replyId) ? await findReply(tx, replyId, viewer.userId) : null
	if (reply?.commentId !== comment.id) throw new AppError('reply.not-found')
	return { replyId, authorId: reply.authorId }
}
