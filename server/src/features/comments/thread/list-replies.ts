import type { ReplyData } from '@aravalli/shared/comments/contract'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Database } from '../../../platform/database/open-database.ts'
import { findNames } from '../../accounts/public.ts'
import type { CommentTarget } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { getCommentRow } from './get-comment.ts'
import { presentReply } from './present-comment.ts'
import { listReplyRows } from './tables.ts'

interface RepliesRequest {
	target: CommentTarget
	reader: Reader
	commentId: string
	page: number
	limit: number
}

/** @throws AppError `comment.not-found` */
export async function listReplies(
	{ db }: Database,
	{ target, reader, commentId, page, limit }: RepliesRequest,
): Promise<{ data: ReplyData[]; pagination: Pagination }> {
	const { replyCount: total } = await getCommentRow(db, { target, reader, id: commentId })
	const rows = await listReplyRows(db, commentId, reader, { limit, offset: (page - 1) * limit })
	const names = await findNames(
		db,
		rows.map(({ authorId }) => authorId),
	)
	return {
		data: rows.map((row) => presentReply(row, names, reader)),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false },
	}
}
