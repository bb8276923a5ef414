import { commentPageSize } from '@aravalli/shared/comments/comment'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { CommentSubject, CommentTarget } from './comment-subject.ts'
import { deleteLikesOf, listWritings, lockCommentsOf } from './erasing/tables.ts'
import { pictureAddress } from './thread/present-comment.ts'
import { countThread } from './thread/tables.ts'
import { blankComments, deletePictures, deleteRepliesOf, removeLonely } from './writing/tables.ts'

export type { CommentSubject }

/** How many comments everybody sees, and the ids of the newest. */
export async function summariseThread(db: Queryable, target: CommentTarget): Promise<{ total: number; ids: string[] }> {
	return countThread(db, target, commentPageSize)
}

/**
 * When an account is closed, which must be locked: nothing is left that its owner wrote, showed or liked before. Replies by others stay.
 *
 * What comes meanwhile stays, and keeps the account from being deleted: then call again.
 */
export async function eraseComments(tx: Transaction, files: Files, userId: string): Promise<void> {
	const { all, own } = await lockCommentsOf(tx, userId)
	await deleteLikesOf(tx, userId, all)
	await deleteRepliesOf(tx, userId, all)
	await files.release(tx, await deletePictures(tx, own))
	await blankComments(tx, own)
	await removeLonely(tx, all)
}

/** For a copy of all of somebody's data. */
export async function exportComments(db: Queryable, userId: string): Promise<object> {
	const { comments, ...others } = await listWritings(db, userId)
	const withAddresses = comments.map(({ pictures, ...comment }) => ({
		...comment,
		pictures: (pictures as string[]).map(pictureAddress),
	}))
	return { comments: withAddresses, ...others }
}
