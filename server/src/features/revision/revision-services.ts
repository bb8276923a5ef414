import type { Database } from '../../platform/database/open-database.ts'

export interface RevisionServices {
	database: Database
	now: () => Date
	/** Gives the newest questions on current affairs, the newest first: the same for all learners, and kept for a while. */
	readFresh: () => Promise<string[]>
}
