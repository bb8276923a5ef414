import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { MainsTab } from '@aravalli/shared/mains-practice/mains-question'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import type { Database } from '../../platform/database/open-database.ts'
import { newestOrPage, paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentQuestion } from './present-question.ts'
import { listQuestions } from './tables.ts'

interface ListRequest {
	tab?: MainsTab | undefined
	year?: number | undefined
	subject?: MainsSubject | undefined
	topic?: string | undefined
	translations: 'true' | 'false'
	page?: number | undefined
	limit?: number | undefined
	language: Language
}

/** Lists published questions, the newest year first; without a page the newest 200. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ tab, year, subject, topic, translations, language, ...wanted }: ListRequest,
): Promise<{ data: MainsQuestionData[]; pagination: Pagination }> {
	const page = newestOrPage(wanted)
	const filters = {
		isMostImportant: tab === 'miq',
		year: year ?? null,
		subject: subject ?? null,
		topicId: topic ?? null,
	}
	const { rows, total } = await listQuestions(db, filters, page)
	return {
		data: rows.map((row) => presentQuestion(row, language, translations === 'true')),
		pagination: paginationOf(page, total),
	}
}
