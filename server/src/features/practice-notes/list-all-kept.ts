import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { KeptUnderProfile } from '@aravalli/shared/practice-notes/contract'
import { practiceTypes } from '@aravalli/shared/practice-notes/practice-note'
import type { Database } from '../../platform/database/open-database.ts'
import { paginationOf } from '../../platform/http/newest-or-page.ts'
import type { PracticeSubjects, QuestionTitle } from './practice-subject.ts'
import { presentUnderProfile } from './present-kept.ts'
import { type KeptRow, listKept } from './tables.ts'

interface ListRequest {
	userId: string
	subjects: PracticeSubjects
	page: number
	limit: number
	language: Language
}

/** Lists all that somebody keeps, question by question, the newest first. */
export async function listAllKept(
	{ db }: Database,
	{ userId, subjects, page, limit, language }: ListRequest,
): Promise<{ data: KeptUnderProfile[]; pagination: Pagination }> {
	const wanted = { page, limit, offset: (page - 1) * limit }
	const { rows, total } = await listKept(db, userId, wanted)
	const titles = new Map<string, QuestionTitle>()
	for (const type of practiceTypes) {
		const ids = rows.filter(({ questionType }) => questionType === type).flatMap(({ questionId }) => questionId ?? [])
		if (ids.length === 0) continue
		for (const [id, title] of await subjects[type].findTitles(db, ids, language)) titles.set(`${type} ${id}`, title)
	}
	const titleOf = ({ questionType, questionId }: KeptRow) => titles.get(`${questionType} ${questionId}`)
	return { data: rows.map((row) => presentUnderProfile(row, titleOf(row))), pagination: paginationOf(wanted, total) }
}
