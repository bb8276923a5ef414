import type { SubjectType } from '@aravalli/shared/comments/comment'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { CommentSubject, CommentTarget } from '../comment-subject.ts'
import type { Reader } from '../reader.ts'
import { commentCounts, commentPictures, comments } from '../tables.ts'

export interface ReplyRow {
	id: string
	authorId: string
	text: string
	isSample: boolean
	likes: number
	isLiked: boolean
	/** This reader has reported it. */
	isReported: boolean
	/** It is written as ISO 8601. */
	createdAt: string
}

export interface PictureRow {
	fileId: string
	originalName: string
	width: number
	height: number
}

export interface CommentRow {
	id: string
	/** It is null for a removed one. */
	authorId: string | null
	text: string
	isApproved: boolean
	isRemoved: boolean
	isSample: boolean
	pinnedBy: string | null
	/** It is written as ISO 8601. */
	pinnedAt: string | null
	likes: number
	isLiked: boolean
	/** This reader has reported it. */
	isReported: boolean
	replyCount: number
	createdAt: string
	pictures: PictureRow[]
	replies: ReplyRow[]
}

export interface Page {
	limit: number
	offset: number
}

/** Works for a null reader too, who is nobody's author. */
const isVisible = ({ userId, isAdmin }: Reader) =>
	isAdmin ? sql`true` : sql`(is_approved or author_id = ${userId}::text)`

const isOf = ({ subject, id }: CommentTarget) => sql`subject_type = ${subject.type} and subject_id = ${id}`

/** Adds what only this reader sees to what everybody sees, which is read from the counts. */
function totalFor(target: CommentTarget, reader: Reader): SQL {
	const counted = sql`select coalesce(sum(comments), 0)::int from ${commentCounts} where ${isOf(target)}`
	if (!reader.userId) return sql`(${counted})`
	return sql`(${counted}) + (select count(*)::int from ${comments} where ${isOf(target)} and not is_approved and ${isVisible(reader)})`
}

const isLikedBy = (table: string, column: string, subjectId: string, { userId }: Reader) =>
	userId
		? sql`exists (select from ${sql.raw(table)} where ${sql.raw(column)} = ${sql.raw(subjectId)} and user_id = ${userId})`
		: sql`false`

const isReportedBy = (which: string, { userId }: Reader) =>
	userId
		? sql`exists (select from comment_reports as report where user_id = ${userId} and ${sql.raw(which)})`
		: sql`false`

export const moment = (column: string) =>
	sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** @param commentId a column of the statement around it */
export const picturesOf = (commentId: string) =>
	sql.raw(`(
	select coalesce(json_agg(json_build_object('fileId', file.id, 'originalName', file.original_name,
		'width', file.width_pixels, 'height', file.height_pixels) order by picture.position), '[]'::json)
	from comment_pictures as picture join files as file on file.id = picture.file_id
	where picture.comment_id = ${commentId})`)

function firstReplies(reader: Reader, limit: number): SQL {
	return sql`case when reply_count = 0 then '[]'::json else (
		select coalesce(json_agg(reply), '[]'::json) from (${replyPage(sql`page.id`, reader, { limit, offset: 0 })}) as reply) end`
}

function replyPage(commentId: SQL, reader: Reader, { limit, offset }: Page): SQL {
	return sql`
		select id, author_id as "authorId", text, is_sample as "isSample", likes, ${isLikedBy('reply_likes', 'reply_id', 'reply.id', reader)} as "isLiked",
			${isReportedBy('report.comment_id = reply.comment_id and reply_id = reply.id', reader)} as "isReported",
			${moment('created_at')} as "createdAt"
		from comment_replies as reply where comment_id = ${commentId}
		order by reply.created_at, id limit ${limit} offset ${offset}`
}

/** A column's table is named where the alias beside it has the same name. */
function commentColumns(reader: Reader, replyLimit: number): SQL {
	return sql`
		page.id, author_id as "authorId", text, is_approved as "isApproved", is_removed as "isRemoved",
		is_sample as "isSample", pinned_by as "pinnedBy", ${moment('pinned_at')} as "pinnedAt", likes,
		${isLikedBy('comment_likes', 'comment_id', 'page.id', reader)} as "isLiked",
		${isReportedBy('report.comment_id = page.id and reply_id is null', reader)} as "isReported", reply_count as "replyCount",
		${moment('created_at')} as "createdAt", ${picturesOf('page.id')} as pictures, ${firstReplies(reader, replyLimit)} as replies`
}

