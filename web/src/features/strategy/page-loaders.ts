import type { PageFailure } from '#web/lib/page-failure.ts'
import { loadViewer } from '#web/lib/viewer.ts'
import { loadContent } from './load-content.ts'
import {
	mainsStrategyQuery,
	mainsSyllabusQuery,
	prelimsStrategyQuery,
	prelimsSyllabusQuery,
	routineQuery,
} from './queries.ts'
import type { PageContext } from './strategy-head.ts'
import { readMainsSearch, readPrelimsSearch, type TabPagePath } from './strategy-links.ts'
import { tabPageQuery } from './tab-page-query.ts'

/** What the routes load. Apart from them, because a route's own code comes with every page. */

export function loadPrelimsStrategy(context: PageContext, search: { tab?: unknown }): Promise<PageFailure> {
	return loadContent(context, prelimsStrategyQuery(context.api, context.language, readPrelimsSearch(search)))
}

export function loadTabPage(context: PageContext, path: TabPagePath): Promise<PageFailure> {
	return loadContent(context, tabPageQuery(context.api, context.language, path))
}

export function loadPrelimsSyllabus(context: PageContext): Promise<PageFailure> {
	return loadContent(context, prelimsSyllabusQuery(context.api, context.language))
}

export function loadMainsSyllabus(context: PageContext): Promise<PageFailure> {
	return loadContent(context, mainsSyllabusQuery(context.api, context.language))
}

export function loadRoutine(context: PageContext): Promise<PageFailure> {
	return loadContent(context, routineQuery(context.api, context.language))
}

/** Nothing for whoever is not signed in, who is asked to. */
export async function loadMainsStrategy(
	context: PageContext & { hasSession: boolean },
	search: { tab?: unknown; section?: unknown },
): Promise<PageFailure> {
	const { queryClient, api, language, hasSession } = context
	const viewer = await loadViewer(queryClient, api, hasSession)
	if (!viewer) return {}
	const { part, section } = readMainsSearch(search)
	return part === 'syllabus'
		? loadMainsSyllabus(context)
		: loadContent(context, mainsStrategyQuery(api, language, section))
}
