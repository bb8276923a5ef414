import { AppError } from '@aravalli/shared/errors'
import { type ReportOutcome, reportedKinds } from '@aravalli/shared/question-reports/report'
import { notify } from '../../notifications/public.ts'
import type { ReportServices } from '../report-services.ts'
import { closeReports } from '../tables.ts'

interface Closed {
	editorId: string
	/** May be any word: it stands in the address. */
	kind: string
	questionId: string
	outcome: ReportOutcome
	/** Is written as ISO 8601: reports that came later stay open. */
	until: string
}

/**
 * Closes what was reported about a question, and tells each who reported it.
 *
 * @returns how many reports were closed
 * @throws AppError `question-report.not-found` where none was open
 */
export async function closeQuestionReports(
	{ database, jobs, subjects, now }: ReportServices,
	{ editorId, kind: named, questionId, outcome, until }: Closed,
): Promise<number> {
	const kind = reportedKinds.find((known) => known === named)
	if (!kind || !subjects[kind].isPossibleId(questionId)) throw new AppError('question-report.not-found')
	return database.transaction(async (tx) => {
		const closing = { kind, questionId, until, outcome, resolvedAt: now(), resolvedBy: editorId }
		const closed = await closeReports(tx, closing)
		if (closed.length === 0) throw new AppError('question-report.not-found')
		const about = { on: kind, onId: questionId, outcome }
		// Two editors at once tell people in the same order, so that neither waits for the other.
		for (const { id, userId } of closed.toSorted((one, other) => (one.userId < other.userId ? -1 : 1))) {
			await notify({ jobs }, tx, { userId, key: `question-report/${id}`, kind: 'question-report', about })
		}
		return closed.length
	})
}
