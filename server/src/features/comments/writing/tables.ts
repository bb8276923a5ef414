import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { CommentTarget } from '../comment-subject.ts'
import { commentCounts, commentPictures, commentReplies, comments } from '../tables.ts'
import type { ReplyRow } from '../thread/tables.ts'

export interface NewComment {
	id: string
	target: CommentTarget
	authorId: string
	text: string
	idempotencyKey: string | null
}

/** Comments of one subject that come at the same moment wait for each other only in the same part. */
const COUNT_PARTS = 8

const somePart = () => Math.floor(Math.random() * COUNT_PARTS)

/**
 * Takes a `source` of rows with `subject_type`, `subject_id` and `change`. Several subjects are counted in one order
 * for all.
 */
const addToCounts = (source: SQL) => sql`
	insert into ${commentCounts} as present (subject_type, subject_id, part, comments)
	select subject_type, subject_id, ${somePart()}::smallint, sum(change)::int from ${source} group by 1, 2 order by 1, 2
	on conflict (subject_type, subject_id, part) do update set comments = present.comments + excluded.comments`

const insertQuery = ({ id, target: { subject, id: subjectId }, authorId, text, idempotencyKey }: NewComment) => sql`
		with added as (
			insert into ${comments} (id, subject_type, subject_id, author_id, text, idempotency_key)
			select ${id}, ${subject.type}, ${subjectId}, ${authorId}, ${text}, ${idempotencyKey}
			where ${subject.isOpen(subjectId)}
			on conflict (author_id, idempotency_key) do nothing
			returning subject_type, subject_id, created_at, 1 as change
		), counted as (${addToCounts(sql`added`)})
		select created_at as "createdAt" from added`

/** Gives the statement of `insertComment` to whoever runs it without drizzle. */
export function insertStatement(comment: NewComment): { text: string; values: unknown[] } {
	const { sql: text, params: values } = new PgDialect().sqlToQuery(insertQuery(comment))
	return { text, values }
}

/**
 * Stores a comment in one statement, so that one without pictures needs no transaction of its own. Returns null where
 * nothing was stored: the subject is not open, or the same write was stored before.
 *
 * @throws the driver's error 23503 for an author whose account is gone
 */
export async function insertComment(db: Queryable, comment: NewComment): Promise<{ createdAt: string } | null> {
	const { rows } = await db.execute<{ createdAt: string }>(insertQuery(comment))
	return rows[0] ?? null
}

/** Returns the id of what this author stored under this key; null where nothing was. */
export async function findByKey(
	db: Queryable,
	table: typeof comments | typeof commentReplies,
	authorId: string,
	key: string,
): Promise<string | null> {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from ${table} where author_id = ${authorId} and idempotency_key = ${key}`,
	)
	return rows[0]?.id ?? null
}

export async function isOpen(db: Queryable, { subject, id }: CommentTarget): Promise<boolean> {
	const { rows } = await db.execute<{ isOpen: boolean }>(sql`select ${subject.isOpen(id)} as "isOpen"`)
	return rows[0]?.isOpen ?? false
}

/** Makes the pictures that one author sends at the same moment be counted one after the other. */
export async function lockPictures(tx: Transaction, authorId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`comment-pictures ${authorId}`}::text, 0))`)
}

export async function pictureBytes(db: Queryable, authorId: string): Promise<number> {
	const { rows } = await db.execute<{ sizeBytes: number }>(sql`
		select coalesce(sum(size_bytes), 0)::float8 as "sizeBytes" from ${comments} as comment
		join ${commentPictures} on comment_id = comment.id join files on files.id = file_id
		where author_id = ${authorId}`)
	return rows[0]?.sizeBytes ?? 0
}

/** Keeps the pictures in their order. */
export async function insertPictures(tx: Transaction, commentId: string, fileIds: string[]): Promise<void> {
	await tx.insert(commentPictures).values(fileIds.map((fileId, position) => ({ commentId, fileId, position })))
}

export interface LockedComment {
	id: string
	authorId: string | null
	isApproved: boolean
	isRemoved: boolean
	isPinned: boolean
	likes: number
	replyCount: number
}

/** Makes whoever changes one comment wait for whoever changes it already. */
export async function lockComment(
	tx: Transaction,
	{ subject, id: subjectId }: CommentTarget,
	id: string,
): Promise<LockedComment | null> {
	const { rows } = await tx.execute<LockedComment & Record<string, unknown>>(sql`
		select id, author_id as "authorId", is_approved as "isApproved", is_removed as "isRemoved", is_pinned as "isPinned",
			likes, reply_count as "replyCount"
		from ${comments} where id = ${id} and subject_type = ${subject.type} and subject_id = ${subjectId}
		for no key update`)
	return rows[0] ?? null
}

