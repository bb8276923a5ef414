import type { Language } from '@aravalli/shared/language'
import { type RoutineDay, routineDays, type StrategyItem, type SyllabusTopic } from '@aravalli/shared/strategy/contract'
import type { RoutineDayRow, StrategyItemRow, SyllabusTopicRow } from './tables.ts'

/** Gives the texts of a language, and tells whether they are English in the place of Hindi. */
function textsOf<T>({ english, hindi }: { english: T; hindi: T | null }, language: Language) {
	const isFallback = language === 'hindi' && hindi === null
	return { texts: language === 'hindi' && hindi !== null ? hindi : english, isFallback }
}

export function presentItem(row: StrategyItemRow, language: Language): StrategyItem {
	const { texts, isFallback } = textsOf(row, language)
	const { section, title, description, points } = texts
	return { _id: row.id, section, title, description, points, icon: row.icon, isFallback }
}

export function presentTopic(row: SyllabusTopicRow, language: Language): SyllabusTopic {
	const { texts, isFallback } = textsOf(row, language)
	return { _id: row.id, title: texts.title, points: texts.points, isFallback }
}

export function presentDay(row: RoutineDayRow, language: Language): RoutineDay {
	const { texts, isFallback } = textsOf(row, language)
	const day = routineDays[row.position - 1] ?? 'weekend'
	return { day, paper: row.paper, subjects: texts.subjects, task: texts.task, minutes: row.minutes, isFallback }
}
