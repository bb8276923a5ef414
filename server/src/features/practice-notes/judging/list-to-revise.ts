import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { QuestionToRevise } from '@aravalli/shared/practice-notes/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { paginationOf } from '../../../platform/http/newest-or-page.ts'
import { findAllTitles } from '../find-all-titles.ts'
import type { PracticeSubjects, QuestionTitle } from '../practice-subject.ts'
import { listToRevise as listRows, type RowToRevise } from './tables.ts'

interface ListRequest {
	userId: string
	subjects: PracticeSubjects
	page: number
	limit: number
	language: Language
}

/** Lists what somebody got wrong or did not know, of all kinds of questions, the newest first. */
export async function listToRevise(
	{ db }: Database,
	{ userId, subjects, page, limit, language }: ListRequest,
): Promise<{ data: QuestionToRevise[]; pagination: Pagination }> {
	const wanted = { page, limit, offset: (page - 1) * limit }
	const { rows, total } = await listRows(db, userId, wanted)
	const titleOf = await findAllTitles(db, subjects, rows, language)
	return { data: rows.map((row) => present(row, titleOf(row))), pagination: paginationOf(wanted, total) }
}

/** @param title undefined: the question is not published any more */
function present(row: RowToRevise, title: QuestionTitle | undefined): QuestionToRevise {
	const own = title?.parts?.[row.part]
	// An item may have fewer questions now than when one of them was judged.
	const isGone = title === undefined || (title.parts !== undefined && own === undefined)
	return {
		...row,
		question: isGone ? null : (own ?? title.question),
		about: own === undefined ? null : (title?.question ?? null),
		path: isGone ? null : title.path,
	}
}
