import type { QuestionReportReason, ReportedKind, ReportOutcome } from '@aravalli/shared/question-reports/report'
import {
	questionReportReasons,
	REPORT_TEXT_MAX,
	reportedKinds,
	reportOutcomes,
} from '@aravalli/shared/question-reports/report'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SqlPart } from '../../platform/database/database.ts'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** The accounts are referred to in the migration: the tables of accounts are another feature's. */
export const questionReports = pgTable(
	'question_reports',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		kind: plainText().$type<ReportedKind>().notNull(),
		questionId: plainText('question_id').notNull(),
		reason: text().$type<QuestionReportReason>().notNull(),
		text: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		/** It is null, like the outcome, while the report is open. */
		resolvedAt: timestamp('resolved_at', { withTimezone: true }),
		/** It is null too where whoever has closed it is gone. */
		resolvedBy: text('resolved_by'),
		outcome: text().$type<ReportOutcome>(),
	},
	(table) => [
		uniqueIndex('question_reports_once')
			.on(table.userId, table.kind, table.questionId)
			.where(sql`${table.resolvedAt} is null`),
		index('question_reports_open').on(table.kind, table.questionId).where(sql`${table.resolvedAt} is null`),
		index('question_reports_closed').on(table.resolvedAt).where(sql`${table.resolvedAt} is not null`),
		index('question_reports_of').on(table.userId, table.createdAt),
		index('question_reports_resolved_by').on(table.resolvedBy).where(sql`${table.resolvedBy} is not null`),
		check('question_reports_kind', sql`${table.kind} in (${quoted(reportedKinds)})`),
		check('question_reports_reason', sql`${table.reason} in (${quoted(questionReportReasons)})`),
		// Letters with a nukta take more of them as they are stored.
		check('question_reports_text', sql`char_length(${table.text}) <= ${sql.raw(String(2 * REPORT_TEXT_MAX))}`),
		check('question_reports_outcome', sql`${table.outcome} in (${quoted(reportOutcomes)})`),
		check('question_reports_resolved', sql`num_nulls(${table.resolvedAt}, ${table.outcome}) in (0, 2)`),
	],
)

export interface NewReport {
	id: string
	userId: string
	kind: ReportedKind
	questionId: string
	reason: QuestionReportReason
	text: string
	createdAt: Date
}

/** @param isOpen is a condition of SQL */
export async function isOpenQuestion(db: Queryable, isOpen: SqlPart): Promise<boolean> {
	const { rows } = await db.execute<{ isOpen: boolean }>(sql`select ${isOpen} as "isOpen"`)
	return rows[0]?.isOpen ?? false
}

/** Puts a report in the place of the same person's open one. @throws the driver's error 23503 for an account that is gone */
export async function upsertReport(db: Queryable, report: NewReport): Promise<void> {
	const { reason, text: said, createdAt } = report
	await db
		.insert(questionReports)
		.values(report)
		.onConflictDoUpdate({
			target: [questionReports.userId, questionReports.kind, questionReports.questionId],
			targetWhere: sql`resolved_at is null`,
			set: { reason, text: said, createdAt },
		})
}

/**
 * Closes the open reports of a question that came until a moment, which is exact to the millisecond.
 * @returns them, with whoever sent them
 */
export async function closeReports(
	tx: Transaction,
	{ kind, questionId, until, ...closed }: Closing,
): Promise<{ id: string; userId: string }[]> {
	return tx
		.update(questionReports)
		.set(closed)
		.where(sql`kind = ${kind} and question_id = ${questionId} and resolved_at is null
			and date_trunc('milliseconds', created_at) <= ${until}::timestamptz`)
		.returning({ id: questionReports.id, userId: questionReports.userId })
}

interface Closing {
	kind: ReportedKind
	questionId: string
	/** Is written as ISO 8601. */
	until: string
	outcome: ReportOutcome
	resolvedAt: Date
	resolvedBy: string
}

/** Lists all that somebody has reported, the oldest first. */
export async function listReportsOf(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select kind, question_id as "questionId", reason, text, created_at as "createdAt", resolved_at as "resolvedAt", outcome
		from ${questionReports} where user_id = ${userId} order by created_at, id`)
	return rows
}

/** Deletes what somebody has reported; what they have closed for others stays closed, by nobody. */
export async function deleteReportsOf(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${questionReports} where user_id = ${userId}`)
	await tx.execute(sql`update ${questionReports} set resolved_by = null where resolved_by = ${userId}`)
}
