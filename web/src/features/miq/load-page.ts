import type { MiqData } from '@aravalli/shared/miq/contract'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import type { ListSearch } from './list-search.ts'
import { isSearchTooLong, listQuery, questionQuery } from './queries.ts'

export async function loadList({ queryClient, api, language }: PageContext, list: ListSearch): Promise<void> {
	if (!isSearchTooLong(list.search)) await loadQuery(queryClient, listQuery(api, language, list))
}

/** Makes a question ready. @throws a not-found where there is none */
export async function loadQuestion({ queryClient, api, language }: PageContext, questionId: string) {
	try {
		const answer = await loadQuery(queryClient, questionQuery(api, language, questionId))
		return { question: answer && headOf(answer.data) }
	} catch (error) {
		throw error instanceof ApiError && error.status === 404 ? notFound() : error
	}
}

/** The head says this of a question. */
function headOf({ questions, paperNo, isFallback }: MiqData) {
	return { questions: questions.slice(0, 1), paperNo, isFallback }
}
