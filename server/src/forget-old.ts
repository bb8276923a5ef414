import { forgetEnded } from './features/accounts/public.ts'
import { forgetUnpaidBookings } from './features/expert-sessions/public.ts'
import { forgetSentLongAgo } from './features/inquiries/public.ts'
import { forgetExports } from './features/my-data/public.ts'
import { forgetNotifications } from './features/notifications/public.ts'
import { forgetExited } from './features/quizzes/public.ts'
import { forgetActivities } from './features/study-log/public.ts'
import { forgetWindows } from './platform/attempts/forget-windows.ts'
import type { Forget } from './platform/database/forget.ts'
import type { Database } from './platform/database/open-database.ts'
import { defineJob, type Jobs } from './platform/jobs/jobs.ts'

/** All that is deleted by itself when its time is over; the privacy policy names the periods. */
const everything: readonly Forget[] = [
	...forgetEnded,
	forgetExited,
	forgetExports,
	forgetNotifications,
	forgetSentLongAgo,
	forgetUnpaidBookings,
	forgetActivities,
	forgetWindows,
]

const forgetOldJob = defineJob<Record<string, never>>('data.forget-old')

const EVERY_MINUTES = 60

/** A statement is short with so many, also on the embedded database, where everybody waits for it. */
const AT_ONCE = 1_000

interface Given {
	database: Database
	jobs: Jobs
	now: () => Date
}

/** Has it done again and again, by one of all processes. Call it before the jobs start. */
export function forgetOldRegularly({ database, jobs, now }: Given): void {
	jobs.work(forgetOldJob, () => forgetOld(database, now()))
	jobs.every(forgetOldJob, EVERY_MINUTES)
}

export async function forgetOld({ db }: Database, now: Date, atOnce = AT_ONCE): Promise<void> {
	for (const forget of everything) while ((await forget(db, now, atOnce)) === atOnce);
}
