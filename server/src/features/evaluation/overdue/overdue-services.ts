import type { Database } from '../../../platform/database/open-database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

/** Is what raising late evaluations needs. */
export interface OverdueServices {
	database: Database
	jobs: Jobs
	mail: Mail
	/** Is the public origin, without a trailing slash. */
	origin: string
	/** Evaluators return so many copies a day at most, where ADMIN has said nothing else. */
	dailyQuota: number
	now: () => Date
}
