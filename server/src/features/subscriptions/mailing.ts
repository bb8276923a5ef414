import type { Language } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** The name is left out, as in all mails: nobody has proved whose the address is. */
export interface Recipient {
	email: string
	language: Language
}

/** Is what mails about an access need. */
export interface MailingServices {
	database: Database
	jobs: Jobs
	mail: Mail
	/** Is the public origin, without a trailing slash. */
	origin: string
	/** Finds where mails to an account go; null when it has been closed. */
	findRecipient: (db: Queryable, userId: string) => Promise<Recipient | null>
	now: () => Date
}
