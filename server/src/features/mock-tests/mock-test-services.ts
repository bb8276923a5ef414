import type { Database } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

export interface MockTestServices {
	database: Database
	jobs: Jobs
	now: () => Date
}
