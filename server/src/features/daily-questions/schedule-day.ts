import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import { findCopyQuestions } from './find-copy-questions.ts'
import { takenOut } from './schedule-rule.ts'
import type { ScheduleServices } from './schedule-services.ts'
import { listDailyQuestions, lockDay, replaceDailyQuestions } from './tables.ts'

interface Schedule {
	day: string
	questionIds: readonly string[]
	expected: readonly string[] | null
	userId: string
}

/**
 * Puts questions on a day, in place of those that it had.
 *
 * @throws AppError `question.not-found` (also for one that is not published), `daily.past`, `daily.twice`, `daily.changed`, `daily.answered`
 */
export async function scheduleDay(services: ScheduleServices, schedule: Schedule): Promise<void> {
	const { database, now, findAnswered } = services
	const { day, questionIds, expected, userId } = schedule
	await database.transaction(async (tx) => {
		await lockDay(tx, day)
		const had = (await listDailyQuestions(tx, day, day)).map(({ questionId }) => questionId)
		const gone = takenOut({ today: indiaDay(now()), day, had, expected, wanted: questionIds })
		const found = await findCopyQuestions(tx, questionIds, 'english')
		if (questionIds.some((id) => !found.get(id)?.isPublished && !had.includes(id)))
			throw new AppError('question.not-found')
		if ((await findAnswered(tx, day, gone)).length > 0) throw new AppError('daily.answered')
		await replaceDailyQuestions(tx, { day, questionIds, scheduledBy: userId })
	})
}
