import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

export interface CourseServices {
	database: Database
	files: Files
	jobs: Jobs
	now: () => Date
}
