import type { Transaction } from '../../../platform/database/open-database.ts'
import { insertLedgerEntry } from '../ledger/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import { lapseOrder, lockOverdueOrders, type OrderRow } from './tables.ts'

/** Is the number of orders that lapse in one transaction: short, also on the embedded database, where everybody waits for it. */
const AT_ONCE = 50

/** Gives back what an open order holds. It must be locked; a payment that comes all the same still finds it. */
export async function lapse(services: PaymentServices, tx: Transaction, order: OrderRow, why: string): Promise<void> {
	await lapseOrder(tx, order.id)
	await sellerOf(services, order.kind).release(tx, order.id)
	await insertLedgerEntry(tx, {
		at: services.now(),
		actor: 'system',
		subject: 'order',
		subjectId: order.id,
		orderId: order.id,
		what: 'lapsed',
		before: { status: order.status },
		after: { status: 'lapsed' },
		why,
	})
}

/** Lapses all orders whose hold is over. */
export async function lapseOrders(services: PaymentServices): Promise<void> {
	for (;;) {
		const lapsed = await services.database.transaction(async (tx) => {
			const overdue = await lockOverdueOrders(tx, services.now(), AT_ONCE)
			for (const order of overdue) await lapse(services, tx, order, 'it was not paid in time')
			return overdue.length
		})
		if (lapsed < AT_ONCE) return
	}
}
