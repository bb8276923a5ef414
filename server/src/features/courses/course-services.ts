import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'

export interface CourseServices {
	database: Database
	files: Files
	now: () => Date
}
