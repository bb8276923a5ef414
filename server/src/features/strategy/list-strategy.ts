import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { MainsPaper, RoutineDay, StrategyItem, SyllabusTopic } from '@aravalli/shared/strategy/contract'
import { routineKind, strategyKind, topicKind } from '@aravalli/shared/strategy/kinds'
import { routineDays, type StageTab, syllabusPapers } from '@aravalli/shared/strategy/values'
import { facetTerm } from '../../content/index-terms.ts'
import { type Item, listItems } from '../../content/items.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { countByTopic } from '../topics/public.ts'
import { presentDay, presentItem, presentTopic } from './present-strategy.ts'

/** Nobody writes so many: the lists are whole. */
const MOST = 1000

async function listWhole<K extends Kind>(
	{ db }: Database,
	kind: K,
	language: Language,
	alternatives: string[][] = [],
): Promise<Item<K>[]> {
	const { items } = await listItems(db, kind, { language, alternatives, limit: MOST, offset: 0 })
	return items
}

/** Whoever asks for the Mains has been admitted before (`admit-reader.ts`). */
export async function listStrategy(database: Database, tab: StageTab, language: Language): Promise<StrategyItem[]> {
	const items = await listWhole(database, strategyKind, language, [[facetTerm('tab', tab)]])
	return items.map(presentItem)
}

const termsOf = (papers: readonly string[]) => [papers.map((paper) => facetTerm('paper', paper))]

type Kinds = readonly ServerKind[]

export async function listPrelimsSyllabus(
	database: Database,
	kinds: Kinds,
	language: Language,
): Promise<SyllabusTopic[]> {
	const [topics, counts] = await Promise.all([
		listWhole(database, topicKind, language, termsOf(['PRELIMS'])),
		countByTopic(database.db, kinds),
	])
	return topics.map((topic) => presentTopic(topic, language, (id) => counts.get(id) ?? []))
}

/** Lists the papers that have topics. */
export async function listMainsSyllabus(database: Database, kinds: Kinds, language: Language): Promise<MainsPaper[]> {
	const [found, counts] = await Promise.all([
		listWhole(database, topicKind, language, termsOf(syllabusPapers)),
		countByTopic(database.db, kinds),
	])
	const papers = syllabusPapers.map((paper) => ({
		paper,
		topics: found
			.filter(({ common }) => common.paper === paper)
			// No topic of the Mains is published without one, so the 0 is never seen.
			.map((topic) => ({
				...presentTopic(topic, language, (id) => counts.get(id) ?? []),
				weightagePercent: topic.common.weightagePercent ?? 0,
			})),
	}))
	return papers.filter(({ topics }) => topics.length > 0)
}

/** Lists the days from Monday to the weekend. Of two entries for a day it has the one that was published last. */
export async function listRoutine(database: Database, language: Language): Promise<RoutineDay[]> {
	const entries = await listWhole(database, routineKind, language)
	return routineDays.flatMap((day) => {
		const entry = entries.find(({ common }) => common.day === day)
		return entry ? [presentDay(entry)] : []
	})
}
