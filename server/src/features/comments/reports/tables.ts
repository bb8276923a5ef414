import type { SubjectType } from '@aravalli/shared/comments/comment'
import { type ReportReason, reportReasons } from '@aravalli/shared/comments/report'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { CommentSubject } from '../comment-subject.ts'
import { commentReplies, commentReports, comments } from '../tables.ts'
import { moment, type Page, type PictureRow, picturesOf } from '../thread/tables.ts'

/** Names a comment, or one of its replies. */
export interface Reported {
	commentId: string
	/** It is null for the comment itself. */
	replyId: string | null
}

interface NewReport extends Reported {
	userId: string
	reason: ReportReason
}

/** Leaves the first report of this person as it is. @throws the driver's error 23503 for an account that is gone */
export async function insertReport(db: Queryable, { commentId, replyId, userId, reason }: NewReport): Promise<void> {
	await db.execute(sql`
		insert into ${commentReports} (comment_id, reply_id, user_id, reason) values (${commentId}, ${replyId}, ${userId}, ${reason})
		on conflict on constraint comment_reports_once do nothing`)
}

/**
 * Locks the comment, as whoever removes it does.
 *
 * @param until later reports still wait
 * @returns whether it was ever reported, and is still there
 */
export async function settleReports(db: Queryable, { commentId, replyId }: Reported, until: string): Promise<boolean> {
	const { rows } = await db.execute(sql`
		with comment as (select id from ${comments} where id = ${commentId} for no key update)
		update ${commentReports} as report
		set is_settled = is_settled or date_trunc('milliseconds', created_at) <= ${until}::timestamptz
		from comment where comment_id = comment.id and reply_id is not distinct from ${replyId}::text returning 1`)
	return rows.length > 0
}

const isAnyOpen = (subjects: readonly CommentSubject[]) =>
	sql.join(
		subjects.map(({ type, isOpen }) => sql`(subject_type = ${type} and ${isOpen(sql`subject_id`)})`),
		sql` or `,
	)

/** What readers do not see waits for nobody, until they see it again. */
const waiting = (subjects: readonly CommentSubject[]): SQL => sql`
	from ${commentReports} as report join ${comments} as comment on comment.id = report.comment_id
	where not is_settled and is_approved and (${isAnyOpen(subjects)})
	group by report.comment_id, report.reply_id`

/** Counts what has reports that wait. @param most up to which is counted */
export async function countReported(
	db: Queryable,
	subjects: readonly CommentSubject[],
	most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
	const { rows } = await db.execute<{ total: number }>(sql`
		select count(*)::int as total from (select ${waiting(subjects)} limit ${most}) as reported`)
	return rows[0]?.total ?? 0
}

export interface ReportedRow extends Reported {
	subject: SubjectType
	questionId: string
	authorId: string
	text: string
	pictures: PictureRow[]
	/** Moments are written as ISO 8601. */
	createdAt: string
	reportCount: number
	reasons: Record<ReportReason, number>
	lastReportedAt: string
}

const countOfReason = (reason: ReportReason) => `'${reason}', count(*) filter (where reason = '${reason}')`
const countedReasons = sql.raw(`json_build_object(${reportReasons.map(countOfReason).join(', ')})`)

/** Reads those with most reports first, and of them first what has waited longest. */
export async function listReported(
	db: Queryable,
	subjects: readonly CommentSubject[],
	{ limit, offset }: Page,
): Promise<ReportedRow[]> {
	const { rows } = await db.execute<ReportedRow & Record<string, unknown>>(sql`
		with page as (
			select report.comment_id, report.reply_id, count(*)::int as reports, ${countedReasons} as reasons,
				max(report.created_at) as reported_at
			${waiting(subjects)}
			order by reports desc, reported_at, comment_id, reply_id limit ${limit} offset ${offset})
		select page.comment_id as "commentId", page.reply_id as "replyId", subject_type as subject, subject_id as "questionId",
			coalesce(reply.author_id, comment.author_id) as "authorId", coalesce(reply.text, comment.text) as text,
			case when reply.id is null then ${picturesOf('comment.id')} else '[]'::json end as pictures,
			${moment('coalesce(reply.created_at, comment.created_at)')} as "createdAt",
			reports as "reportCount", reasons, ${moment('reported_at')} as "lastReportedAt"
		from page join ${comments} as comment on comment.id = page.comment_id
			left join ${commentReplies} as reply on reply.id = page.reply_id
		order by reports desc, reported_at, page.comment_id, page.reply_id`)
	return rows
}