export interface NewReply {
	id: string
	commentId: string
	authorId: string
	text: string
	idempotencyKey: string | null
}

/** Returns null where the same write was stored before. */
export async function insertReply(tx: Transaction, reply: NewReply): Promise<{ createdAt: string } | null> {
	const { rows } = await tx.execute<{ createdAt: string }>(sql`
		with added as (
			insert into ${commentReplies} (id, comment_id, author_id, text, idempotency_key)
			values (${reply.id}, ${reply.commentId}, ${reply.authorId}, ${reply.text}, ${reply.idempotencyKey})
			on conflict (author_id, idempotency_key) do nothing
			returning comment_id, created_at
		), counted as (
			update ${comments} set reply_count = reply_count + 1 where id in (select comment_id from added)
		)
		select created_at as "createdAt" from added`)
	return rows[0] ?? null
}

type StoredReply = Omit<ReplyRow, 'isReported'> & { commentId: string }

/** @param userId for whom it is told whether they like it */
export async function findReply(tx: Transaction, id: string, userId: string | null): Promise<StoredReply | null> {
	const { rows } = await tx.execute<Omit<StoredReply, 'createdAt'> & { createdAt: string }>(sql`
		select id, comment_id as "commentId", author_id as "authorId", text, is_sample as "isSample", likes, created_at as "createdAt",
			exists (select from reply_likes where reply_id = reply.id and user_id = ${userId}::text) as "isLiked"
		from ${commentReplies} as reply where id = ${id}`)
	const [row] = rows
	return row ? { ...row, createdAt: new Date(row.createdAt).toISOString() } : null
}

/** Deletes replies to these comments only, which must be locked. */
export async function deleteRepliesOf(tx: Transaction, authorId: string, commentIds: string[]): Promise<void> {
	await deleteReplies(tx, sql`author_id = ${authorId} and comment_id = any(${sql.param(commentIds)}::text[])`)
}

/** Deletes one reply; its comment must be locked. */
export async function deleteReply(tx: Transaction, id: string): Promise<void> {
	await deleteReplies(tx, sql`id = ${id}`)
}

/** Call `removeLonely` then: a removed comment stands only as long as it has replies. */
async function deleteReplies(tx: Transaction, which: SQL): Promise<void> {
	await tx.execute(sql`
		with gone as (delete from ${commentReplies} where ${which} returning comment_id)
		update ${comments} as comment set reply_count = reply_count - lost.replies
		from (select comment_id, count(*)::int as replies from gone group by 1) as lost where comment.id = lost.comment_id`)
}

/** Removes the pictures of comments. @returns their files, to be released */
export async function deletePictures(tx: Transaction, commentIds: string[]): Promise<string[]> {
	const { rows } = await tx.execute<{ fileId: string }>(sql`
		delete from ${commentPictures} where comment_id = any(${sql.param(commentIds)}::text[]) returning file_id as "fileId"`)
	return rows.map(({ fileId }) => fileId)
}

/** Leaves nothing of them but their place above their replies. Call `removeLonely` then. */
export async function blankComments(tx: Transaction, commentIds: string[]): Promise<void> {
	const ids = sql.param(commentIds)
	await tx.execute(sql`delete from comment_likes where comment_id = any(${ids}::text[])`)
	await tx.execute(sql`delete from comment_reports where comment_id = any(${ids}::text[]) and reply_id is null`)
	await tx.execute(sql`
		update ${comments} set is_removed = true, author_id = null, text = '', idempotency_key = null, likes = 0,
			pinned_at = null, pinned_by = null
		where id = any(${ids}::text[])`)
}

/** Deletes those of these comments that are removed and have no reply any more. */
export async function removeLonely(tx: Transaction, commentIds: string[]): Promise<void> {
	await tx.execute(sql`
		with gone as (
			delete from ${comments} where id = any(${sql.param(commentIds)}::text[]) and is_removed and reply_count = 0
			returning subject_type, subject_id, case when is_approved then -1 else 0 end as change)
		${addToCounts(sql`gone`)}`)
}

/** A withdrawn comment is no longer counted. @returns whether anything has changed */
export async function setApproved(tx: Transaction, id: string, isApproved: boolean): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		with changed as (
			update ${comments}
			set is_approved = ${isApproved}, pinned_at = case when ${isApproved} then pinned_at end, pinned_by = case when ${isApproved} then pinned_by end
			where id = ${id} and is_approved <> ${isApproved}
			returning subject_type, subject_id, ${isApproved ? 1 : -1}::int as change
		), counted as (${addToCounts(sql`changed`)})
		select from changed`)
	return rows.length > 0
}
