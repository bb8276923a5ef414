import type { Language } from '@aravalli/shared/language'
import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import type { ApiClient } from '#web/lib/api.ts'
import type { PagePath } from './page-stage.ts'
import {
	type ContentQuery,
	mainsStrategyQuery,
	mainsSyllabusQuery,
	officialSyllabusQuery,
	prelimsStrategyQuery,
	prelimsSyllabusQuery,
	routineQuery,
} from './queries.ts'
import { mainsPath, prelimsPath, type TabPagePath, tabPages } from './strategy-links.ts'
import type { StrategySearch } from './strategy-search.ts'

/** Asks for what a tab's own page shows. */
export function tabPageQuery(api: ApiClient, language: Language, path: TabPagePath): ContentQuery<StrategyItem> {
	const page = tabPages[path]
	return page.stage === 'prelims'
		? prelimsStrategyQuery(api, language, page.tab)
		: mainsStrategyQuery(api, language, page.tab)
}

/** Asks for what a page shows, for callers that need not know what it is. */
export function pageQueries(
	api: ApiClient,
	language: Language,
	path: PagePath,
	search: StrategySearch,
): ContentQuery<object>[] {
	const own = pageQuery(api, language, path, search)
	const hasSyllabus = path === '/mains-syllabus' || (path === mainsPath && !search.tab)
	return hasSyllabus ? [officialSyllabusQuery(api, language), own] : [own]
}

/** Asks for what a page's head tells of. */
export function pageQuery(
	api: ApiClient,
	language: Language,
	path: PagePath,
	{ tab, section = mainsTabs[0] }: StrategySearch,
): ContentQuery<object> {
	switch (path) {
		case prelimsPath:
			return prelimsStrategyQuery(api, language, tab ?? prelimsTabs[0])
		case mainsPath:
			return tab ? mainsStrategyQuery(api, language, section) : mainsSyllabusQuery(api, language)
		case '/prelims-syllabus':
			return prelimsSyllabusQuery(api, language)
		case '/mains-syllabus':
			return mainsSyllabusQuery(api, language)
		case '/dmpp-routine':
			return routineQuery(api, language)
		default:
			return tabPageQuery(api, language, path)
	}
}
