import type { ScheduledDay } from '@aravalli/shared/daily-questions/contract'
import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { findCopyQuestions } from './find-copy-questions.ts'
import type { ScheduleServices } from './schedule-services.ts'
import { listDailyQuestions } from './tables.ts'

const DAYS = 14
const DAY_MILLISECONDS = 86_400_000

/** Lists fourteen days from `from` on, also those without questions. */
export async function listDays(
	{ database: { db }, now, closingMinutes }: ScheduleServices,
	from: string | undefined,
	language: Language,
): Promise<ScheduledDay[]> {
	const days = daysFrom(from ?? indiaDay(now()))
	const rows = await listDailyQuestions(db, days[0] ?? '', days.at(-1) ?? '')
	const ids = rows.map(({ questionId }) => questionId)
	const questions = await findCopyQuestions(db, ids, language)
	return days.map((day) => ({
		day,
		questions: rows
			.filter((row) => row.day === day)
			.flatMap(({ questionId }) => questions.get(questionId)?.question ?? []),
		isClosed: closingOf(day, closingMinutes) <= now(),
	}))
}

function daysFrom(first: string): string[] {
	const start = Date.parse(`${first}T00:00:00Z`)
	return Array.from({ length: DAYS }, (_, index) =>
		new Date(start + index * DAY_MILLISECONDS).toISOString().slice(0, 10),
	)
}
