import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import { MAX_DAILY_QUESTIONS } from '@aravalli/shared/daily-questions/daily-question'
import { indiaDay } from '@aravalli/shared/india-time'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { insertSchedule, listDailyQuestions } from './tables.ts'

const DAYS_BEFORE = 14
const DAYS_AHEAD = 60
const MOST_QUESTIONS = 100
const DAY_MILLISECONDS = 86_400_000

/**
 * Schedules questions of the demo for two weeks before and two months from now on, where nothing is scheduled.
 * @param wanted questions that have to be on certain days, because sample answers to them were sent
 */
export async function seedDailyQuestions(
	database: Database,
	now: Date,
	wanted: readonly { day: string; questionId: string }[] = [],
): Promise<void> {
	const { items } = await listItems(database.db, answerWritingKind, {
		language: 'english',
		limit: MOST_QUESTIONS,
		offset: 0,
	})
	const first = indiaDay(new Date(now.getTime() - DAYS_BEFORE * DAY_MILLISECONDS))
	const last = indiaDay(new Date(now.getTime() + DAYS_AHEAD * DAY_MILLISECONDS))
	if (items.length === 0 || (await listDailyQuestions(database.db, first, last)).length > 0) return
	const ids = items.map(({ id }) => id)
	const days = Array.from({ length: DAYS_BEFORE + DAYS_AHEAD + 1 }, (_, index) => {
		const day = indiaDay(new Date(now.getTime() + (index - DAYS_BEFORE) * DAY_MILLISECONDS))
		const answered = wanted.filter((one) => one.day === day).map(({ questionId }) => questionId)
		const questionIds = [...new Set([...answered, ...questionsOf(ids, index)])].slice(0, MAX_DAILY_QUESTIONS)
		return { day, questionIds }
	})
	await insertSchedule(database.db, days, null)
}

/** Goes through all questions before one comes again. */
function questionsOf(ids: string[], index: number): string[] {
	const count = Math.min(MAX_DAILY_QUESTIONS, ids.length)
	return Array.from({ length: count }, (_, place) => ids[(index * count + place) % ids.length] ?? '')
}
