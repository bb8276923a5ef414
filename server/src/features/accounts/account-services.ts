import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** What the operations of this feature work with. */
export interface AccountServices {
	database: Database
	jobs: Jobs
	files: Files
	mail: Mail
	passwords: PasswordHasher
	limits: SignInLimits
	/** The public origin, for links in mails. */
	origin: string
	/** Whether it is https: cookies are then never sent over anything else. */
	isSecure: boolean
	log: Pick<DatabaseLog, 'info' | 'warn'>
	now: () => Date
}