type StoredRow = Omit<CommentRow, 'id'> & { total: number; isOpen: boolean; id: string | null }

export interface ThreadPage {
	/** It is true where there is such a thing to comment on. */
	isOpen: boolean
	total: number
	rows: CommentRow[]
}

/** Reads pinned ones first, then the newest. Past the end it has no rows and the same total. */
export async function readThread(
	db: Queryable,
	target: CommentTarget,
	reader: Reader,
	{ limit, offset, replyLimit }: Page & { replyLimit: number },
): Promise<ThreadPage> {
	const { rows } = await db.execute<StoredRow>(sql`
		with page as (
			select * from ${comments} where ${isOf(target)} and ${isVisible(reader)}
			order by is_pinned desc, created_at desc, id desc limit ${limit} offset ${offset})
		select thread.total, thread."isOpen", ${commentColumns(reader, replyLimit)}
		from (select ${totalFor(target, reader)} as total, ${target.subject.isOpen(target.id)} as "isOpen") as thread left join page on true
		order by page.is_pinned desc, page.created_at desc, page.id desc`)
	const [first] = rows
	return {
		isOpen: first?.isOpen ?? false,
		total: first?.total ?? 0,
		rows: rows.flatMap(({ total: _, isOpen: __, id, ...row }) => (id === null ? [] : [{ id, ...row }])),
	}
}

/** Returns null for a comment that is not there, or not there for this reader. */
export async function findComment(
	db: Queryable,
	{ target, reader, id, replyLimit }: { target: CommentTarget; reader: Reader; id: string; replyLimit: number },
): Promise<CommentRow | null> {
	const { rows } = await db.execute<CommentRow & Record<string, unknown>>(sql`
		select ${commentColumns(reader, replyLimit)} from ${comments} as page
		where id = ${id} and ${isOf(target)} and ${isVisible(reader)} and ${target.subject.isOpen(target.id)}`)
	return rows[0] ?? null
}

export async function listReplyRows(db: Queryable, commentId: string, reader: Reader, page: Page): Promise<ReplyRow[]> {
	const { rows } = await db.execute<ReplyRow & Record<string, unknown>>(replyPage(sql`${commentId}`, reader, page))
	return rows
}

/** Counts what everybody sees, and gives the ids of the newest. */
export async function countThread(
	db: Queryable,
	target: CommentTarget,
	idLimit: number,
): Promise<{ total: number; ids: string[] }> {
	const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
		select ${totalFor(target, { userId: null, isAdmin: false })} as total, array(
			select id from ${comments} where ${isOf(target)} and is_approved
			order by is_pinned desc, created_at desc, id desc limit ${idLimit}) as ids`)
	return rows[0] ?? { total: 0, ids: [] }
}

/** Does the same for several things of one kind at once, in their order. */
export async function countThreads(
	db: Queryable,
	{ type }: Pick<CommentSubject, 'type'>,
	ids: string[],
	idLimit: number,
): Promise<{ total: number; ids: string[] }[]> {
	const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
		select (select coalesce(sum(comments), 0)::int from ${commentCounts} where subject_type = ${type} and subject_id = wanted.id) as total,
			array(select id from ${comments} where subject_type = ${type} and subject_id = wanted.id and is_approved
				order by is_pinned desc, created_at desc, id desc limit ${idLimit}) as ids
		from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place) order by place`)
	return rows
}

export interface PictureOwner {
	subjectType: SubjectType
	subjectId: string
	authorId: string | null
	isApproved: boolean
}

/** Finds the owner of the comment that shows a picture; null where none does. */
export async function findPictureOwner(db: Queryable, fileId: string): Promise<PictureOwner | null> {
	const { rows } = await db.execute<PictureOwner & Record<string, unknown>>(sql`
		select subject_type as "subjectType", subject_id as "subjectId", author_id as "authorId", is_approved as "isApproved"
		from ${commentPictures} as picture join ${comments} as comment on comment.id = picture.comment_id
		where picture.file_id = ${fileId}`)
	return rows[0] ?? null
}

/** Tells whose replies are, by reply. */
export async function findReplyAuthors(db: Queryable, replyIds: readonly string[]): Promise<Map<string, string>> {
	const { rows } = await db.execute<{ id: string; authorId: string }>(sql`
		select id, author_id as "authorId" from comment_replies where id = any(${sql.param(replyIds)}::text[])`)
	return new Map(rows.map(({ id, authorId }) => [id, authorId]))
}
