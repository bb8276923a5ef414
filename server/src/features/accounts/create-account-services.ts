import type { Env } from '../../env.ts'
import type { AttemptWindows } from '../../platform/attempts/attempt-windows.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { gather } from '../../platform/gather.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { AccountServices } from './account-services.ts'
import { accountMailJob, closedMailJob, sendAccountMail, sendClosedMail } from './mails/account-mail-job.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { resetCodeJob, sendResetCode } from './reset/reset-code-job.ts'
import { findSessions } from './sessions/tables.ts'
import { createSignInLimits } from './sign-in-limits.ts'

interface Given {
	database: Database
	jobs: Jobs
	personalData: readonly PersonalData[]
	mail: Mail
	env: Pick<Env, 'appOrigin' | 'signInLimit'>
	log: Pick<DatabaseLog, 'info' | 'warn'>
	now: () => Date
	windows: AttemptWindows
}

/** Fewer statements at the same time than there are connections: others need some, too. */
const sessionsTogether = { atOnce: 4, most: 100 } as const

/** Puts together what the operations work with, and says who does this feature's jobs. */
export function createAccountServices({
	database,
	jobs,
	personalData,
	mail,
	env,
	log,
	now,
	windows,
}: Given): AccountServices {
	const services: AccountServices = {
		database,
		jobs,
		personalData,
		mail,
		passwords: createPasswordHasher(),
		limits: createSignInLimits(env.signInLimit, windows),
		findSession: gather((tokenHashes) => findSessions(database.db, tokenHashes), sessionsTogether),
		origin: env.appOrigin,
		isSecure: env.appOrigin.startsWith('https:'),
		log,
		now,
	}
	jobs.work(resetCodeJob, (data) => sendResetCode(services, data))
	jobs.work(accountMailJob, (data) => sendAccountMail(services, data))
	jobs.work(closedMailJob, (data) => sendClosedMail(services, data))
	return services
}
