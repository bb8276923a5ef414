import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { assertMayRemove, maySee } from '../access.ts'
import { isCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { blankComments, deletePictures, lockComment, removeLonely } from './tables.ts'
import { takeBackReplies } from './take-back-replies.ts'

interface Removal {
	target: CommentTarget
	reader: Reader
	commentId: string
}

/**
 * Leaves no text and no picture behind. A comment with replies by others keeps its place; one without is gone.
 *
 * @throws AppError `comment.not-found`, `access.wrong-role`
 */
export async function removeComment(
	{ database, files }: { database: Database; files: Files },
	{ target, reader, commentId }: Removal,
): Promise<void> {
	await database.transaction(async (tx) => {
		const comment = isCommentId(commentId) ? await lockComment(tx, target, commentId) : null
		if (!comment || comment.isRemoved || !maySee(comment, reader)) throw new AppError('comment.not-found')
		assertMayRemove(comment.authorId, reader)
		await files.release(tx, await deletePictures(tx, [commentId]))
		await takeBackReplies(tx, comment, null)
		await blankComments(tx, [commentId])
		await removeLonely(tx, [commentId])
	})
}
