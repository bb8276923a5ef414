import { rupeesOf } from '@aravalli/shared/money'
import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { buy } from './buy.ts'
import { listOrders, listPaidOrders, orders } from './orders/tables.ts'
import { requestRefundOfOrder } from './refunds/ask-for-refund.ts'
import { listRefundRequests, listRefunds, refundRequests, refunds } from './refunds/tables.ts'
import { listPayments } from './settling/tables.ts'

export type { PaymentServices } from './payment-services.ts'
export type { Granted, Offer, Seller, SoldOrder } from './seller.ts'
export { buy, requestRefundOfOrder }

/** Nobody has bought more than that. */
const ALL = 100_000

/** Exports what somebody has ordered, paid and been given back. It stays, as the law asks, and holds no contact data. */
export const paymentsData: PersonalData = {
	erased: [],
	kept: [orders, refunds, refundRequests],
	groups: [
		{
			name: 'payments',
			tables: [orders, refunds, refundRequests],
			afterClosing: 'kept',
			count: countOwn(orders.userId, refundRequests.userId),
		},
	],
	async export(db, userId) {
		const own = await listOrders(db, userId, ALL)
		const paid = await listPayments(
			db,
			own.map(({ id }) => id),
		)
		const ids = paid.map(({ id }) => id)
		const [given, asked] = await Promise.all([listRefunds(db, ids), listRefundRequests(db, ids)])
		return {
			orders: own.map(({ id, kind, itemId, title, pricePaise, status, createdAt }) => ({
				id,
				kind,
				itemId,
				title,
				price: rupeesOf(pricePaise),
				status,
				createdAt,
			})),
			payments: paid.map(({ amountPaise, refundedPaise, ...payment }) => ({
				...payment,
				amount: rupeesOf(amountPaise),
				refunded: rupeesOf(refundedPaise),
			})),
			refunds: given.map(({ amountPaise, requestedBy: _, ...refund }) => ({
				...refund,
				amount: rupeesOf(amountPaise),
			})),
			refundRequests: asked.map(({ userId: _, ...request }) => request),
		}
	},
	erase: async () => undefined,
}

/** Finds by which payment each of these orders was paid; those that were not are left out. */
export async function findPaymentIds(db: Queryable, orderIds: string[]): Promise<ReadonlyMap<string, string>> {
	const paid = await listPaidOrders(db, orderIds)
	return new Map(paid.flatMap(({ id, fulfilledBy }) => (fulfilledBy === null ? [] : [[id, fulfilledBy] as const])))
}
