import type { Language } from '@aravalli/shared/language'
import type { MainsPaper, RoutineDay, StrategyItem, SyllabusTopic } from '@aravalli/shared/strategy/contract'
import type { MainsTab, PrelimsTab } from '@aravalli/shared/strategy/tabs'
import type { UnitOfTopics } from '@aravalli/shared/topics/contract'
import type { ApiClient } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'

/** A page shows this, as the query client asks for it. */
export interface ContentQuery<T> {
	queryKey: readonly unknown[]
	queryFn: () => Promise<T[]>
}

export function prelimsStrategyQuery(api: ApiClient, lang: Language, tab: PrelimsTab): ContentQuery<StrategyItem> {
	const key = 'GET /api/content/prelims-strategy'
	const query = { category: tab, lang }
	return { queryKey: [key, query], queryFn: () => dataOf(api(key, { query })) }
}

export function mainsStrategyQuery(api: ApiClient, lang: Language, tab: MainsTab): ContentQuery<StrategyItem> {
	const key = 'GET /api/content/mains-strategy'
	const query = { category: tab, lang }
	return { queryKey: [key, query], queryFn: () => dataOf(api(key, { query })) }
}

export function prelimsSyllabusQuery(api: ApiClient, lang: Language): ContentQuery<SyllabusTopic> {
	const key = 'GET /api/content/prelims-syllabus'
	return { queryKey: [key, lang], queryFn: () => dataOf(api(key, { query: { lang } })) }
}

export function mainsSyllabusQuery(api: ApiClient, lang: Language): ContentQuery<MainsPaper> {
	const key = 'GET /api/content/mains-syllabus'
	return { queryKey: [key, lang], queryFn: () => dataOf(api(key, { query: { lang } })) }
}

/** Asks for the official division of the mains papers, each unit with its topics. */
export function officialSyllabusQuery(api: ApiClient, lang: Language): ContentQuery<UnitOfTopics> {
	const key = 'GET /api/topics'
	return { queryKey: [key, lang], queryFn: () => dataOf(api(key, { query: { lang } })) }
}

export function routineQuery(api: ApiClient, lang: Language): ContentQuery<RoutineDay> {
	const key = 'GET /api/content/weekly-routine'
	return { queryKey: [key, lang], queryFn: () => dataOf(api(key, { query: { lang } })) }
}
