import type { Transaction } from '../../platform/database/open-database.ts'
import { takeBackNews } from '../notifications/public.ts'
import { accessKey } from './access-key.ts'
import { setCancelledBy } from './tables.ts'

/** Ends what an order has given; that it would end by itself is no news any more. */
export async function cancelByOrder(tx: Transaction, orderId: string, cancelledAt: Date): Promise<void> {
	const ended = await setCancelledBy(tx, orderId, cancelledAt)
	const taken = ended.map((row) => ({ userId: row.userId, keyStart: `${accessKey(row)}${row.id}/` }))
	await takeBackNews(tx, ...taken)
}
