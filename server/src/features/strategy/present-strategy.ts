import type { RoutineDay, StrategyItem, SyllabusTopic } from '@aravalli/shared/strategy/contract'
import type { routineKind, strategyKind, topicKind } from '@aravalli/shared/strategy/kinds'
import type { Item } from '../../content/items.ts'

export function presentItem({ id, common, card, isFallback }: Item<typeof strategyKind>): StrategyItem {
	return { _id: id, ...card, icon: common.icon, isFallback }
}

export function presentTopic({ id, card, isFallback }: Item<typeof topicKind>): SyllabusTopic {
	return { _id: id, ...card, isFallback }
}

export function presentDay({ common, card, isFallback }: Item<typeof routineKind>): RoutineDay {
	return { day: common.day, paper: common.paper, minutes: common.minutes, ...card, isFallback }
}
