import type { Language } from '@aravalli/shared/language'
import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import type { ApiClient } from '#web/lib/api.ts'
import { type ContentQuery, mainsStrategyQuery, prelimsStrategyQuery } from './queries.ts'
import { type TabPagePath, tabPages } from './strategy-links.ts'

/** What a tab's own page shows. */
export function tabPageQuery(api: ApiClient, language: Language, path: TabPagePath): ContentQuery<StrategyItem> {
	const page = tabPages[path]
	return page.stage === 'prelims'
		? prelimsStrategyQuery(api, language, page.tab)
		: mainsStrategyQuery(api, language, page.tab)
}
