import type { Database } from '../../platform/database/open-database.ts'

export interface StudyServices {
	database: Database
	now: () => Date
}
