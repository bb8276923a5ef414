import type { QuestionCardData } from '@aravalli/shared/answer-writing/contract'
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import { facetTerm } from '../../content/index-terms.ts'
import { listSearched } from '../../content/list-searched.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentCard } from './present-question.ts'

interface ListRequest {
	page: number
	limit: number
	paperCategory: PaperFilter
	search: string
	language: Language
}

/** Lists a page of published questions, newest first. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ paperCategory, ...wanted }: ListRequest,
): Promise<{ data: QuestionCardData[]; pagination: Pagination }> {
	const category = paperCategoryOf(paperCategory)
	const terms = category ? [facetTerm('paperCategory', category)] : []
	const { items, pagination } = await listSearched(db, answerWritingKind, { ...wanted, terms })
	return { data: items.map(presentCard), pagination }
}
