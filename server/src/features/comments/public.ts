import { commentPageSize } from '@aravalli/shared/comments/comment'
import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { FileNaming, PersonalData, PersonalFile } from '../../platform/database/personal-data.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import type { Files } from '../../platform/files/files.ts'
import { takeBackNews } from '../notifications/public.ts'
import type { CommentSubject, CommentTarget } from './comment-subject.ts'
import {
	deleteLikesOf,
	deleteReportsOf,
	forgetPinner,
	listCommentsAfter,
	listLikes,
	listPicturesAfter,
	listRepliesAfter,
	listRepliesTo,
	listReports,
	lockCommentsOf,
} from './erasing/tables.ts'
import { countReported } from './reports/tables.ts'
import { commentLikes, commentPictures, commentReplies, commentReports, comments, replyLikes } from './tables.ts'
import { findReplyNames } from './thread/find-reply-names.ts'
import { pictureAddress } from './thread/present-comment.ts'
import { countThread, countThreads } from './thread/tables.ts'
import { replyKey } from './writing/reply-key.ts'
import { blankComments, deletePictures, deleteRepliesOf, removeLonely } from './writing/tables.ts'

export type { CommentSubject }
export { countReported, findReplyNames }

/** Tells how many comments everybody sees, and the ids of the newest. */
export async function summariseThread(db: Queryable, target: CommentTarget): Promise<{ total: number; ids: string[] }> {
	return countThread(db, target, commentPageSize)
}

/** Does the same for several things of one kind, in their order. */
export async function summariseThreads(
	db: Queryable,
	subject: CommentSubject,
	ids: string[],
): Promise<{ total: number; ids: string[] }[]> {
	return ids.length === 0 ? [] : countThreads(db, subject, ids, commentPageSize)
}

/**
 * Exports and erases what somebody wrote, showed, liked and reported. Replies by others stay, also below a comment that is
 * erased.
 */
export function commentsData(files: Files): PersonalData {
	return {
		erased: [comments, commentPictures, commentReplies, commentLikes, replyLikes, commentReports],
		kept: [],
		groups: [
			{
				name: 'comments',
				tables: [comments, commentPictures, commentReplies],
				afterClosing: 'erased',
				count: countOwn(comments.authorId, commentReplies.authorId),
			},
			{
				name: 'reactions',
				tables: [commentLikes, replyLikes, commentReports],
				afterClosing: 'erased',
				count: countOwn(commentLikes.userId, replyLikes.userId, commentReports.userId),
			},
		],
		export: exportComments,
		files: (db, { userId }) => allPictures(db, userId),
		erase: (tx, userId) => eraseComments(tx, files, userId),
	}
}

async function eraseComments(tx: Transaction, files: Files, userId: string): Promise<void> {
	const { all, own } = await lockCommentsOf(tx, userId)
	await deleteReportsOf(tx, userId, all)
	await deleteLikesOf(tx, userId, all)
	await takeBackReplies(tx, userId, all)
	await deleteRepliesOf(tx, userId, all)
	await forgetPinner(tx, userId, all)
	await files.release(tx, await deletePictures(tx, own))
	await blankComments(tx, own)
	await removeLonely(tx, all)
}

/** Others were told of them. */
async function takeBackReplies(tx: Transaction, userId: string, commentIds: string[]): Promise<void> {
	const replies = await listRepliesTo(tx, userId, commentIds)
	await takeBackNews(
		tx,
		...replies.map(({ toId, commentId, id }) => ({ userId: toId, keyStart: replyKey(commentId, id) })),
	)
}

const PAGE_ROWS = 100

async function exportComments(db: Queryable, userId: string, naming: FileNaming): Promise<object> {
	return {
		comments: allComments(db, userId, naming),
		replies: readPages((end, pageRows) => listRepliesAfter(db, userId, end, pageRows), PAGE_ROWS),
		likes: await listLikes(db, userId),
		reports: await listReports(db, userId),
	}
}

async function* allComments(db: Queryable, userId: string, naming: FileNaming) {
	const nameOf = naming === 'paths' ? picturePath : pictureAddress
	const pages = readPages((end, pageRows) => listCommentsAfter(db, userId, end, pageRows), PAGE_ROWS)
	for await (const { pictures, ...comment } of pages) yield { ...comment, pictures: (pictures as string[]).map(nameOf) }
}

const picturePath = (fileId: string) => `comments/${fileId}.webp`

async function* allPictures(db: Queryable, userId: string): AsyncGenerator<PersonalFile> {
	const pages = readPages((end, pageRows) => listPicturesAfter(db, userId, end, pageRows), PAGE_ROWS)
	for await (const { id: fileId, sizeBytes } of pages) yield { path: picturePath(fileId), fileId, sizeBytes }
}
