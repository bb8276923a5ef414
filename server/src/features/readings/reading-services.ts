import type { Database } from '../../platform/database/open-database.ts'

export interface ReadingServices {
	database: Database
	now: () => Date
}
