import type { QuestionCardData } from '@aravalli/shared/answer-writing/contract'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import type { Database } from '../../platform/database/open-database.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { presentCard } from './present-question.ts'
import { listQuestions } from './tables.ts'

interface ListRequest {
	page: number
	limit: number
	paperCategory: PaperFilter
	search: string
	language: Language
}

/** Lists a page of published questions, newest first. A search for nothing but punctuation finds nothing. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ page, limit, paperCategory, search, language }: ListRequest,
): Promise<{ data: QuestionCardData[]; pagination: Pagination }> {
	const isSearch = search.trim() !== ''
	const words = isSearch ? searchWords(search) : []
	const found =
		isSearch && words.length === 0
			? { rows: [], total: 0, isTotalCapped: false }
			: await listQuestions(db, {
					language,
					category: paperCategoryOf(paperCategory),
					words,
					limit,
					offset: (page - 1) * limit,
				})
	const { rows, total, isTotalCapped } = found
	return {
		data: rows.map(presentCard),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped },
	}
}
