import type { Language } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { PushHosts } from '../../platform/push/push-hosts.ts'
import type { VapidKeys } from '../../platform/push/vapid.ts'
import type { NotificationLookups } from './presenting/lookups.ts'

/** Is what telling people needs of others. */
export interface NotificationServices {
	database: Database
	jobs: Jobs
	mail: Mail
	lookups: NotificationLookups
	/** Is the public origin, without a trailing slash. */
	origin: string
	/** The daily mail is sent so many minutes after midnight in India. */
	digestMinutes: number
	/** Are of the settings; null: the product makes its own. */
	vapid: VapidKeys | null
	pushHosts: PushHosts
	/** Finds where mails to an account go; null when it has been closed. */
	findRecipient: (db: Queryable, userId: string) => Promise<{ email: string; language: Language } | null>
	now: () => Date
}
