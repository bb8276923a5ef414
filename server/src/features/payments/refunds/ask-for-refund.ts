import { randomUUID } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { insertLedgerEntry } from '../ledger/tables.ts'
import { soldOrder } from '../orders/sold-order.ts'
import { findOrder, isOrder, type OrderRow } from '../orders/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import { findPayment, lockPayment, type PaymentRow } from '../settling/tables.ts'
import { admitRefundRequest } from './refund-rule.ts'
import { insertRefundRequest } from './tables.ts'

interface AskedByLearner {
	paymentId: string
	userId: string
	reason: string
}

/** @throws AppError `payment.not-found` for somebody else's and a missing one alike, and what the rule refuses with */
export async function askForRefund(
	services: PaymentServices,
	{ paymentId, userId, reason }: AskedByLearner,
): Promise<void> {
	const { database, now } = services
	await database.transaction(async (tx) => {
		const payment = await lockPayment(tx, paymentId)
		const order = payment && (await findOrder(tx, isOrder(payment.orderId)))
		if (!payment || order?.userId !== userId) throw new AppError('payment.not-found')
		const refusal = await sellerOf(services, order.kind).refusesRefund(tx, soldOrder(order), now())
		const state = {
			capturedAt: payment.capturedAt,
			isGranted: order.fulfilledBy === payment.id,
			isBeingRefunded: payment.refundedPaise > 0,
			refusal,
		}
		admitRefundRequest(state, now())
		await storeRequest(services, tx, order, payment, reason.trim())
	})
}

/** Files a request for what a learner has given back, such as a cancelled session; what was asked for before stays as it is. */
export async function requestRefundOfOrder(
	services: Pick<PaymentServices, 'now'>,
	tx: Transaction,
	{ orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
	const order = await findOrder(tx, isOrder(orderId))
	const payment = order?.fulfilledBy ? await findPayment(tx, order.fulfilledBy) : null
	if (order && payment) await storeRequest(services, tx, order, payment, reason).catch(passAskedBefore)
}

function passAskedBefore(error: unknown): void {
	if (!(error instanceof AppError) || error.code !== 'refund.already-asked') throw error
}

async function storeRequest(
	{ now }: Pick<PaymentServices, 'now'>,
	tx: Transaction,
	order: OrderRow,
	payment: PaymentRow,
	reason: string,
): Promise<void> {
	const id = randomUUID()
	const createdAt = now()
	const { userId } = order
	if (!(await insertRefundRequest(tx, { id, paymentId: payment.id, userId, reason, createdAt })))
		throw new AppError('refund.already-asked')
	await insertLedgerEntry(tx, {
		at: createdAt,
		actor: `user:${userId}`,
		subject: 'refund-request',
		subjectId: id,
		orderId: order.id,
		what: 'asked',
		after: { paymentId: payment.id },
		why: 'the learner asks for the money back',
	})
}
