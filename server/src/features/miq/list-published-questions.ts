import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { ListedMiqData } from '@aravalli/shared/miq/contract'
import { miqKind } from '@aravalli/shared/miq/kind'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import { facetTerm } from '../../content/index-terms.ts'
import { listSearched } from '../../content/list-searched.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { summariseThreads } from '../comments/public.ts'
import { commentSubject, counters } from './miq-kind.ts'
import { presentCard, presentQuestion } from './present-question.ts'

interface ListRequest {
	page: number
	limit: number
	paperNo: PaperFilter
	search: string
	view: 'full' | 'card'
	language: Language
}

/** Lists a page of published questions, newest first; in full, each as its own call answers it. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ paperNo, language, view, ...wanted }: ListRequest,
): Promise<{ data: ListedMiqData[]; pagination: Pagination }> {
	const category = paperCategoryOf(paperNo)
	const terms = category ? [facetTerm('paperCategory', category)] : []
	const isFull = view === 'full'
	const options = { ...wanted, language, counters, terms, hasBodies: isFull }
	const { items, pagination } = await listSearched(db, miqKind, options)
	if (!isFull) return { data: items.map((item) => presentCard(item, language)), pagination }
	const ids = items.map(({ id }) => id)
	const threads = await summariseThreads(db, commentSubject, ids)
	return {
		data: items.map((item, index) => presentQuestion(item, language, threads[index]?.total ?? 0)),
		pagination,
	}
}
