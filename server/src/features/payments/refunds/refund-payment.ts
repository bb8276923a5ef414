import { AppError } from '@aravalli/shared/errors'
import { lessOf, type Paise } from '@aravalli/shared/money'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { soldOrder } from '../orders/sold-order.ts'
import { isOrder, lockOrder, type OrderRow } from '../orders/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import { findPayment, lockPayment, type PaymentRow } from '../settling/tables.ts'
import { startRefund } from './start-refund.ts'
import { decideRefundRequest } from './tables.ts'

export interface AdminRefund {
	paymentId: string
	/** Null: all that is left of it. */
	amountPaise: Paise | null
	/** Is what was refunded when the administrator looked: a press that is sent twice refunds once. Absent: whatever it is. */
	refundedBefore?: Paise | undefined
	reason: string
	adminId: string
}

/**
 * Gives money back because an administrator says so: in parts, which add up to at most what was captured. Only all of it ends the access.
 *
 * @returns the refund's id
 * @throws AppError `payment.not-found`, `refund.not-captured`, `refund.too-much`, `refund.changed`
 */
export async function refundPayment(
	services: PaymentServices,
	{ paymentId, amountPaise, refundedBefore, reason, adminId }: AdminRefund,
): Promise<string> {
	const { database } = services
	const known = await findPayment(database.db, paymentId)
	if (!known) throw new AppError('payment.not-found')
	return database.transaction(async (tx) => {
		// The order first, as everybody does who locks both.
		const order = await lockOrder(tx, isOrder(known.orderId))
		const payment = await lockPayment(tx, paymentId)
		if (!order || !payment) throw new AppError('payment.not-found')
		refuseIfChanged(payment, refundedBefore)
		const left = lessOf(payment.amountPaise, payment.refundedPaise)
		const amount = amountPaise ?? left
		const wish = { payment, amountPaise: amount, reason, requestedBy: adminId }
		const id = amount > 0 ? await startRefund(services, tx, wish) : null
		if (id === null) throw new AppError('refund.too-much')
		if (amount === left) await endAccess(services, tx, order, paymentId)
		return id
	})
}

function refuseIfChanged({ refundedPaise }: PaymentRow, refundedBefore: Paise | undefined): void {
	if (refundedBefore !== undefined && refundedBefore !== refundedPaise) throw new AppError('refund.changed')
}

async function endAccess(
	services: PaymentServices,
	tx: Transaction,
	order: OrderRow,
	paymentId: string,
): Promise<void> {
	const at = services.now()
	if (order.fulfilledBy === paymentId) await sellerOf(services, order.kind).revoke(tx, soldOrder(order), at)
	await decideRefundRequest(tx, paymentId, { status: 'refunded', answer: null, decidedAt: at })
}
