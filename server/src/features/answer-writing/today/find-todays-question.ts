import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import { placeOfToday } from '@aravalli/shared/answer-writing/today'
import type { TodaysQuestion } from '@aravalli/shared/answer-writing/today-contract'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { todaysPaper } from '@aravalli/shared/routine-paper'
import { facetTerm } from '../../../content/index-terms.ts'
import { listItems } from '../../../content/items.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { presentCard } from '../present-question.ts'

export async function findTodaysQuestion({ db }: Database, now: Date, language: Language): Promise<TodaysQuestion> {
	const paperCategory = todaysPaper(now)
	const terms = [facetTerm('paperCategory', paperCategory)]
	const at = (offset: number) => listItems(db, answerWritingKind, { language, terms, limit: 1, offset })
	const newest = await at(0)
	const place = placeOfToday(newest.items[0]?.listedOn ?? null, newest.total, now)
	const [item] = (place === 0 ? newest : await at(place)).items
	return { day: indiaDay(now), paperCategory, question: item ? presentCard(item) : null }
}
