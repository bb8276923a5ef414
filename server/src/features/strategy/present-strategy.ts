import type { Language } from '@aravalli/shared/language'
import { readPointTopics } from '@aravalli/shared/point-topics'
import type { PointTopic, RoutineDay, StrategyItem, SyllabusTopic } from '@aravalli/shared/strategy/contract'
import type { routineKind, strategyKind, topicKind } from '@aravalli/shared/strategy/kinds'
import { topicNames } from '@aravalli/shared/topic-names'
import type { TopicId } from '@aravalli/shared/topics'
import type { Item } from '../../content/items.ts'

export function presentItem({ id, common, card, isFallback }: Item<typeof strategyKind>): StrategyItem {
	return { _id: id, ...card, icon: common.icon, isFallback }
}

type Counts = PointTopic['counts']

/** @param countsOf says what there is to read on a topic */
export function presentTopic(
	{ id, common, card, isFallback }: Item<typeof topicKind>,
	language: Language,
	countsOf: (topic: TopicId) => Counts,
): SyllabusTopic {
	const topics = readPointTopics(common.pointTopics ?? [])
	return {
		_id: id,
		...card,
		pointTopics: card.points.map((_, index) =>
			(topics?.get(index + 1) ?? []).map((topic) => ({
				id: topic,
				name: topicNames[topic][language],
				counts: countsOf(topic),
			})),
		),
		isFallback,
	}
}

export function presentDay({ common, card, isFallback }: Item<typeof routineKind>): RoutineDay {
	return { day: common.day, paper: common.paper, minutes: common.minutes, ...card, isFallback }
}
