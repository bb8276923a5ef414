import type { PurchaseKind } from '@aravalli/shared/payments/payment'
import type { Env } from '../../env.ts'
import type { Database, DatabaseLog, Queryable } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import type { Seller } from './seller.ts'

export interface Buyer {
	name: string
	email: string
	phoneNumber: string
}

export interface PaymentServices {
	database: Database
	jobs: Jobs
	log: DatabaseLog
	/** It is null where nobody can pay. */
	provider: PaymentProvider | null
	sellers: readonly Seller[]
	/** Finds whose account it is; null when it has been closed. */
	findBuyer: (db: Queryable, userId: string) => Promise<Buyer | null>
	gst: Env['gst']
	reconcile: { everySeconds: number; afterSeconds: number }
	now: () => Date
}

export function sellerOf({ sellers }: Pick<PaymentServices, 'sellers'>, kind: PurchaseKind): Seller {
	const seller = sellers.find((one) => one.kind === kind)
	if (!seller) throw new Error(`Nobody sells ${kind}.`)
	return seller
}
