import type { DatabaseLog } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Gives the operations of this feature what they work with. */
export interface MyDataServices {
	database: Database
	files: Files
	jobs: Jobs
	mail: Mail
	/** Lists every feature that keeps something about people, besides accounts. */
	personalData: readonly PersonalData[]
	/** Names a new temporary file. */
	newPath: () => string
	/** Is the public origin, without a trailing slash. */
	origin: string
	log: Pick<DatabaseLog, 'warn'>
	now: () => Date
	/** A ZIP file that has so many bytes gets no more files; the next ones go into another. */
	partBytes: number
}
