import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultRow } from '@aravalli/shared/mains-practice/quiz-contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { paginationOf } from '../../../platform/http/newest-or-page.ts'
import { findTopicNames } from '../tables.ts'
import { presentResultRow } from './present-quiz.ts'
import { listResults } from './tables.ts'

interface ListRequest {
	userId: string
	page: number
	limit: number
	language: Language
}

/** The newest first. */
export async function listOwnResults(
	{ db }: Database,
	{ userId, page, limit, language }: ListRequest,
): Promise<{ data: QuizResultRow[]; pagination: Pagination }> {
	const wanted = { page, limit, offset: (page - 1) * limit }
	const { rows, total } = await listResults(db, userId, wanted)
	const topics = [...new Set(rows.flatMap(({ topic }) => (topic === null ? [] : [topic])))]
	const names = await findTopicNames(db, topics, language)
	return { data: rows.map((row) => presentResultRow(row, names, language)), pagination: paginationOf(wanted, total) }
}
