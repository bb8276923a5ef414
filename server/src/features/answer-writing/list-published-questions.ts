import type { ListedQuestionData } from '@aravalli/shared/answer-writing/contract'
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import { facetTerm } from '../../content/index-terms.ts'
import { listSearched } from '../../content/list-searched.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { summariseThreads } from '../comments/public.ts'
import { presentCard, presentQuestion } from './present-question.ts'
import { commentSubject, counters } from './question-kind.ts'

const noThread = { total: 0, ids: [] }

interface ListRequest {
	page: number
	limit: number
	paperCategory: PaperFilter
	search: string
	view: 'full' | 'card'
	language: Language
}

/** Lists a page of published questions, newest first; in full, each as its own call answers it. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ paperCategory, view, ...wanted }: ListRequest,
): Promise<{ data: ListedQuestionData[]; pagination: Pagination }> {
	const category = paperCategoryOf(paperCategory)
	const terms = category ? [facetTerm('paperCategory', category)] : []
	const isFull = view === 'full'
	const { items, pagination } = await listSearched(db, answerWritingKind, {
		...wanted,
		terms,
		hasBodies: isFull,
		...(isFull && { counters }),
	})
	if (!isFull) return { data: items.map(presentCard), pagination }
	const ids = items.map(({ id }) => id)
	const threads = await summariseThreads(db, commentSubject, ids)
	return { data: items.map((item, index) => presentQuestion(item, threads[index] ?? noThread)), pagination }
}
