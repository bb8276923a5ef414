import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { isAfter, type PageEnd } from '../../../platform/database/read-pages.ts'
import { files } from '../../../platform/files/tables.ts'
import { commentLikes, commentPictures, commentReplies, commentReports, comments, replyLikes } from '../tables.ts'

/**
 * Locks, in one order for all, every comment that somebody has written, liked, reported, pinned, or replied to: all of these change their comment
 * or what goes with it.
 *
 * @returns the ids of all of them, and of those that are this person's own
 */
export async function lockCommentsOf(tx: Transaction, userId: string): Promise<{ all: string[]; own: string[] }> {
	const { rows } = await tx.execute<{ id: string; isOwn: boolean }>(sql`
		select id, author_id is not distinct from ${userId} as "isOwn" from ${comments} where id in (
			select id from ${comments} where author_id = ${userId}
			union select id from ${comments} where pinned_by = ${userId}
			union select comment_id from ${commentLikes} where user_id = ${userId}
			union select comment_id from ${commentReports} where user_id = ${userId}
			union select comment_id from ${commentReplies} where author_id = ${userId}
			union select comment_id from ${replyLikes} join ${commentReplies} as reply on reply.id = reply_id where user_id = ${userId})
		order by id for no key update`)
	return { all: rows.map(({ id }) => id), own: rows.filter(({ isOwn }) => isOwn).map(({ id }) => id) }
}

/**
 * Deletes the likes of these comments only, which must be locked: whoever waits for another one now could wait in a circle.
 */
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

/** Deletes the reports of these comments only, which must be locked. */
export async function deleteReportsOf(tx: Transaction, userId: string, commentIds: string[]): Promise<void> {
	const ids = sql.param(commentIds)
	await tx.execute(sql`delete from ${commentReports} where user_id = ${userId} and comment_id = any(${ids}::text[])`)
}

/** Keeps pinned what an administrator has pinned, by nobody. The comments must be locked. */
export async function forgetPinner(tx: Transaction, userId: string, commentIds: string[]): Promise<void> {
	const ids = sql.param(commentIds)
	await tx.execute(sql`
		update ${comments} set pinned_by = null where pinned_by = ${userId} and id = any(${ids}::text[])`)
}

/** Lists what somebody replied to others' comments among these. */
export async function listRepliesTo(
	tx: Transaction,
	userId: string,
	commentIds: string[],
): Promise<{ id: string; commentId: string; toId: string }[]> {
	const { rows } = await tx.execute<{ id: string; commentId: string; toId: string }>(sql`
		select reply.id, comment.id as "commentId", comment.author_id as "toId"
		from ${commentReplies} as reply join ${comments} as comment on comment.id = reply.comment_id
		where reply.author_id = ${userId} and comment.author_id <> ${userId}
			and comment.id = any(${sql.param(commentIds)}::text[])`)
	return rows
}

type Written = { id: string; placedAt: string } & Record<string, unknown>

const oldestFirst = (end: PageEnd | null) => isAfter(end, [sql`created_at`, sql`id`])

/** Lists a page of somebody's comments, the oldest first. */
export async function listCommentsAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<Written & { pictures: string[] }>(sql`
		select id, subject_type as "on", subject_id as "onId", text, is_approved as "isApproved", created_at as "createdAt",
			array(select file_id from ${commentPictures} where comment_id = comment.id order by position) as pictures,
			created_at::text as "placedAt"
		from ${comments} as comment where author_id = ${userId} and ${oldestFirst(end)} order by created_at, id limit ${pageRows}`)
	return rows
}

/** Lists a page of the pictures of somebody's comments, the oldest first; their ids are those of their files. */
export async function listPicturesAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<{ id: string; sizeBytes: number; placedAt: string }>(sql`
		select files.id, size_bytes as "sizeBytes", files.created_at::text as "placedAt"
		from ${comments} as comment
			join ${commentPictures} as picture on picture.comment_id = comment.id join ${files} on files.id = picture.file_id
		where author_id = ${userId} and ${isAfter(end, [sql`files.created_at`, sql`files.id`])}
		order by files.created_at, files.id limit ${pageRows}`)
	return rows
}

/** Lists a page of somebody's replies, the oldest first. */
export async function listRepliesAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<Written>(sql`
		select id, comment_id as "commentId", text, created_at as "createdAt", created_at::text as "placedAt"
		from ${commentReplies} where author_id = ${userId} and ${oldestFirst(end)} order by created_at, id limit ${pageRows}`)
	return rows
}

export async function listLikes(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select comment_id as "commentId", null as "replyId" from ${commentLikes} where user_id = ${userId}
		union all select null, reply_id from ${replyLikes} where user_id = ${userId} order by 1, 2`)
	return rows
}

export async function listReports(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select comment_id as "commentId", reply_id as "replyId", reason, created_at as "createdAt"
		from ${commentReports} where user_id = ${userId} order by created_at, comment_id, reply_id`)
	return rows
}
