import type { Database, Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Is what expert sessions need of others. */
export interface SessionServices {
	database: Database
	jobs: Jobs
	mail: Mail
	/** Mails lead there. */
	origin: string
	now: () => Date
	/** Asks for the money of an order back, for whoever paid it, in the transaction of what ends it. */
	requestRefund: (tx: Transaction, asked: { orderId: string; reason: string }) => Promise<void>
	/** Finds by which payment each order was paid. */
	findPaymentIds: (db: Queryable, orderIds: string[]) => Promise<ReadonlyMap<string, string>>
}
