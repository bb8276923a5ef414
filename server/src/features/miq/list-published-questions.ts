import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { MiqCardData } from '@aravalli/shared/miq/contract'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import type { Database } from '../../platform/database/open-database.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { presentCard } from './present-question.ts'
import { listQuestions } from './reading/tables.ts'

interface ListRequest {
	page: number
	limit: number
	paperNo: PaperFilter
	search: string
	language: Language
}

/** Lists a page of published questions, newest first. A search for nothing but punctuation finds nothing. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ page, limit, paperNo, search, language }: ListRequest,
): Promise<{ data: MiqCardData[]; pagination: Pagination }> {
	const words = searchWords(search)
	const isForNothing = search.trim() !== '' && words.length === 0
	const { rows, total, isTotalCapped } = isForNothing
		? { rows: [], total: 0, isTotalCapped: false }
		: await listQuestions(db, {
				language,
				category: paperCategoryOf(paperNo),
				words,
				limit,
				offset: (page - 1) * limit,
			})
	return {
		data: rows.map((row) => presentCard(row, language)),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped },
	}
}
