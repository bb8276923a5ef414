import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** What the operations of this feature work with. */
export interface AccountServices {
	database: Database
	jobs: Jobs
	mail: Mail
	passwords: PasswordHasher
	limits: SignInLimits
	/** Of all features that keep something about people. */
	personalData: readonly PersonalData[]
	/** The public origin, for links in mails. */
	origin: string
	/** Whether it is https: cookies are then never sent over anything else. */
	isSecure: boolean
	log: Pick<DatabaseLog, 'info' | 'warn'>
	now: () => Date
}
