import type { StudySummary } from '@aravalli/shared/study-log/contract'
import type { Queryable } from '../../platform/database/open-database.ts'
import { firstRecentDay, presentSummary } from './present-study.ts'
import { findStudy } from './tables.ts'

/** @param today 'YYYY-MM-DD' in India */
export async function getSummary(db: Queryable, userId: string, today: string): Promise<StudySummary> {
	return presentSummary(await findStudy(db, userId, firstRecentDay(today)), today)
}
