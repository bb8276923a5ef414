import type { CommentAction, CommentState } from '@aravalli/shared/comments/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { maySee } from '../access.ts'
import { isCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import { type Reader, readerOf } from '../reader.ts'
import { likedBy } from '../thread/present-comment.ts'
import { orGone } from '../writing/author-gone.ts'
import { findReply, isOpen, type LockedComment, lockComment, setApproved } from '../writing/tables.ts'
import { type LikeState, setLike, setPin } from './tables.ts'

export interface CommentChange {
	target: CommentTarget
	viewer: Viewer
	action: CommentAction
	commentId: string
	replyId: string | undefined
	/** Undefined turns it the other way round than it is. */
	isOn: boolean | undefined
}

/**
 * Changes likes, pins and withdrawals. With `isOn` a repeated request changes nothing more; without it each request turns the
 * state round.
 *
 * @throws AppError `access.only-admins-pin`, `access.wrong-role`, `question.not-found`, `comment.not-found`, `comment.removed`,
 *   `reply.not-found`
 */
export async function changeComment({ transaction }: Database, change: CommentChange): Promise<CommentState> {
	const reader = readerOf(change.viewer)
	assertMay(change.action, reader)
	return transaction(async (tx) => {
		const comment = await lockVisible(tx, change, reader)
		const marks = await apply(tx, comment, change)
		return {
			likes: marks.likes ?? comment.likes,
			likedBy: likedBy(marks.isLiked ?? false, reader),
			isPinned: marks.isPinned ?? comment.isPinned,
			isApproved: marks.isApproved ?? comment.isApproved,
		}
	}).catch(orGone('access.sign-in-to-like-comments'))
}

function assertMay(action: CommentAction, { isAdmin }: Reader): void {
	if (isAdmin) return
	if (action === 'pin_comment') throw new AppError('access.only-admins-pin')
	if (action === 'withdraw_comment') throw new AppError('access.wrong-role')
}

async function lockVisible(tx: Transaction, { target, commentId }: CommentChange, reader: Reader) {
	if (!(await isOpen(tx, target))) throw new AppError('question.not-found')
	const comment = isCommentId(commentId) ? await lockComment(tx, target, commentId) : null
	if (!comment || !maySee(comment, reader)) throw new AppError('comment.not-found')
	return comment
}

type Marks = Partial<LikeState & Pick<LockedComment, 'isPinned' | 'isApproved'>>

async function apply(tx: Transaction, comment: LockedComment, change: CommentChange): Promise<Marks> {
	const { action, isOn, viewer } = change
	// The check for removed comments comes below, because a reply stays when what it replies to is removed.
	if (action === 'like_reply') return likeReply(tx, comment, change)
	if (comment.isRemoved) throw new AppError('comment.removed')
	if (action === 'like_comment')
		return setLike(tx, { kind: 'comment', id: comment.id, userId: viewer.userId, isOn: isOn ?? null })
	if (action === 'pin_comment') return pin(tx, comment, isOn ?? !comment.isPinned, viewer)
	const isApproved = isOn === undefined ? !comment.isApproved : !isOn
	await setApproved(tx, comment.id, isApproved)
	return { isApproved, isPinned: isApproved && comment.isPinned }
}

async function likeReply(tx: Transaction, comment: LockedComment, { replyId, isOn, viewer }: CommentChange) {
	const reply = replyId && isCommentId(replyId) ? await findReply(tx, replyId, viewer.userId) : null
	if (reply?.commentId !== comment.id) throw new AppError('reply.not-found')
	return setLike(tx, { kind: 'reply', id: reply.id, userId: viewer.userId, isOn: isOn ?? null })
}

/** A withdrawn comment is refused, because it cannot stand on top of anything. */
async function pin(tx: Transaction, comment: LockedComment, isOn: boolean, { userId }: Viewer): Promise<Marks> {
	const isPinned = isOn && comment.isApproved
	await setPin(tx, comment.id, isPinned ? userId : null)
	return { isPinned }
}
