import { replyPageSize } from '@aravalli/shared/comments/comment'
import type { CommentData } from '@aravalli/shared/comments/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findNames } from '../../accounts/public.ts'
import { isCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { authorsOf, presentComment } from './present-comment.ts'
import { type CommentRow, findComment } from './tables.ts'

interface Wanted {
	target: CommentTarget
	reader: Reader
	id: string
}

/** @throws AppError `comment.not-found`, also for one that this reader does not see */
export async function getCommentRow(db: Queryable, { target, reader, id }: Wanted): Promise<CommentRow> {
	const row = isCommentId(id) ? await findComment(db, { target, reader, id, replyLimit: replyPageSize }) : null
	if (!row) throw new AppError('comment.not-found')
	return row
}

export async function getComment(db: Queryable, wanted: Wanted): Promise<CommentData> {
	const row = await getCommentRow(db, wanted)
	return presentComment(row, await findNames(db, authorsOf([row])), wanted.reader)
}
