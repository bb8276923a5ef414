import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { KeptUnderProfile } from '@aravalli/shared/practice-notes/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { paginationOf } from '../../platform/http/newest-or-page.ts'
import { findAllTitles } from './find-all-titles.ts'
import type { PracticeSubjects } from './practice-subject.ts'
import { presentUnderProfile } from './present-kept.ts'
import { listKept } from './tables.ts'

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
	const titleOf = await findAllTitles(db, subjects, rows, language)
	return { data: rows.map((row) => presentUnderProfile(row, titleOf(row))), pagination: paginationOf(wanted, total) }
}
