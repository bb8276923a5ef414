import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { historyQuery } from './history-query.ts'
import type { HistorySearch } from './history-search.ts'
import { messages as historyMessages } from './messages.en.ts'

/** A failure is shown in the page, with the way to try again. */
export async function loadHistory({ queryClient, api, language }: PageContext, search: HistorySearch) {
	const [{ title }] = await Promise.all([
		textsIn(historyMessages, language),
		loadQuery(queryClient, historyQuery(api, language, search)).catch(() => undefined),
	])
	return { title }
}
