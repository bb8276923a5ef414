import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { ReportedQuestion } from '@aravalli/shared/question-reports/contract'
import { reportedKinds } from '@aravalli/shared/question-reports/report'
import type { ReportServices } from '../report-services.ts'
import { countReported, listReported, type ReportedRow, type ReportState } from './tables.ts'

interface ReportedRequest {
	state: ReportState
	page: number
	limit: number
	/** Questions are named in it. */
	language: Language
}

export async function listReportedQuestions(
	services: ReportServices,
	{ state, page, limit, language }: ReportedRequest,
): Promise<{ data: ReportedQuestion[]; pagination: Pagination }> {
	const { db } = services.database
	const [total, rows] = await Promise.all([
		countReported(db, state),
		listReported(db, state, { limit, offset: (page - 1) * limit }),
	])
	const titleOf = await findTitles(services, rows, language)
	return {
		data: rows.map((row) => ({ ...row, title: titleOf(row) })),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false },
	}
}

type Question = Pick<ReportedRow, 'kind' | 'questionId'>

async function findTitles({ database: { db }, subjects }: ReportServices, rows: Question[], language: Language) {
	const found = await Promise.all(
		reportedKinds.map(async (kind) => {
			const ids = rows.flatMap((row) => (row.kind === kind ? [row.questionId] : []))
			return [kind, await subjects[kind].findTitles(db, ids, language)] as const
		}),
	)
	const titles = new Map(found)
	return ({ kind, questionId }: Question) => titles.get(kind)?.get(questionId)?.question ?? ''
}
