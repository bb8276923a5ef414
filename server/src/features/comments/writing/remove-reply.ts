import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { assertMayRemove, maySee } from '../access.ts'
import { isCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { deleteReply, findReply, lockComment, removeLonely } from './tables.ts'
import { takeBackReplies } from './take-back-replies.ts'

interface Removal {
	target: CommentTarget
	reader: Reader
	commentId: string
	replyId: string
}

/** @throws AppError `comment.not-found`, `reply.not-found`, `access.wrong-role` */
export async function removeReply(
	{ transaction }: Database,
	{ target, reader, commentId, replyId }: Removal,
): Promise<void> {
	await transaction(async (tx) => {
		const comment = isCommentId(commentId) ? await lockComment(tx, target, commentId) : null
		const reply = comment && isCommentId(replyId) ? await findReply(tx, replyId, reader.userId) : null
		// Whoever has replied may take it back, also when the comment above was withdrawn meanwhile.
		const isOwn = reply !== null && reply.authorId === reader.userId
		if (!comment || !(maySee(comment, reader) || isOwn)) throw new AppError('comment.not-found')
		if (reply?.commentId !== commentId) throw new AppError('reply.not-found')
		assertMayRemove(reply.authorId, reader)
		await takeBackReplies(tx, comment, replyId)
		await deleteReply(tx, replyId)
		await removeLonely(tx, [commentId])
	})
}
