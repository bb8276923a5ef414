import { runsOf } from '@aravalli/shared/study-log/streak'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { listAllDays, setSummary } from './tables.ts'

/** Counts somebody's study days anew: whatever changed, the sums and the streak are those of the days. The learner must be locked. */
export async function refreshSummary(tx: Transaction, userId: string): Promise<void> {
	const { days, minutes, activities } = await listAllDays(tx, userId)
	const { last, longest } = runsOf(days)
	await setSummary(tx, userId, {
		lastDay: days.at(-1) ?? null,
		lastRun: last,
		longestRun: longest,
		days: days.length,
		minutes,
		activities,
	})
}
