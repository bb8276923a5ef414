import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SessionOfUser } from './sessions/tables.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** Gives the operations of this feature what they work with. */
export interface AccountServices {
	database: Database
	jobs: Jobs
	mail: Mail
	passwords: PasswordHasher
	limits: SignInLimits
	/** Requests that come at the same time ask for their sessions together. */
	findSession: (tokenHash: string) => Promise<SessionOfUser | null>
	/** Lists every feature that keeps something about people, so that an export or a closed account forgets none. */
	personalData: readonly PersonalData[]
	/** Links in mails begin with the public origin. */
	origin: string
	/** It is true where the origin is https: cookies are then never sent over anything else. */
	isSecure: boolean
	log: Pick<DatabaseLog, 'info' | 'warn'>
	now: () => Date
}
