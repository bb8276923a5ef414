import { AppError } from '@aravalli/shared/errors'
import { insertLedgerEntry } from '../ledger/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import { soldOrder } from './sold-order.ts'
import { fulfilOrder, isOrder, lockOrder, type OrderRow } from './tables.ts'

/** Grants an order that costs nothing: no provider, no receipt. Twenty clicks grant once. */
export async function grantFree(services: PaymentServices, { id }: OrderRow): Promise<OrderRow> {
	return services.database.transaction(async (tx) => {
		const order = await lockOrder(tx, isOrder(id))
		if (order?.pricePaise !== 0) throw new AppError('payment.order-failed')
		if (order.status === 'paid') return order
		const at = services.now()
		const granted = await sellerOf(services, order.kind).grant(tx, soldOrder(order), at)
		if (!granted) throw new AppError('payment.order-failed')
		await fulfilOrder(tx, id, null, at)
		await insertLedgerEntry(tx, {
			at,
			actor: `user:${order.userId}`,
			subject: 'order',
			subjectId: id,
			orderId: id,
			what: 'granted',
			before: { status: order.status },
			after: { status: 'paid', subscriptionId: granted.subscriptionId, validTill: granted.validTill },
			why: 'it is free',
		})
		return { ...order, status: 'paid', fulfilledAt: at, heldUntil: null }
	})
}
