import type { Language } from '@aravalli/shared/language'
import { topicNames, unitNames } from '@aravalli/shared/topic-names'
import { type SyllabusPaper, syllabusUnits, topicIds, topics } from '@aravalli/shared/topics'
import type { UnitOfTopics } from '@aravalli/shared/topics/contract'
import { countTermsOfKinds } from '../../content/counting/tables.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { filed, topicTerm } from './filed-items.ts'

/** Counts the published items of each topic, kinds in their order. */
export async function countByTopic(
	db: Queryable,
	kinds: readonly ServerKind[],
): Promise<Map<string, { kind: string; items: number }[]>> {
	const names = filed(kinds).map(({ kind }) => kind.name)
	const counted = await countTermsOfKinds(db, names, topicTerm(''))
	return new Map(
		topicIds.map((id) => [
			id,
			names.flatMap((kind) => {
				const items = counted.get(kind)?.get(topicTerm(id)) ?? 0
				return items > 0 ? [{ kind, items }] : []
			}),
		]),
	)
}

/** Lists all topics in the order of the syllabus, those without items too. */
export async function listTopics(
	db: Queryable,
	kinds: readonly ServerKind[],
	language: Language,
): Promise<UnitOfTopics[]> {
	const counts = await countByTopic(db, kinds)
	return (Object.keys(syllabusUnits) as SyllabusPaper[]).flatMap((paper) =>
		syllabusUnits[paper].map((unit) => ({
			paper,
			unit,
			name: unitNames[unit][language],
			topics: topicIds
				.filter((id) => topics[id].unit === unit)
				.map((id) => ({ id, name: topicNames[id][language], counts: counts.get(id) ?? [] })),
		})),
	)
}
