import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { MiqCardData } from '@aravalli/shared/miq/contract'
import { miqKind } from '@aravalli/shared/miq/kind'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import { facetTerm } from '../../content/index-terms.ts'
import { listSearched } from '../../content/list-searched.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { counters } from './miq-kind.ts'
import { presentCard } from './present-question.ts'

interface ListRequest {
	page: number
	limit: number
	paperNo: PaperFilter
	search: string
	language: Language
}

/** Lists a page of published questions, newest first. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ paperNo, language, ...wanted }: ListRequest,
): Promise<{ data: MiqCardData[]; pagination: Pagination }> {
	const category = paperCategoryOf(paperNo)
	const terms = category ? [facetTerm('paperCategory', category)] : []
	const { items, pagination } = await listSearched(db, miqKind, { ...wanted, language, counters, terms })
	return { data: items.map((item) => presentCard(item, language)), pagination }
}
