import { addDays } from '@aravalli/shared/india-time'
import { LATE_LOG_DAYS } from '@aravalli/shared/study-log/study-time'
import type { Queryable } from '../../platform/database/open-database.ts'
import { presentDay, presentEntry } from './present-study.ts'
import { findStudy, listEntries } from './tables.ts'

/** Fifty-three weeks: a year, however its first week lies. */
const YEAR_DAYS = 371

/** Tells what somebody studied in a year, for a map of its days, and what can still be taken back. */
export async function getStudyYear(db: Queryable, userId: string, today: string) {
	const { days } = await findStudy(db, userId, addDays(today, 1 - YEAR_DAYS))
	const entries = await listEntries(db, userId, addDays(today, -LATE_LOG_DAYS))
	return { today, days: days.map(presentDay), entries: entries.map(presentEntry) }
}
