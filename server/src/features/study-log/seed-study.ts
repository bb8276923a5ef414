import type { Database } from '../../platform/database/open-database.ts'
import { logStudy } from './writing/log-study.ts'

/** Are the hours of the days before the first start, the last one yesterday. A day without hours breaks the streak. */
const hours = [2, 1.5, 2.5, 0, 3, 1, 2, 2.5, 1, 3.5, 2, 1.5, 3]

const ACTIVITIES = 3
const DAY_MILLISECONDS = 86_400_000

/** Gives somebody of the demo some days of study, as they would have logged them. */
export async function seedStudy(database: Database, userId: string, now: Date): Promise<void> {
	for (const [index, hoursStudied] of hours.entries()) {
		if (hoursStudied === 0) continue
		const day = new Date(now.getTime() - (hours.length - index) * DAY_MILLISECONDS)
		const sent = { userId, hoursStudied, activitiesCompleted: ACTIVITIES, studiedOn: undefined }
		// A start that is repeated after a crash stores each day once.
		await logStudy({ database, now: () => day }, { ...sent, idempotencyKey: `demo-${index}` })
	}
}
