import type { CommentData, CommentImage, ReplyData } from '@aravalli/shared/comments/contract'
import type { Reader } from '../reader.ts'
import type { CommentRow, PictureRow, ReplyRow } from './tables.ts'

/** Names the authors, by account. */
export type Names = ReadonlyMap<string, string>

export function presentComment(row: CommentRow, names: Names, reader: Reader): CommentData {
	return {
		_id: row.id,
		userName: nameOf(row.authorId, names),
		commentText: row.text,
		images: row.pictures.map(presentImage),
		likes: row.likes,
		likedBy: likedBy(row.isLiked, reader),
		isPinned: row.pinnedAt !== null,
		pinnedBy: reader.isAdmin ? row.pinnedBy : null,
		pinnedAt: row.pinnedAt,
		isApproved: row.isApproved,
		isRemoved: row.isRemoved,
		isSample: row.isSample,
		isOwn: isOwn(row.authorId, reader),
		isReported: row.isReported,
		createdAt: row.createdAt,
		replies: row.replies.map((reply) => presentReply(reply, names, reader)),
		replyCount: row.replyCount,
	}
}

export function presentReply(row: ReplyRow, names: Names, reader: Reader): ReplyData {
	return {
		_id: row.id,
		userName: nameOf(row.authorId, names),
		replyText: row.text,
		isSample: row.isSample,
		likes: row.likes,
		likedBy: likedBy(row.isLiked, reader),
		isOwn: isOwn(row.authorId, reader),
		isReported: row.isReported,
		createdAt: row.createdAt,
	}
}

export function pictureAddress(fileId: string): string {
	return `/api/comment-pictures/${fileId}`
}

export function presentImage({ fileId, originalName, width, height }: PictureRow): CommentImage {
	const filePath = pictureAddress(fileId)
	return { filePath, smallPath: `${filePath}?size=small`, originalName, width, height }
}

/** Lists at most the reader's own id: who else likes something is nobody's business. */
export function likedBy(isLiked: boolean, { userId }: Reader): string[] {
	return isLiked && userId ? [userId] : []
}

const isOwn = (authorId: string | null, { userId }: Reader) => authorId !== null && authorId === userId

export const nameOf = (authorId: string | null, names: Names) => (authorId && names.get(authorId)) ?? ''

/** Lists the authors of all that a page shows. */
export function authorsOf(rows: CommentRow[]): string[] {
	const authors = rows.flatMap(({ authorId, replies }) => [authorId, ...replies.map((reply) => reply.authorId)])
	return authors.filter((id) => id !== null)
}
