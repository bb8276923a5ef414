import {
	type QuestionReportReason,
	questionReportReasons,
	type ReportedKind,
	type ReportOutcome,
} from '@aravalli/shared/question-reports/report'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { questionReports } from '../tables.ts'

const isOf = { open: sql`resolved_at is null`, closed: sql`resolved_at is not null` }

export type ReportState = keyof typeof isOf

/** Counts questions with reports of this state. @param most up to which is counted */
export async function countReported(
	db: Queryable,
	state: ReportState,
	most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
	const { rows } = await db.execute<{ total: number }>(sql`
		select count(*)::int as total from (
			select from ${questionReports} where ${isOf[state]} group by kind, question_id limit ${most}) as reported`)
	return rows[0]?.total ?? 0
}

export interface ReportedRow {
	kind: ReportedKind
	questionId: string
	reportCount: number
	reasons: Record<QuestionReportReason, number>
	/** Moments are written as ISO 8601. */
	lastReportedAt: string
	reports: { reason: QuestionReportReason; text: string; createdAt: string; outcome: ReportOutcome | null }[]
}

/** Of each question so many reports are shown. */
const SHOWN = 20

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const countOfReason = (reason: string) => `'${reason}', count(*) filter (where reason = '${reason}')`
const countedReasons = sql.raw(`json_build_object(${questionReportReasons.map(countOfReason).join(', ')})`)

/** Reads questions with reports of this state, the last reported first. */
export async function listReported(
	db: Queryable,
	state: ReportState,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ReportedRow[]> {
	const { rows } = await db.execute<ReportedRow & Record<string, unknown>>(sql`
		with page as (
			select kind, question_id, count(*)::int as reports, ${countedReasons} as reasons, max(created_at) as reported_at
			from ${questionReports} where ${isOf[state]}
			group by kind, question_id order by reported_at desc, question_id limit ${limit} offset ${offset})
		select kind, question_id as "questionId", reports as "reportCount", reasons,
			${moment('reported_at')} as "lastReportedAt",
			(select json_agg(json_build_object('reason', reason, 'text', text, 'createdAt', ${moment('created_at')},
				'outcome', outcome) order by created_at desc, id)
				from (select * from ${questionReports} as own
					where own.kind = page.kind and own.question_id = page.question_id and ${isOf[state]}
					order by created_at desc, id limit ${SHOWN}) as newest) as reports
		from page order by reported_at desc, question_id`)
	return rows
}
