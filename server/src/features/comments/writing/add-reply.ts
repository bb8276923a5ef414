import { cleanText } from '@aravalli/shared/comments/comment'
import type { ReplyData } from '@aravalli/shared/comments/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { maySee } from '../access.ts'
import { isCommentId, newCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import { readerOf } from '../reader.ts'
import { commentReplies } from '../tables.ts'
import { presentReply } from '../thread/present-comment.ts'
import { orGone } from './author-gone.ts'
import { findByKey, findReply, insertReply, isOpen, lockComment } from './tables.ts'

export interface SentReply {
	target: CommentTarget
	commentId: string
	author: Viewer
	text: string
	idempotencyKey: string | null
}

/** @throws AppError `question.not-found`, `comment.not-found`, `comment.removed` */
export async function addReply({ transaction }: Database, sent: SentReply): Promise<ReplyData> {
	const { author } = sent
	const reply = { id: newCommentId(), commentId: sent.commentId, authorId: author.userId, text: cleanText(sent.text) }
	const row = await transaction(async (tx) => {
		await assertMayReply(tx, sent)
		const stored = await insertReply(tx, { ...reply, idempotencyKey: sent.idempotencyKey })
		if (stored)
			return {
				...reply,
				isSample: false,
				likes: 0,
				isLiked: false,
				isReported: false,
				createdAt: new Date(stored.createdAt).toISOString(),
			}
		return earlierReply(tx, sent)
	}).catch(orGone('access.sign-in-to-reply'))
	return presentReply(row, new Map([[author.userId, author.name]]), readerOf(author))
}

async function assertMayReply(tx: Transaction, { target, commentId, author }: SentReply): Promise<void> {
	if (!(await isOpen(tx, target))) throw new AppError('question.not-found')
	const comment = isCommentId(commentId) ? await lockComment(tx, target, commentId) : null
	if (!comment || !maySee(comment, readerOf(author))) throw new AppError('comment.not-found')
	if (comment.isRemoved) throw new AppError('comment.removed')
}

/** Finds what the same write has stored before. */
async function earlierReply(tx: Transaction, { author, idempotencyKey }: SentReply) {
	const id = await findByKey(tx, commentReplies, author.userId, idempotencyKey ?? '')
	const row = id && (await findReply(tx, id, author.userId))
	if (!row) throw new AppError('reply.not-found')
	// Nobody can report what is their own.
	return { ...row, isReported: false }
}
