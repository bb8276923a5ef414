import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentResultRows } from './present-quiz.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { listResults } from './tables.ts'

interface ListRequest {
	userId: string
	page: number
	limit: number
	language: Language
}

/** Lists the newest first. */
export async function listOwnResults(
	{ db }: Database,
	kinds: QuizKinds,
	{ userId, page, limit, language }: ListRequest,
): Promise<{ data: QuizResultRow[]; pagination: Pagination }> {
	const wanted = { page, limit, offset: (page - 1) * limit }
	const { rows, total } = await listResults(db, userId, wanted)
	return { data: await presentResultRows(db, kinds, rows, language), pagination: paginationOf(wanted, total) }
}
