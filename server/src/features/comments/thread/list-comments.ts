import { replyPageSize } from '@aravalli/shared/comments/comment'
import type { CommentData } from '@aravalli/shared/comments/contract'
import type { Pagination } from '@aravalli/shared/endpoint'
import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { findNames } from '../../accounts/public.ts'
import type { CommentTarget } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { authorsOf, presentComment } from './present-comment.ts'
import { readThread } from './tables.ts'

interface ThreadRequest {
	target: CommentTarget
	reader: Reader
	page: number
	limit: number
}

/** @throws AppError `question.not-found` */
export async function listComments(
	{ db }: Database,
	{ target, reader, page, limit }: ThreadRequest,
): Promise<{ data: CommentData[]; pagination: Pagination }> {
	const size = { limit, offset: (page - 1) * limit, replyLimit: replyPageSize }
	const { isOpen, total, rows } = await readThread(db, target, reader, size)
	if (!isOpen) throw new AppError('question.not-found')
	const names = await findNames(db, authorsOf(rows))
	return {
		data: rows.map((row) => presentComment(row, names, reader)),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false },
	}
}
