import type { Queryable } from '../../../platform/database/open-database.ts'
import { searchPeople } from '../../accounts/public.ts'
import { findPaymentOfReceipt } from '../../receipts/public.ts'
import { findOrderIds, type Wanted } from './tables.ts'

/**
 * Finds whose and which orders a search means: a name or an address, in part; or the whole number of an order, a payment, a refund or a
 * receipt.
 */
export async function findWanted(db: Queryable, search: string): Promise<Wanted> {
	const words = search.trim()
	if (words === '') return null
	const paymentId = await findPaymentOfReceipt(db, words)
	const [orderIds, userIds] = await Promise.all([findOrderIds(db, paymentId ?? words), searchPeople(db, words)])
	return { userIds, orderIds }
}
