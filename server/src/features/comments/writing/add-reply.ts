import { cleanText } from '@aravalli/shared/comments/comment'
import type { ReplyData } from '@aravalli/shared/comments/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../notifications/public.ts'
import { maySee } from '../access.ts'
import { isCommentId, newCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import { readerOf } from '../reader.ts'
import { commentReplies } from '../tables.ts'
import { presentReply } from '../thread/present-comment.ts'
import { orGone } from './author-gone.ts'
import { replyKey } from './reply-key.ts'
import { findByKey, findReply, insertReply, isOpen, lockComment } from './tables.ts'

export interface SentReply {
	target: CommentTarget
	commentId: string
	author: Viewer
	text: string
	idempotencyKey: string | null
}

/** @throws AppError `question.not-found`, `comment.not-found`, `comment.removed` */
export async function addReply(
	{ database, jobs }: { database: Database; jobs: Jobs },
	sent: SentReply,
): Promise<ReplyData> {
	const { author } = sent
	const reply = { id: newCommentId(), commentId: sent.commentId, authorId: author.userId, text: cleanText(sent.text) }
	const row = await database
		.transaction(async (tx) => {
			const toId = await assertMayReply(tx, sent)
			const stored = await insertReply(tx, { ...reply, idempotencyKey: sent.idempotencyKey })
			if (stored) {
				await tell({ jobs }, tx, { sent, toId, replyId: reply.id })
				return {
					...reply,
					isSample: false,
					likes: 0,
					isLiked: false,
					isReported: false,
					createdAt: new Date(stored.createdAt).toISOString(),
				}
			}
			return earlierReply(tx, sent)
		})
		.catch(orGone('access.sign-in-to-reply'))
	return presentReply(row, new Map([[author.userId, author.name]]), readerOf(author))
}

/** Tells whoever wrote the comment, unless they reply to themselves. */
async function tell(
	services: { jobs: Jobs },
	tx: Transaction,
	{ sent: { target, commentId, author }, toId, replyId }: { sent: SentReply; toId: string | null; replyId: string },
): Promise<void> {
	if (toId === null || toId === author.userId) return
	const about = { on: target.subject.type, onId: target.id, commentId, replyId }
	await notify(services, tx, { userId: toId, key: replyKey(commentId, replyId), kind: 'reply', about })
}

/** @returns who wrote the comment */
async function assertMayReply(tx: Transaction, { target, commentId, author }: SentReply): Promise<string | null> {
	if (!(await isOpen(tx, target))) throw new AppError('question.not-found')
	const comment = isCommentId(commentId) ? await lockComment(tx, target, commentId) : null
	if (!comment || !maySee(comment, readerOf(author))) throw new AppError('comment.not-found')
	if (comment.isRemoved) throw new AppError('comment.removed')
	return comment.authorId
}

/** Finds what the same write has stored before. */
async function earlierReply(tx: Transaction, { author, idempotencyKey }: SentReply) {
	const id = await findByKey(tx, commentReplies, author.userId, idempotencyKey ?? '')
	const row = id && (await findReply(tx, id, author.userId))
	if (!row) throw new AppError('reply.not-found')
	// Nobody can report what is their own.
	return { ...row, isReported: false }
}
