import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import type { PageFailure, PageMissing } from '#web/lib/page-failure.ts'
import { failureTexts } from './failure-texts.ts'
import type { PrelimsSearch } from './list-search.ts'
import { messages as prelimsMessages } from './messages.en.ts'
import type { PrelimsPath } from './prelims-links.ts'
import { filtersQuery, listQuery, questionQuery } from './queries.ts'

/** Makes a sheet or a question ready, and the filters. Where that fails the rest of the page stands, and says what failed. */
export async function loadPage(
	{ queryClient, api, language }: PageContext,
	path: PrelimsPath,
	search: PrelimsSearch,
): Promise<PageFailure & PageMissing> {
	const { question, only } = search
	const content = question
		? loadQuery(queryClient, questionQuery(api, language, question))
		: !only && loadQuery(queryClient, listQuery(api, language, path, search))
	try {
		await Promise.all([loadQuery(queryClient, filtersQuery(api, language, path)), content])
		return {}
	} catch (error) {
		if (question && error instanceof ApiError && error.status === 404) return { isMissing: true }
		return { failure: failureText(error, failureTexts(await textsIn(prelimsMessages, language))) }
	}
}
