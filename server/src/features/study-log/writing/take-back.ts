import { AppError } from '@aravalli/shared/errors'
import { addDays, indiaDay } from '@aravalli/shared/india-time'
import { LATE_LOG_DAYS } from '@aravalli/shared/study-log/study-time'
import type { StudyServices } from '../study-services.ts'
import { refreshSummary } from './refresh-summary.ts'
import { deleteEntry, lockStudy, setDay, sumEntries } from './tables.ts'

/** Takes back what was logged by hand lately; sums and streak are as if it had never been. @throws AppError `study-log.not-found` */
export async function takeBack({ database, now }: StudyServices, userId: string, entryId: string): Promise<void> {
	const from = addDays(indiaDay(now()), -LATE_LOG_DAYS)
	await database.transaction(async (tx) => {
		await lockStudy(tx, userId)
		const entry = await deleteEntry(tx, userId, { id: entryId, from })
		if (!entry) throw new AppError('study-log.not-found')
		const { minutes, activities } = await sumEntries(tx, userId, entry.day)
		await setDay(tx, userId, { day: entry.day, minutes, activities })
		await refreshSummary(tx, userId)
	})
}
