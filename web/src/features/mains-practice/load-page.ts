import { failureText } from '#web/lib/failure-text.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import type { PageFailure } from '#web/lib/page-failure.ts'
import { failureTexts } from './list-failure-texts.ts'
import type { MainsSearch } from './list-search.ts'
import { messages as mainsMessages } from './messages.en.ts'
import { filtersQuery, listQuery } from './queries.ts'

/** Makes a list and its filters ready. Where that fails the rest of the page stands, and says what failed. */
export async function loadPage({ queryClient, api, language }: PageContext, search: MainsSearch): Promise<PageFailure> {
	try {
		await Promise.all([
			loadQuery(queryClient, filtersQuery(api, language, search)),
			loadQuery(queryClient, listQuery(api, language, search)),
		])
		return {}
	} catch (error) {
		return { failure: failureText(error, failureTexts(await textsIn(mainsMessages, language))) }
	}
}
