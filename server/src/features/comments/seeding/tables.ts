import type { SubjectType } from '@aravalli/shared/comments/comment'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { Files, KeptPicture } from '../../../platform/files/files.ts'
import { commentCounts, commentLikes, commentReplies, comments, replyLikes } from '../tables.ts'
import { insertPictures } from '../writing/tables.ts'

interface Said {
	id: string
	authorId: string
	text: string
	createdAt: Date
	/** Holds accounts. */
	likedBy: string[]
}

export interface SeededComment extends Said {
	subjectType: SubjectType
	subjectId: string
	pinnedBy: string | null
	pictures: KeptPicture[]
	replies: Said[]
}

/** Counts stay when comments go. */
export async function hasEverBeenUsed(db: Queryable): Promise<boolean> {
	const [row] = await db.select({ part: commentCounts.part }).from(commentCounts).limit(1)
	return row !== undefined
}

export async function storeSeeded(tx: Transaction, files: Files, seeded: SeededComment[]): Promise<void> {
	const replies = seeded.flatMap((comment) => comment.replies.map((reply) => ({ ...reply, commentId: comment.id })))
	await tx.insert(comments).values(
		seeded.map(({ id, subjectType, subjectId, authorId, text, createdAt, pinnedBy, likedBy, replies: { length } }) => ({
			...{ id, subjectType, subjectId, authorId, text, createdAt, pinnedBy, isSample: true },
			...{ pinnedAt: pinnedBy === null ? null : createdAt, likes: likedBy.length, replyCount: length },
		})),
	)
	await tx.insert(commentReplies).values(
		replies.map(({ id, commentId, authorId, text, createdAt, likedBy }) => ({
			...{ id, commentId, authorId, text, createdAt, likes: likedBy.length, isSample: true },
		})),
	)
	await tx
		.insert(commentLikes)
		.values(seeded.flatMap(({ id, likedBy }) => likedBy.map((userId) => ({ commentId: id, userId }))))
	await tx
		.insert(replyLikes)
		.values(replies.flatMap(({ id, likedBy }) => likedBy.map((userId) => ({ replyId: id, userId }))))
	for (const { id, pictures } of seeded.filter((comment) => comment.pictures.length > 0)) {
		await files.attach(tx, pictures)
		await insertPictures(
			tx,
			id,
			pictures.map(({ fileId }) => fileId),
		)
	}
	await tx.execute(sql`
		insert into ${commentCounts} (subject_type, subject_id, part, comments)
		select subject_type, subject_id, 0, count(*) from ${comments} group by 1, 2`)
}
