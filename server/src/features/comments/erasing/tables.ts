import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { commentLikes, commentPictures, commentReplies, comments, replyLikes } from '../tables.ts'

/**
 * Locks, in one order for all, every comment that somebody has written, liked, pinned, or replied to: all of these change their comment.
 *
 * @returns the ids of all of them, and of those that are this person's own
 */
export async function lockCommentsOf(tx: Transaction, userId: string): Promise<{ all: string[]; own: string[] }> {
	const { rows } = await tx.execute<{ id: string; isOwn: boolean }>(sql`
		select id, author_id is not distinct from ${userId} as "isOwn" from ${comments} where id in (
			select id from ${comments} where author_id = ${userId}
			union select id from ${comments} where pinned_by = ${userId}
			union select comment_id from ${commentLikes} where user_id = ${userId}
			union select comment_id from ${commentReplies} where author_id = ${userId}
			union select comment_id from ${replyLikes} join ${commentReplies} as reply on reply.id = reply_id where user_id = ${userId})
		order by id for no key update`)
	return { all: rows.map(({ id }) => id), own: rows.filter(({ isOwn }) => isOwn).map(({ id }) => id) }
}

/** Those on these comments, which must be locked: whoever waits for another one now could wait in a circle. */
export async function deleteLikesOf(tx: Transaction, userId: string, commentIds: string[]): Promise<void> {
	const ids = sql.param(commentIds)
	await tx.execute(sql`
		with gone as (
			delete from ${commentLikes} where user_id = ${userId} and comment_id = any(${ids}::text[]) returning comment_id
		)
		update ${comments} set likes = likes - 1 where id in (select comment_id from gone)`)
	await tx.execute(sql`
		with gone as (
			delete from ${replyLikes} using ${commentReplies} as reply
			where user_id = ${userId} and reply.id = reply_id and reply.comment_id = any(${ids}::text[]) returning reply_id
		)
		update ${commentReplies} set likes = likes - 1 where id in (select reply_id from gone)`)
}

/** What an administrator has pinned stays pinned, by nobody. The comments must be locked. */
export async function forgetPinner(tx: Transaction, userId: string, commentIds: string[]): Promise<void> {
	const ids = sql.param(commentIds)
	await tx.execute(sql`
		update ${comments} set pinned_by = null where pinned_by = ${userId} and id = any(${ids}::text[])`)
}

/** All that somebody has written, the oldest first. */
export async function listWritings(db: Queryable, userId: string) {
	const written = await db.execute(sql`
		select id, subject_type as "on", subject_id as "onId", text, is_approved as "isApproved", created_at as "createdAt",
			array(select file_id from ${commentPictures} where comment_id = comment.id order by position) as pictures
		from ${comments} as comment where author_id = ${userId} order by created_at, id`)
	const replied = await db.execute(sql`
		select id, comment_id as "commentId", text, created_at as "createdAt"
		from ${commentReplies} where author_id = ${userId} order by created_at, id`)
	const liked = await db.execute(sql`
		select comment_id as "commentId", null as "replyId" from ${commentLikes} where user_id = ${userId}
		union all select null, reply_id from ${replyLikes} where user_id = ${userId} order by 1, 2`)
	return { comments: written.rows, replies: replied.rows, likes: liked.rows }
}
