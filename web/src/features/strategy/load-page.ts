import { failureText } from '#web/lib/failure-text.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import type { PageFailure } from '#web/lib/page-failure.ts'
import { loadViewer } from '#web/lib/viewer.ts'
import { messages as strategyMessages } from './messages.en.ts'
import { pageQueries } from './page-query.ts'
import type { PagePath } from './page-stage.ts'
import { mainsPath } from './strategy-links.ts'
import type { StrategySearch } from './strategy-search.ts'

/** Makes a page's content ready. Where that fails the rest of the page stands, and says what failed. */
export async function loadPage(context: PageContext, path: PagePath, search: StrategySearch): Promise<PageFailure> {
	const { queryClient, api, language, hasSession } = context
	// Whoever is not signed in is asked to be.
	if (path === mainsPath && !(await loadViewer(queryClient, api, hasSession))) return {}
	try {
		await Promise.all(pageQueries(api, language, path, search).map((query) => loadQuery(queryClient, query)))
		return {}
	} catch (error) {
		return { failure: failureText(error, await textsIn(strategyMessages, language)) }
	}
}
