import { commentPageSize } from '@aravalli/shared/comments/comment'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Files } from '../../platform/files/files.ts'
import type { CommentSubject, CommentTarget } from './comment-subject.ts'
import { deleteLikesOf, forgetPinner, listWritings, lockCommentsOf } from './erasing/tables.ts'
import { commentLikes, commentPictures, commentReplies, comments, replyLikes } from './tables.ts'
import { pictureAddress } from './thread/present-comment.ts'
import { countThread } from './thread/tables.ts'
import { blankComments, deletePictures, deleteRepliesOf, removeLonely } from './writing/tables.ts'

export type { CommentSubject }

/** How many comments everybody sees, and the ids of the newest. */
export async function summariseThread(db: Queryable, target: CommentTarget): Promise<{ total: number; ids: string[] }> {
	return countThread(db, target, commentPageSize)
}

/** What somebody wrote, showed and liked. Replies by others stay, also below a comment that is erased. */
export function commentsData(files: Files): PersonalData {
	return {
		erased: [comments, commentPictures, commentReplies, commentLikes, replyLikes],
		kept: [],
		export: exportComments,
		erase: (tx, userId) => eraseComments(tx, files, userId),
	}
}

async function eraseComments(tx: Transaction, files: Files, userId: string): Promise<void> {
	const { all, own } = await lockCommentsOf(tx, userId)
	await deleteLikesOf(tx, userId, all)
	await deleteRepliesOf(tx, userId, all)
	await forgetPinner(tx, userId, all)
	await files.release(tx, await deletePictures(tx, own))
	await blankComments(tx, own)
	await removeLonely(tx, all)
}

async function exportComments(db: Queryable, userId: string): Promise<object> {
	const { comments: written, ...others } = await listWritings(db, userId)
	const withAddresses = written.map(({ pictures, ...comment }) => ({
		...comment,
		pictures: (pictures as string[]).map(pictureAddress),
	}))
	return { comments: withAddresses, ...others }
}
