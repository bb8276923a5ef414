import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { isCaptured } from '@aravalli/shared/payment-status'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import type { PurchaseKind } from '@aravalli/shared/payments/payment'
import { findOrder, isOrder, isProviderOrder, type OrderRow } from '../orders/tables.ts'
import type { PaymentServices } from '../payment-services.ts'
import { listRefunds } from '../refunds/tables.ts'
import { listPayments, type PaymentRow } from '../settling/tables.ts'
import { presentSuccess } from './present-success.ts'

export type OrderState = 'open' | 'lapsed' | 'failed' | 'confirming' | 'paid' | 'refunding' | 'refunded'

interface Known {
	order: Pick<OrderRow, 'status' | 'provenBy' | 'fulfilledBy'>
	payments: Pick<PaymentRow, 'id' | 'status' | 'refundedPaise' | 'amountPaise'>[]
	areRefundsDone: boolean
}

/**
 * Decides the one true sentence about the money of an order. Pure.
 *
 * What was granted and given back later counts as refunded; what is on its way counts as confirming, whatever else has failed.
 */
export function orderState({ order, payments, areRefundsDone }: Known): OrderState {
	const captured = payments.filter(({ status }) => isCaptured(status))
	const granting = captured.find(({ id }) => id === order.fulfilledBy)
	if (order.status === 'paid' && (!granting || granting.refundedPaise < granting.amountPaise)) return 'paid'
	const isAllBack = areRefundsDone || captured.every(({ status }) => status === 'refunded')
	if (captured.length > 0) return isAllBack ? 'refunded' : 'refunding'
	if (order.provenBy !== null || payments.some(({ status }) => status === 'authorized')) return 'confirming'
	if (payments.some(({ status }) => status === 'failed')) return 'failed'
	return order.status === 'lapsed' ? 'lapsed' : 'open'
}

interface Shown {
	orderId: string
	kind: PurchaseKind
	itemId: string
	state: OrderState
	success: PaymentSuccess | null
}

/** @param orderId the provider's id, as the browser knows it, or ours @throws AppError `order.not-found`, for somebody else's, too */
export async function getOrderState(
	services: PaymentServices,
	{ orderId, userId, language }: { orderId: string; userId: string; language: Language },
): Promise<Shown> {
	const { db } = services.database
	const order = (await findOrder(db, isProviderOrder(orderId))) ?? (await findOrder(db, isOrder(orderId)))
	if (order?.userId !== userId) throw new AppError('order.not-found')
	const payments = await listPayments(db, [order.id])
	const refunds = await listRefunds(
		db,
		payments.map(({ id }) => id),
	)
	const areRefundsDone = refunds.length > 0 && refunds.every(({ status }) => status === 'done')
	const state = orderState({ order, payments, areRefundsDone })
	const hasSuccess = state === 'paid' || state === 'confirming' || state === 'refunding'
	return {
		orderId,
		kind: order.kind,
		itemId: order.itemId,
		state,
		success: hasSuccess ? await presentSuccess(services, order, language) : null,
	}
}
